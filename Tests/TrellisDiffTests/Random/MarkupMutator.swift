import TestSupport

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Makes random operations that fit a tree and change it.
struct MarkupMutator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private let names = ["div", "span", "section", "b", "em", "article"]

  mutating func words(_ most: Int) -> String {
    let list = ["alpha", "beta", "gamma", "delta", "row", "item", "note", "42", "7", "new", "old"]
    return (0...random.below(most)).map { _ in list[random.below(list.count)] }
      .joined(separator: " ")
  }

  /// A tree after a number of operations, and the operations.
  mutating func mutate(_ tree: MarkupTree, times: Int) -> (MarkupTree, [DOMOperation]) {
    var result = tree
    var operations: [DOMOperation] = []
    var tries = 0
    while operations.count < times, tries < times * 50 {
      tries += 1
      guard let operation = propose(result),
        let next = try? MarkupDiff.apply([operation], to: result),
        next != result, next != tree
      else { continue }
      result = next
      operations.append(operation)
    }
    return (result, operations)
  }

  /// The path of a node.
  func path(_ tree: MarkupTree, _ node: Int) -> [Int] {
    var result: [Int] = []
    var node = node
    while tree.parents[node] >= 0 {
      let parent = Int(tree.parents[node])
      result.append(
        tree.children(of: parent).firstIndex(of: Int32(node))!
          - tree.children(of: parent).startIndex)
      node = parent
    }
    return result.reversed()
  }

  /// Whether a node may be replaced, moved or given other children in valid HTML.
  private func isPlain(_ tree: MarkupTree, _ node: Int) -> Bool {
    guard tree.kinds[node] == .element else { return true }
    return [
      "div", "span", "section", "b", "em", "article", "i", "strong", "main", "nav", "aside",
      "header", "footer", "code",
    ].contains(tree.values[node])
  }

  private mutating func propose(_ tree: MarkupTree) -> DOMOperation? {
    let node = 1 + random.below(tree.count - 1)
    let isElement = tree.kinds[node] == .element
    let parent = Int(tree.parents[node])
    guard parent > 0, tree.values[node] != "body", tree.values[node] != "head" else { return nil }
    let isText = tree.kinds[node] == .text
    let path = path(tree, node)
    switch random.below(9) {
    case 0, 8:
      guard isElement, isPlain(tree, node) else { return nil }
      let index = random.below(tree.children(of: node).count + 1)
      let siblings = Array(tree.children(of: node))
      var content = MarkupTree.Builder()
      let near = [index - 1, index].filter { siblings.indices.contains($0) }
      if random.chance(25), !near.contains(where: { tree.kinds[Int(siblings[$0])] == .text }) {
        content.leaf(.text, words(4))
      } else {
        let attributes =
          random.chance(40) ? [MarkupTree.Attribute(name: "class", value: words(1))] : []
        content.open(.element, names[random.below(names.count)], attributes)
        if random.chance(70) {
          content.open(.element, names[random.below(names.count)])
          content.leaf(.text, words(5))
          content.close()
        }
        if random.chance(50) { content.leaf(.text, words(5)) }
      }
      return DOMOperation(kind: .insert, path: path + [index], content: content.finish())
    case 1:
      return DOMOperation(kind: .delete, path: path)
    case 2:
      guard tree.sizes[node] < 200 else { return nil }
      let other = 1 + random.below(tree.count - 1)
      guard tree.kinds[other] == .element, isPlain(tree, other), isPlain(tree, node),
        other < node || other >= node + Int(tree.sizes[node])
      else { return nil }
      var copy = tree.children(of: other).count
      if other == parent { copy -= 1 }
      let index = random.below(copy + 1)
      // The destination is counted without the moved node.
      var destination = self.path(tree, other)
      let from = path
      if destination.count >= from.count,
        destination.prefix(from.count - 1) == from.prefix(from.count - 1),
        destination[from.count - 1] > from[from.count - 1]
      {
        destination[from.count - 1] -= 1
      }
      let siblings = tree.children(of: other).filter { $0 != Int32(node) }
      let near = [index - 1, index].filter { siblings.indices.contains($0) }
      if isText, near.contains(where: { tree.kinds[Int(siblings[$0])] == .text }) { return nil }
      return DOMOperation(kind: .move, path: from, destination: destination + [index])
    case 3:
      guard isText else { return nil }
      return DOMOperation(kind: .text, path: path, new: words(6))
    case 4, 5:
      guard isElement else { return nil }
      let attributes = Array(tree.attributes(of: node))
      if !attributes.isEmpty, random.chance(60) {
        let attribute = attributes[random.below(attributes.count)]
        return DOMOperation(
          kind: .attribute, path: path, name: attribute.name, old: attribute.value,
          new: random.chance(50) ? nil : words(2))
      }
      let name = ["title", "class", "data-x"][random.below(3)]
      guard tree.attribute(name, of: node) == nil else { return nil }
      return DOMOperation(kind: .attribute, path: path, name: name, new: words(2))
    case 6:
      guard isElement, isPlain(tree, node) else { return nil }
      let name = names[random.below(names.count)]
      return DOMOperation(kind: .rename, path: path, new: name)
    default:
      guard isPlain(tree, parent), isPlain(tree, node) else { return nil }
      if isElement, random.chance(50) {
        guard tree.sizes[node] > 1 else { return nil }
        return DOMOperation(kind: .unwrap, path: path)
      }
      let rest = tree.children(of: parent).count - path[path.count - 1]
      var content = MarkupTree.Builder()
      content.open(
        .element, names[random.below(names.count)],
        random.chance(50) ? [MarkupTree.Attribute(name: "class", value: "wrapper")] : [])
      return DOMOperation(
        kind: .wrap, path: path, length: 1 + random.below(min(rest, 4)), content: content.finish())
    }
  }
}
