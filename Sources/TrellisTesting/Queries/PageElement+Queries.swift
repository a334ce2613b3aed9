extension PageElement {
  /// The only element inside this one that `query` describes.
  ///
  /// - Throws: ``FindingError`` if there is none, or more than one; ``/TrellisSemantics/SelectorError`` for a
  /// malformed selector.
  /// - Complexity: O(*n*) in the elements of the page.
  public func get(_ query: ElementQuery) throws -> PageElement {
    let found = try all(query)
    guard found.count == 1 else { throw FindingError(query, found: found, in: self) }
    return found[0]
  }

  /// The only element inside this one that `query` describes; `nil` if there is none.
  ///
  /// - Throws: ``FindingError`` if there is more than one; ``/TrellisSemantics/SelectorError`` for a malformed
  /// selector.
  public func query(_ query: ElementQuery) throws -> PageElement? {
    let found = try all(query)
    guard found.count <= 1 else { throw FindingError(query, found: found, in: self) }
    return found.first
  }

  /// The elements inside this one that `query` describes, in document order; an empty result is not an error.
  ///
  /// Hidden elements are not found; queries by role find only elements that are exposed to assistive technology.
  ///
  /// - Throws: ``/TrellisSemantics/SelectorError`` for a malformed selector.
  public func all(_ query: ElementQuery) throws -> [PageElement] {
    switch query.kind {
    case .css(let selector):
      return try tree.elements(matching: selector, isXPath: false).filter(isInside)
    case .xpath(let path):
      return try tree.elements(matching: path, isXPath: true).filter(isInside)
    case .text(let match): return elements(with: match)
    case .role(let role, let name):
      let candidates = descendants.filter { $0.role == role && $0.isAccessible }
      return candidates.filter { element in
        name.map { $0.matches(element.name) } ?? true && element.hasStates(of: query)
      }
    case .label(let match):
      return descendants.filter { element in
        element.isLabelable && element.labelTexts.contains { match.matches($0) }
      }
    case .placeholder(let match): return having("placeholder", match)
    case .displayValue(let match):
      return descendants.filter { $0.value.map { match.matches($0.collapsed) } ?? false }
    case .altText(let match): return having("alt", match)
    case .title(let match): return having("title", match)
    case .testID(let match): return having("data-testid", match)
    }
  }

  private func isInside(_ element: PageElement) -> Bool {
    element.isVisible && element != self && contains(element)
  }

  private func having(_ attribute: String, _ match: TextMatch) -> [PageElement] {
    descendants.filter { $0.attribute(attribute).map { match.matches($0.collapsed) } ?? false }
  }

  /// The innermost elements whose text matches.
  private func elements(with match: TextMatch) -> [PageElement] {
    var found: [PageElement] = []
    for element in descendants.reversed() {
      guard !["option", "script", "style"].contains(element.tag) else { continue }
      // In reverse document order, inner elements come first.
      if let last = found.last, element.contains(last) { continue }
      if match.matches(element.text) { found.append(element) }
    }
    return found.reversed()
  }

  private func hasStates(of query: ElementQuery) -> Bool {
    if let level = query.level, self.level != level { return false }
    if let wanted = query.isChecked, (isChecked ?? false) != wanted { return false }
    if let wanted = query.isSelected,
      (attribute("aria-selected") == "true" || (tag == "option" && isChecked == true)) != wanted
    {
      return false
    }
    if let wanted = query.isPressed, (attribute("aria-pressed") == "true") != wanted {
      return false
    }
    if let wanted = query.isExpanded, (attribute("aria-expanded") == "true") != wanted {
      return false
    }
    return true
  }

  private static let fields: Set<Role> = [
    .checkbox, .combobox, .listbox, .radio, .searchbox, .slider, .spinbutton, .switch, .textbox,
  ]

  /// Whether labels can belong to the element.
  var isLabelable: Bool {
    ["input", "select", "textarea", "meter", "output", "progress", "button"].contains(tag)
      || attribute("aria-label") != nil || attribute("aria-labelledby") != nil
      || role.map { Self.fields.contains($0) } ?? false
  }

  /// The texts of all labels.
  var labelTexts: [String] {
    var texts = labels.map(\.name)
    if let ids = attribute("aria-labelledby") {
      texts += references(ids).map(\.name)
      texts.append(name)
    }
    if let label = attribute("aria-label")?.collapsed { texts.append(label) }
    return texts.filter { !$0.isEmpty }
  }
}
