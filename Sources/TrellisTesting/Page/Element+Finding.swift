public import TrellisDOM

extension Element {
  /// This element and its descendants in document order, without hidden elements, which are kept for reuse and show
  /// nothing.
  ///
  /// - Complexity: O(elements).
  public var descendants: [Element] {
    var all: [Element] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Element]) {
    all.append(self)
    for child in visibleChildren { child.collect(into: &all) }
  }

  /// The child elements that are not hidden, in document order.
  public var visibleChildren: [Element] { children.filter { $0.attribute("hidden") == nil } }

  /// The text of this element and its visible descendants; for a truncated text, its full text.
  public var wholeText: String {
    let shown = visibleChildren
    if let whole = shown.first(where: { $0.attribute("class") == "t-s" }) { return whole.wholeText }
    return (text ?? "") + shown.map(\.wholeText).joined()
  }

  /// The accessible name of the element: its label, otherwise its text without parts that are hidden from assistive
  /// technology.
  public var accessibleName: String {
    attribute("aria-label") ?? attribute("alt") ?? (text ?? "") + spokenTextOfChildren
  }

  private var spokenTextOfChildren: String {
    visibleChildren.filter { $0.attribute("aria-hidden") != "true" }
      .map { ($0.text ?? "") + $0.spokenTextOfChildren }.joined()
  }

  /// Whether the element can be found by name: a control, a link, or an element with a listener.
  var isNamed: Bool {
    switch tag {
    case "button", "a", "input", "textarea", "select", "img": true
    default: !listenedEvents.isEmpty || attribute("aria-label") != nil
    }
  }

  /// One line for each element, indented by depth: tag, frame, and text.
  ///
  /// ```
  /// div (0, 0; 300 × 41)
  ///   button (0, 0; 88 × 41) "Add one"
  /// ```
  public var outline: String { outlineLines(depth: 0).joined(separator: "\n") }

  private func outlineLines(depth: Int) -> [String] {
    var line = String(repeating: "  ", count: depth) + tag
    if let frame { line += " " + frame.description }
    if let text { line += " \"\(text)\"" }
    return [line] + visibleChildren.flatMap { $0.outlineLines(depth: depth + 1) }
  }
}
