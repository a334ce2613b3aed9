/// The vertical metrics of a face, as fractions of the font size.
///
/// The positions of lines and baselines on a page do not depend on them (``TextStyleSheet/rules``). They are used for
/// the natural line height, for the space that ink needs, and for centring capital letters in a line. A *pinned* face
/// has an ascent of 100 % and a descent and line gap of 0 %.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline, from `OS/2` if the font requests that, otherwise from `hhea`.
  public let ascent: Double
  /// The depth below the baseline; positive values are below.
  public let descent: Double
  /// The requested space between lines, in addition to ascent and descent.
  public let lineGap: Double
  /// The height of capital letters.
  public let capHeight: Double

  /// The metrics of a pinned face.
  public static let pinned = FontMetrics(ascent: 1, descent: 0, lineGap: 0, capHeight: 1)

  /// The metrics in whole pixels, with Blink's rounding.
  ///
  /// With `shiftsDescent`, a pixel moves from the ascent to the descent if rounding made the descent
  /// smaller; Blink does so on Linux, ChromeOS and Android with subpixel positioning of glyphs. It has no
  /// effect on a pinned face.
  package func rounded(size: Double, shiftsDescent: Bool) -> RoundedFontMetrics {
    var ascent = (self.ascent * size + 0.5).rounded(.down)
    var descent = (self.descent * size + 0.5).rounded(.down)
    if shiftsDescent, descent < self.descent * size, ascent >= 1 {
      ascent -= 1
      descent += 1
    }
    let gap = (lineGap * size + 0.5).rounded(.down)
    return RoundedFontMetrics(ascent: ascent, descent: descent, lineGap: gap)
  }
}

/// Vertical metrics at one size, in whole pixels.
package struct RoundedFontMetrics: Hashable, Sendable {
  package let ascent: Double
  package let descent: Double
  package let lineGap: Double

  /// The CSS line height `normal`.
  package var lineHeight: Double { ascent + descent + lineGap }

  /// The distance of the baseline below the top of a line of height `lineHeight` px: the leading is split
  /// evenly; the odd pixel and every fraction go below.
  package func baseline(inLineOfHeight lineHeight: Double) -> Double {
    let height = LayoutUnit(nearest: lineHeight).pixels
    return ascent + ((height - (ascent + descent)) / 2).rounded(.down)
  }
}
