/// The part of a page that queries search: a whole tab, or the element of ``within(_:)``.
public protocol TestScope: Sendable {
  /// The tab of the page.
  var tab: TestTab { get }
  /// The queries of the enclosing elements, the outermost first.
  var path: [ElementQuery] { get }
}

/// An element of a page as a scope.
public struct TestArea: TestScope {
  /// The tab of the page.
  public let tab: TestTab
  /// The queries of the enclosing elements and of this element, the outermost first.
  public let path: [ElementQuery]
}

extension TestScope {
  /// The scope of the only element that `query` describes. It is looked up at each use.
  public func within(_ query: ElementQuery) -> TestArea { TestArea(tab: tab, path: path + [query]) }

  /// The element of the scope; the root for a tab.
  public var element: PageElement {
    get async throws {
      try await trying { $0 }
    }
  }

  // MARK: Queries

  /// The only element that `query` describes. In a browser, the element may appear within a second.
  ///
  /// - Throws: ``FindingError`` if there is none, or more than one.
  public func get(_ query: ElementQuery) async throws -> PageElement {
    try await trying { try $0.get(query) }
  }

  /// The only element that `query` describes; `nil` if there is currently none.
  public func query(_ query: ElementQuery) async throws -> PageElement? {
    try await scope(in: tab.page).query(query)
  }

  /// All elements that `query` currently describes, in document order.
  public func all(_ query: ElementQuery) async throws -> [PageElement] {
    try await scope(in: tab.page).all(query)
  }

  /// Waits for the only element that `query` describes.
  ///
  /// Without a browser, the site's clock advances to the timers that are due within `time`, so that nothing waits for
  /// them in real time; the application's own work is waited for in real time.
  ///
  /// - Parameter time: the maximum wait.
  /// - Throws: ``FindingError`` if the element does not appear, or if there are several.
  @discardableResult
  public func find(_ query: ElementQuery, within time: Duration = .seconds(5)) async throws
    -> PageElement
  {
    try await waiting(time) { try $0.get(query) }
  }

  /// Waits until `query` describes no element.
  ///
  /// - Throws: ``FindingError`` if there still are some.
  public func findGone(_ query: ElementQuery, within time: Duration = .seconds(5)) async throws {
    try await waiting(time) { scope in
      let found = try scope.all(query)
      guard found.isEmpty else { throw FindingError(stillThere: query, found) }
    }
  }

  /// Waits until `condition` holds for the scope.
  ///
  /// - Throws: ``ExpectationError`` with the text `what` if it does not.
  public func wait(
    for what: String, within time: Duration = .seconds(5),
    until condition: @Sendable (PageElement) throws -> Bool
  ) async throws {
    try await waiting(time) { scope in
      guard try condition(scope) else {
        throw ExpectationError("The page does not come to \(what)")
      }
    }
  }

  // MARK: Pointer

  /// Clicks an element.
  ///
  /// - Throws: ``FindingError`` if there is no such element, ``ActionError`` if a user cannot click it.
  public func click(_ query: ElementQuery) async throws {
    try await act(query) { .click($0, count: 1) }
  }

  /// Clicks an element twice in a row.
  public func doubleClick(_ query: ElementQuery) async throws {
    try await act(query) { .click($0, count: 2) }
  }

  /// Moves the pointer over an element.
  public func hover(_ query: ElementQuery) async throws { try await act(query) { .hover($0) } }

  /// Drags an element to another one.
  public func drag(_ source: ElementQuery, to destination: ElementQuery) async throws {
    let (from, to) = try await trying { (try $0.get(source), try $0.get(destination)) }
    try await tab.driver.perform(.drag(from.node.key, to: to.node.key))
  }

  /// Presses an element in its center, moves the pointer by a distance in CSS px, and releases it, for a `DragGesture` of
  /// the element or of one around it.
  ///
  /// - Throws: ``FindingError`` if there is no such element, ``ActionError`` if it has no such gesture.
  public func drag(_ query: ElementQuery, x: Double = 0, y: Double = 0) async throws {
    try await act(query) { .pan($0, x: x, y: y) }
  }

