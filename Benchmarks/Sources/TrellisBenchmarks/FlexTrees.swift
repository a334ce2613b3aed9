import Trellis

/// A tree to lay out, from the comparison of layout engines, with one marked leaf.
struct FlexSample {
  let tree: FlexTree
  let root: FlexNode
  let leaf: FlexNode
  /// All nodes.
  let nodes: [FlexNode]

  /// The value on which two engines agree: the sum over all nodes of absolute x and y, width and height.
  var checkSum: Double {
    var sum = 0.0
    var pending: [(FlexNode, Point)] = [(root, .zero)]
    while let (node, origin) = pending.popLast() {
      let frame = tree.frame(of: node)
      let corner = origin + frame.origin
      sum += corner.x + corner.y + frame.width + frame.height
      for child in tree.children(of: node) { pending.append((child, corner)) }
    }
    return sum
  }
}

/// The trees for measuring layout. Unspecified properties are as in Yoga: a column whose items do not
/// shrink, without minimum sizes. The four trees of Yoga's own benchmark have CSS's automatic minimum
/// sizes, without which a box with a basis of 0 has size 0.
enum FlexTrees {
  /// Lists of rows of six boxes, with or without content that is measured.
  static func rows(_ size: Int, measured: Bool) -> FlexSample {
    var maker = SampleMaker(capacity: size)
    let count = (size - 1) / 6
    var children: [FlexNode] = []
    children.reserveCapacity(count)
    for number in 0..<count {
      children.append(maker.row(measured: measured, isMarked: number == count / 2))
    }
    let root = maker.node(children: children) { $0.width = 375 }
    return maker.sample(root)
  }

  /// Rows as above, eight of them in a container, eight of those in another, up to a single one.
  static func cards(_ size: Int) -> FlexSample {
    var maker = SampleMaker(capacity: size)
    let count = (size - 1) / 7
    var level: [FlexNode] = []
    for number in 0..<count {
      level.append(maker.row(measured: false, isMarked: number == count / 2))
    }
    while true {
      let groups = stride(from: 0, to: level.count, by: 8).map {
        Array(level[$0..<min($0 + 8, level.count)])
      }
      let isRoot = groups.count == 1
      level = groups.map { children in
        maker.node(children: children) {
          $0.padding = FlexEdges(all: 4)
          $0.margin.bottom = 2
          if isRoot { $0.width = 375 }
        }
      }
      if isRoot { return maker.sample(level[0]) }
    }
  }

  static func stackWithFlex() -> FlexSample {
    var maker = SampleMaker(capacity: 11, hasMinimums: true)
    let children = (0..<10).map { _ in maker.leaf(measure: ten) { flexible(&$0) } }
    let root = maker.node(children: children) {
      $0.width = 100
      $0.height = 100
    }
    return maker.sample(root, leaf: children[9])
  }

  static func alignStretch() -> FlexSample {
    var maker = SampleMaker(capacity: 11, hasMinimums: true)
    let children = (0..<10).map { _ in maker.leaf(measure: ten) { $0.height = 20 } }
    let root = maker.node(children: children) { _ in }
    return maker.sample(root, leaf: children[9])
  }

  static func nestedFlex() -> FlexSample {
    var maker = SampleMaker(capacity: 111, hasMinimums: true)
    var last: FlexNode?
    let children = (0..<10).map { _ in
      let leaves = (0..<10).map { _ in maker.leaf(measure: ten) { flexible(&$0) } }
      last = leaves[9]
      return maker.node(children: leaves) { flexible(&$0) }
    }
    let root = maker.node(children: children) { _ in }
    return maker.sample(root, leaf: last)
  }

  static func hugeNested() -> FlexSample {
    var maker = SampleMaker(capacity: 11_111, hasMinimums: true)
    var last: FlexNode?
    func level(_ depth: Int) -> [FlexNode] {
      (0..<10).map { _ in
        let children = depth < 4 ? level(depth + 1) : []
        let node = maker.node(children: children) {
          $0.flexGrow = 1
          $0.width = 10
          $0.height = 10
          if depth.isMultiple(of: 2) { $0.direction = .row }
        }
        last = node
        return node
      }
    }
    let root = maker.node(children: level(1)) { _ in }
    return maker.sample(root, leaf: last)
  }

  private static func flexible(_ style: inout FlexStyle) {
    style.flexGrow = 1
    style.flexShrink = 1
    style.flexBasis = 0
  }

  /// 10 for every length that is not given.
  private static func ten(_ request: FlexMeasureRequest) -> FlexMeasurement {
    FlexMeasurement(
      size: Size(width: request.knownWidth ?? 10, height: request.knownHeight ?? 10))
  }
}

/// Makes the nodes of a sample.
private struct SampleMaker {
  private let tree: FlexTree
  private var nodes: [FlexNode] = []
  private var marked: FlexNode?
  private let base: FlexStyle

  init(capacity: Int, hasMinimums: Bool = false) {
    base = FlexStyle {
      $0.direction = .column
      $0.flexShrink = 0
      $0.alignContent = .flexStart
      if !hasMinimums {
        $0.minWidth = 0
        $0.minHeight = 0
      }
    }
    tree = FlexTree(minimumCapacity: capacity)
    nodes.reserveCapacity(capacity)
  }

  mutating func node(
    children: [FlexNode] = [], _ change: (inout FlexStyle) -> Void
  ) -> FlexNode {
    var style = base
    change(&style)
    let node = tree.makeNode(style, children: children)
    nodes.append(node)
    return node
  }

  mutating func leaf(
    measure: @escaping FlexMeasure, _ change: (inout FlexStyle) -> Void
  ) -> FlexNode {
    var style = base
    change(&style)
    let node = tree.makeLeaf(style, measure: measure)
    nodes.append(node)
    return node
  }

  mutating func row(measured: Bool, isMarked: Bool) -> FlexNode {
    let avatar = node {
      $0.width = 40
      $0.height = 40
      $0.margin.right = 8
    }
    let first: FlexNode
    let second: FlexNode
    if measured {
      first = leaf(measure: Self.text) { _ in }
      second = leaf(measure: Self.text) { $0.margin.top = 4 }
    } else {
      first = node {
        $0.width = 120
        $0.height = 16
      }
      second = node {
        $0.height = 12
        $0.margin.top = 4
      }
    }
    let column = node(children: [first, second]) {
      $0.flexGrow = 1
      $0.flexShrink = 1
      $0.flexBasis = 0
    }
    let trailing = node {
      $0.width = 24
      $0.height = 24
      $0.margin.left = 8
    }
    if isMarked { marked = first }
    return node(children: [avatar, column, trailing]) {
      $0.direction = .row
      $0.alignItems = .center
      $0.padding = FlexEdges(all: 8)
    }
  }

  func sample(_ root: FlexNode, leaf: FlexNode? = nil) -> FlexSample {
    FlexSample(tree: tree, root: root, leaf: leaf ?? marked ?? root, nodes: nodes)
  }

  /// 180 wide in one line, or as many lines of 16 as the width makes.
  private static func text(_ request: FlexMeasureRequest) -> FlexMeasurement {
    let width: Double
    switch request.availableWidth {
    case .maxContent: width = 180
    case .minContent: width = 1
    case .definite(let room): width = min(180, max(room, 1))
    }
    return FlexMeasurement(
      size: Size(
        width: request.knownWidth ?? width,
        height: request.knownHeight ?? 16 * (180 / width).rounded(.up)))
  }
}
