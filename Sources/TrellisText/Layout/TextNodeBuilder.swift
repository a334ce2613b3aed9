import TrellisBase

/// Converts broken lines to nodes.
///
/// Embedding levels above the paragraph's level become nested elements that override the direction, because a browser
/// resolves the digits and punctuation at the edges of a separate line differently (UAX #9).
struct TextNodeBuilder {
  private let shaped: ShapedText
  private let tags: [Int]
  /// The widths of tabs by their first unit, if they extend to tab stops of the paragraph.
  private let tabs: [Int: LayoutUnit]
  private(set) var nodes: [TextNode] = []

  init(shaped: ShapedText, tags: [Int], tabs: [Int: LayoutUnit] = [:]) {
    self.shaped = shaped
    self.tags = tags
    self.tabs = tabs
  }

  /// - Parameter next: the index of the next line, or `nil` after the last.
  mutating func append(_ line: BrokenLine, next: Int?) {
    var pieces = pieces(of: line)[...]
    let inline = level(shaped.baseLevel, of: &pieces)
    if line.stretch > .zero {
      let width = line.paintedWidth + line.stretch - line.endHang
      nodes.append(.justified(width: width.pixels, inline))
    } else {
      nodes += inline
    }
    let end = Int(line.end)
    let hasLineFeed = end > line.start && shaped.units[end - 1] == TextUnit.lineFeed
    let hidden = text(Int(line.visibleEnd)..<(hasLineFeed ? end - 1 : end))
    if hasLineFeed {
      if !hidden.isEmpty { nodes.append(.hidden(hidden)) }
      nodes.append(next.map { .lineFeed(line: $0) } ?? .text("\n"))
    } else if let next {
      let softHyphen = endsWithSoftHyphen(line) ? "\u{AD}" : ""
      nodes.append(.lineBreak(hidden: softHyphen + hidden, line: next))
    } else if !hidden.isEmpty {
      nodes.append(.hidden(hidden))
    }
  }

  /// Whether a soft hyphen of the source is visible at the line's end.
  private func endsWithSoftHyphen(_ line: BrokenLine) -> Bool {
    line.isHyphenated && shaped.units[Int(line.visibleEnd) - 1] == TextUnit.softHyphen
  }

  /// A stretch of one run and level on one line.
  private struct Piece {
    var level: UInt8
    var tag: Int
    var node: TextNode
    /// The placement of the glyphs in a cell; `nil` for other pieces.
    var shape: CellShape?
  }

  private func cellShape(of range: Range<Int>) -> CellShape {
    shaped.units.withUnsafeBufferPointer { text in
      CellShape(of: UnsafeBufferPointer(rebasing: text[range]))
    }
  }

  /// Adds a cell; it is merged with the previous one if both have the same placement.
  private func append(
    _ text: String, width: Double, shape: CellShape, piece: Piece, to pieces: inout [Piece]
  ) {
    var piece = piece
    piece.shape = shape
    if shape != .alone, let last = pieces.last, last.shape == shape, last.tag == piece.tag,
      last.level == piece.level, case .cell(let before, let widthBefore, _) = last.node
    {
      piece.node = .cell(before + text, width: widthBefore + width, isEven: shape == .even)
      pieces[pieces.count - 1] = piece
    } else {
      // A single glyph is centred.
      piece.node = .cell(text, width: width, isEven: false)
      pieces.append(piece)
    }
  }

  private func pieces(of line: BrokenLine) -> [Piece] {
    var pieces: [Piece] = []
    let start = Int(line.start)
    let end = Int(line.visibleEnd) - (endsWithSoftHyphen(line) ? 1 : 0)
    var item = shaped.items.partitioningIndex { Int($0.end) > start }
    while item < shaped.items.count, Int(shaped.items[item].start) < end {
      let current = shaped.items[item]
      let range = max(Int(current.start), start)..<min(Int(current.end), end)
      let tag = tags[Int(current.run)]
      switch current.kind {
      case .tab where tabs[range.lowerBound] != nil:
        let width = tabs[range.lowerBound] ?? .zero
        pieces.append(
          Piece(
            level: current.level, tag: tag, node: .tab(text(range), width: width.pixels)))
      case .text, .tab:
        let text = text(range)
        if case .text(let before)? = pieces.last?.node, pieces.last?.tag == tag,
          pieces.last?.level == current.level
        {
          pieces[pieces.count - 1].node = .text(before + text)
        } else if !text.isEmpty {
          pieces.append(Piece(level: current.level, tag: tag, node: .text(text)))
        }
      case .cell:
        let advance = shaped.positions[range.upperBound] - shaped.positions[range.lowerBound]
        let width = LayoutUnit(roundingUp: advance).pixels
        let instance = shaped.instances[Int(current.run)]
        if let emoji = current.emoji, let family = instance.family(ofEmoji: emoji) {
          let node = TextNode.emoji(text(range), width: width, family: family)
          pieces.append(Piece(level: current.level, tag: tag, node: node))
        } else {
          append(
            text(range), width: width, shape: cellShape(of: range),
            piece: Piece(level: current.level, tag: tag, node: .text("")), to: &pieces)
        }
      case .lineFeed, .control:
        break
      }
      item += 1
    }
    if line.endHang > .zero { hangLastCharacter(of: &pieces, by: line.endHang) }
    if line.isHyphenated {
      let last = Int(line.visibleEnd) - 1
      let current = shaped.items[shaped.items.partitioningIndex { Int($0.end) > last }]
      let isMinus = shaped.instances[Int(current.run)].hyphen == "-"
      pieces.append(
        Piece(
          level: current.level, tag: tags[Int(current.run)], node: .hyphen(isMinus: isMinus)))
    }
    return pieces
  }

  private func hangLastCharacter(of pieces: inout [Piece], by width: LayoutUnit) {
    guard let last = pieces.last, case .text(var text) = last.node, let unit = text.utf16.last,
      let scalar = Unicode.Scalar(unit)
    else { return }
    text.unicodeScalars.removeLast()
    pieces[pieces.count - 1].node = .text(text)
    if text.isEmpty { pieces.removeLast() }
    var piece = last
    piece.node = .hanging(String(Character(scalar)), width: width.pixels)
    pieces.append(piece)
  }

  /// Removes pieces of at least `level` from the front.
  private func level(_ level: UInt8, of pieces: inout ArraySlice<Piece>) -> [TextNode] {
    var nodes: [TextNode] = []
    while let piece = pieces.first, piece.level >= level {
      if piece.level == level {
        pieces.removeFirst()
        if case .run(let tag, let inner)? = nodes.last, tag == piece.tag {
          nodes[nodes.count - 1] = .run(tag: tag, inner + [piece.node])
        } else {
          nodes.append(.run(tag: piece.tag, [piece.node]))
        }
      } else {
        let inner = self.level(level + 1, of: &pieces)
        nodes.append(.direction(isRightToLeft: (level + 1) & 1 == 1, inner))
      }
    }
    return nodes
  }

  /// The source text in `range` without control characters, because these are not painted.
  private func text(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    return shaped.units.withUnsafeBufferPointer { all in
      let units = UnsafeBufferPointer(rebasing: all[range])
      // Most texts are printable ASCII, where each unit is one byte.
      if units.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) {
        return String(unsafeUninitializedCapacity: units.count) { bytes in
          for index in units.indices { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
          return units.count
        }
      }
      if units.contains(where: TextUnit.isControl) {
        return String(decoding: units.filter { !TextUnit.isControl($0) }, as: UTF16.self)
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}
