import TrellisDOM
import TrellisServer

/// A tab without a browser. Events go to the page's session as from a browser, but without HTTP.
actor HeadlessDriver: TabDriver {
  nonisolated let isBrowser = false
  private let site: LocalSite
  private let headers: [(name: String, value: String)]
  /// The cookies of the tab's browser by name.
  private var cookies: [String: String] = [:]
  private var screen: TestScreen
  private var tab: LocalTab?
  private var client = HeadlessClient()
  private var openingStatus = 200
  /// The reason for the end of the session.
  private var end: String?

  init(
    _ site: LocalSite, at address: String, screen: TestScreen,
    headers: [(name: String, value: String)], cookie: (name: String, value: String)? = nil
  ) async throws {
    self.site = site
    if let cookie { cookies[cookie.name] = cookie.value }
    self.screen = screen
    self.headers = headers
    try await open(address, inHistory: .first)
  }

  // MARK: Opening

  private enum Entry {
    case first, new, same
  }

  /// - Parameter isMove: whether the tab moves to the page without loading a document.
  private func open(_ address: String, inHistory entry: Entry, isMove: Bool = false) async throws {
    let former = isMove ? tab : nil
    if tab != nil, !isMove { client.storeOffsets() }
    if let tab { await tab.leave() }
    tab = nil
    end = nil
    var address = address.prefix { $0 != "#" }.description
    for _ in 0..<10 {
      let opened = await site.open(
        address, headers: headers + cookieFields, languages: screen.languages, screen: screen.local)
      switch opened {
      case .redirect(let target, let cookie):
        address = target
        if let cookie { store(cookie) }
      case .failed(let status, let message):
        openingStatus = status
        let reason = status == 404 ? "no route matches it" : message
        throw SiteError("Cannot open \(address): \(reason)", status: status)
      case .page(let tab, let status):
        openingStatus = status
        return try await attach(tab, address, entry, after: former)
      }
    }
    throw SiteError("Cannot open \(address): there are too many redirects", status: 310)
  }

  private var cookieFields: [(name: String, value: String)] {
    cookies.isEmpty
      ? [] : [("Cookie", cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; "))]
  }

  /// Stores the cookie of a field `Set-Cookie`; its attributes are ignored.
  private func store(_ field: String) {
    let pair = field.prefix { $0 != ";" }
    let name = pair.prefix { $0 != "=" }
    cookies[String(name)] = String(pair.dropFirst(name.count + 1))
  }

  private func attach(
    _ tab: LocalTab, _ address: String, _ entry: Entry, after former: LocalTab?
  ) async throws {
    let history = client.history
    client = HeadlessClient()
    client.isDark = screen.isDark
    client.history = history
    client.scrolling.isFollowing = true
    client.scrolling.viewport = (screen.width, screen.height)
    switch entry {
    case .first: client.history = TabHistory(address)
    case .new:
      client.history.push(address)
    case .same:
      client.history.replace(by: address)
      client.wantOffsets(isShown: former == nil)
    }
    self.tab = tab
    try await receive(await tab.attach(screen: screen.local, path: address, after: former))
    if former != nil, client.focus == nil { client.focusMainHeading() }
    try await flush()
    _ = client.takePatches()
  }

  // MARK: Exchange

  private func receive(_ delivery: LocalTab.Delivery) async throws {
    switch delivery {
    case .batches(let batches):
      for batch in batches { try client.apply(batch.operations, isReset: batch.isReset) }
      client.followLists()
    case .moved:
      try await open(client.history.current, inHistory: .same, isMove: true)
    case .ended(let reason): end = reason
    }
  }

  /// Sends the client's events until neither side has events or patches.
  private func flush() async throws {
    for _ in 0..<50 {
      if let load = client.load {
        client.load = nil
        client.outbox = []
        try await open(load, inHistory: .new)
        return
      }
      let events = client.outbox
      client.outbox = []
      if !events.isEmpty, let tab { try await receive(await tab.send(events)) }
      try await sendFiles()
      guard let tab, end == nil else { return }
      if events.isEmpty, await tab.isQuiet() { return }
      if !(await tab.isQuiet()) { try await receive(await tab.poll()) }
    }
  }

  private func sendFiles() async throws {
    for (number, file) in client.consumeAdmittedFiles() {
      var offset = 0
      // An empty file consists of one empty part.
      repeat {
        let part = Array(file.bytes[offset..<min(offset + 512 * 1024, file.bytes.count)])
        guard let stored = await tab?.upload(part, number: number, offset: offset) else { return }
        offset = stored
      } while offset < file.bytes.count
    }
  }

  func settle() async throws {
    guard let tab, end == nil else { return }
    try await receive(await tab.poll())
    try await flush()
  }

  // MARK: Driver

  func tree() async throws -> PageTree {
    try await settle()
    return client.tree
  }

  func isBusy() async -> Bool {
    guard let tab else { return false }
    if await tab.hasTasks() { return true }
    return !(await tab.isQuiet())
  }

  func takePatches() -> TestPatches? {
    TestPatches(client.takePatches())
  }

  func status() -> Int { openingStatus }

  func close() async {
    await tab?.leave()
    tab = nil
  }

  func perform(_ action: TabAction) async throws {
    if let end { throw ActionError("The page has ended: \(end)") }
    switch action {
    case .resize(let new):
      screen = new
      client.isDark = new.isDark
      client.scrolling.viewport = (new.width, new.height)
      client.touch()
      client.outbox.append(.screen(new.local))
    case .back: try await go(by: -1)
    case .forward: try await go(by: 1)
    case .reload: try await open(client.history.current, inHistory: .same)
    case .open(let address): try await open(address, inHistory: .new)
    default: try client.perform(action)
    }
    try await flush()
  }

  private func go(by offset: Int) async throws {
    client.storeOffsets()
    guard client.history.go(by: offset) else {
      throw ActionError("Cannot go \(offset < 0 ? "back" : "forward"): the history ends here")
    }
    client.wantOffsets(isShown: false)
    // The server decides whether the page shows the address itself.
    client.outbox.append(.location(client.history.current))
  }
}

/// A page that cannot be opened.
public struct SiteError: Error, Sendable, CustomStringConvertible {
  /// The address, and the reason.
  public let description: String
  /// The status of the HTTP response.
  public let status: Int

  init(_ description: String, status: Int) {
    self.description = description
    self.status = status
  }
}
