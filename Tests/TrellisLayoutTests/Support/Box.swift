import Testing
import TrellisLayout

/// A box of a small hand-computed case: its style, and the boxes or words in it.
struct Box {
  var style: FlexStyle
  var children: [Box] = []
  /// The numbers of characters of the words in a leaf.
  var words: [Int]?

  init(_ change: (inout FlexStyle) -> Void = { _ in }, _ children: [Box] = []) {
    style = FlexStyle(change)
    self.children = children
  }

  /// A leaf of words with line breaks between them. A character is 10 px wide, a line 10 px high, and its
  /// baseline is at its bottom.
  init(words: [Int], _ change: (inout FlexStyle) -> Void = { _ in }) {
    style = FlexStyle(change)
    self.words = words
  }

  /// A box of `width` by `height` px.
  init(
    _ width: FlexLength, _ height: FlexLength, _ change: (inout FlexStyle) -> Void = { _ in },
    _ children: [Box] = []
  ) {
    self.init(change, children)
    style.width = width
    style.height = height
  }

  fileprivate func make(in tree: FlexTree, _ nodes: inout [FlexNode]) -> FlexNode {
    let place = nodes.count
    if let words {
      let leaf = tree.makeLeaf(style, reportsBaseline: true) { Self.measure(words, $0) }
      nodes.append(leaf)
      return leaf
    }
    let node = tree.makeNode(style)
    nodes.insert(node, at: place)
    for child in children { tree.insert(child.make(in: tree, &nodes), into: node, before: nil) }
    return node
  }

  private static func measure(_ words: [Int], _ request: FlexMeasureRequest) -> FlexMeasurement {
    let room =
      switch request.availableWidth {
      case .minContent: 0.0
      case .maxContent: Double.infinity
      case .definite(let room): room
      }
    var lines = [0.0]
    for word in words.map({ 10 * Double($0) }) {
      if lines[lines.count - 1] > 0, lines[lines.count - 1] + word > room { lines.append(0) }
      lines[lines.count - 1] += word
    }
    return FlexMeasurement(
      size: Size(width: lines.max() ?? 0, height: 10 * Double(lines.count)), baseline: 10)
  }

  /// The frames of this box and its descendants in tree order, each relative to its parent's border box.
  func frames(in range: SizeRange = SizeRange()) -> [Rect] {
    let tree = FlexTree()
    var nodes: [FlexNode] = []
    let root = make(in: tree, &nodes)
    tree.compute(root, in: range)
    return nodes.map(tree.frame(of:))
  }
}

/// Expects the frames of the boxes below `root` to be `frames`, within 0.01 px.
func expect(
  _ root: Box, size: (Double, Double)? = nil, _ frames: [Rect],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = root.frames()
  func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.01 }
  if let size {
    #expect(
      isNear(found[0].width, size.0) && isNear(found[0].height, size.1),
      "size \(found[0].size), not \(size)", sourceLocation: sourceLocation)
  }
  #expect(found.count == frames.count + 1, sourceLocation: sourceLocation)
  for (index, (rect, wanted)) in zip(found.dropFirst(), frames).enumerated() {
    let isEqual =
      isNear(rect.x, wanted.x) && isNear(rect.y, wanted.y) && isNear(rect.width, wanted.width)
      && isNear(rect.height, wanted.height)
    #expect(isEqual, "box \(index): \(rect), not \(wanted)", sourceLocation: sourceLocation)
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
