import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisServer
public import TrellisViews

extension TestPage {
  /// A page that shows a view on a screen.
  ///
  /// ```swift
  /// let page = TestPage(on: .phone) { Counter() }
  /// try page.click(.button("Add one"))
  /// #expect(try page.get(.text("Clicked 1 times")).isVisible)
  /// ```
  ///
  /// - Parameters:
  ///   - theme: the theme of the page.
  ///   - language: the language of the page's texts, as a BCP 47 tag.
  ///   - view: called once; the page shows the same value in every build.
  public convenience init(
    on screen: TestScreen, theme: Theme = .standard, language: String = "en",
    isolation: (any Actor)? = #isolation, @ViewBuilder view: () -> some View
  ) {
    var environment = HostEnvironment()
    environment.traits = Self.traits(of: screen, language: language)
    environment.theme = theme
    self.init(environment: environment, isolation: isolation, view: view)
  }

  private static func traits(of screen: TestScreen, language: String) -> Traits {
    var traits = Traits(
      viewport: Size(width: screen.width, height: screen.height),
      writingDirection: screen.isRightToLeft ? .rightToLeft : .leftToRight,
      colorScheme: screen.isDark ? .dark : .light, reducesMotion: screen.reducesMotion,
      language: language, locale: screen.languages.first)
    traits.textScale = screen.textScale
    traits.isTouch = screen.isTouch
    if let zone = screen.timeZone { traits.timeZone = zone }
    return traits
  }

  // MARK: Queries

  /// The current page, as users see it.
  ///
  /// After the first call, the document's patches are applied to a headless client.
  public var tree: PageTree { get throws { try followed().tree } }

  /// The only element that `query` describes.
  ///
  /// - Throws: ``FindingError`` if there is none, or more than one.
  public func get(_ query: ElementQuery) throws -> PageElement { try tree.root.get(query) }

  /// The only element that `query` describes; `nil` if there is none.
  public func query(_ query: ElementQuery) throws -> PageElement? { try tree.root.query(query) }

  /// All elements that `query` describes, in document order.
  public func all(_ query: ElementQuery) throws -> [PageElement] { try tree.root.all(query) }

  // MARK: Actions

  /// Clicks an element.
  ///
  /// - Throws: ``FindingError`` if there is no such element, ``ActionError`` if a user cannot click it.
  public func click(_ query: ElementQuery) throws { try act(query) { .click($0, count: 1) } }

  /// Clicks an element twice in a row.
  public func doubleClick(_ query: ElementQuery) throws { try act(query) { .click($0, count: 2) } }

  /// Types a text at the end of a field, letter by letter.
  public func type(_ text: String, into query: ElementQuery) throws {
    try act(query) { .type($0, text) }
  }

  /// Replaces the text of a field.
  public func fill(_ query: ElementQuery, with text: String) throws {
    try act(query) { .fill($0, text) }
  }

  /// Presses and releases keys at the focused element, one after the other.
  public func press(_ keys: Key...) throws { try perform(.press(keys)) }

  /// Gives the focus to an element.
  public func focus(_ query: ElementQuery) throws { try act(query) { .focus($0) } }

  /// Chooses options of a list by their texts or values.
  public func select(_ choices: String..., in query: ElementQuery) throws {
    try act(query) { .select($0, choices) }
  }

  /// Checks or unchecks a checkbox or a switch; does nothing if it has the wanted state.
  public func check(_ query: ElementQuery, _ isChecked: Bool = true) throws {
    let element = try get(query)
    guard (element.isChecked ?? false) != isChecked else { return }
    try perform(.click(element.node.key, count: 1))
  }

  /// Moves the pointer over an element.
  public func hover(_ query: ElementQuery) throws { try act(query) { .hover($0) } }

  /// Drags an element to another one.
  public func drag(_ source: ElementQuery, to destination: ElementQuery) throws {
    let (from, to) = (try get(source), try get(destination))
    try perform(.drag(from.node.key, to: to.node.key))
  }

  /// Presses an element in its center, moves the pointer by a distance in CSS px, and releases it.
  public func drag(_ query: ElementQuery, x: Double = 0, y: Double = 0) throws {
    try act(query) { .pan($0, x: x, y: y) }
  }

  /// Scrolls the content of an element to a distance from its top left corner, in CSS px.
  public func scroll(_ query: ElementQuery, left: Double = 0, top: Double) throws {
    try act(query) { .scroll($0, left: left, top: top) }
  }

  /// Submits the form of an element, or the form itself.
  public func submit(_ query: ElementQuery) throws { try act(query) { .submit($0) } }

  /// Changes the size of the window, or the preferences of the user.
  public func resize(to screen: TestScreen) throws {
    host.update(traits: Self.traits(of: screen, language: host.environment.traits.language))
    _ = try followed()
  }

  /// Checks the size of the patches during `actions`.
  ///
  /// - Parameters:
  ///   - bytes: the maximum bytes of all patches together.
  ///   - operations: the maximum number of their operations.
  /// - Throws: ``ExpectationError`` with the sizes and the operations; the errors of the actions.
  public func expectPatch(
    bytes: ClosedRange<Int> = 0...Int.max, operations: ClosedRange<Int> = 0...Int.max,
    _ actions: () throws -> Void
  ) throws {
    _ = try followed().takePatches()
    try actions()
    try TestPatches(followed().takePatches()).expect(bytes: bytes, operations: operations)
  }

  private func act(_ query: ElementQuery, _ action: (UInt32) -> TabAction) throws {
    let element = try get(query)
    try perform(action(element.node.key))
  }

  private func perform(_ action: TabAction) throws {
    let client = try followed()
    try client.perform(action)
    for _ in 0..<50 where !client.outbox.isEmpty {
      let events = client.outbox
      client.outbox = []
      for case .user(let event) in events {
        host.handle(event)
        host.renderIfNeeded()
      }
      _ = try followed()
    }
  }

  /// The client, after applying all changes of the page.
  func followed() throws -> HeadlessClient {
    host.renderIfNeeded()
    startTasks()
    if let client {
      if host.document.hasChanges {
        try client.apply(host.document.takePatch().wire, isReset: false)
      }
      return client
    }
    let client = HeadlessClient()
    client.isDark = host.environment.traits.colorScheme == .dark
    self.client = client
    try client.apply(host.document.resetPatch().wire, isReset: true)
    return client
  }
}

extension TestPatches {
  init(_ records: [HeadlessClient.PatchRecord]) {
    for patch in records {
      bytes += patch.bytes
      operations += patch.operations.count
      kinds += patch.operations.map(\.kind)
    }
  }
}
