/// How bad a division of a paragraph into lines is: what ``LineWrapping/pretty`` makes as small as it can.
///
/// Each line but the last adds the square of 1 and its badness, which is 100 times the cube of how much of
/// a quarter of its room is left over. A hyphen, a second one in a row, a last line of one word only, and a
/// last line that has only the rest of a hyphenated word add amounts of their own.
///
/// Source: Knuth and Plass, "Breaking Paragraphs into Lines" (1981), for lines set ragged.
enum LineBadness {
  static let hyphen = 2_500.0
  static let secondHyphen = 5_000.0
  /// As bad as a line that a third of is empty.
  static let loneWord = 60_000.0
  /// Worse than all lines of a paragraph together, so that a last line is a part of a word only where the word
  /// is wider than a line.
  static let loneRest = 1e12

  /// The badness of a line that is not the last, in a room of more than 0.
  @inline(__always)
  static func ofLine(width: Int64, room: Int64) -> Double {
    let left = 4 * Double(max(room - width, 0)) / Double(max(room, 1))
    let badness = 1 + 100 * left * left * left
    return badness * badness
  }
}

extension TextEngine {
  /// The badness of all paragraphs of a text that this engine laid out, as ``LineWrapping/pretty`` counts
  /// it.
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
        let room = LayoutUnit(
          floor: layout.constrainedWidth - paragraph.spacing.endIndent - line.indent)
        let width = LayoutUnit(nearest: line.width - line.stretch)
        sum += LineBadness.ofLine(width: width.raw, room: room.raw + 1)
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
