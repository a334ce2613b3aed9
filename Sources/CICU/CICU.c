#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>

static cicu_break *open_break(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : (cicu_break *)iterator;
}

cicu_break *cicu_line_open(const char *locale) { return open_break(UBRK_LINE, locale); }

cicu_break *cicu_grapheme_open(void) { return open_break(UBRK_CHARACTER, "en"); }

void cicu_break_close(cicu_break *finder) {
  if (finder) ubrk_close((UBreakIterator *)finder);
}

bool cicu_break_set_text(cicu_break *finder, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)finder, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_break_following(cicu_break *finder, int32_t offset) {
  return ubrk_following((UBreakIterator *)finder, offset);
}

cicu_bidi *cicu_bidi_open(void) { return (cicu_bidi *)ubidi_open(); }

void cicu_bidi_close(cicu_bidi *bidi) {
  if (bidi) ubidi_close((UBiDi *)bidi);
}

uint8_t cicu_bidi_natural_level(const uint16_t *text, int32_t length) {
  return ubidi_getBaseDirection((const UChar *)text, length) == UBIDI_RTL ? 1 : 0;
}

bool cicu_bidi_levels(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *found = ubidi_getLevels((UBiDi *)bidi, &status);
  if (U_FAILURE(status)) return false;
  memcpy(levels, found, (size_t)length);
  return true;
}

int32_t cicu_script_extensions(uint32_t character, uint32_t *tags, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode scripts[64];
  int32_t count = uscript_getScriptExtensions((UChar32)character, scripts, 64, &status);
  if (U_FAILURE(status)) return 0;
  int32_t written = 0;
  for (int32_t index = 0; index < count && written < capacity; index++) {
    const char *name = uscript_getShortName(scripts[index]);
    if (scripts[index] == USCRIPT_COMMON || scripts[index] == USCRIPT_INHERITED || !name) continue;
    tags[written++] = (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16
        | (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
  }
  return written;
}
