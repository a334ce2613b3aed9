import TrellisDOM

extension TestTree {
  /// The tree of a headless client.
  ///
  /// - Parameters:
  ///   - isOpen: whether a layer or `details` shows; asked only for elements that may be closed.
  /// - Complexity: O(*n*) in the elements.
  convenience init(
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

private struct ReplicaReader {
  var nodes: [TestTree.Node] = []

  mutating func add(
    _ element: ReplicaDocument.Node, parent: Int, left: Double, top: Double,
    _ isOpen: (ReplicaDocument.Node) -> Bool
  ) {
    let index = nodes.count
    var node = TestTree.Node()
    node.key = element.id.rawValue
    node.tag = element.tag
    node.attributes = element.attributes
    node.styles = element.styles
    node.text = element.text
    node.parent = parent
    var (left, top) = (left, top)
    if let frame = element.frame {
      left += frame.left
      top += frame.top
      node.frame = TestFrame(left: left, top: top, width: frame.width, height: frame.height)
    } else if parent >= 0 {
      node.isInline = true
    }
    node.value = element.fieldValue
    node.isChecked = element.checkedness
    if node.attributes["hidden"] != nil || node.styles["display"] == "none"
      || node.styles["visibility"] == "hidden"
    {
      node.isHidden = true
    }
    let isLayer = element.isClosable
    let isShown = !isLayer || isOpen(element)
    if isLayer, element.tag != "details" {
      node.isHidden = node.isHidden || !isShown
      node.isModal = element.tag == "dialog" && isShown
    }
    nodes.append(node)
    for child in element.children {
      let start = nodes.count
      add(child, parent: index, left: left, top: top, isOpen)
      // Closed details show their summary only.
      if element.tag == "details", !isShown, child.tag != "summary" { nodes[start].isHidden = true }
    }
    nodes[index].end = nodes.count
  }
}

extension ReplicaDocument.Node {
  /// Whether the element is a layer or `details`, which may be closed.
  var isClosable: Bool {
    attributes["data-layer"] != nil || attributes["popover"] != nil || tag == "dialog"
      || tag == "details"
  }

  /// Whether a live property or an attribute of this name is on.
  func isOn(_ property: String, or attribute: String) -> Bool {
    if case .bool(let value)? = properties[property] { return value }
    return attributes[attribute] != nil
  }

  /// The checkedness of a checkbox or a radio button, or whether an option is chosen.
  var checkedness: Bool? {
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
  var options: [ReplicaDocument.Node] {
    children.flatMap { $0.tag == "option" ? [$0] : $0.options }
  }

  /// The value of an option.
  var optionValue: String { attributes["value"] ?? (text ?? "").collapsed }

  /// The chosen option of a list with one choice.
  var chosenOption: ReplicaDocument.Node? {
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
  var fieldValue: String? {
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
