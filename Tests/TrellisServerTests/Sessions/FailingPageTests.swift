import ComponentSupport
import Logging
import Synchronization
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisServer

/// A programmer's mistake fails the page on which it happens, and no other.
struct FailingPageTests {
  /// Collects log messages.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let log: Log
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { log.add("\(event.message)") }
  }

  private func makeService(
    _ log: Log, limits: RenderLimits = RenderLimits(),
    _ body: @escaping @Sendable (Page) throws -> () -> Component?
  ) -> SessionManager {
    SessionManager(
      router: Router(routes: [Route("/", title: "Page", body: body)]), version: "v1",
      environment: HostEnvironment(), metrics: Metrics(),
      logger: Logger(label: "test") { _ in Handler(log: log) }, renderLimits: limits)
  }

  /// A button that counts, and fails at the third click.
  private final class Counter: RenderComponent<Int> {
    let breaksAt: Int
    init(breaksAt: Int) {
      self.breaksAt = breaksAt
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      count == breaksAt ? Unfinished() : CountButton(count, state)
    }
  }

  private final class CountButton: Component {
    init(_ count: Int, _ state: StateUpdater<Int>) {
      super.init(
        view: ViewConfiguration(
          "button",
          attributes: [
            .attribute("id", "count"), .text("Clicked \(count) times"),
            .listener("click", ListenerOptions(), Action { _ in state.update { $0 += 1 } }),
          ]), size: ComponentSize(width: .points(100), height: .points(20)))
    }
  }

  private final class Unfinished: LayoutComponent {}

  private func click(_ client: SimulatedClient, _ service: SessionManager, _ name: String)
    async throws
  {
    let text = client.mirror.root.description
    let line = try #require(
      text.split(separator: "\n").first { $0.contains("button") && $0.contains(name) })
    let number = try #require(line.split(separator: " ").first)
    client.send(#"{"type":"click","target":\#(number)}"#)
    try client.receive(await service.events(client.events()))
  }

  /// The query may be a signed link, by which a reader of the log could set a password.
  @Test func theLogOfAPageThatCannotBeOpenedHasNoQuery() async throws {
    struct Broken: Error {}
    for hasErrorPage in [false, true] {
      let log = Log()
      let failure = Route.failure { _ -> () -> Component? in { nil } }
      let service = SessionManager(
        router: Router(
          routes: [Route("/reset") { _ -> () -> Component? in throw Broken() }]
            + (hasErrorPage ? [failure] : [])),
        version: "v1", environment: HostEnvironment(), metrics: Metrics(),
        logger: Logger(label: "test") { _ in Handler(log: log) })
      let client = SimulatedClient(session: "")
      _ = await service.attach(client.attach(path: "/reset?trellis-link=secret"))
      #expect(log.text.contains("/reset") && !log.text.contains("secret"))
    }
  }

  @Test func anErrorPageHasTheErrorOfThePage() async throws {
    struct Broken: Error {}
    let shown = Recorder()
    let service = SessionManager.test([
      Route("/broken") { _ -> () -> Component? in throw Broken() },
      Route.failure { page -> () -> Component? in
        shown.add("\(page.openingError is Broken)")
        return { nil }
      },
    ])
    _ = await service.attach(SimulatedClient(session: "").attach(path: "/broken"))
    #expect(shown.entries == ["true"])
  }

  @Test func aRenderThatFailsLeavesAPageThatCanBeUsedOn() async throws {
    let log = Log()
    let service = makeService(log) { _ in { Counter(breaksAt: 2) } }
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    try await click(client, service, "Clicked 0 times")
    #expect(client.mirror.root.description.contains("Clicked 1 times"))
    try await click(client, service, "Clicked 1 times")
    var shown = client.mirror.root.description
    #expect(shown.contains("Something went wrong") && shown.contains("Clicked 1 times"))
    #expect(log.text.contains("Unfinished must override numberOfChildren, as a LayoutComponent"))
    #expect(service.metrics.failures.value == 1)
    try await click(client, service, "Dismiss")
    shown = client.mirror.root.description
    let notice = shown.split(separator: "\n").first { $0.contains("trellis-failure") }
    #expect(notice?.contains("hidden") != false)
    #expect(shown.contains("Clicked 1 times"))
  }

  @Test(
    arguments: [
      ("en", 1280.0, "Something went wrong", "Dismiss"), ("de-AT", 320, "Etwas ist", "Ausblenden"),
      ("ja", 1280, "問題が発生しました", "閉じる"), ("pt", 200, "Something went wrong", "Dismiss"),
    ])
  func theNoticeHasTheLanguageAndTheSizeOfItsPage(
    language: String, width: Double, message: String, button: String
  ) async throws {
    let service = makeService(Log()) { page in
      page.language = language
      page.onAction("fail") { _ in }
      page.fail(PageNotFound())
      return { Box("p", [.text("content")]) }
    }
    let opened = try #require(
      try await service.open("/", screen: .init(width: width, height: 600)))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(width: Int(width))))
    func find(_ node: ReplicaDocument.Node, _ text: String) -> ReplicaDocument.Node? {
      node.text?.hasPrefix(text) == true
        ? node : node.children.lazy.compactMap { find($0, text) }.first
    }
    let label = try #require(find(client.mirror.root, message))
    let dismiss = try #require(find(client.mirror.root, button))
    let frame = try #require(label.frame)
    // A Latin letter of a usual font takes half an em or a little more, others up to one.
    let needed = 14 * Double(label.text?.count ?? 0) * (language == "ja" ? 1 : 0.55)
    #expect(frame.width * (frame.height / 20) >= needed)
    let notice = try #require(label.parent?.frame)
    #expect(notice.width <= max(width - 32, 220))
    let end = try #require(dismiss.frame)
    #expect(
      end.left >= frame.left + frame.width && end.left + end.width <= notice.width)
  }

  @Test func aGoodRenderIsShownAfterOneThatFailed() async throws {
    let news = Topic<Int>()
    let service = makeService(Log()) { page in
      var number = 0
      page.subscribe(news) {
        number = $0
        page.setNeedsUpdate()
      }
      return {
        number == 1
          ? Unfinished()
          : Stack(
            view: ViewConfiguration("main"),
            [Counter(breaksAt: .max), Box("p", [.text("News \(number)")])])
      }
    }
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    try await click(client, service, "Clicked 0 times")
    news.publish(1)
    try await poll(client, service) { $0.contains("Something went wrong") }
    #expect(client.mirror.root.description.contains("Clicked 1 times"))
    news.publish(2)
    try await poll(client, service) { $0.contains("News 2") }
    try await click(client, service, "Clicked 1 times")
    #expect(client.mirror.root.description.contains("Clicked 2 times"))
  }

  /// Polls until the page shows the expected text.
  private func poll(
    _ client: SimulatedClient, _ service: SessionManager, until isShown: (String) -> Bool
  ) async throws {
    for _ in 0..<50 where !isShown(client.mirror.root.description) {
      let response = PendingResponse()
      _ = service.poll(client.poll()) { response.fulfill($0) }
      try client.receive(await response.wait())
    }
    #expect(isShown(client.mirror.root.description))
  }

  @Test func aMistakeInASubscriptionFailsThatHandlerAlone() async throws {
    let log = Log()
    let news = Topic<Bool>()
    let service = makeService(log) { page in
      page.subscribe(news) { _ in
        Component().updateState { (state: inout Int) in state += 1 }
      }
      return { Counter(breaksAt: .max) }
    }
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    news.publish(true)
    try await poll(client, service) { $0.contains("Something went wrong") }
    #expect(log.text.contains("Component has no state to update"))
    try await click(client, service, "Clicked 0 times")
    #expect(client.mirror.root.description.contains("Clicked 1 times"))
  }

  @Test func aTooFastTimerFailsItsHandlerAlone() async throws {
    let log = Log()
    let service = makeService(log) { page in
      {
        Component(
          view: ViewConfiguration(
            "button",
            attributes: [
              .text("Start"), .listener("click", Action { _ in page.every(.milliseconds(1)) {} }),
            ]), size: ComponentSize(width: .points(100), height: .points(20)))
      }
    }
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    try await click(client, service, "Start")
    #expect(log.text.contains("is too short"))
    let shown = client.mirror.root.description
    #expect(shown.contains("Something went wrong") && shown.contains("Start"))
  }

  @Test func aRenderBeyondTheLimitsOfTheApplicationFails() async throws {
    let log = Log()
    let service = makeService(log, limits: RenderLimits(steps: 100)) { _ in { Growing() } }
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    try await click(client, service, "Clicked 0 times")
    #expect(log.text.contains("A build visited more than 100 components"))
    let shown = client.mirror.root.description
    #expect(shown.contains("Something went wrong") && shown.contains("Clicked 0 times"))
  }

  /// A button and, after a click, two hundred more.
  private final class Growing: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      Stack(
        view: ViewConfiguration("main"),
        (0..<1 + count * 200).map { _ in CountButton(count, state) })
    }
  }

  @Test func aFirstPageThatFailsIsThrown() async throws {
    let service = makeService(Log()) { _ in { Unfinished() } }
    await #expect(throws: ProgrammerError.self) { try await service.open("/", screen: nil) }
    let client = SimulatedClient(session: "")
    let response = await service.attach(client.attach())
    #expect(response == .failed)
    #expect(service.counts.allSatisfy { $0.count == 0 })
  }

  @Test func aMistakeInARouteIsThrown() async throws {
    let service = makeService(Log()) { _ in
      withScope(Counter.self) {}
      return { nil }
    }
    await #expect(throws: ProgrammerError.self) { try await service.open("/", screen: nil) }
  }

  @Test(arguments: [(0.5, 4400), (1, 4400), (2, 6400)])
  func theNoticeIsAsHighAsAFinger(textScale: Double, height: Int) throws {
    struct Failure: Error {}
    let page = try Page.test(Route("/") { _ in { Box("p", []) } })
    var traits = page.host.environment.traits
    traits.textScale = textScale
    page.host.update(traits: traits)
    page.fail(Failure())
    page.host.renderIfNeeded()
    page.host.document.announceAll()
    let shown = ReplicaDocument(of: page.host.document).root.description
    let notice = try #require(
      shown.split(separator: "\n").first { $0.contains("trellis-failure") })
    let frame = try #require(notice.firstMatch(of: /@\d+,\d+,\d+,(\d+)/))
    #expect(frame.1 == "\(height)")
    page.end()
  }
}
