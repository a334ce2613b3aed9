public import TrellisComponents
public import TrellisDOM
public import TrellisHosting
public import TrellisLayout
import TrellisText
import TrellisUI

/// A page without a browser, for tests: components are built, laid out and mounted as for a real
/// one, so that texts, frames and events can be checked.
///
/// ```swift
/// let page = TestPage { Counter() }
/// try page.click("Add one")
/// #expect(page.texts.contains("Clicked 1 times"))
/// ```
public final class TestPage {
  /// The host of the page's components, which has rendered once. ``settle()`` renders a change that was made
  /// through the host.
  public let host: ComponentHost

  /// - Parameters:
  ///   - environment: the environment of the components; texts are measured with Trellis's own fonts if it has
  ///     no text engine.
  ///   - sizeRange: the sizes the root may take.
  ///   - provider: makes the root component at every build.
  public init(
    environment: Environment = Environment(),
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    provider: @escaping () -> Component?
  ) {
    var environment = environment
    if environment.textEngine == nil { environment.textEngine = .shipped }
    host = ComponentHost(environment: environment, sizeRange: sizeRange, provider: provider)
    host.renderIfNeeded()
  }

  /// The root element.
  public var root: Element { host.document.root }

  /// Renders the changes since the last event, such as those of work that was done elsewhere.
  public func settle() {
    host.renderIfNeeded()
    host.document.announceAll()
  }

  // MARK: Finding

  /// All elements, in document order.
  ///
  /// - Complexity: O(elements).
  public var elements: [Element] { root.descendants }

  /// The texts of all elements that hold one, in document order.
  public var texts: [String] { elements.compactMap(\.text) }

  /// The first element whose accessible name is `name`: its label or else its text.
  ///
  /// - Throws: ``TestPageError/notFound(name:choices:)`` with the names there are.
  public func element(named name: String) throws(TestPageError) -> Element {
    if let element = elements.first(where: { $0.isNamed && $0.accessibleName == name }) {
      return element
    }
    let choices = elements.filter(\.isNamed).map(\.accessibleName).filter { !$0.isEmpty }
    throw .notFound(name: name, choices: choices)
  }

  // MARK: Acting

  /// Clicks the element named `name`.
  public func click(_ name: String) throws(TestPageError) {
    try send("click", to: try element(named: name))
  }

  /// Replaces the value of the field named `name`, as typing does.
  public func type(_ text: String, into name: String) throws(TestPageError) {
    try send("input", to: try element(named: name), value: text)
  }

  /// Sends `event` to `element`, as a browser does, and renders the changes.
  ///
  /// - Throws: ``TestPageError/refused(event:element:)`` where a server would refuse it.
  public func send(
    _ event: String, to element: Element, value: String? = nil, key: String? = nil
  ) throws(TestPageError) {
    host.document.announceAll()
    let accepted = host.handle(
      UIEvent(type: event, target: element.id, value: value, key: key))
    guard accepted else { throw .refused(event: event, element: element.description) }
    settle()
  }
}

/// A reason that a test could not use a page.
public enum TestPageError: Error, Equatable {
  case notFound(name: String, choices: [String])
  case refused(event: String, element: String)
}

extension TestPageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let name, let choices):
      "Cannot find an element named “\(name)”; there are: \(choices.joined(separator: ", "))"
    case .refused(let event, let element):
      "Cannot send \(event) to \(element): it is disabled, hidden, or does not listen to it"
    }
  }
}
