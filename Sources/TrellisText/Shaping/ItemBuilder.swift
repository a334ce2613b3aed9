/// Divides a text into items.
struct ItemBuilder {
  let text: UnsafeBufferPointer<UInt16>
  /// The end of every run, ascending; the last is the text's end.
  let runEnds: [Int]
  /// The level of every unit, or empty if all have the base level.
  let levels: [UInt8]
  let baseLevel: UInt8
  /// Clusters that no face covers, ascending.
  let cells: [Range<Int>]
  /// The emoji among ``cells`` that an installed emoji font paints, ascending.
  var emoji: [EmojiCell] = []

  /// - Complexity: O(units).
  func items() -> [TextItem] {
    var items: [TextItem] = []
    var index = 0
    var run = 0
    var cell = 0
    var emojiIndex = 0
    var isAtLineStart = true
    while index < text.count {
      while run + 1 < runEnds.count, index >= runEnds[run] { run += 1 }
      while cell < cells.count, index >= cells[cell].upperBound { cell += 1 }
      let kind = kind(at: index, cell: cell)
      let isLeadingSpace = isAtLineStart && text[index] == TextUnit.space
      var end = index + 1
      switch kind {
      case .cell:
        end = cells[cell].upperBound
      case .lineFeed, .control:
        break
      case .tab, .text:
        let limit = cell < cells.count ? cells[cell].lowerBound : text.count
        while end < min(runEnds[run], limit), level(at: end) == level(at: index),
          self.kind(at: end, cell: cell) == kind, !isLeadingSpace || text[end] == TextUnit.space
        {
          end += 1
        }
      }
      isAtLineStart = kind == .lineFeed
      var item = TextItem(
        start: Int32(index), end: Int32(end), run: Int32(run), level: level(at: index), kind: kind)
      if kind == .cell, !emoji.isEmpty {
        while emojiIndex < emoji.count, emoji[emojiIndex].range.upperBound <= index {
          emojiIndex += 1
        }
        if emojiIndex < emoji.count, emoji[emojiIndex].range == index..<end {
          item.emoji = emoji[emojiIndex].painting
        }
      }
      items.append(item)
      index = end
    }
    return items
  }

  @inline(__always)
  private func level(at index: Int) -> UInt8 {
    levels.isEmpty ? baseLevel : levels[index]
  }

  @inline(__always)
  private func kind(at index: Int, cell: Int) -> TextItem.Kind {
    let unit = text[index]
    if unit == TextUnit.lineFeed { return .lineFeed }
    if unit == TextUnit.tab { return .tab }
    if TextUnit.isControl(unit) { return .control }
    return cell < cells.count && cells[cell].contains(index) ? .cell : .text
  }
}

/// An emoji of an installed font.
struct EmojiCell {
  var range: Range<Int>
  var painting: EmojiSequences.Painting
}
