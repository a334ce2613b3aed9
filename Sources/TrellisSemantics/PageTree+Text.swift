import TrellisDOM

extension PageTree {
  /// The visible texts, one line for each element with a text, in document order.
  public var visibleText: String { root.visibleText }

  /// The accessible elements as indented lines with their roles, names and states; only the elements of an open modal
  /// dialog, if there is one.
  public var roleTree: String { (modal ?? root).roleTree }

  /// The visible elements as indented lines with their tags, frames and texts.
  public var layout: String { root.layout }
}

extension PageElement {
  /// The visible texts inside the element, one line for each box with a text, in document order.
  ///
  /// - Complexity: O(*n*) in the elements inside.
  public var visibleText: String {
    var lines: [String] = []
    for position in index..<node.end {
      let part = tree.nodes[position]
      guard tree.areShown[position], !part.isWholeText, let text = part.text?.collapsed,
        !text.isEmpty
      else { continue }
      if part.isInline || part.tag == "#text", !lines.isEmpty {
        lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? text : " " + text
      } else {
        lines.append(text)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The accessible elements inside this one as indented lines with their roles, names and states:
  ///
  /// ```
  /// main
  ///   heading “Issues” level 1
  ///   checkbox “Done” checked
  /// ```
  ///
  /// Elements without a role are omitted, and their children take their places.
  ///
  /// - Complexity: O(*n*) in the elements inside.
  public var roleTree: String {
    var lines: [String] = []
    describeRoles(into: &lines, depth: 0, around: "")
    return lines.joined(separator: "\n")
  }

  private func describeRoles(into lines: inout [String], depth: Int, around: String) {
    guard isAccessible else { return }
    var depth = depth
    var around = around
    let role = role
    if let role, !["presentation", "none", "generic"].contains(role.rawValue) {
      let name = name
      lines.append(
        String(repeating: "  ", count: depth) + role.rawValue
          + (name.isEmpty ? "" : " “\(name)”") + states)
      depth += 1
      around = name
      // The name contains the whole content.
      if role.isNamedByContent, !descendants.contains(where: { $0.role?.isInteractive == true }) {
        return
      }
    } else if let text = node.text?.collapsed, !text.isEmpty, text != around, tag != "label" {
      lines.append(String(repeating: "  ", count: depth) + "“\(text)”")
    }
    if role?.isNamed == false, let text = node.text?.collapsed, !text.isEmpty, text != around {
      lines.append(String(repeating: "  ", count: depth) + "“\(text)”")
    }
    for child in contents { child.describeRoles(into: &lines, depth: depth, around: around) }
  }

  /// The states of the element for assistive technology.
  package var states: String {
    var words = ""
    if let level { words += " level \(level)" }
    if isChecked == true { words += tag == "option" ? " selected" : " checked" }
    if let pressed = attribute("aria-pressed") { words += pressed == "true" ? " pressed" : "" }
    if attribute("aria-selected") == "true" { words += " selected" }
    if let current = attribute("aria-current"), current != "false" { words += " current" }
    if let expanded = attribute("aria-expanded") {
      words += expanded == "true" ? " expanded" : " collapsed"
    }
    if attribute("aria-invalid") == "true" { words += " invalid" }
    if attribute("required") != nil || attribute("aria-required") == "true" { words += " required" }
    if isDisabled { words += " disabled" }
    if let value, !value.isEmpty, role?.isNamed == true { words += " = \(value.collapsed)" }
    if isFocused { words += " focused" }
    return words
  }

  /// The visible elements inside this one, as indented lines with their tags, frames and texts:
  ///
  /// ```
  /// div (0, 0; 300 × 41)
  ///   button (0, 0; 88 × 41) “Add one”
  /// ```
  ///
  /// - Complexity: O(*n*) in the elements inside.
  public var layout: String {
    var lines: [String] = []
    var depths: [Int: Int] = [:]
    for position in index..<node.end where tree.areShown[position] {
      let part = tree.nodes[position]
      let depth = position == index ? 0 : (depths[part.parent] ?? 0) + 1
      depths[position] = depth
      var line = String(repeating: "  ", count: depth) + part.tag
      if let frame = part.frame { line += " \(frame)" }
      if let text = part.text?.collapsed, !text.isEmpty { line += " “\(text)”" }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

extension PageTree.Node {
  /// Whether the element has the full text of a truncated one, for assistive technology only.
  var isWholeText: Bool { attributes["class"] == "t-s" }
}
