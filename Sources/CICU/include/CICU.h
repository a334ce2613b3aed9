#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

// The system's ICU behind unversioned names. No ICU header may be included here: a module that imports
// ICU's headers and Foundation's ICU does not compile.

typedef struct cicu_break cicu_break;
typedef struct cicu_bidi cicu_bidi;

/// A finder of line break opportunities, or NULL on failure.
cicu_break *cicu_line_open(const char *locale);
/// A finder of grapheme cluster boundaries, or NULL on failure.
cicu_break *cicu_grapheme_open(void);
void cicu_break_close(cicu_break *finder);
/// Sets the text to search, which must stay valid.
bool cicu_break_set_text(cicu_break *finder, const uint16_t *text, int32_t length);
/// The first boundary after `offset`, or a negative number if there is none.
int32_t cicu_break_following(cicu_break *finder, int32_t offset);

cicu_bidi *cicu_bidi_open(void);
void cicu_bidi_close(cicu_bidi *bidi);
/// The level of the first strongly directed character, 0 if there is none.
uint8_t cicu_bidi_natural_level(const uint16_t *text, int32_t length);
/// Fills `levels`; returns whether it succeeded.
bool cicu_bidi_levels(
    cicu_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels);

/// Writes the script extensions of a character as ISO 15924 tags, without Common and Inherited, and returns
/// their number.
int32_t cicu_script_extensions(uint32_t character, uint32_t *tags, int32_t capacity);

#endif
