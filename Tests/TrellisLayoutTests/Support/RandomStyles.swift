import TestSupport
import TrellisLayout

/// Generates random styles and trees, with every property.
struct RandomStyles {
  var generator: SeededGenerator

  /// Each seed is mixed first, so that the sequences of neighbouring seeds are unrelated.
  init(seed: UInt64) {
    var mixer = SeededGenerator(seed: seed)
    generator = SeededGenerator(seed: mixer.next())
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// A length in quarters of a pixel, so that sums are exact.
  mutating func pixels(_ range: ClosedRange<Int>) -> Double {
    Double(number(range)) + pick([0, 0.25, 0.5])
  }

  mutating func length(_ range: ClosedRange<Int>) -> FlexLength {
    chance(0.2) ? .percent(Double(number(0...120)) / 100) : .points(pixels(range))
  }

  mutating func size(_ range: ClosedRange<Int>) -> FlexLength {
    chance(0.06) ? pick([.minContent, .maxContent, .fitContent, .stretch]) : length(range)
  }

  mutating func edges(_ range: ClosedRange<Int>) -> FlexEdges<FlexLength> {
    var edges = FlexEdges<FlexLength>(all: .zero)
    if chance(0.5) { edges.top = length(range) }
    if chance(0.5) { edges.left = length(range) }
    if chance(0.5) { edges.bottom = length(range) }
    if chance(0.3) { edges.end = length(range) }
    return edges
  }

  /// The style of a box; that of a root has no percentages without a reference.
  mutating func style() -> FlexStyle {
    var style = FlexStyle()
    style.direction = pick([.row, .column, .row, .column, .rowReverse, .columnReverse])
    style.wrap = pick([.noWrap, .noWrap, .noWrap, .wrap, .wrapReverse])
    if chance(0.5) { setAlignment(&style) }
    if chance(0.4) { setFlexibility(&style) }
    if chance(0.5) { style.width = size(0...90) }
    if chance(0.5) { style.height = size(0...60) }
    if chance(0.15) { style.minWidth = size(0...60) }
    if chance(0.15) { style.maxWidth = size(0...80) }
    if chance(0.15) { style.minHeight = size(0...50) }
    if chance(0.15) { style.maxHeight = size(0...70) }
    if chance(0.08) { style.aspectRatio = pick([0.5, 1, 2]) }
    if chance(0.3) { style.margin = edges(-6...14) }
    if chance(0.1) { style.margin.left = .auto }
    if chance(0.1) { style.margin.top = .auto }
    if chance(0.3) { style.padding = edges(0...9) }
    if chance(0.2) { style.border = FlexEdges(all: pixels(0...4)) }
    if chance(0.15) { style.boxSizing = .contentBox }
    if chance(0.2) { style.rowGap = length(0...8) }
    if chance(0.2) { style.columnGap = length(0...8) }
    if chance(0.1) { style.inset.top = length(-20...20) }
    if chance(0.1) { style.inset.start = length(-20...20) }
    if chance(0.06) { style.inset.bottom = length(-20...20) }
    if chance(0.06) { style.inset.right = length(-20...20) }
    if chance(0.1) { style.position = .absolute }
    if chance(0.06) { style.position = .static }
    if chance(0.04) { style.display = .none }
    if chance(0.04) { style.display = .contents }
    if chance(0.06) { style.overflowX = pick([.hidden, .scroll, .clip]) }
    if chance(0.06) { style.overflowY = pick([.hidden, .scroll, .auto]) }
    if chance(0.5) { style.scrollbarThickness = 8 }
    if chance(0.1) { style.textDirection = pick([.leftToRight, .rightToLeft]) }
    return style
  }

  private mutating func setAlignment(_ style: inout FlexStyle) {
    let overflow: FlexOverflowAlignment = pick([.default, .default, .safe, .unsafe])
    style.justifyContent = FlexContentAlignment(
      pick([.start, .end, .flexEnd, .center, .spaceBetween, .spaceAround, .spaceEvenly, .left]),
      overflow: overflow)
    style.alignContent = FlexContentAlignment(
      pick([.normal, .flexStart, .flexEnd, .center, .spaceBetween, .stretch]), overflow: overflow)
    style.alignItems = FlexItemAlignment(
      pick([.normal, .stretch, .flexStart, .flexEnd, .center, .baseline]), overflow: overflow)
    if chance(0.4) {
      style.alignSelf = FlexItemAlignment(
        pick([.stretch, .start, .end, .selfStart, .selfEnd, .center, .baseline]),
        overflow: overflow)
    }
  }

  private mutating func setFlexibility(_ style: inout FlexStyle) {
    style.flexGrow = pick([0, 0, 0.25, 1, 2])
    style.flexShrink = pick([0, 0.5, 1, 1, 3])
    if chance(0.4) { style.flexBasis = chance(0.1) ? .content : size(0...60) }
  }
}
