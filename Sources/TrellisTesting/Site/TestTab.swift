/// A tab of a browser with a page of a ``TestSite``, headless or real.
///
/// Queries find elements as users do (``ElementQuery``). Actions act like users, and return when the page has shown the
/// response. Failures are short errors that describe the elements found instead.
public final class TestTab: TestScope {
  let driver: any TabDriver
  /// The site of the page; kept alive by the tab.
  public let site: TestSite
  /// The tab itself.
  public var tab: TestTab { self }
  /// No queries: the scope is the whole page.
  public var path: [ElementQuery] { [] }

  init(_ driver: any TabDriver, site: TestSite) {
    self.driver = driver
    self.site = site
  }

  /// The current page.
  public var page: PageTree { get async throws { try await driver.tree() } }

  /// The title of the page.
  public var title: String { get async throws { try await page.title } }

  /// The address that the tab shows: an absolute path with the query.
  public var address: String { get async throws { try await page.address } }

  /// The element with the focus; `nil` if there is none.
  public var focused: PageElement? { get async throws { try await page.focused } }

  /// The HTTP status of the page's first response.
  public var status: Int { get async { await driver.status() } }

  // MARK: Keyboard and window

  /// Presses and releases keys at the focused element, one after the other.
  public func press(_ keys: Key...) async throws { try await driver.perform(.press(keys)) }

  /// Changes the size of the window, or the preferences of the user.
  public func resize(to screen: TestScreen) async throws {
    try await driver.perform(.resize(screen))
  }

  /// Scrolls the page to a distance from its top left corner, in CSS px.
  public func scroll(left: Double = 0, top: Double) async throws {
    try await driver.perform(.scroll(nil, left: left, top: top))
  }

  // MARK: History

  /// Goes back in the history.
  public func back() async throws { try await driver.perform(.back) }

  /// Goes forward in the history.
  public func forward() async throws { try await driver.perform(.forward) }

  /// Reloads the page; its state is lost, as in a browser.
  public func reload() async throws { try await driver.perform(.reload) }

  /// Loads another address of the site in this tab.
  public func open(_ address: String) async throws { try await driver.perform(.open(address)) }

  /// Closes the tab; its session ends.
  public func close() async { await driver.close() }

  // MARK: Time

  /// Advances the site's clock and calls the timers that become due. In a browser, waits in real time.
  public func advance(by time: Duration) async throws {
    if driver.isBrowser {
      try await Task.sleep(for: time)
    } else {
      await site.clock.advance(by: time)
    }
    try await driver.settle()
  }
}
