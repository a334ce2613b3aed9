/// The badness of a paragraph's division into lines; ``LineWrapping/pretty`` minimises it.
///
/// Each line but the last adds the square of 1 plus its badness. The badness is 100 times the cube of the
/// unused width divided by a quarter of the available width. A hyphen, two hyphens in a row, a last line of
/// one word, and a last line with only the rest of a hyphenated word add fixed amounts.
///
/// Source: Knuth and Plass, "Breaking Paragraphs into Lines" (1981), for lines set ragged.
enum LineBadness {
  static let hyphen = 2_500.0
  static let secondHyphen = 5_000.0
  /// The cost of a lone last word: about the cost of a line with a third of its width unused.
  static let loneWord = 60_000.0
  /// More than the cost of all lines of a paragraph together, so that the last line is a part of a word
  /// only if the word is wider than a line.
  static let loneRest = 1e12

  /// The badness of a line that is not the last; the available width must be positive.
  @inline(__always)
  static func ofLine(width: Int64, availableWidth: Int64) -> Double {
    let left = 4 * Double(max(availableWidth - width, 0)) / Double(max(availableWidth, 1))
    let badness = 1 + 100 * left * left * left
    return badness * badness
  }
}

extension TextEngine {
  /// The badness of all paragraphs of a layout of this engine, as defined for ``LineWrapping/pretty``.
  package func badness(of layout: TextLayout) -> Double {
    let paragraph = layout.paragraph
    let lines = layout.lines
    let units = paragraph.runs.flatMap { Array($0.text.utf16) }
    let wordEnds = breakOpportunities(in: paragraph).filter {
      TextUnit.hangs(units[$0 - 1]) || units[$0 - 1] > 0xFF
    }
    var sum = 0.0
    for (index, line) in lines.enumerated() {
      let isFirst = index == 0 || lines[index - 1].endsWithLineFeed
      let isLast = line.endsWithLineFeed || index + 1 == lines.count
      if !isLast {
        let available = LayoutUnit(
          floor: layout.constrainedWidth - paragraph.spacing.endIndent - line.indent)
        let width = LayoutUnit(nearest: line.width - line.stretch)
        sum += LineBadness.ofLine(width: width.raw, availableWidth: available.raw + 1)
      } else if !isFirst,
        !wordEnds.contains(where: { $0 > line.range.lowerBound && $0 < line.visibleEnd })
      {
        sum += lines[index - 1].isHyphenated ? LineBadness.loneRest : LineBadness.loneWord
      }
      if line.isHyphenated {
        sum += LineBadness.hyphen
        if !isFirst, lines[index - 1].isHyphenated { sum += LineBadness.secondHyphen }
      }
    }
    return sum
  }
}
