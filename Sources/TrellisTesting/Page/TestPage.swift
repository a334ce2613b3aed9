public import TrellisComponents
public import TrellisDOM
public import TrellisHosting
public import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// A page without a browser, for tests. Components are built, laid out and mounted as in a server's page,
/// so that texts, frames and events can be checked.
///
/// ```swift
/// let page = TestPage { Counter() }
/// try page.click("Add one")
/// #expect(page.texts.contains("Clicked 1 times"))
/// ```
public final class TestPage {
  /// The host of the page's components, rendered once. ``settle()`` renders changes made through the host.
  public let host: ComponentHost
  /// The errors that handlers threw so far, oldest first. A page of a server logs them, and shows the failure notice.
  public private(set) var failures: [HandlerFailure] = []
  /// The actor that runs the asynchronous work of the page.
  private let isolation: (any Actor)?
  private var running: [Task<Void, Never>] = []
  /// The client that shows the page; created by the first use of ``tree`` or of an action by query.
  var client: HeadlessClient?

  /// - Parameters:
  ///   - environment: the environment of the components; without a text engine, Trellis's own fonts are used to measure
  ///     texts.
  ///   - sizeRange: the size range of the root.
  ///   - isolation: the actor that runs the asynchronous work of the page, by default the test's actor, such as the
  ///     main actor in a test marked `@MainActor`. Without an actor no work is started.
  ///   - provider: returns the root component for every build.
  public init(
    environment: HostEnvironment = HostEnvironment(),
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    isolation: (any Actor)? = #isolation, provider: @escaping () -> Component?
  ) {
    self.isolation = isolation
    var environment = environment
    if environment.textEngine == nil { environment.textEngine = .shipped }
    host = ComponentHost(environment: environment, sizeRange: sizeRange, provider: provider)
    host.checksListedChildren = true
    host.onHandlerFailure = { [weak self] in self?.failures.append($0) }
    host.renderIfNeeded()
    startTasks()
  }

  /// Creates a page that shows a view, as a route does.
  ///
  /// - Parameter view: called once; the page shows the same value in every build.
  public convenience init(
    environment: HostEnvironment = HostEnvironment(),
    sizeRange: @escaping (Traits) -> SizeRange = SizeRange.page,
    isolation: (any Actor)? = #isolation, view: () -> some View
  ) {
    let root = PageRoot(view())
    self.init(
      environment: environment, sizeRange: sizeRange, isolation: isolation,
      provider: { HostingComponent(root) })
  }

  /// The element that contains all elements of the page; it stays the same after each event.
  public var root: Element { host.document.root }

  /// Renders the changes since the last event, such as changes by asynchronous work.
  public func settle() {
    host.renderIfNeeded()
    startTasks()
    announce()
  }

  /// Gives all elements the numbers that events refer to.
  func announce() {
    // With a client, patches assign the numbers.
    if client == nil { host.document.announceAll() } else { _ = try? followed() }
  }

  // MARK: Asynchronous work

  /// Waits until the asynchronous work of the page has ended, and renders its changes.
  public nonisolated(nonsending) func finishTasks() async {
    settle()
    while !running.isEmpty {
      let tasks = running
      running = []
      for task in tasks { await task.value }
      settle()
    }
  }

  func startTasks() {
    guard let isolation else { return }
    for id in host.tasks.consumePending() {
      let work = TestTask(tasks: host.tasks, id: id)
      let task = Task { await work.run(on: isolation) }
      host.tasks.didStart(id) { task.cancel() }
      running.append(task)
    }
  }

  /// The mounted components with their frames and elements, one a line; for the message of a failed test.
  public var hierarchy: String { host.describe().hierarchy }

  // MARK: Finding

  /// All elements, in document order.
  ///
  /// - Complexity: O(elements).
  public var elements: [Element] { root.descendants }

  /// The texts of all elements with a text, in document order.
  public var texts: [String] { elements.compactMap(\.text) }

  /// The first element whose accessible name is `name`.
  ///
  /// - Throws: ``TestPageError/notFound(name:choices:)`` with the names of the page.
  public func element(named name: String) throws(TestPageError) -> Element {
    if let element = elements.first(where: { $0.isNamed && $0.accessibleName == name }) {
      return element
    }
    let choices = elements.filter(\.isNamed).map(\.accessibleName).filter { !$0.isEmpty }
    throw .notFound(name: name, choices: choices)
  }

  /// The components with an identity that are, or conform to, `type`, parents first.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func components<Target>(_ type: Target.Type) -> [Target] { host.components(type) }

  /// The controllers that are, or conform to, `type`, parents first.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func controllers<Target>(_ type: Target.Type) -> [Target] { host.controllers(type) }

  // MARK: Events

  /// Clicks the element named `name`.
  public func click(_ name: String) throws(TestPageError) {
    try send("click", to: try element(named: name))
  }

  /// Replaces the value of the field named `name`, like typing.
  public func type(_ text: String, into name: String) throws(TestPageError) {
    try send("input", to: try element(named: name), value: text)
  }

  /// Sends `event` to `element`, as a browser would, and renders the changes.
  ///
  /// - Throws: ``TestPageError/refused(event:element:)`` if a server would refuse the event.
  public func send(
    _ event: String, to element: Element, value: String? = nil, key: String? = nil
  ) throws(TestPageError) {
    announce()
    let accepted = host.handle(
      UIEvent(type: event, target: element.id, value: value, key: key))
    guard accepted else { throw .refused(event: event, element: element.description) }
    settle()
  }
}

extension TestPage {
  /// Sends `event` to `element` with the given fields, as a browser would, and renders the changes.
  ///
  /// ```swift
  /// try page.send(
  ///   .panEnd(), data: #"{"startX":0,"startY":0,"dx":9,"dy":0,"vx":0,"vy":0,"isCancelled":false}"#,
  ///   to: knob)
  /// ```
  ///
  /// - Parameter data: a JSON object with the fields that the listener requests.
  /// - Throws: ``TestPageError/refused(event:element:)`` if a server would refuse the event.
  public func send(
    _ event: ClientEvent, data: String? = nil, to element: Element
  ) throws(TestPageError) {
    announce()
    guard host.handle(UIEvent(type: event.type, target: element.id, data: data)) else {
      throw .refused(event: event.type, element: element.description)
    }
    settle()
  }
}

/// A task of a page.
///
/// `@unchecked Sendable`: used only on the test's actor; the page belongs to this actor.
private struct TestTask: @unchecked Sendable {
  let tasks: TreeTasks
  let id: TreeTasks.ID

  func run(on isolation: isolated any Actor) async {
    guard let work = tasks.work(of: id) else { return }
    do { try await work.run() } catch { tasks.didFail(id, error) }
    tasks.didFinish(id)
  }
}

/// An error of a test that uses a page.
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
