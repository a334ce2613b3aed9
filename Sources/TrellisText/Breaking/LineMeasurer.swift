/// Measures growing prefixes of one line.
///
/// It remembers how far it has come, so that measuring every prefix of a line costs no more than
/// measuring the line, apart from what must be shaped again at unsafe cuts.
struct LineMeasurer {
  private let worker: TextWorker
  private let shaped: ShapedText
  private let text: UnsafeBufferPointer<UInt16>
  private let start: Int

  /// The part of the text that letters at the line's edges may join to; `nil` means all of it.
  var context: Range<Int>?

  /// How far the line begins from where tab stops are counted from.
  var indent = LayoutUnit.zero

  /// Where tabs lead to.
  var tabStops: [TabStop] = []

  /// Whether spaces at the start of a text are one item with what follows them, as they are where
  /// lines do not wrap.
  var joinsLeadingSpaces = false

  /// The item that the last measured prefix ends in, and the width of the line up to it.
  private(set) var item: Int
  private var widthBeforeItem = LayoutUnit.zero

  /// - Parameter item: The item that `start` lies in, or one before it.
  init(
    worker: TextWorker, shaped: ShapedText, text: UnsafeBufferPointer<UInt16>, start: Int,
    item: Int
  ) {
    self.worker = worker
    self.shaped = shaped
    self.text = text
    self.start = start
    self.item = item
    while self.item < shaped.items.count, shaped.items[self.item].end <= start { self.item += 1 }
  }

  /// The width of the line up to `end`, as exact as without shaping anything again.
  ///
  /// - Precondition: `end` is not before that of an earlier call.
  mutating func estimate(to end: Int) -> LayoutUnit {
    measure(to: end, isExact: false)
  }

  /// The width of the line up to `end`, the letters at both cuts shaped as they will be.
  mutating func width(to end: Int) -> LayoutUnit {
    measure(to: end, isExact: true)
  }

  /// Whether the line reaches `end` within `room` as the letters stand in the paragraph:
  /// Chromium's first check.
  ///
  /// Chromium rounds the places where the line starts and where its room ends to 1/64 px.
  ///
  /// - Precondition: The line was measured up to `end`.
  func reaches(_ end: Int, within room: LayoutUnit) -> Bool {
    guard item < shaped.items.count, shaped.items[item].start < end,
      shaped.items[item].kind == .text
    else { return true }
    let current = shaped.items[item]
    let origin = shaped.positions[Int(current.start)]
    let first = shaped.positions[max(Int(current.start), start)] - origin
    let last = shaped.positions[end] - origin
    let left = (room - widthBeforeItem).raw << 10
    if current.isRightToLeft {
      let total = shaped.positions[Int(current.end)] - origin
      return total - last >= ((total - first) >> 10) << 10 - left
    }
    return last <= ((first + 1023) >> 10) << 10 + left
  }

  private mutating func measure(to end: Int, isExact: Bool) -> LayoutUnit {
    while item < shaped.items.count, shaped.items[item].end <= end {
      // A whole item is measured exactly, once.
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
      // The end of a whole item in the middle of a line is no cut.
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

  /// The advance of the leading spaces that are one item with `item`, or 0.
  private func leadingSpaceAdvance(before item: TextItem) -> Int64 {
    guard joinsLeadingSpaces, self.item > 0, item.kind == .text else { return 0 }
    let spaces = shaped.items[self.item - 1]
    guard spaces.kind == .text, spaces.start >= start, spaces.run == item.run,
      spaces.level == item.level
    else { return 0 }
    return shaped.positions[Int(spaces.end)] - shaped.positions[Int(spaces.start)]
  }

  /// Shapes the text between each unsafe cut and the nearest safe place again.
  private func reshapedAdvance(
    of range: Range<Int>, in item: TextItem, isStartUnsafe: Bool, isEndUnsafe: Bool
  ) -> Int64 {
    var first = range.lowerBound
    var last = range.upperBound
    if isStartUnsafe { first = range.dropFirst().first { !shaped.isUnsafeToBreak[$0] } ?? last }
    if isEndUnsafe { last = range.last { !shaped.isUnsafeToBreak[$0] } ?? first }
    guard first < last else { return advance(of: range, in: item) }
    return (isStartUnsafe ? advance(of: range.lowerBound..<first, in: item) : 0)
      + shaped.positions[last] - shaped.positions[first]
      + (isEndUnsafe ? advance(of: last..<range.upperBound, in: item) : 0)
  }

  /// The advance of a piece cut out of the paragraph, which still joins to its neighbours.
  private func advance(of range: Range<Int>, in item: TextItem) -> Int64 {
    let stretch = ShapingStretch(
      text: text, scripts: shaped.scripts, instance: shaped.instances[Int(item.run)],
      isRightToLeft: item.isRightToLeft)
    var glyphs: [ShapedGlyph] = []
    stretch.shape(range, context: context ?? 0..<text.count, with: worker.shaper, into: &glyphs)
    var sum: Int64 = 0
    stretch.forEachAdvance(of: glyphs) { _, advance, _ in sum += advance }
    return sum
  }
}
