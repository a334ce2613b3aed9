// Debian's libxml2 is built with ICU, and its headers include those of the system's ICU. Foundation
// brings a private ICU of another version. A compiler process that loads both fails, because types
// such as UErrorCode differ. Whether one process loads both depends on how files are grouped, so that
// builds failed now and then. Trellis uses no declaration of libxml2 that depends on ICU.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/// Frees memory that libxml2 allocated. `xmlFree` is a mutable global, which Swift 6 refuses.
static inline void cxml_free(void *pointer) { xmlFree(pointer); }

static inline void cxml_ignore(void *context, const char *message, ...) {}

/// Sets whether messages of this thread that have no other handler are ignored; else they go to the standard
/// error. A variadic function cannot be written in Swift.
static inline void cxml_setSilent(int isSilent) {
  xmlSetGenericErrorFunc(NULL, isSilent ? cxml_ignore : NULL);
}
