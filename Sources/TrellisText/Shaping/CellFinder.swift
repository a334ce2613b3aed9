/// Finds clusters for cells before shaping: emoji, and characters that no face has.
///
/// Shaping finds further clusters by trying each face in turn; for a whole text of ideographs this would take several
/// times as long.
struct CellFinder {
  let worker: TextWorker
  let text: UnsafeBufferPointer<UInt16>
  /// The end of every run, ascending; the last is the text's end.
  let runEnds: [Int]
  let instances: [FontInstance]

  /// The clusters, ascending.
  ///
  /// - Parameter clusters: the clusters that are emoji.
  /// - Complexity: O(units), times the faces for characters from U+2E80 on.
  func cells(emoji clusters: [Range<Int>]) -> [Range<Int>] {
    let emoji = Set(clusters.map(\.lowerBound))
    var found: [Range<Int>] = []
    var run = 0
    var index = 0
    while index < text.count {
      while run + 1 < runEnds.count, index >= runEnds[run] { run += 1 }
      let (scalar, width) = TextUnit.scalar(in: text, at: index)
      if emoji.contains(index), instances[run].emojiFace == nil {
        found.append(index..<index + width)
      } else if scalar >= 0x2E80, !TextUnit.isIgnorable(text[index]),
        !instances[run].faces.contains(where: { $0.glyph(for: scalar) != nil })
      {
        found.append(index..<index + width)
      }
      index += width
    }
    return found.isEmpty ? [] : self.clusters(around: found)
  }

  /// The clusters that are emoji, ascending.
  ///
  /// - Complexity: O(units), and less for text without possible emoji.
  func emojiClusters() -> [Range<Int>] {
    guard EmojiPresentation.mayOccur(in: text) else { return [] }
    let finder = worker.graphemes
    finder.setText(text)
    var clusters: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = finder.boundary(after: start) ?? text.count
      if EmojiPresentation.holds(for: UnsafeBufferPointer(rebasing: text[start..<end])) {
        clusters.append(start..<end)
      }
      start = end
    }
    return clusters
  }

  /// The emoji among `cells` that an installed emoji font paints. `cells` are ascending clusters.
  ///
  /// - Complexity: O(cells + runs).
  func emoji(among cells: [Range<Int>]) -> [EmojiCell] {
    guard instances.contains(where: { $0.installedEmoji != nil }) else { return [] }
    var emoji: [EmojiCell] = []
    var run = 0
    for cell in cells {
      while run + 1 < runEnds.count, cell.lowerBound >= runEnds[run] { run += 1 }
      // An emoji in two runs has no single font.
      guard cell.upperBound <= runEnds[run] else { continue }
      let cluster = UnsafeBufferPointer(rebasing: text[cell])
      if let painting = instances[run].painting(ofCell: cluster) {
        emoji.append(EmojiCell(range: cell, painting: painting))
      }
    }
    return emoji
  }

  /// The grapheme clusters that contain the ranges, without duplicates and ascending. A cluster is divided where a
  /// line may end: after a space at its beginning, and before a skin tone without a character that it colours.
  func clusters(around ranges: [Range<Int>]) -> [Range<Int>] {
    let finder = worker.graphemes
    finder.setText(text)
    var clusters: [Range<Int>] = []
    var start = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      while start < range.upperBound {
        let end = finder.boundary(after: start) ?? text.count
        if end > range.lowerBound {
          let hasSpace = end > start + 1 && text[start] == TextUnit.space
          append(hasSpace ? start + 1..<end : start..<end, to: &clusters)
        }
        start = end
      }
    }
    return clusters
  }

  /// Appends the parts of `cluster` between which a line may end.
  ///
  /// A skin tone is in the cluster of the character before it, but a line may end between the two unless the skin tone
  /// colours the character.
  ///
  /// Source: rules LB8a, LB9 and LB30b of Unicode Standard Annex #14.
  private func append(_ cluster: Range<Int>, to clusters: inout [Range<Int>]) {
    // A character and a skin tone have at least three units.
    guard cluster.count > 2 else { return clusters.append(cluster) }
    var start = cluster.lowerBound
    var index = start
    var hasBase = false
    while index < cluster.upperBound {
      let (scalar, width) = TextUnit.scalar(in: text, at: index)
      switch LineBreakClass(scalar) {
      case .emojiModifier:
        if !hasBase, index > start, text[index - 1] != TextUnit.zeroWidthJoiner {
          clusters.append(start..<index)
          start = index
        }
        hasBase = false
      case .combiningMark, .zeroWidthJoiner: break
      case let other: hasBase = other == .emojiBase
      }
      index += width
    }
    clusters.append(start..<cluster.upperBound)
  }
}
