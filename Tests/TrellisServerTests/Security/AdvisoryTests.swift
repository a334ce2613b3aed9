import ComponentSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHTTP
import TrellisLayout

@testable import TrellisServer

/// Published attacks on similar servers; `docs/THREATS.md` lists the test for each.
struct AdvisoryTests {
  private let pages = TestPages()
  private let clock = TestClock()
  private let service: SessionManager

  init() { service = .test(pages.routes, clock: clock) }

  private func attached() async throws -> SimulatedClient {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    return client
  }

  private func isInvalid(_ response: LiveResponse) -> Bool {
    if case .invalid = response { true } else { false }
  }

  /// Millions of small values in one body are not parsed one by one.
  @Test(arguments: [",", "null,", "{},", "[],"])
  func aBodyOfSeparatorsIsRefused(separator: String) async throws {
    let client = try await attached()
    let count = (128 * 1024 - 200) / separator.utf8.count
    let list = String(repeating: separator, count: count)
    let header = #""session":"\#(client.session)","tab":"tab","ack":1"#
    let body = #"{\#(header),"first":1,"events":[\#(list)]}"#
    #expect(isInvalid(await service.events(Array(body.utf8))))
    #expect(pages.recorder.entries.isEmpty)
  }

  @Test(arguments: ["[", #"{"a":"#, #"{"fields":["#, #"{"screen":"#])
  func deepNestingIsRefusedWithoutRecursion(opening: String) async throws {
    let client = try await attached()
    let nested = String(repeating: opening, count: 100_000 / opening.utf8.count)
    let header = #""session":"\#(client.session)","tab":"tab","ack":1"#
    for body in [
      #"{\#(header),"first":1,"events":[\#(nested)"#, #"{\#(header),"poll":\#(nested)"#,
      #"{\#(header),"screen":\#(nested)"#, nested,
    ] {
      let bytes = Array(body.utf8)
      #expect(isInvalid(await service.events(bytes)))
      #expect(isInvalid(await service.attach(bytes)))
      #expect(isInvalid(await service.leave(bytes)))
    }
  }

  /// No request can name a type, a member of an object, a file or code.
  @Test(arguments: [
    #""__proto__":{"isAdmin":true}"#, #""constructor":"Page""#, #""$type":"System.IO.File""#,
    #""then":"$1:constructor""#, #""class":"Process","arguments":["id"]"#,
    #""file":{"name":"..\\..\\x.php"}"#,
  ])
  func bodiesOutsideTheGrammarAreRefused(member: String) async throws {
    let client = try await attached()
    let header = #""session":"\#(client.session)","tab":"tab","ack":1,"first":1"#
    for body in [
      #"{\#(header),"events":[{"type":"click","target":4,\#(member)}]}"#,
      #"{\#(header),\#(member),"events":[{"type":"click","target":4}]}"#,
    ] {
      #expect(isInvalid(await service.events(Array(body.utf8))))
    }
    #expect(pages.recorder.entries.isEmpty)
  }

  @Test(arguments: [
    "multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded",
  ])
  func filesAndFormsAreNotTakenByTheirType(type: String) async throws {
    let transport = TestTransport(try .test(pages))
    let field = #"Content-Disposition: form-data; name="f"; filename="..\a.php""#
    let body = Array("--x\r\n\(field)".utf8)
    for verb in ["attach", "poll", "event", "leave"] {
      let response = try await transport.post(
        verb, body, headers: ["Origin": "http://localhost", "Content-Type": type])
      #expect(response.status.code == 415)
    }
  }

  /// A client that never acknowledges.
  @Test func dataForASilentClientAreBounded() async throws {
    let client = try await attached()
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    let silent = client.applied
    for number in 0..<Rounds.of(5_000) {
      client.click(.button)
      pages.news.publish(String(repeating: "x", count: 1_000))
      if number % 100 == 0 { clock.advance(.seconds(10)) }
      let body =
        #"{"session":"\#(client.session)","tab":"tab","ack":\#(silent),"first":\#(number + 1),"#
        + #""events":[{"type":"click","target":4}]}"#
      _ = await service.events(Array(body.utf8))
    }
    let limits = DeliveryQueue.Limits()
    #expect(await session.connection.queue.kept.count <= limits.unacknowledged)
    #expect(await session.connection.queue.bytes <= limits.bytes + 16_384)
  }

  @Test func endedSessionsLeaveNothing() async throws {
    for round in 0..<(Rounds.areLong ? 200 : 40) {
      let client = try await attached()
      let response = PendingResponse()
      _ = service.poll(client.poll()) { response.fulfill($0) }
      client.click(.button)
      try client.receive(await service.events(client.events()))
      if round % 2 == 0 {
        _ = await service.leave(client.leave())
      } else {
        clock.advance(.seconds(3700))
        service.advance(to: clock.now)
        service.advance(to: clock.now)
      }
      _ = await response.wait()
    }
    #expect(service.counts.map(\.count) == [0, 0, 0])
    await waitUntil { pages.news.subscriberCount == 0 }
    #expect(service.metrics.waitingPolls.value == 0)
  }

  /// A component may build a child and omit it from its layout.
  @Test func unmountedComponentsAreNotSent() async throws {
    let news = Topic<String>()
    let route = Route("/") { page in
      var text = "shown"
      page.subscribe(news) { news in
        text = news
        page.setNeedsUpdate()
      }
      return { Cover(text) }
    }
    let service = SessionManager.test([route], clock: clock)
    let opened = try #require(try await service.open("/", screen: nil))
    #expect(opened.page.html.body.contains("shown") && !opened.page.html.body.contains("secret"))
    let client = SimulatedClient(session: opened.token)
    func take(_ response: LiveResponse) throws {
      guard case .body(let bytes) = response else { throw Failure() }
      #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"))
      try client.receive(response)
    }
    try take(await service.attach(client.attach()))
    try take(await service.attach(client.attach(width: 500)))
    try take(try await published("changed", to: client, news, service))
    #expect(client.mirror.root.description.contains("changed"))
    #expect(!client.mirror.root.description.contains("secret"))
  }

  /// The response to a waiting poll when `text` is published.
  private func published(
    _ text: String, to client: SimulatedClient, _ news: Topic<String>, _ service: SessionManager
  ) async throws -> LiveResponse {
    let response = PendingResponse()
    _ = service.poll(client.poll()) { response.fulfill($0) }
    news.publish(text)
    return await response.wait()
  }

  private struct Failure: Error {}

  /// Shows a text, and builds another one without showing it.
  private final class Cover: LayoutComponent {
    private let parts: [Component]

    init(_ text: String) {
      parts = [Box("p", [.text(text)]), Box("p", [.text("secret of \(text)")])]
      super.init(view: ViewConfiguration("main"))
    }

    override var numberOfChildren: Int { parts.count }
    override func child(at index: Int) -> Component? { parts[index] }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let layouts = parts.map { $0.layout(thatFits: range, parentSize: .undefined) }
      return Layout(
        of: self, size: range.clamp(layouts[0].size),
        children: [Layout.Child(position: Point(x: 0, y: 0), layout: layouts[0])])
    }
  }
}
