/// A description of elements to find.
///
/// Prefer the first kind that describes the element, as users find elements in the same way: role and name, label,
/// placeholder, text, value, alternative text, title; a test identifier, a CSS selector or an XPath query only if there
/// is no other.
///
/// ```swift
/// try await tab.click(.button("Save"))
/// try await tab.type("Ada", into: .label("Name"))
/// ```
///
/// Source: Testing Library, “About Queries”, priority.
public struct ElementQuery: Sendable {
  enum Kind: Sendable {
    case role(Role, TextMatch?)
    case label(TextMatch)
    case placeholder(TextMatch)
    case text(TextMatch)
    case displayValue(TextMatch)
    case altText(TextMatch)
    case title(TextMatch)
    case testID(TextMatch)
    case css(String)
    case xpath(String)
  }

  let kind: Kind
  /// The level of a heading.
  var level: Int?
  var isChecked: Bool?
  var isSelected: Bool?
  var isPressed: Bool?
  var isExpanded: Bool?

  init(_ kind: Kind) { self.kind = kind }

  /// Elements by their role, and by their accessible name.
  ///
  /// - Parameters:
  ///   - name: the accessible name; any name if it is `nil`.
  ///   - level: the level of a heading.
  ///   - isChecked: the state of a checkbox, a radio button or a switch.
  ///   - isSelected: whether a row, a tab or an option is selected.
  /// The state of a toggle button.
  ///   - isExpanded: whether the element that this one controls is open.
  public static func role(
    _ role: Role, _ name: TextMatch? = nil, level: Int? = nil, isChecked: Bool? = nil,
    isSelected: Bool? = nil, isPressed: Bool? = nil, isExpanded: Bool? = nil
  ) -> ElementQuery {
    var query = ElementQuery(.role(role, name))
    query.level = level
    query.isChecked = isChecked
    query.isSelected = isSelected
    query.isPressed = isPressed
    query.isExpanded = isExpanded
    return query
  }

  /// Buttons by their name.
  public static func button(_ name: TextMatch) -> ElementQuery { .role(.button, name) }
  /// Links by their name.
  public static func link(_ name: TextMatch) -> ElementQuery { .role(.link, name) }
  /// Headings by their text.
  public static func heading(_ name: TextMatch, level: Int? = nil) -> ElementQuery {
    .role(.heading, name, level: level)
  }
  /// Checkboxes by their name.
  public static func checkbox(_ name: TextMatch) -> ElementQuery { .role(.checkbox, name) }
  /// Radio buttons by their name.
  public static func radio(_ name: TextMatch) -> ElementQuery { .role(.radio, name) }

  /// Fields by their label: a `label` element for the field or around it, `aria-labelledby` or `aria-label`.
  public static func label(_ text: TextMatch) -> ElementQuery { ElementQuery(.label(text)) }
  /// Fields by the text that is visible while they are empty.
  public static func placeholder(_ text: TextMatch) -> ElementQuery {
    ElementQuery(.placeholder(text))
  }
  /// The innermost elements with a text.
  public static func text(_ text: TextMatch) -> ElementQuery { ElementQuery(.text(text)) }
  /// Fields by their current value.
  public static func displayValue(_ text: TextMatch) -> ElementQuery {
    ElementQuery(.displayValue(text))
  }
  /// Pictures by their alternative text.
  public static func altText(_ text: TextMatch) -> ElementQuery { ElementQuery(.altText(text)) }
  /// Elements by their attribute `title`.
  public static func title(_ text: TextMatch) -> ElementQuery { ElementQuery(.title(text)) }
  /// Elements by their attribute `data-testid`.
  public static func testID(_ text: TextMatch) -> ElementQuery { ElementQuery(.testID(text)) }
  /// Elements by a CSS selector: types, classes, ids, attributes, the four combinators, lists, `:first-child`,
  /// `:last-child`, `:only-child`, `:empty`, `:nth-child(3)` and `:not(…)`.
  public static func css(_ selector: String) -> ElementQuery { ElementQuery(.css(selector)) }
  /// Elements by an XPath 1.0 query.
  public static func xpath(_ query: String) -> ElementQuery { ElementQuery(.xpath(query)) }
}

extension ElementQuery: CustomStringConvertible {
  /// The description for messages, such as `button “Save”`.
  public var description: String {
    switch kind {
    case .role(let role, let name):
      var words = role.rawValue + (name.map { " \($0)" } ?? "")
      if let level { words += " of level \(level)" }
      let states = [
        (isChecked, "checked"), (isSelected, "selected"), (isPressed, "pressed"),
        (isExpanded, "expanded"),
      ]
      for case (let state?, let word) in states { words += state ? ", \(word)" : ", not \(word)" }
      return words
    case .label(let text): return "field with the label \(text)"
    case .placeholder(let text): return "field with the placeholder \(text)"
    case .text(let text): return "element with the text \(text)"
    case .displayValue(let text): return "field with the value \(text)"
    case .altText(let text): return "picture with the text \(text)"
    case .title(let text): return "element with the title \(text)"
    case .testID(let text): return "element with the test identifier \(text)"
    case .css(let selector): return "element that matches \(selector)"
    case .xpath(let query): return "element that matches \(query)"
    }
  }
}
