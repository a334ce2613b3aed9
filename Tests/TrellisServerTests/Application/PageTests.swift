import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisServer

/// Input of a page from outside its session.
struct PageTests {
  private struct Failure: Error {}

  /// The client of a page with `model`, set up by `body`.
  private func open(
    _ body: @escaping @Sendable (Page, Model) throws -> Void
  ) async throws -> (SessionManager, SimulatedClient) {
    let route = Route("/", title: "Page") { page in
      let model = Model()
      try body(page, model)
      return { Label(model.text) }
    }
    let service = SessionManager.test([route])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    return (service, client)
  }

  private final class Model {
    var text = "before"
  }

  private final class Label: Component {
    init(_ text: String) {
      super.init(
        view: ViewConfiguration("p", attributes: [.attribute("id", "label"), .text(text)]),
        size: ComponentSize(height: .points(20)))
    }
  }

  /// The document has the address to which the user went, so that the page can go back from it.
  @Test func aStepThroughTheHistoryIsAnAddressOfThePage() throws {
    let route = Route("/") { _ in { nil } }
    let page = try Page.test(route)
    _ = page.host.document.takePatch()
    page.userWent(to: "/?x", of: Router(routes: [route]))
    #expect(page.target == "/?x" && !page.isLeaving)
    #expect(page.host.document.takePatch().operations.isEmpty, "the browser shows it already")
    page.navigate(to: "/")
    #expect(page.host.document.takePatch().operations == [.url("/", replacing: false)])
  }

  /// Polls until the page shows `text`.
  ///
  /// - Parameter first: the response to an earlier poll.
  private func expect(
    _ text: String, _ service: SessionManager, _ client: SimulatedClient,
    _ first: PendingResponse? = nil
  ) async throws {
    if let first { try client.receive(await first.wait()) }
    for _ in 0..<50 where !client.mirror.root.description.contains(text) {
      let response = PendingResponse()
      _ = service.poll(client.poll()) { response.fulfill($0) }
      try client.receive(await response.wait())
    }
    #expect(client.mirror.root.description.contains(text))
  }

  @Test func theUpdaterChangesThePageFromAnywhere() async throws {
    let updaters = Topic<String>()
    let (service, client) = try await open { page, model in
      let updater = page.updater
      page.subscribe(updaters) { text in
        model.text = text
        Task.detached { updater { $0.setNeedsUpdate() } }
      }
    }
    updaters.publish("after")
    try await expect("after", service, client)
  }

  @Test func requestsDuringTheSetupReachTheBrowser() async throws {
    let texts = Topic<String>()
    let (service, client) = try await open { page, model in
      page.scrollIntoView("label")
      page.focus("label")
      page.announce("Welcome")
      page.subscribe(texts) { text in
        model.text = text
        page.setNeedsUpdate()
      }
    }
    texts.publish("after")
    try await expect("after", service, client)
    let label = try #require(client.mirror.root.children.first)
    #expect(client.mirror.focus == label.id)
    #expect(client.mirror.scrollTarget == label.id)
    #expect(client.mirror.announcements == ["Welcome"])
  }

  @Test func aTimerRunsInTurnsOfThePage() async throws {
    let (service, client) = try await open { page, model in
      var count = 0
      page.every(.milliseconds(10)) {
        count += 1
        model.text = "tick \(min(count, 3))"
        page.setNeedsUpdate()
      }
    }
    try await expect("tick 3", service, client)
  }

  @Test func aFunctionIsCalledOnceAfterATime() async throws {
    let (service, client) = try await open { page, model in
      var count = 0
      page.after(.milliseconds(1)) {
        count += 1
        model.text = "called \(count)"
        page.setNeedsUpdate()
      }
    }
    try await expect("called 1", service, client)
  }

