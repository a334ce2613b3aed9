package import TrellisDOM

extension PageTree {
  /// The tree of a headless client's page.
  ///
  /// - Parameters:
  ///   - isOpen: whether a layer or `details` is open; called only for elements that can be closed.
  /// - Complexity: O(*n*) in the elements.
  package convenience init(
    _ replica: ReplicaDocument, focus: UInt32?, isDark: Bool, isOpen: (ReplicaDocument.Node) -> Bool
  ) {
    var reader = ReplicaReader()
    reader.nodes.reserveCapacity(replica.count)
    reader.add(replica.root, parent: -1, left: 0, top: 0, isOpen)
    self.init(
      reader.nodes, focusKey: focus, title: replica.title ?? "", address: replica.url ?? "/",
      isDark: isDark)
  }
}

extension PageTree {
  /// The tree after changes of the replica that neither added, removed nor moved elements.
  ///
  /// - Parameters:
  ///   - changes: the changed elements; `true` if the frames of descendants may have changed too.
  /// - Returns: `nil` if the replica's elements do not match this tree.
  /// - Complexity: O(changed elements), and a copy of the nodes.
  package func updated(
    _ replica: ReplicaDocument, changes: [NodeID: Bool], focus: UInt32?,
    isOpen: (ReplicaDocument.Node) -> Bool
  ) -> PageTree? {
    var nodes = nodes
    var changed: [Int] = []
    for (id, isDeep) in changes {
      guard let element = replica.node(id), let index = index(ofKey: id.rawValue) else {
        return nil
      }
      let origin = element.origin
      if isDeep {
        var reader = ReplicaReader()
        reader.add(element, parent: -1, left: origin.left, top: origin.top, isOpen)
        guard reader.nodes.count == nodes[index].end - index else { return nil }
        for (offset, node) in reader.nodes.enumerated() {
          replace(&nodes[index + offset], by: node)
          changed.append(index + offset)
        }
      } else {
        let isRoot = nodes[index].parent < 0
        replace(
          &nodes[index],
          by: ReplicaReader.read(
            element, isRoot: isRoot, left: origin.left, top: origin.top, isOpen))
        changed.append(index)
      }
    }
    return PageTree(
      changing: self, to: nodes, changed: changed, focusKey: focus, title: replica.title ?? "",
      address: replica.url ?? "/")
  }

  /// Replaces the values of a node, but not its position in the tree.
  private func replace(_ node: inout Node, by new: Node) {
    let (parent, end) = (node.parent, node.end)
    node = new
    (node.parent, node.end) = (parent, end)
  }
}

private struct ReplicaReader {
  var nodes: [PageTree.Node] = []

  /// The node of an element without its position in the tree.
  ///
  /// - Parameters:
  ///   - left: the left edge of the parent, in CSS px from the page's left edge.
  ///   - top: the top edge of the parent, in CSS px from the page's top edge.
  static func read(
    _ element: ReplicaDocument.Node, isRoot: Bool, left: Double, top: Double,
    _ isOpen: (ReplicaDocument.Node) -> Bool
  ) -> PageTree.Node {
    var node = PageTree.Node()
    node.key = element.id.rawValue
    node.tag = element.tag
    node.attributes = element.attributes
    node.styles = element.styles
    node.text = element.text
    if let frame = element.frame {
      node.frame = Frame(
        left: left + frame.left, top: top + frame.top, width: frame.width, height: frame.height)
    } else if !isRoot {
      node.isInline = true
    }
    node.value = element.fieldValue
    node.isChecked = element.checkedness
    if node.attributes["hidden"] != nil || node.styles["display"] == "none"
      || node.styles["visibility"] == "hidden"
    {
      node.isHidden = true
    }
    if element.isClosable, element.tag != "details" {
      let isShown = isOpen(element)
      node.isHidden = node.isHidden || !isShown
      node.isModal = element.tag == "dialog" && isShown
    }
    // Closed `details` show only their summary.
    if element.tag != "summary", let around = element.parent, around.tag == "details",
      !isOpen(around)
    {
      node.isHidden = true
    }
    return node
  }

  mutating func add(
    _ element: ReplicaDocument.Node, parent: Int, left: Double, top: Double,
    _ isOpen: (ReplicaDocument.Node) -> Bool
  ) {
    let index = nodes.count
    var node = Self.read(
      element, isRoot: parent < 0 && element.parent == nil, left: left, top: top, isOpen)
    node.parent = parent
    nodes.append(node)
    let origin = (left: node.frame?.left ?? left, top: node.frame?.top ?? top)
    for child in element.children {
      add(child, parent: index, left: origin.left, top: origin.top, isOpen)
    }
    nodes[index].end = nodes.count
  }
}

extension ReplicaDocument.Node {
  /// The origin of the element's frame: the parent's top left corner in the page.
  fileprivate var origin: (left: Double, top: Double) {
    var corner = (left: 0.0, top: 0.0)
    var around = parent
    while let element = around {
      corner.left += element.frame?.left ?? 0
      corner.top += element.frame?.top ?? 0
      around = element.parent
    }
    return corner
  }

  /// Whether the element is a layer or `details`, so that it can be closed.
  package var isClosable: Bool {
    attributes["data-layer"] != nil || attributes["popover"] != nil || tag == "dialog"
      || tag == "details"
  }

  /// Whether the live property, or else the attribute, is on.
  package func isOn(_ property: String, or attribute: String) -> Bool {
    if case .bool(let value)? = properties[property] { return value }
    return attributes[attribute] != nil
  }

  /// The checkedness of a checkbox or a radio button, or whether an option is chosen.
  package var checkedness: Bool? {
    switch tag {
    case "input" where ["checkbox", "radio"].contains(attributes["type"]):
      return isOn("checked", or: "checked")
    case "option": return isChosen
    default: return nil
    }
  }

  private var isChosen: Bool {
    var list = parent
    while let around = list, around.tag != "select" { list = around.parent }
    guard let list, list.attributes["multiple"] == nil else {
      return isOn("selected", or: "selected")
    }
    return list.chosenOption === self
  }

  /// The options of a list, in document order.
  package var options: [ReplicaDocument.Node] {
    children.flatMap { $0.tag == "option" ? [$0] : $0.options }
  }

  /// The value that a form sends for an option: its attribute `value`, otherwise its text with collapsed white space.
  package var optionValue: String { attributes["value"] ?? (text ?? "").collapsed }

  /// The chosen option of a single-choice list.
  package var chosenOption: ReplicaDocument.Node? {
    let all = options
    if case .string(let value)? = properties["value"] {
      return all.first { $0.optionValue == value }
    }
    if let value = attributes["value"], let found = all.first(where: { $0.optionValue == value }) {
      return found
    }
    return all.last { $0.isOn("selected", or: "selected") }
      ?? all.first { $0.attributes["disabled"] == nil }
  }

  /// The value of a field as the user sees it.
  package var fieldValue: String? {
    switch tag {
    case "input":
      switch attributes["type"] ?? "text" {
      case "checkbox", "radio", "submit", "reset", "button", "image", "file", "hidden": return nil
      default: break
      }
      return textValue ?? attributes["value"] ?? ""
    case "textarea": return textValue ?? text ?? ""
    case "select": return chosenOption.map { ($0.text ?? "").collapsed }
    default: return textValue
    }
  }

  private var textValue: String? {
    switch properties["value"] {
    case .string(let value)?: value
    case .number(let value)?: value.plain
    default: nil
    }
  }
}
