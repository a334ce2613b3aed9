import TrellisDOM
import TrellisServer

/// The elements of a page that need a server: elements with listeners, except links, native disclosure elements, and
/// the fields and buttons of a form that sends a query.
struct InertElements {
  /// The tag and the name of each element, in document order.
  private(set) var descriptions: [String] = []

  /// Marks the elements that need a server, and unmarks all others. Removes the keys by which a client keeps the state
  /// of fields and of stateful views, because they differ between builds of the program.
  ///
  /// - Parameter roots: the roots of the page's layouts; the last one is used for the descriptions.
  init(marking roots: [Element]) {
    for (index, root) in roots.enumerated() {
      root.forEachElement { element in
        let hasData = element.hasDataAttributes
        let isMarked = hasData && element.hasAttribute(Self.attribute)
        if Self.isInert(element) {
          if index == roots.count - 1 { descriptions.append(Self.description(of: element)) }
          if !isMarked { element.setAttribute(Self.attribute, "") }
        } else if isMarked {
          element.setAttribute(Self.attribute, nil)
        }
        for name in ["data-key", "data-view"] where hasData && element.hasAttribute(name) {
          element.setAttribute(name, nil)
        }
      }
    }
  }

  static let attribute = "data-needs-server"

  private static func isInert(_ element: Element) -> Bool {
    guard element.listens(toEventWhere: { controls.contains($0) }) else { return false }
    switch element.tag {
    case "a": return !element.hasAttribute("href")
    case "summary", "details": return false
    case "form", "input", "select", "textarea", "button": return !isInSentForm(element)
    default: return true
    }
  }

  /// Whether the element is a form with an address, or is in one.
  ///
  /// - Complexity: O(depth).
  private static func isInSentForm(_ element: Element) -> Bool {
    var next: Element? = element
    while let element = next {
      if element.tag == "form", element.hasAttribute("action") { return true }
      next = element.parent
    }
    return false
  }

  /// The events by which people operate controls. Other events only inform, such as scroll and visibility events, or
  /// are shortcuts for other controls, such as key events.
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
    // Counting characters is needed only for a text of more than 60 bytes.
    let short = name.utf8.count > 60 ? String(name.prefix(60)) : name
    return "\(element.tag) \"\(short)\""
  }
}
