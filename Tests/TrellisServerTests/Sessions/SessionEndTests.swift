import Testing
import TrellisComponents

@testable import TrellisServer

struct SessionEndTests {
  private let recorder = Recorder()

  private final class Ending: Component {
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init(view: ViewConfiguration("p"))
    }

    override func makeController() -> ComponentController? {
      EndingController(component: self, recorder)
    }
  }

  /// Reads its component in every callback about an end.
  private final class EndingController: ComponentController {
    let recorder: Recorder

    init(component: Component, _ recorder: Recorder) {
      self.recorder = recorder
      super.init(component: component)
    }

    private func record(_ event: String) { recorder.add("\(event) \(component is Ending)") }

    override func componentTreeDidDisappear() { record("disappear") }
    override func willUnmount() { record("willUnmount") }
    override func didUnmount() { record("didUnmount") }
  }

  @Test func aSessionThatIsMadeAfterTheStopEnds() async throws {
    let service = SessionManager.test([
      Route("/") { [recorder] _ in { withScope(Ending.self) { Ending(recorder) } } }
    ])
    await service.stop()
    _ = try await service.open("/", screen: nil)
    #expect(service.counts.map(\.count) == [0, 0, 0])
  }

  @Test(arguments: [false, true])
  func controllersHaveTheirComponentsAtTheEndOfASession(isDetached: Bool) async throws {
    let service = SessionManager.test([
      Route("/") { [recorder] _ in { withScope(Ending.self) { Ending(recorder) } } }
    ])
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let token = try #require(SessionToken(client.session))
    let session = try #require(service.session(token))
    if isDetached { await session.detach() }
    await session.end()
    #expect(recorder.entries == ["disappear true", "willUnmount true", "didUnmount true"])
  }
}
