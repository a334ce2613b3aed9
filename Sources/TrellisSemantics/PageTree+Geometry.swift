import TrellisDOM

extension PageTree {
  /// The uppermost element at a point of the page, in CSS px from the page's top left corner; `nil` outside.
  ///
  /// Later elements are above earlier ones, and open layers above the page. Scrolling and `z-index` are not taken into
  /// account.
  ///
  /// - Complexity: O(*n*) in the elements.
  public func hitTest(x: Double, y: Double) -> PageElement? {
    nodes.indices.last { index in
      areShown[index] && nodes[index].styles["pointer-events"] != "none"
        && nodes[index].frame?.contains(x: x, y: y) == true
    }.map { PageElement(tree: self, index: $0) }
  }

  /// The elements that the key Tab reaches, in its order.
  ///
  /// Source: HTML, “The tabindex attribute”. In a group of radio buttons, only the chosen one or the first is
  /// listed.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  public var focusOrder: [PageElement] {
    let all = elements.filter {
      $0.isFocusable && ($0.isAccessible || isFocusableAlthoughHidden($0))
    }
    let chosen = Set(
      all.filter { $0.isRadio && $0.isChecked == true }.map(\.radioGroup))
    var seen: Set<String> = []
    let listed = all.filter { element in
      guard element.isRadio else { return true }
      if chosen.contains(element.radioGroup) { return element.isChecked == true }
      return seen.insert(element.radioGroup).inserted
    }
    let first = listed.filter { ($0.tabIndex ?? 0) > 0 }
      .sorted { ($0.tabIndex ?? 0, $0.index) < ($1.tabIndex ?? 0, $1.index) }
    return first + listed.filter { ($0.tabIndex ?? 0) == 0 }
  }

  /// An element that is hidden only from assistive technology can have the focus, unless it is inert or behind a modal
  /// dialog.
  private func isFocusableAlthoughHidden(_ element: PageElement) -> Bool {
    modal.map { element.ancestors.contains($0) } != false && element.attribute("inert") == nil
      && !element.ancestors.contains { $0.attribute("inert") != nil }
  }
}

extension PageElement {
  package var tabIndex: Int? { attribute("tabindex").flatMap { Int($0) } }

  package var isRadio: Bool { tag == "input" && attribute("type") == "radio" }

  /// The name of a radio button's group; a radio button without a name is the only one of its group.
  package var radioGroup: String { attribute("name") ?? "#\(index)" }

  /// Whether the element can have the focus.
  public var isFocusable: Bool {
    guard isVisible, attribute("disabled") == nil else { return false }
    if tabIndex != nil || attribute("contenteditable") != nil { return true }
    switch tag {
    case "a", "area": return attribute("href") != nil
    case "button", "select", "textarea", "summary", "iframe": return !isDisabled
    case "input": return attribute("type") != "hidden" && !isDisabled
    default: return false
    }
  }
}
