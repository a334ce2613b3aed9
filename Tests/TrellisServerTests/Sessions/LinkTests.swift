import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Links that open a page without loading a document.
struct LinkTests {
  private let made = Recorder()
  private let clock = TestClock()
  private let service: SessionManager

  init() {
    let made = made
    func route(_ path: String, language: String = "en") -> Route {
      Route(path, language: language) { page in
        made.add(page.location.path)
        return { nil }
      }
    }
    var other = route("/other")
    other.layout = RouteLayout()
    service = .test(
      [
        route("/first"), route("/second"), other, route("/german", language: "de"),
        Route("/redirected") { _ in throw Redirect(to: "/second") },
        Route("/missing") { _ in throw PageNotFound() },
        Route("/failing") { _ in throw TestPages.Failure() },
        Route("/loading") { page in
          page.load("/second")
          return { nil }
        },
        // Pages for documents only: another server behind the same proxy may have the address.
        .notFound { _ in { nil } }, .failure { _ in { nil } },
      ], clock: clock)
  }

  private func attached() async throws -> SimulatedClient {
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach(path: "/first")))
    return client
  }

  private func prepare(
    _ path: String, for client: SimulatedClient, identity: UserIdentity? = nil
  ) async -> LiveResponse {
    await service.prepare(client.attach(path: path), identity: identity)
  }

  @Test func theTabGetsThePreparedPage() async throws {
    let client = try await attached()
    #expect(await prepare("/second", for: client) == .nothing)
    #expect(await prepare("/second", for: client) == .nothing, "the page is made once")
    #expect(service.counts.map(\.count) == [1, 1, 0])
    client.send(#"{"type":"open","path":"/second"}"#)
    #expect(await service.events(client.events()) == .moved)
    let before = client.session
    try client.receive(await service.attach(client.attach(path: "/second")))
    #expect(client.session != before)
    #expect(made.entries == ["/first", "/second"])
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  /// It would not show what the action has changed.
  @Test func aPageThatWasPreparedBeforeAnActionIsMadeAgain() async throws {
    let client = try await attached()
    #expect(await prepare("/second", for: client) == .nothing)
    client.send(#"{"type":"open","path":"/second"}"#)
    #expect(await service.events(client.events()) == .moved)
    let attach = Array(#"{"actions":1,"#.utf8) + client.attach(path: "/second").dropFirst()
    try client.receive(await service.attach(attach))
    #expect(made.entries == ["/first", "/second", "/second"])
  }

  @Test(arguments: [
    "/nowhere", "/other", "/german", "/redirected", "/missing", "/failing",
  ])
  func otherAddressesNeedADocument(path: String) async throws {
    let client = try await attached()
    #expect(await prepare(path, for: client) == .loading)
    #expect(service.counts.map(\.count) == [0, 1, 0])
  }

  @Test func aPageIsPreparedForTheTabAndTheUserOfTheSessionOnly() async throws {
    let client = try await attached()
    let other = SimulatedClient(session: client.session, tab: "other")
    #expect(await prepare("/second", for: other) == .loading)
    #expect(await prepare("/second", for: client, identity: "somebody") == .loading)
    #expect(await prepare("/second", for: SimulatedClient(session: "none")) == .loading)
    #expect(made.entries == ["/first"])
  }

  /// The tab opens an address that its server has not prepared: the attach makes the page.
  @Test func aMovedTabLoadsAnAddressWithoutAPage() async throws {
    for path in ["/missing", "/failing", "/redirected", "/nowhere"] {
      let client = try await attached()
      client.send(#"{"type":"open","path":"\#(path)"}"#)
      #expect(await service.events(client.events()) == .moved)
      let attach = Array(#"{"move":true,"#.utf8) + client.attach(path: path).dropFirst()
      #expect(await service.attach(attach) == .unknown, "\(path)")
    }
  }

  @Test func aPageCanHaveTheTabLoadADocument() async throws {
    let opened = try #require(try await service.open("/loading", screen: nil))
    let client = SimulatedClient(session: opened.token, hasPage: true)
    try client.receive(await service.attach(client.attach(path: "/loading")))
    #expect(client.mirror.url == "/second")
    #expect(await service.events(client.events()) == .loading)
    #expect(await service.events(client.events()) == .loading, "the response was lost")
  }

  /// What the page before leaves, such as its toasts, reaches the page that was prepared before.
  @Test func thePreparedPageTakesWhatThePageBeforeLeft() async throws {
    let taken = Recorder()
    let service = SessionManager.test([
      Route("/first") { page in
        page.pack = { _ in PageHandoff(contents: "toast", actions: [:]) }
        return { nil }
      },
      Route("/second") { page in
        page.unpack = { taken.add("\($0)") }
        return { nil }
      },
    ])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach(path: "/first")))
    let first = try #require(SessionToken(client.session).flatMap(service.session))
    let prepared = await service.prepare(client.attach(path: "/second"))
    #expect(prepared == .nothing)
    client.send(#"{"type":"open","path":"/second"}"#)
    #expect(await service.events(client.events()) == .moved)
    try client.receive(await service.attach(client.attach(path: "/second")))
    #expect(taken.entries == ["toast"])
    #expect(await first.consumeHandoff(of: client.tab) == nil, "it is taken once")
  }
}
