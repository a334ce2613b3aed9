#ifndef C_TRELLIS_UNICODE_H
#define C_TRELLIS_UNICODE_H

// The part of ICU that the text engine needs, under names without ICU's version. No header of ICU may be included
// here: Foundation contains another ICU, and a Swift module that includes the headers of both does not compile.

#include <stdbool.h>
#include <stdint.h>

/// Finds the boundaries of a text in UTF-16.
typedef struct trellis_boundaries trellis_boundaries;
/// Resolves the levels of the bidirectional algorithm.
typedef struct trellis_bidi trellis_bidi;

/// Compares texts in the order of a language.
typedef struct trellis_collator trellis_collator;

/// Chooses plural forms in a language.
typedef struct trellis_plural_rules trellis_plural_rules;

/// Opens a finder of line break opportunities for a locale of ICU, or returns NULL.
trellis_boundaries *trellis_line_boundaries_open(const char *locale);
/// Opens a finder of the boundaries between grapheme clusters, or returns NULL.
trellis_boundaries *trellis_grapheme_boundaries_open(void);
/// Closes a finder. NULL is allowed.
void trellis_boundaries_close(trellis_boundaries *boundaries);
/// Sets the text, which must stay valid until the next call. NULL is allowed for an empty text.
void trellis_boundaries_set_text(trellis_boundaries *boundaries, const uint16_t *text, int32_t length);
/// Returns the first boundary after `offset`, or a negative number.
int32_t trellis_boundaries_following(trellis_boundaries *boundaries, int32_t offset);

/// Opens a resolver, or returns NULL if memory is exhausted.
trellis_bidi *trellis_bidi_open(void);
/// Closes a resolver. NULL is allowed.
void trellis_bidi_close(trellis_bidi *bidi);
/// Returns 1 if the first strongly directional character is right-to-left, else 0.
uint8_t trellis_bidi_natural_level(const uint16_t *text, int32_t length);
/// Writes the level of each unit to `levels`. Returns false, and writes nothing, if ICU fails.
bool trellis_bidi_levels(
    trellis_bidi *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels);

/// Returns the property Line_Break of a character as a value of ICU's `ULineBreak`.
int32_t trellis_line_break_class(uint32_t character);

/// Whether the property East_Asian_Width of a character is Fullwidth, Halfwidth or Wide.
bool trellis_is_east_asian(uint32_t character);

/// Calls `body` with the code units of each string of the set `RGI_Emoji` that has more than one character.
/// Returns false if this ICU lacks the set.
bool trellis_emoji_sequences(
    void (*body)(void *context, const uint16_t *text, int32_t length), void *context);

/// Writes the major and the minor number of ICU's version of Unicode.
void trellis_unicode_version(uint8_t version[2]);

/// Opens a collator for a language tag (BCP 47), which compares numbers in texts by their values, or returns NULL. An
/// unknown tag has the order of the root locale.
trellis_collator *trellis_collator_open(const char *language_tag);
/// Closes a collator. NULL is allowed.
void trellis_collator_close(trellis_collator *collator);
/// Returns a negative number, 0 or a positive number if the first text in UTF-8 is before, at or after the place of the
/// other one. A collator may be used on several threads at the same time.
int32_t trellis_collator_compare(
    const trellis_collator *collator, const char *one, int32_t length, const char *other, int32_t other_length);

/// Opens the cardinal plural rules of a language tag (BCP 47), or returns NULL. An unknown tag has the form `other` alone.
trellis_plural_rules *trellis_plural_rules_open(const char *language_tag);
/// Closes rules. NULL is allowed.
void trellis_plural_rules_close(trellis_plural_rules *rules);
/// Writes the name of the plural category of a number in ASCII, ended by 0, and returns true; returns false if ICU fails.
/// Rules may be used on several threads at the same time.
bool trellis_plural_rules_select(const trellis_plural_rules *rules, double number, char name[16]);

#endif
