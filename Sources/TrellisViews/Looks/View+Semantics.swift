import TrellisComponents
import TrellisDOM
import TrellisUI

extension View {
  /// A text that a pointer shows when it rests on this view, and the keyboard when the view gets the focus. It is the
  /// description of the view for assistive technology.
  public consuming func help(_ text: LocalizedStringKey) -> BoxView<Self, LocalizedStringKey> {
    BoxView(self, text) { key, box in
      let text = EnvironmentValues.current.text(key)
      box.prepareForAttributes()
      box.attributes += [.attribute("title", text), .attribute("data-help", "")]
    }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public consuming func help(
    _ text: some StringProtocol
  ) -> BoxView<Self, LocalizedStringKey> {
    help(LocalizedStringKey(verbatim: text))
  }

  /// The name of this view for assistive technology, instead of its texts. A view of several views is a group, unless
  /// it has another role or element, given before or after the name.
  public consuming func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> BoxView<Self, LocalizedStringKey> {
    BoxView(self, label) { key, box in
      let label = EnvironmentValues.current.text(key)
      box.prepareForAttributes()
      if case .stack = box.content { box.isNamed = true }
      if case .text(var text) = box.content {
        text.label = label
        box.content = .text(text)
      } else {
        box.attributes.append(.aria("label", label))
      }
    }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public consuming func accessibilityLabel(
    _ label: some StringProtocol
  ) -> BoxView<Self, LocalizedStringKey> {
    accessibilityLabel(LocalizedStringKey(verbatim: label))
  }

  /// Whether assistive technology skips this view.
  public consuming func accessibilityHidden(_ isHidden: Bool = true) -> BoxView<Self, Bool> {
    BoxView(self, isHidden) { isHidden, box in
      if isHidden { box.add(.aria("hidden", true)) }
    }
  }

  /// Makes this view a heading of `level`, from 1 to 6.
  public consuming func accessibilityHeading(_ level: Int) -> BoxView<Self, Int> {
    BoxView(self, min(max(level, 1), 6)) { level, box in
      if case .text(var text) = box.content {
        text.viewClass = ViewClass("h\(level)")
        box.content = .text(text)
      } else {
        box.prepareForAttributes()
        box.addHeading(level)
      }
    }
  }

  /// The element of this view, such as `nav` or `ul`.
  public consuming func element(_ name: String) -> BoxView<Self, String> {
    BoxView(self, name) { name, box in
      box.prepareForAttributes()
      if case .text(var text) = box.content {
        // A heading stays one in another element.
        if let level = text.headingLevel { box.addHeading(level) }
        text.viewClass = ViewClass(name)
        box.content = .text(text)
      } else {
        if case .leaf = box.content, box.viewClass == nil {} else { box.prepareForElement() }
        box.viewClass = ViewClass(name)
      }
    }
  }
}

extension Box {
  /// Adds the level and the role of a heading; the element keeps another role that it has.
  fileprivate mutating func addHeading(_ level: Int) {
    if !attributes.hasRole { attributes.append(.role("heading")) }
    attributes.append(.aria("level", "\(level)"))
  }
}

extension [ViewAttribute] {
  /// Whether a role is set by an attribute.
  var hasRole: Bool { contains { if case .attribute("role", _) = $0 { true } else { false } } }
}

extension TextBox {
  /// The level of a heading; `nil` for another element.
  fileprivate var headingLevel: Int? {
    let tag = viewClass.tag
    guard tag.utf8.count == 2, tag.utf8.first == UInt8(ascii: "h") else { return nil }
    return tag.utf8.last.flatMap { (49...54).contains($0) ? Int($0) - 48 : nil }
  }
}
