import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI
import TrellisViews

/// A page with a view alone.
///
/// - Parameters:
///   - width: the width of the window, in CSS pixels.
///   - scrollBar: the width of scroll bars beside the content, in CSS pixels.
func controlPage(
  language: String = "en", direction: WritingDirection = .leftToRight, width: Double = 1280,
  scrollBar: Double = 0, isolation: (any Actor)? = #isolation, _ view: @escaping () -> some View
) -> TestPage {
  var traits = Traits(
    viewport: Size(width: width, height: 800), writingDirection: direction, language: language)
  traits.scrollBarWidth = scrollBar
  return TestPage(
    environment: HostEnvironment(traits: traits),
    isolation: isolation, provider: { HostingComponent(Group { view() }) })
}

extension View {
  /// Records the announcements of this view in `log`.
  func announcing(in log: Box<[String]>) -> some View {
    environment(\.announce, AnnounceAction(owner: log) { text, _ in log.value.append(text) })
  }
}

/// A value that a view changes and a test reads.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension TestPage {
  /// The texts of the options of all lists.
  var optionTexts: [String] {
    elements.filter { $0.attribute("role") == "option" }.map(\.wholeText)
  }

  /// The first element with a tag, and an attribute of a value if one is given.
  func first(_ tag: String, _ attribute: String? = nil, _ value: String? = nil) -> Element? {
    elements.first { element in
      element.tag == tag && (attribute.map { element.attribute($0) == value } ?? true)
    }
  }

  /// Sends an event with any of the fields that a browser reports.
  @discardableResult
  func report(
    _ type: String, _ element: Element, value: String? = nil, checked: Bool? = nil,
    key: String? = nil, values: [String] = [], hasBadInput: Bool = false
  ) -> Bool {
    host.document.announceAll()
    let isAccepted = host.handle(
      UIEvent(
        type: type, target: element.id, value: value, checked: checked, key: key, values: values,
        hasBadInput: hasBadInput))
    settle()
    return isAccepted
  }
}

extension Element {
  /// The elements in this one, in document order.
  var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }
}
