import TrellisBase

/// A replica of a document as a client has it: a plain tree to which patches are applied.
///
/// It is the Swift counterpart of `public/patch.js` and verifies the change tracker: after each patch, the replica
/// equals ``init(of:)`` of the document. Headless sessions in tests use it as their browser.
public final class ReplicaDocument {
  /// An element of the replica.
  public final class Node {
    /// The number that the server gave the element; 1 for the root.
    public internal(set) var id: NodeID
    /// The tag name from the server, such as `div`.
    public let tag: String
    /// The parent; `nil` for the root.
    public internal(set) weak var parent: Node?
    /// The child elements in document order; empty if ``text`` is set.
    public internal(set) var children: [Node] = []
    /// The text that is the only content; `nil` for an element with children or without content.
    public internal(set) var text: String?
    /// The attributes by name, with the listeners as `data-on`.
    public internal(set) var attributes: [String: String] = [:]
    /// The style declarations by CSS property, without the frame.
    public internal(set) var styles: [String: String] = [:]
    /// The live properties by name, as last set by the server or ``ReplicaDocument/setProperty(_:_:_:)``.
    public internal(set) var properties: [String: PropertyValue] = [:]
    var packedFrame: PackedFrame = .none

    /// The border box in CSS px, relative to the parent's border box; `nil` if the element is not positioned.
    public var frame: Frame? { packedFrame.frame }

    init(id: NodeID, tag: String) {
      self.id = id
      self.tag = tag
    }

    deinit {
      // Releases the subtree without recursion, so that a deep tree cannot overflow the stack.
      var pending = children
      children = []
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node) else { continue }
        pending += node.children
        node.children = []
      }
    }
  }

  /// The root element, number 1; a reset replaces the node.
  public internal(set) var root: Node
  /// The title of the page; `nil` if the document has none.
  public internal(set) var title: String?
  /// The address of the page, as an absolute path with query and fragment; `nil` if none was set.
  public internal(set) var url: String?
  /// The last focused element.
  public internal(set) var focus: NodeID?
  /// The last element that was scrolled to.
  public internal(set) var scrollTarget: NodeID?
  /// All announced texts, oldest first.
  public internal(set) var announcements: [String] = []
  var nodes: [NodeID: Node] = [:]

  /// The tree of a client that read the document's HTML and applied all patches since.
  ///
  /// - Complexity: O(*n*).
  public init(of document: Document) {
    root = Node(id: .root, tag: document.root.tag)
    title = document.title
    url = document.url
    var number = 0
    let ids = Self.numbers(of: document.root)
    root = build(PatchTree(document.root, from: 0)) {
      number += 1
      return ids[number - 1]
    }
  }

  /// Creates an empty document whose root has this tag.
  public init(rootTag: String = "div") {
    root = Node(id: .root, tag: rootTag)
    nodes[.root] = root
  }

  /// The element with this number.
  public func node(_ id: NodeID) -> Node? { nodes[id] }

  /// The number of elements, the root included.
  public var count: Int { nodes.count }

  /// Sets a property as the client's user would.
  public func setProperty(_ id: NodeID, _ name: String, _ value: PropertyValue) {
    nodes[id]?.properties[name] = value
  }

  /// Makes the nodes of `tree`, with numbers from `next` in document order, and registers them.
  func build(_ tree: PatchTree, next: () -> NodeID) -> Node {
    let top = makeNode(tree, next())
    var pending = tree.children.reversed().map { ($0, top) }
    while let (tree, parent) = pending.popLast() {
      let node = makeNode(tree, next())
      node.parent = parent
      parent.children.append(node)
      pending += tree.children.reversed().map { ($0, node) }
    }
    return top
  }

  /// Makes and registers the node of `tree`, without children.
  private func makeNode(_ tree: PatchTree, _ id: NodeID) -> Node {
    let node = Node(id: id, tag: tree.tag)
    nodes[id] = node
    if let frame = tree.frame {
      node.packedFrame = PackedFrame(
        left: frame.left ?? 0, top: frame.top ?? 0, width: frame.width ?? 0,
        height: frame.height ?? 0)
    }
    for pair in tree.styles { node.styles[pair.name] = pair.value }
    for pair in tree.attributes { node.attributes[pair.name] = pair.value }
    for property in tree.properties { node.properties[property.name] = property.value }
    node.text = tree.text
    return node
  }

  private static func numbers(of element: Element) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [element]
    while let element = pending.popLast() {
      result.append(element.id)
      pending.append(contentsOf: element.children.reversed().filter { $0.number != 0 })
    }
    return result
  }
}

extension ReplicaDocument: Equatable {
  /// Whether two replicas are equal: the same elements with the same numbers, and the same title and
  /// address.
  public static func == (lhs: ReplicaDocument, rhs: ReplicaDocument) -> Bool {
    lhs.title.isExactly(rhs.title) && lhs.url.isExactly(rhs.url) && lhs.root == rhs.root
  }
}

extension ReplicaDocument.Node: Equatable {
  public static func == (lhs: ReplicaDocument.Node, rhs: ReplicaDocument.Node) -> Bool {
    var pending = [(lhs, rhs)]
    while let (mine, theirs) = pending.popLast() {
      guard mine.id == theirs.id, mine.tag == theirs.tag, mine.packedFrame == theirs.packedFrame,
        mine.text.isExactly(theirs.text), exactlyEqual(mine.attributes, theirs.attributes),
        exactlyEqual(mine.styles, theirs.styles),
        exactlyEqual(mine.properties, theirs.properties),
        mine.children.count == theirs.children.count
      else { return false }
      pending += zip(mine.children, theirs.children)
    }
    return true
  }
}

extension ReplicaDocument.Node: CustomStringConvertible {
  /// The subtree, one element a line, with names sorted and texts as JSON strings.
  public var description: String {
    var lines: [String] = []
    var pending = [(self, "")]
    while let (node, indent) = pending.popLast() {
      lines.append(indent + node.line)
      pending += node.children.reversed().map { ($0, indent + "  ") }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    var line = "\(id.rawValue) \(tag)"
    if !packedFrame.isNone {
      let sides = [packedFrame.left, packedFrame.top, packedFrame.width, packedFrame.height]
      line += " @" + sides.map(String.init).joined(separator: ",")
    }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      line += " \(name)=\(Self.json(.string(value)))"
    }
    let declarations = styles.sorted(by: { $0.key < $1.key }).map { "\($0.key):\($0.value)" }
    if !declarations.isEmpty { line += " {\(declarations.joined(separator: ";"))}" }
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      line += " .\(name)=\(Self.json(value))"
    }
    if let text { line += " \(Self.json(.string(text)))" }
    return line
  }

  private static func json(_ value: PropertyValue) -> String {
    var writer = JSONWriter()
    switch value {
    case .string(let text): writer.string(text)
    case .bool(let flag): writer.bool(flag)
    case .number(let number): writer.number(number)
    }
    return writer.text
  }
}
