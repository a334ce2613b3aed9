/// The vertical metrics of a face, as parts of the font size.
///
/// A page that uses the registry's style sheet does not paint with them: there every face is
/// *pinned* (ascent 100 %, descent and line gap 0 %), so that every system puts the baseline on
/// the same pixel. They give the room that ink really needs, and capital letters their place in the
/// middle of a line.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline, from the table `OS/2` where the font asks for that, else from `hhea`.
  public let ascent: Double
  /// The depth below the baseline; more than 0 is below.
  public let descent: Double
  /// The room that the font wants between lines, beside ascent and descent.
  public let lineGap: Double
  /// The height of capital letters.
  public let capHeight: Double

  /// The metrics of a pinned face.
  public static let pinned = FontMetrics(ascent: 1, descent: 0, lineGap: 0, capHeight: 1)

  /// The metrics in whole pixels as Blink rounds them.
  ///
  /// With `shiftsDescent`, a pixel goes from the ascent to the descent where rounding made the
  /// descent smaller; Blink does so on Linux, ChromeOS and Android when glyphs are placed on
  /// fractions of a pixel. It never happens to a pinned face.
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

  /// The line height that CSS calls `normal`.
  package var lineHeight: Double { ascent + descent + lineGap }

  /// How far the baseline lies below the top of a line `lineHeight` px high: the leading is split
  /// evenly, the odd pixel (and every fraction) goes below.
  package func baseline(inLineOfHeight lineHeight: Double) -> Double {
    let height = LayoutUnit(nearest: lineHeight).pixels
    return ascent + ((height - (ascent + descent)) / 2).rounded(.down)
  }
}
