/// Measures successive prefixes of one line.
///
/// The progress is stored, so measuring every prefix of a line costs no more than measuring the line,
/// except for reshaping at unsafe cuts, each of which shapes a bounded stretch (``ReshapedPiece``).
struct LineMeasurer {
  private let worker: TextWorker
  let shaped: ShapedText
  let text: UnsafeBufferPointer<UInt16>
  let start: Int

  /// The context to which letters at the line's edges may join; `nil` means the whole text.
  var context: Range<Int>?

  /// The distance of the line's start from the origin of the tab stops.
  var indent = LayoutUnit.zero

  /// The positions to which tabs of the paragraph lead.
  var tabStops: [TabStop] = []

  /// Whether spaces at the start of a text belong to the same item as the text after them, as they do if
  /// lines do not wrap.
  var joinsLeadingSpaces = false

  /// The item at the end of the last measured prefix, and the width of the line up to it.
  private(set) var item: Int
  private(set) var widthBeforeItem = LayoutUnit.zero

  /// The item that the line starts in.
  let firstItem: Int
  /// Whether the letters at the line's start are shaped again.
  let hasUnsafeStart: Bool
  /// Those letters, once they were shaped.
  var knownStartPiece: ReshapedPiece?
  /// The unsafe offsets at the line's start, as far as they were examined.
  var unsafeStart: UnsafeOffsets

  /// - Parameter item: the item that contains `start`, or an earlier one.
  init(
    worker: TextWorker, shaped: ShapedText, text: UnsafeBufferPointer<UInt16>, start: Int,
    item: Int
  ) {
    self.worker = worker
    self.shaped = shaped
    self.text = text
    self.start = start
    var item = item
    while item < shaped.items.count, shaped.items[item].end <= start { item += 1 }
    self.item = item
    firstItem = item
    unsafeStart = UnsafeOffsets(from: start)
    hasUnsafeStart =
      item < shaped.items.count && shaped.items[item].kind == .text
      && shaped.isUnsafeToBreak[start]
  }

  /// The width of the line up to `end`, estimated without reshaping.
  ///
  /// - Precondition: `end` is not less than in an earlier call.
  mutating func estimate(to end: Int) -> LayoutUnit {
    measure(to: end, isExact: false)
  }

  /// The width of the line up to `end`, with the letters at both cuts reshaped.
  mutating func width(to end: Int) -> LayoutUnit {
    measure(to: end, isExact: true)
  }

  private mutating func measure(to end: Int, isExact: Bool) -> LayoutUnit {
    while item < shaped.items.count, shaped.items[item].end <= end {
      // A complete item is measured exactly, once.
      let range = shaped.items[item].range
      widthBeforeItem += width(of: range, in: shaped.items[item], isExact: true)
      item += 1
    }
    guard item < shaped.items.count, shaped.items[item].start < end else { return widthBeforeItem }
    let current = shaped.items[item]
    return widthBeforeItem
      + width(of: Int(current.start)..<end, in: current, isExact: isExact)
  }

  private func width(of range: Range<Int>, in item: TextItem, isExact: Bool) -> LayoutUnit {
    let range = max(range.lowerBound, start)..<range.upperBound
    switch item.kind {
    case .lineFeed, .control:
      return .zero
    case .tab:
      return TabLayout(stops: tabStops, shaped: shaped).advance(
        of: range, at: indent + widthBeforeItem)
    case .cell, .text:
      let positions = shaped.positions
      let isStartUnsafe = range.lowerBound == start && shaped.isUnsafeToBreak[range.lowerBound]
      // The end of a complete item inside a line is no cut.
      let isEndUnsafe =
        range.upperBound < item.end && shaped.isUnsafeToBreak[range.upperBound]
      let advance =
        isExact && (isStartUnsafe || isEndUnsafe)
        ? reshapedAdvance(
          of: range, in: item, isStartUnsafe: isStartUnsafe, isEndUnsafe: isEndUnsafe)
        : positions[range.upperBound] - positions[range.lowerBound]
      let spaces = leadingSpaceAdvance(before: item)
      return LayoutUnit(roundingUp: spaces + advance) - LayoutUnit(roundingUp: spaces)
    }
  }

  /// The advance of the leading spaces that belong to the same item as `item`, or 0.
  private func leadingSpaceAdvance(before item: TextItem) -> Int64 {
    guard joinsLeadingSpaces, self.item > 0, item.kind == .text else { return 0 }
    let spaces = shaped.items[self.item - 1]
    guard spaces.kind == .text, spaces.start >= start, spaces.run == item.run,
      spaces.level == item.level
    else { return 0 }
    return shaped.positions[Int(spaces.end)] - shaped.positions[Int(spaces.start)]
  }

  /// Reshapes the text between each unsafe cut and the nearest safe position.
  private func reshapedAdvance(
    of range: Range<Int>, in item: TextItem, isStartUnsafe: Bool, isEndUnsafe: Bool
  ) -> Int64 {
    if range.count > 2 * ReshapedPiece.longest {
      let start = range.lowerBound
      let first =
        isStartUnsafe
        ? piece(atStart: range, in: item) : ReshapedPiece(range: start..<start, advance: 0)
      let end = range.upperBound
      let last =
        isEndUnsafe ? piece(atEnd: range, in: item) : ReshapedPiece(range: end..<end, advance: 0)
      return first.advance + shaped.positions[last.range.lowerBound]
        - shaped.positions[first.range.upperBound] + last.advance
    }
    var first = range.lowerBound
    var last = range.upperBound
    if isStartUnsafe { first = range.dropFirst().first { !shaped.isUnsafeToBreak[$0] } ?? last }
    if isEndUnsafe { last = range.last { !shaped.isUnsafeToBreak[$0] } ?? first }
    guard first < last else { return advance(of: range, in: item) }
    return (isStartUnsafe ? advance(of: range.lowerBound..<first, in: item) : 0)
      + shaped.positions[last] - shaped.positions[first]
      + (isEndUnsafe ? advance(of: last..<range.upperBound, in: item) : 0)
  }

  /// The advance of a part of the paragraph that still joins to its neighbours.
  func advance(of range: Range<Int>, in item: TextItem) -> Int64 {
    var sum: Int64 = 0
    forEachAdvance(of: range, in: item) { _, advance in sum += advance }
    return sum
  }

  /// Shapes a part of the paragraph that still joins to its neighbours, and calls `body` with the cluster and the
  /// advance of each glyph.
  func forEachAdvance(
    of range: Range<Int>, in item: TextItem, _ body: (Int, Int64) -> Void
  ) {
    let stretch = ShapingStretch(
      text: text, scripts: shaped.scripts, instance: shaped.instances[Int(item.run)],
      isRightToLeft: item.isRightToLeft)
    var glyphs: [ShapedGlyph] = []
    stretch.shape(range, context: context ?? 0..<text.count, with: worker.shaper, into: &glyphs)
    stretch.forEachAdvance(of: glyphs) { cluster, advance, _ in body(cluster, advance) }
  }
}
