import TrellisBase

/// An immutable tree of nodes: a page as a browser's DOM has it after parsing, or a part of it.
///
/// The nodes are numbered in document order from 0, the document. A node's subtree is a contiguous range of numbers, so
/// equal subtrees have the same layout. A tree of a parsed document has no adjacent text nodes.
public struct MarkupTree: Sendable, Equatable {
  /// The kind of a node.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case document, doctype, element, text, comment, instruction

    /// Whether the node is a comment or a processing instruction; pages do not show these.
    var isCommentOrInstruction: Bool { self == .comment || self == .instruction }
  }

  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    package static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs.name.isExactly(rhs.name) && lhs.value.isExactly(rhs.value)
    }
  }

  /// The kinds of the nodes in document order.
  package fileprivate(set) var kinds: [Kind] = []
  /// The name of an element (`svg:path` for a foreign one), or the text of another node. A processing instruction has
  /// its target, followed by a space and its data if there are any.
  package fileprivate(set) var values: [String] = []
  /// The number of each node's parent; -1 for the first node.
  package fileprivate(set) var parents: [Int32] = []
  /// The number of nodes in each subtree, the node itself included.
  package fileprivate(set) var sizes: [Int32] = []
  private var attributeEnds: [Int32] = []
  private var attributeList: [Attribute] = []
  private var childEnds: [Int32] = []
  private var childList: [Int32] = []

  public static func == (lhs: MarkupTree, rhs: MarkupTree) -> Bool {
    lhs.kinds == rhs.kinds && lhs.parents == rhs.parents && lhs.attributeEnds == rhs.attributeEnds
      && lhs.attributeList == rhs.attributeList
      && lhs.values.elementsEqual(rhs.values, by: { $0.isExactly($1) })
  }

  /// The number of nodes.
  public var count: Int { kinds.count }

  /// The attributes of a node, sorted by name.
  package func attributes(of node: Int) -> ArraySlice<Attribute> {
    let start = node == 0 ? 0 : Int(attributeEnds[node - 1])
    return attributeList[start..<Int(attributeEnds[node])]
  }

  /// The value of an attribute, or `nil` if the node does not have it.
  package func attribute(_ name: String, of node: Int) -> String? {
    attributes(of: node).first { $0.name.isExactly(name) }?.value
  }

  /// A copy of the tree with other attribute values.
  ///
  /// - Parameter value: returns the new value of an attribute of a node.
  /// - Complexity: O(*n*) in the nodes and attributes.
  package func replacingAttributes(_ value: (_ node: Int, _ attribute: Attribute) -> String)
    -> MarkupTree
  {
    var result = self
    var index = 0
    for node in 0..<count {
      while index < Int(attributeEnds[node]) {
        result.attributeList[index].value = value(node, attributeList[index])
        index += 1
      }
    }
    return result
  }

  /// The children of a node in document order.
  package func children(of node: Int) -> ArraySlice<Int32> {
    let start = node == 0 ? 0 : Int(childEnds[node - 1])
    return childList[start..<Int(childEnds[node])]
  }

  /// Whether a node is a text of ASCII white space alone.
  package func isSpace(_ node: Int) -> Bool {
    kinds[node] == .text && Self.isSpace(values[node])
  }

  /// Whether a text is ASCII white space alone.
  package static func isSpace(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 32 || (9...13) ~= $0 }
  }

  /// Whether two nodes have the same kind, name or text, and attributes; children are not compared.
  package func hasSameHead(_ node: Int, _ other: MarkupTree, _ otherNode: Int) -> Bool {
    guard kinds[node] == other.kinds[otherNode], values[node].isExactly(other.values[otherNode])
    else {
      return false
    }
    return kinds[node] != .element
      || attributes(of: node) == other.attributes(of: otherNode)
  }
}

extension MarkupTree {
  /// Collects the nodes of a tree in document order.
  package struct Builder {
    private var tree = MarkupTree()
    private var open: [Int] = []

    /// The number of nodes so far.
    package var count: Int { tree.count }

    package init() {}

    /// Adds a node that may have children; ``close()`` ends it.
    package mutating func open(_ kind: Kind, _ value: String, _ attributes: [Attribute] = []) {
      open.append(tree.count)
      append(kind, value, attributes)
    }

    /// Ends the last opened node.
    package mutating func close() {
      guard let node = open.popLast() else { return }
      tree.sizes[node] = Int32(tree.count - node)
    }

    /// Adds a node without children.
    package mutating func leaf(_ kind: Kind, _ value: String) {
      append(kind, value, [])
    }

    private mutating func append(_ kind: Kind, _ value: String, _ attributes: [Attribute]) {
      tree.parents.append(Int32(open.last { $0 != tree.count } ?? -1))
      tree.kinds.append(kind)
      tree.values.append(value)
      tree.sizes.append(1)
      if attributes.count > 1 {
        tree.attributeList += attributes.sorted { $0.name.isBefore($1.name) }
      } else {
        tree.attributeList += attributes
      }
      tree.attributeEnds.append(Int32(tree.attributeList.count))
    }

    /// The finished tree; nodes that are still open end here.
    package mutating func finish() -> MarkupTree {
      while !open.isEmpty { close() }
      tree.childEnds.reserveCapacity(tree.count)
      tree.childList.reserveCapacity(tree.count)
      for node in 0..<tree.count {
        var child = node + 1
        let end = node + Int(tree.sizes[node])
        while child < end {
          tree.childList.append(Int32(child))
          child += Int(tree.sizes[child])
        }
        tree.childEnds.append(Int32(tree.childList.count))
      }
      return tree
    }
  }
}
