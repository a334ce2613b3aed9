import Testing
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

/// A page appears when a tab attaches, and disappears when the tab leaves: row K8.
struct AppearingTests {
  private let recorder = Recorder()

  private final class Watched: Component {
    let recorder: Recorder
    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(view: ViewConfiguration("p"))
    }
    override func makeController() -> ComponentController? {
      WatchedController(component: self, recorder)
    }
  }

  private final class WatchedController: ComponentController {
    let recorder: Recorder
    init(component: Component, _ recorder: Recorder) {
      self.recorder = recorder
      super.init(component: component)
    }
    override func componentTreeWillAppear() { recorder.add("appear") }
    override func componentTreeDidDisappear() { recorder.add("disappear") }
  }

  private func opened() async throws -> (SessionManager, SimulatedClient) {
    let service = SessionManager.test([
      Route("/") { [recorder] _ in { withScope(Watched.self) { Watched(recorder) } } }
    ])
    let page = try #require(try await service.open("/", screen: nil))
    return (service, SimulatedClient(session: page.token))
  }

  @Test func aRequestWithoutAnAttachIsNotReported() async throws {
    let (service, client) = try await opened()
    let token = try #require(SessionToken(client.session))
    let session = try #require(service.session(token))
    await session.end()
    #expect(recorder.entries == [])
  }

  @Test func anAttachAndItsEndAreReportedOnce() async throws {
    let (service, client) = try await opened()
    try client.receive(await service.attach(client.attach()))
    try client.receive(await service.attach(client.attach()))
    #expect(recorder.entries == ["appear"])
    _ = await service.leave(client.leave())
    #expect(recorder.entries == ["appear", "disappear"])
  }

  @Test func aSilentTabIsHiddenUntilItPollsAgain() async throws {
    let (service, client) = try await opened()
    try client.receive(await service.attach(client.attach()))
    let token = try #require(SessionToken(client.session))
    let session = try #require(service.session(token))
    await session.detach()
    await session.detach()
    #expect(recorder.entries == ["appear", "disappear"])
    let response = PendingResponse()
    _ = service.poll(client.poll(isBrief: true)) { response.fulfill($0) }
    try client.receive(await response.wait())
    #expect(recorder.entries == ["appear", "disappear", "appear"])
  }

  private final class Shown: RenderComponent<Bool> {
    override func initialState() -> Bool { true }
    override func render(_ isShown: Bool) -> Component? {
      Component(view: ViewConfiguration("p", attributes: [.text(isShown ? "shown" : "hidden")]))
    }
    override func makeController() -> ComponentController? { ShownController(component: self) }
  }

  private final class ShownController: ComponentController {
    override func componentTreeDidDisappear() { (component as? Shown)?.state.set(false) }
  }

  @Test func aChangeOfAHiddenPageIsRenderedBeforeThePageHibernates() async throws {
    let service = SessionManager.test([Route("/") { _ in { Shown() } }])
    let page = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: page.token)
    try client.receive(await service.attach(client.attach()))
    let session = try #require(SessionToken(client.session).flatMap { service.session($0) })
    #expect(await session.treeDescription?.contains("shown") == true)
    await session.detach()
    #expect(await session.treeDescription?.contains("hidden") == true)
    #expect(await session.isHibernating)
  }
}