  /// Scrolls the content of an element to a distance from its top left corner, in CSS px.
  public func scroll(_ query: ElementQuery, left: Double = 0, top: Double) async throws {
    try await act(query) { .scroll($0, left: left, top: top) }
  }

  // MARK: Fields

  /// Types a text at the end of a field, letter by letter.
  public func type(_ text: String, into query: ElementQuery) async throws {
    try await act(query) { .type($0, text) }
  }

  /// Replaces the text of a field.
  public func fill(_ query: ElementQuery, with text: String) async throws {
    try await act(query) { .fill($0, text) }
  }

  /// Gives the focus to an element.
  public func focus(_ query: ElementQuery) async throws { try await act(query) { .focus($0) } }

  /// Chooses an option of a list by its text or its value; several options in a multiple-choice list.
  public func select(_ choices: String..., in query: ElementQuery) async throws {
    try await act(query) { .select($0, choices) }
  }

  /// Checks or unchecks a checkbox or a switch; does nothing if it has the wanted state.
  public func check(_ query: ElementQuery, _ isChecked: Bool = true) async throws {
    let element = try await get(query)
    guard (element.isChecked ?? false) != isChecked else { return }
    try await act(query) { .click($0, count: 1) }
  }

  /// Sets the files of a file field.
  ///
  /// If `query` also describes an element around the field, such as its group with the same label, the field is used.
  public func upload(_ files: TestFile..., to query: ElementQuery) async throws {
    let element = try await trying { scope in
      let fields = try scope.all(query).filter {
        $0.tag == "input" && $0.attribute("type") == "file"
      }
      return fields.count == 1 ? fields[0] : try scope.get(query)
    }
    try await tab.driver.perform(.upload(element.node.key, files))
  }

  /// Submits the form of an element, or the form itself.
  public func submit(_ query: ElementQuery) async throws { try await act(query) { .submit($0) } }

  /// Clicks an element that a query has found.
  public func click(_ element: PageElement) async throws {
    try await tab.driver.perform(.click(element.node.key, count: 1))
  }

  // MARK: Looking up

  private func act(_ query: ElementQuery, _ action: (UInt32) -> TabAction) async throws {
    let element = try await get(query)
    try await tab.driver.perform(action(element.node.key))
  }

  func scope(in tree: PageTree) throws -> PageElement {
    var element = tree.root
    for query in path { element = try element.get(query) }
    return element
  }

  /// Evaluates `look`; in a browser, repeats it for up to a second until it finds an element.
  func trying<Result>(_ look: (PageElement) throws -> Result) async throws -> Result {
    let deadline = ContinuousClock.now + (tab.driver.isBrowser ? .seconds(1) : .zero)
    while true {
      do {
        return try look(scope(in: await tab.page))
      } catch let error as FindingError where error.count == 0 {
        guard ContinuousClock.now < deadline else { throw error }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  @discardableResult
  func waiting<Result>(
    _ time: Duration, _ look: (PageElement) throws -> Result
  ) async throws -> Result {
    let clock = tab.site.clock
    let end = clock.elapsed + time
    let deadline = ContinuousClock.now + time
    // The clock stops while the application works, but only briefly, because some tasks never end.
    var pauseEnd = ContinuousClock.now + .milliseconds(100)
    var wasIdle = false
    while true {
      do {
        return try look(scope(in: await tab.page))
      } catch let error as SelectorError {
        throw error
      } catch {
        let now = ContinuousClock.now
        guard now < deadline else { throw error }
        if tab.driver.isBrowser {
          try await Task.sleep(for: .milliseconds(20))
          continue
        }
        let isIdle = await !tab.driver.isBusy()
        if let next = clock.nextDeadline, next <= end, (isIdle && wasIdle) || now > pauseEnd {
          await clock.step(to: next)
          pauseEnd = .now + .milliseconds(100)
          wasIdle = false
        } else {
          wasIdle = isIdle
          try await Task.sleep(for: .milliseconds(1))
        }
      }
    }
  }
}

extension FindingError {
  init(stillThere query: ElementQuery, _ found: [PageElement]) {
    count = found.count
    description = "There still is \(query): \(found[0].located)"
  }
}
