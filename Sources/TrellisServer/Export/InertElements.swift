import TrellisDOM

/// The elements of a page that do nothing without a server: those that listen to events, except for links, native
/// disclosure elements, and the fields and buttons of a form that sends a query.
struct InertElements {
  /// The tag and the name of each, in document order.
  private(set) var descriptions: [String] = []

  /// Marks the elements in several layouts of the page, removes the marks of others, and removes the keys by which a client
  /// keeps the state of fields, as they differ between builds of the program.
  ///
  /// - Parameter roots: the last one is described.
  init(marking roots: [Element]) {
    for (index, root) in roots.enumerated() {
      Self.forEach(in: root) { element, isInert in
        if isInert {
          if index == roots.count - 1 { descriptions.append(Self.description(of: element)) }
          if element.attribute(Self.attribute) == nil { element.setAttribute(Self.attribute, "") }
        } else if element.attribute(Self.attribute) != nil {
          element.setAttribute(Self.attribute, nil)
        }
        if element.attribute("data-key") != nil { element.setAttribute("data-key", nil) }
      }
    }
  }

  static let attribute = "data-needs-server"

  /// Calls `body` with each element in document order, and whether it is one of these.
  private static func forEach(in root: Element, _ body: (Element, Bool) -> Void) {
    var pending: [(element: Element, isInForm: Bool)] = [(root, false)]
    pending.reserveCapacity(256)
    while let (element, isInForm) = pending.popLast() {
      let sends = isInForm || (element.tag == "form" && element.attribute("action") != nil)
      body(element, isInert(element, isInForm: sends))
      for child in element.children.reversed() { pending.append((child, sends)) }
    }
  }

  private static func isInert(_ element: Element, isInForm: Bool) -> Bool {
    guard element.listens(toEventWhere: { controls.contains($0) }) else { return false }
    switch element.tag {
    case "a": return element.attribute("href") == nil
    case "summary", "details": return false
    case "form", "input", "select", "textarea", "button": return !isInForm
    default: return true
    }
  }

  /// The events by which people use controls; others, such as those of scrolling and of visibility, only
  /// inform, and those of keys are shortcuts for other controls.
  private static let controls = [
    "click", "dblclick", "contextmenu", "input", "change", "submit", "pointerdown", "dragstart",
    "drop",
  ]

  private static func description(of element: Element) -> String {
    var name = element.attribute("aria-label") ?? element.attribute("name") ?? ""
    var pending = name.isEmpty ? [element] : []
    while name.isEmpty, let next = pending.popLast() {
      name = next.text ?? ""
      pending += next.children.reversed()
    }
    if name.isEmpty { return element.tag }
    // A text of no more than 60 bytes has no more characters.
    let short = name.utf8.count > 60 ? String(name.prefix(60)) : name
    return "\(element.tag) \"\(short)\""
  }
}
