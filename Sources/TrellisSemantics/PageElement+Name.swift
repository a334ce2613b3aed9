import TrellisBase

extension PageElement {
  /// The accessible name, from `aria-labelledby`, `aria-label`, the labels, the alternative text, the contents, the
  /// title or the placeholder, in this order.
  ///
  /// Source: Accessible Name and Description Computation 1.2, without generated content of style sheets.
  public var name: String { name(visited: []) }

  private func name(visited: Set<Int>) -> String {
    if let ids = attribute("aria-labelledby"), visited.isEmpty {
      let parts = references(ids).map { $0.content(visited: [index]) }
      let joined = parts.filter { !$0.isEmpty }.joined(separator: " ")
      if !joined.isEmpty { return joined }
    }
    if let label = attribute("aria-label")?.collapsed, !label.isEmpty { return label }
    if let native = nativeName(visited: visited), !native.isEmpty { return native }
    if role?.isNamedByContent == true || tag == "label" || tag == "legend" || tag == "caption" {
      let content = content(visited: visited)
      if !content.isEmpty { return content }
    }
    for attribute in ["title", "placeholder"] {
      if let text = self.attribute(attribute)?.collapsed, !text.isEmpty { return text }
    }
    return ""
  }

  private func nativeName(visited: Set<Int>) -> String? {
    switch tag {
    case "img", "area": return attribute("alt")?.collapsed
    case "fieldset": return children.first { $0.tag == "legend" }?.content(visited: visited)
    case "table": return children.first { $0.tag == "caption" }?.content(visited: visited)
    case "optgroup": return attribute("label")
    case "input", "select", "textarea", "meter", "output", "progress", "button":
      let names = labels.map { $0.content(visited: [index]) }.filter { !$0.isEmpty }
      if !names.isEmpty { return names.joined(separator: " ") }
      guard tag == "input" else { return nil }
      switch attribute("type") {
      case "submit": return attribute("value") ?? "Submit"
      case "reset": return attribute("value") ?? "Reset"
      case "button": return attribute("value")
      case "image": return attribute("alt") ?? attribute("value")
      default: return nil
      }
    default: return nil
    }
  }

  /// The elements with the ids in a space-separated list.
  package func references(_ ids: String) -> [PageElement] {
    ids.parts(between: " ").compactMap { tree.element(id: String($0)) }
  }

  /// The labels of a control: labels whose `for` is its id, and a label around it.
  public var labels: [PageElement] {
    var result: [PageElement] = []
    if let around = ancestors.first(where: { $0.tag == "label" }),
      around.attribute("for") == nil || around.attribute("for") == attribute("id")
    {
      result.append(around)
    }
    guard let id = attribute("id") else { return result }
    for index in tree.labelsByTarget[id] ?? [] {
      let label = PageElement(tree: tree, index: index)
      if !result.contains(label) { result.append(label) }
    }
    return result
  }

  /// The control that a `label` belongs to; `nil` for other elements.
  package var labelledControl: PageElement? {
    guard tag == "label" else { return nil }
    if let id = attribute("for") { return tree.element(id: id) }
    return (index + 1..<node.end).lazy.map { PageElement(tree: tree, index: $0) }.first {
      ["button", "input", "meter", "output", "progress", "select", "textarea"].contains($0.tag)
        && $0.attribute("type") != "hidden"
    }
  }

  /// The name from the contents: texts and the names of the elements inside, without the elements in `visited`.
  private func content(visited: Set<Int>) -> String {
    var words = ""
    collect(&words, visited.union([index]))
    return words.collapsed
  }

  private func collect(_ words: inout String, _ visited: Set<Int>) {
    if let text = node.text { words += text }
    for child in contents {
      guard !visited.contains(child.index), child.isVisible,
        child.attribute("aria-hidden") != "true"
      else { continue }
      if child.tag == "#text" {
        words += child.node.text ?? ""
        continue
      }
      // A field inside a label is not a part of the label's text.
      if ["input", "select", "textarea"].contains(child.tag) { continue }
      let isBlock = !child.node.isInline || child.tag == "br"
      if isBlock { words += " " }
      if let label = child.attribute("aria-label") ?? child.attribute("alt") {
        words += " \(label) "
      } else {
        child.collect(&words, visited.union([child.index]))
      }
      if isBlock { words += " " }
    }
  }
}
