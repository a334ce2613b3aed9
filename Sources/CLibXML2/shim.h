#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/// Frees memory that libxml2 allocated. `xmlFree` is a mutable global, which Swift 6 refuses.
static inline void cxml_free(void *pointer) { xmlFree(pointer); }
