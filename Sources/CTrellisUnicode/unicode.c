#include "CTrellisUnicode.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

static trellis_boundaries *open_boundaries(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : (trellis_boundaries *)iterator;
}

trellis_boundaries *trellis_line_boundaries_open(const char *locale) {
  return open_boundaries(UBRK_LINE, locale);
}

trellis_boundaries *trellis_grapheme_boundaries_open(void) {
  return open_boundaries(UBRK_CHARACTER, "en");
}

void trellis_boundaries_close(trellis_boundaries *boundaries) {
  if (boundaries) ubrk_close((UBreakIterator *)boundaries);
}

void trellis_boundaries_set_text(
    trellis_boundaries *boundaries, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)boundaries, (const UChar *)text, length, &status);
}

int32_t trellis_boundaries_following(trellis_boundaries *boundaries, int32_t offset) {
  return ubrk_following((UBreakIterator *)boundaries, offset);
}

trellis_bidi *trellis_bidi_open(void) { return (trellis_bidi *)ubidi_open(); }

void trellis_bidi_close(trellis_bidi *bidi) {
  if (bidi) ubidi_close((UBiDi *)bidi);
}

uint8_t trellis_bidi_natural_level(const uint16_t *text, int32_t length) {
  return ubidi_getBaseDirection((const UChar *)text, length) == UBIDI_RTL ? 1 : 0;
}

bool trellis_bidi_levels(
    trellis_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels((UBiDi *)bidi, &status);
  if (U_FAILURE(status)) return false;
  memcpy(levels, found, (size_t)length);
  return true;
}

int32_t trellis_line_break_class(uint32_t character) {
  return u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK);
}

bool trellis_is_east_asian(uint32_t character) {
  int32_t width = u_getIntPropertyValue((UChar32)character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH || width == U_EA_WIDE;
}

void trellis_unicode_version(uint8_t version[2]) {
  UVersionInfo full;
  u_getUnicodeVersion(full);
  memcpy(version, full, 2);
}

bool trellis_emoji_sequences(
    void (*body)(void *context, const uint16_t *text, int32_t length), void *context) {
  static const UChar pattern[] = u"[:RGI_Emoji:]";
  UErrorCode status = U_ZERO_ERROR;
  USet *set = uset_openPattern(pattern, -1, &status);
  if (U_FAILURE(status)) return false;
  int32_t count = uset_getItemCount(set);
  for (int32_t item = 0; item < count; item++) {
    UChar32 first, last;
    UChar text[64];
    status = U_ZERO_ERROR;
    // Items of length 0 are ranges of single characters.
    int32_t length = uset_getItem(set, item, &first, &last, text, 64, &status);
    if (U_SUCCESS(status) && length >= 2) body(context, (const uint16_t *)text, length);
  }
  uset_close(set);
  return true;
}


/// Writes the locale of ICU for a language tag; the root locale for an unknown tag.
static void locale_of_tag(const char *language_tag, char locale[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(language_tag, locale, ULOC_FULLNAME_CAPACITY, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}

trellis_collator *trellis_collator_open(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  locale_of_tag(language_tag, locale);
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  return (trellis_collator *)collator;
}

void trellis_collator_close(trellis_collator *collator) {
  if (collator) ucol_close((UCollator *)collator);
}

int32_t trellis_collator_compare(
    const trellis_collator *collator, const char *one, int32_t length, const char *other,
    int32_t other_length) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(
      (const UCollator *)collator, one, length, other, other_length, &status);
}

trellis_plural_rules *trellis_plural_rules_open(const char *language_tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  locale_of_tag(language_tag, locale);
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  return U_FAILURE(status) ? NULL : (trellis_plural_rules *)rules;
}

void trellis_plural_rules_close(trellis_plural_rules *rules) {
  if (rules) uplrules_close((UPluralRules *)rules);
}

bool trellis_plural_rules_select(const trellis_plural_rules *rules, double number, char name[16]) {
  UChar keyword[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uplrules_select((const UPluralRules *)rules, number, keyword, 16, &status);
  if (U_FAILURE(status) || length >= 16) return false;
  u_UCharsToChars(keyword, name, length);
  name[length] = 0;
  return true;
}
