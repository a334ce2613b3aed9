public import TrellisDOM

/// An element of a page at one moment; later actions on the page do not change it.
public struct PageElement: Sendable {
  package let tree: PageTree
  package let index: Int

  package init(tree: PageTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  package var node: PageTree.Node { tree.nodes[index] }

  /// The tag name in lower case, such as `button`.
  public var tag: String { node.tag }

  /// The value of an attribute; `nil` if the element does not have it.
  public func attribute(_ name: String) -> String? { node.attributes[name] }

  /// The value of a style property that the server sets on the element; `nil` if it sets none.
  public func style(_ property: String) -> String? { node.styles[property] }

  /// The border box in CSS px, relative to the top left corner of the page; `nil` for a text part inside a line.
  public var frame: Frame? { node.frame }

  /// The value of a field as the user sees it; `nil` for an element without a value.
  public var value: String? { node.value }

  /// Whether a checkbox, a radio button or an option is chosen; `nil` for other elements.
  public var isChecked: Bool? {
    node.isChecked ?? attribute("aria-checked").map { $0 == "true" }
  }

  /// Whether the element has the focus.
  public var isFocused: Bool { tree.focus == index }

  /// Whether the element and all its ancestors are visible.
  public var isVisible: Bool { tree.areShown[index] }

  /// Whether the element is exposed to assistive technology.
  public var isAccessible: Bool { tree.areAccessible[index] }

  /// Whether the element is disabled, by itself or by a `fieldset`.
  public var isDisabled: Bool {
    if attribute("disabled") != nil || attribute("aria-disabled") == "true" { return true }
    guard ["input", "button", "select", "textarea"].contains(tag) else { return false }
    return ancestors.contains { $0.tag == "fieldset" && $0.attribute("disabled") != nil }
  }

  /// The parent element; `nil` for the root.
  public var parent: PageElement? {
    node.parent < 0 ? nil : PageElement(tree: tree, index: node.parent)
  }

  /// The ancestors, the nearest first.
  public var ancestors: some Sequence<PageElement> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// The child elements in document order, including hidden ones.
  public var children: [PageElement] { contents.filter { $0.tag != "#text" } }

  /// The child elements and the texts among them.
  package var contents: [PageElement] {
    var result: [PageElement] = []
    var child = index + 1
    while child < node.end {
      result.append(PageElement(tree: tree, index: child))
      child = tree.nodes[child].end
    }
    return result
  }

  /// The visible elements inside this one, in document order.
  ///
  /// - Complexity: O(*n*) in the elements inside.
  public var descendants: [PageElement] {
    (index + 1..<max(index + 1, node.end)).lazy
      .filter { tree.areShown[$0] && tree.nodes[$0].tag != "#text" }
      .map { PageElement(tree: tree, index: $0) }
  }

  /// Whether `other` is this element or inside of it.
  public func contains(_ other: PageElement) -> Bool {
    other.index == index || (other.index > index && other.index < node.end)
  }

  /// The visible text of the element and its descendants, with each run of white space as one space, and with boxes
  /// separated by a space.
  ///
  /// - Complexity: O(*n*) in the elements inside.
  public var text: String {
    var words = ""
    var open: [Int] = []
    for position in index..<node.end {
      while let last = open.last, position >= last {
        open.removeLast()
        words += " "
      }
      guard tree.areShown[position], !tree.nodes[position].isWholeText else { continue }
      let node = tree.nodes[position]
      if !node.isInline, node.tag != "#text" {
        words += " "
        open.append(node.end)
      } else if node.tag == "br" {
        words += " "
      }
      if let text = node.text { words += text }
    }
    return words.collapsed
  }
}

extension PageElement: Equatable {
  /// Whether both are the same element of the same page at the same moment.
  public static func == (left: PageElement, right: PageElement) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

extension PageElement: CustomStringConvertible {
  /// The role and the name, such as `button “Save”`.
  public var description: String {
    let kind = role?.rawValue ?? "<\(tag)>"
    let name = role?.isNamed == true ? name : text
    let words = name.isEmpty ? "" : " “\(name.shortened)”"
    return kind + words + (isDisabled ? " (disabled)" : "")
  }
}

extension String {
  /// The text with each run of white space as one space, and without white space at the ends.
  package var collapsed: String {
    if !utf8.contains(where: { $0 <= 32 || $0 >= 0xC2 }) { return self }
    return split { $0.isWhitespace }.joined(separator: " ")  // people's text
  }

  package var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