  @Test func asynchronousWorkReturnsItsResult() async throws {
    let (service, client) = try await open { page, model in
      page.perform {
        try await Task.sleep(for: .milliseconds(1))
        return "done"
      } then: { result in
        model.text = try result.get()
        page.setNeedsUpdate()
      }
    }
    try await expect("done", service, client)
  }

  @Test func theTitleAndTheAddressReachTheTab() async throws {
    let news = Topic<String>()
    let (service, client) = try await open { page, model in
      page.subscribe(news) { text in
        page.title = text
        page.navigate(to: "/?q=\(text)")
        page.announce("now \(text)")
        model.text = text
        page.setNeedsUpdate()
      }
    }
    #expect(client.mirror.title == nil || client.mirror.title == "Page")
    news.publish("x")
    try await expect("x", service, client)
    #expect(client.mirror.title == "x")
    #expect(client.mirror.url == "/?q=x")
    #expect(client.mirror.announcements == ["now x"])
  }

  /// A counter that is incremented by its own task after a click.
  private final class SlowCounter: RenderComponent<Int> {
    override init() { super.init(identifier: "counter") }

    override func initialState() -> Int { 0 }

    override func render(_ count: Int) -> Component? {
      let updater = state.remote
      return ViewComponent(
        attributes: [
          .text("count \(count)"),
          .listener(
            "click", ListenerOptions(),
            Action { _ in Task.detached { updater.update { $0 += 1 } } }),
        ],
        size: ComponentSize(height: .points(20)))
    }
  }

  @Test func aStateThatATaskChangesReachesTheWaitingPoll() async throws {
    let service = SessionManager.test([Route("/") { _ in { SlowCounter() } }])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    let target = try #require(client.mirror.root.description.firstMatch(of: /(\d+) div .*count/)?.1)
    for count in 1...3 {
      let response = PendingResponse()
      _ = service.poll(client.poll()) { response.fulfill($0) }
      await waitUntil { service.metrics.waitingPolls.value > 0 }
      client.send(#"{"type":"click","target":\#(target)}"#)
      try client.receive(await service.events(client.events()))
      try await expect("count \(count)", service, client, response)
    }
  }

  @Test func aThrowingHandlerShowsANoticeAndThePageContinues() async throws {
    let news = Topic<String>()
    let (service, client) = try await open { page, model in
      page.subscribe(news) { text in
        if text == "bad" { throw Failure() }
        model.text = text
        page.setNeedsUpdate()
      }
    }
    news.publish("bad")
    try await expect("Something went wrong", service, client)
    #expect(service.metrics.failures.value == 1)
    news.publish("good")
    try await expect("good", service, client)
    let button = try #require(
      client.mirror.root.description.firstMatch(of: /(\d+) button/)?.1)
    client.send(#"{"type":"click","target":\#(button)}"#)
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description.contains("class=\"trellis-failure\" hidden"))
    #expect(client.mirror.root.description.contains("good"))
  }

  @Test func anErrorOfTheSetupFailsTheAttach() async throws {
    let service = SessionManager.test([Route("/") { _ in throw Failure() }])
    let client = SimulatedClient(session: "")
    #expect(await service.attach(client.attach()) == .failed)
  }

  @Test(.timeLimit(.minutes(20)))
  func aPageAndItsTreeAreReleasedWithTheSession() async throws {
    final class Witness {}
    let news = Topic<@Sendable (Page) -> Void>()
    // Written once, during setup, before it is read.
    nonisolated(unsafe) weak var witness: Witness?
    let (service, client) = try await open { page, _ in
      let kept = Witness()
      witness = kept
      page.onLocationChange = { _ in _ = (page, kept) }
      page.subscribe(news) { _ in _ = (page, kept) }
      page.every(.seconds(60)) { _ = (page, kept) }
    }
    #expect(witness != nil)
    _ = await service.leave(client.leave())
    await waitUntil { witness == nil }
    #expect(witness == nil)
    #expect(news.subscriberCount == 0)
  }
}
