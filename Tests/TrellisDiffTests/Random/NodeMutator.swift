import TestSupport

@testable import TrellisDOM
@testable import TrellisHTML

/// Changes a tree of objects at random, without ``DOMOperation``.
///
/// Texts that become adjacent may stay apart until all changes are made; then a change may take several of them.
struct NodeMutator {
  private final class Node {
    let kind: MarkupTree.Kind
    var value: String
    var attributes: [String: String]
    var children: [Node]

    init(
      _ kind: MarkupTree.Kind, _ value: String, _ attributes: [String: String] = [:],
      _ children: [Node] = []
    ) {
      self.kind = kind
      self.value = value
      self.attributes = attributes
      self.children = children
    }

    convenience init(_ tree: MarkupTree, _ node: Int) {
      self.init(
        tree.kinds[node], tree.values[node],
        Dictionary(uniqueKeysWithValues: tree.attributes(of: node).map { ($0.name, $0.value) }),
        tree.children(of: node).map { Node(tree, Int($0)) })
    }

    func contains(_ other: Node) -> Bool {
      self === other || children.contains { $0.contains(other) }
    }

    /// Joins adjacent texts, also those in the elements below.
    func joinTexts() {
      var joined: [Node] = []
      for child in children {
        if child.kind == .text, let last = joined.last, last.kind == .text {
          last.value += child.value
        } else {
          joined.append(child)
          child.joinTexts()
        }
      }
      children = joined
    }

    func write(_ builder: inout MarkupTree.Builder) {
      builder.open(
        kind, value, attributes.map { MarkupTree.Attribute(name: $0.key, value: $0.value) })
      for child in children { child.write(&builder) }
      builder.close()
    }

    var tree: MarkupTree {
      var builder = MarkupTree.Builder()
      write(&builder)
      let tree = builder.finish()
      let copy = Node(tree, 0)
      copy.joinTexts()
      builder = MarkupTree.Builder()
      copy.write(&builder)
      return builder.finish()
    }
  }

  private var random: SeededGenerator
  private let joins: Bool

  /// - Parameter joins: whether adjacent texts are joined after each change.
  init(seed: UInt64, joins: Bool) {
    random = SeededGenerator(seed: seed &* 13 &+ (joins ? 5 : 777_777))
    self.joins = joins
  }

  /// A tree after a number of changes, and the names of the changes.
  mutating func mutate(_ tree: MarkupTree, times: Int) -> (MarkupTree, [String]) {
    let root = Node(tree, 0)
    var made: [String] = []
    var last = tree
    for _ in 0..<(times * 60) where made.count < times {
      guard let name = change(root) else { continue }
      if joins { root.joinTexts() }
      let next = root.tree
      if next == last { continue }
      last = next
      made.append(name)
    }
    return (last, made)
  }

  private struct Position {
    let parent: Node
    let index: Int
    var node: Node { parent.children[index] }
    var following: ArraySlice<Node> { parent.children[index...] }
  }

  /// The positions of all nodes that may change: those in the body.
  private func positions(_ body: Node) -> [Position] {
    body.children.indices.flatMap { index in
      [Position(parent: body, index: index)] + positions(body.children[index])
    }
  }

  private mutating func one<T>(_ list: [T]) -> T? {
    list.isEmpty ? nil : list[random.below(list.count)]
  }

  private mutating func word() -> String {
    ["a", "b", "ab", "q", "new", "x y", "zz"][random.below(7)]
  }
  private mutating func name() -> String { ["div", "b", "i", "span", "section"][random.below(5)] }

  /// One node, or some of the adjacent texts from a text on.
  private mutating func length(_ position: Position) -> Int {
    let texts = position.following.prefix { $0.kind == .text }.count
    return texts == 0 ? 1 : 1 + random.below(texts)
  }

  /// Makes one change; returns its name, or `nil` if there is none.
  private mutating func change(_ root: Node) -> String? {
    guard let body = root.children.last?.children.last else { return nil }
    let positions = positions(body)
    let elements = positions.filter { $0.node.kind == .element }
    let parents = [body] + elements.map(\.node)
    switch random.below(13) {
    case 0, 1: return insert(parents)
    case 2, 3:
      guard let position = one(positions) else { return nil }
      let length = length(position)
      position.parent.children.removeSubrange(position.index..<(position.index + length))
      return "delete"
    case 4, 5, 6:
      guard let position = one(positions), let parent = one(parents),
        !position.node.contains(parent)
      else { return nil }
      let moved = Array(position.following.prefix(length(position)))
      position.parent.children.removeSubrange(position.index..<(position.index + moved.count))
      parent.children.insert(contentsOf: moved, at: random.below(parent.children.count + 1))
      return "move"
    case 7:
      guard let position = one(positions.filter { $0.node.kind != .element }) else { return nil }
      let length = length(position)
      position.node.value = word()
      position.parent.children.removeSubrange((position.index + 1)..<(position.index + length))
      return "text"
    case 8:
      guard let position = one(elements) else { return nil }
      let name = ["class", "title", "id"][random.below(3)]
      position.node.attributes[name] = random.chance(50) ? nil : word()
      return "attribute"
    case 9:
      one(elements)?.node.value = name()
      return "rename"
    case 10, 11:
      guard let position = one(positions) else { return nil }
      let length = 1 + random.below(position.following.count)
      let wrapped = Array(position.following.prefix(length))
      position.parent.children.replaceSubrange(
        position.index..<(position.index + length),
        with: [Node(.element, name(), random.chance(20) ? ["class": "x"] : [:], wrapped)])
      return "wrap"
    default:
      guard let position = one(elements), !position.node.children.isEmpty else { return nil }
      position.parent.children.replaceSubrange(
        position.index...position.index, with: position.node.children)
      return "unwrap"
    }
  }

  private mutating func insert(_ parents: [Node]) -> String? {
    guard let parent = one(parents) else { return nil }
    let index = random.below(parent.children.count + 1)
    let near = [index - 1, index].filter { parent.children.indices.contains($0) }
    let new: Node
    switch random.below(4) {
    case 0:
      // A text beside a text is a change of that.
      guard !near.contains(where: { parent.children[$0].kind == .text }) else { return nil }
      new = Node(.text, word())
    case 1: new = Node(.element, name())
    case 2:
      let attributes = random.chance(30) ? ["class": "x"] : [:]
      new = Node(.element, name(), attributes, [Node(.text, word())])
    default: new = Node(.element, name(), [:], [Node(.element, name(), [:], [Node(.text, word())])])
    }
    parent.children.insert(new, at: index)
    return "insert"
  }
}
