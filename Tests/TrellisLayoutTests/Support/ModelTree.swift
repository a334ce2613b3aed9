import TrellisLayout

/// The test's model of a tree, from which flex trees are made.
final class ModelNode {
  var style: FlexStyle
  var children: [ModelNode] = []
  /// The number of characters of a leaf's text.
  var text: Int?
  /// The node in the tree that is changed step by step.
  var node: FlexNode?

  init(style: FlexStyle, text: Int? = nil) {
    self.style = style
    self.text = text
  }

  /// This node and its descendants.
  var all: [ModelNode] { [self] + children.flatMap(\.all) }

  /// Makes the nodes of a flex tree, and stores them.
  func make(in tree: FlexTree) -> FlexNode {
    let made: FlexNode
    if text != nil {
      made = tree.makeLeaf(style, reportsBaseline: true) { [unowned self] request in
        Self.measure(text ?? 0, request)
      }
    } else {
      made = tree.makeNode(style, children: children.map { $0.make(in: tree) })
    }
    node = made
    return made
  }

  /// The frames of this node and its descendants in a new tree.
  func framesFromScratch(in range: SizeRange, available: ParentSize) -> [Rect] {
    let tree = FlexTree()
    let kept = all.map(\.node)
    let root = make(in: tree)
    tree.compute(root, in: range, available: available)
    let frames = all.compactMap { $0.node.map(tree.frame(of:)) }
    for (model, node) in zip(all, kept) { model.node = node }
    return frames
  }

  /// Text of `count` characters, each 5 wide, that breaks anywhere into lines of height 10, with baselines.
  static func measure(_ count: Int, _ request: FlexMeasureRequest) -> FlexMeasurement {
    let perLine: Int
    switch request.availableWidth {
    case .minContent: perLine = 1
    case .maxContent: perLine = max(1, count)
    case .definite(let room): perLine = max(1, Int(min(1000, room / 5)))
    }
    let lines = max(1, (count + perLine - 1) / perLine)
    return FlexMeasurement(
      size: Size(width: Double(min(count, perLine)) * 5, height: Double(lines) * 10),
      baseline: Double(6 + count % 4))
  }
}

extension RandomStyles {
  /// A tree of about `count` nodes.
  mutating func tree(of count: Int) -> ModelNode {
    let root = node(isRoot: true)
    var open = [root]
    var made = 1
    while made < count {
      let parent = pick(open)
      let child = node()
      parent.children.append(child)
      if child.text == nil { open.append(child) }
      made += 1
    }
    return root
  }

  mutating func node(isRoot: Bool = false) -> ModelNode {
    var style = style()
    if isRoot {
      style.display = .flex
      style.position = .relative
      return ModelNode(style: style)
    }
    return ModelNode(style: style, text: chance(0.25) ? number(0...30) : nil)
  }

  /// Changes a style, a text, or the children of a node, in the model and in the tree.
  mutating func change(_ model: ModelNode, in tree: FlexTree) {
    let target = pick(model.all)
    guard let node = target.node else { return }
    switch number(0...7) {
    case 0 where target.text != nil:
      target.text = number(0...30)
      tree.setNeedsMeasure(node)
    case 1 where target.text == nil:
      let child = self.node()
      let place = number(0...target.children.count)
      let next = place < target.children.count ? target.children[place].node : nil
      target.children.insert(child, at: place)
      tree.insert(child.make(in: tree), into: node, before: next)
    case 2 where !target.children.isEmpty:
      let gone = target.children.remove(at: number(0...target.children.count - 1))
      if let node = gone.node {
        tree.remove(node)
        tree.free(node)
      }
    case 3:
      let isRoot = target === model
      target.style = self.node(isRoot: isRoot).style
      tree.setStyle(target.style, of: node)
    case 4...5 where target !== model:
      move(target, in: model, of: tree)
    default:
      if chance(0.5) { target.style.width = size(0...90) }
      if chance(0.5) { target.style.height = size(0...60) }
      tree.setStyle(target.style, of: node)
    }
  }

  /// Moves a node that may have been laid out to another place, often in another parent.
  private mutating func move(_ target: ModelNode, in model: ModelNode, of tree: FlexTree) {
    let inside = Set(target.all.map(ObjectIdentifier.init))
    let parents = model.all.filter { $0.text == nil && !inside.contains(ObjectIdentifier($0)) }
    let old = model.all.first { parent in parent.children.contains { $0 === target } }
    guard let node = target.node, let old else { return }
    old.children.removeAll { $0 === target }
    tree.remove(node)
    let parent = pick(parents)
    guard let parentNode = parent.node else { return }
    let place = number(0...parent.children.count)
    let next = place < parent.children.count ? parent.children[place].node : nil
    parent.children.insert(target, at: place)
    tree.insert(node, into: parentNode, before: next)
  }
}
