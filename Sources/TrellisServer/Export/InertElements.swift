import TrellisDOM

/// The elements of a page that do nothing without a server: those that listen to events, except for links, native
/// disclosure elements, and the fields and buttons of a form that sends a query.
struct InertElements {
  /// The tag and the name of each, in document order.
  private(set) var descriptions: [String] = []

  init(in root: Element) {
    Self.forEach(in: root) { descriptions.append(Self.description(of: $0)) }
  }

  /// Marks the elements in several layouts of the page, removes the marks of others, and removes the keys by which a client
  /// keeps the state of fields, as they differ between builds of the program.
  func mark(in roots: [Element]) {
    for root in roots {
      var inert: Set<ObjectIdentifier> = []
      Self.forEach(in: root) {
        inert.insert(ObjectIdentifier($0))
        $0.setAttribute(Self.attribute, "")
      }
      var pending = [root]
      while let element = pending.popLast() {
        if !inert.contains(ObjectIdentifier(element)), element.attribute(Self.attribute) != nil {
          element.setAttribute(Self.attribute, nil)
        }
        if element.attribute("data-key") != nil { element.setAttribute("data-key", nil) }
        pending += element.children
      }
    }
  }

  static let attribute = "data-needs-server"

  private static func forEach(in root: Element, _ body: (Element) -> Void) {
    var pending: [(element: Element, isInForm: Bool)] = [(root, false)]
    while let (element, isInForm) = pending.popLast() {
      let sends = isInForm || (element.tag == "form" && element.attribute("action") != nil)
      if isInert(element, isInForm: sends) { body(element) }
      for child in element.children.reversed() { pending.append((child, sends)) }
    }
  }

  private static func isInert(_ element: Element, isInForm: Bool) -> Bool {
    guard element.listenedEvents.contains(where: controls.contains) else { return false }
    switch element.tag {
    case "a": return element.attribute("href") == nil
    case "summary", "details": return false
    case "form", "input", "select", "textarea", "button": return !isInForm
    default: return true
    }
  }

  /// The events by which people use controls; others, such as those of scrolling and of visibility, only
  /// inform, and those of keys are shortcuts for other controls.
  private static let controls: Set<String> = [
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
    return name.isEmpty ? element.tag : "\(element.tag) \"\(name.prefix(60))\""
  }
}
