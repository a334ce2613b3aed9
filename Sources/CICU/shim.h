#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>
