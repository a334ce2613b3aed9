import ComponentSupport
import TestSupport
import Testing
import TrellisComponents

@testable import TrellisServer

/// Row Z3: all pages are made again on demand.
struct ReloadTests {
  private let recorder = Recorder()

  private final class Counter: RenderComponent<Int> {
    let recorder: Recorder
    let name: String
    init(_ recorder: Recorder, _ name: String) {
      self.recorder = recorder
      self.name = name
      super.init()
    }
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      recorder.add("render \(name)")
      return Box("p", [.text(name)])
    }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  @Test(.timeLimit(.minutes(20)))
  func allRequestedPagesAreMadeAgain() async throws {
    let service = SessionManager.test([
      Route("/:name") { [recorder] page in
        let name = page.location.parameters["name"] ?? ""
        return { Counter(recorder, name) }
      }
    ])
    let controller = SessionsController()
    controller.add(service)
    for name in ["a", "b"] {
      let client = SimulatedClient(session: "", tab: name)
      try client.receive(await service.attach(client.attach(path: "/\(name)")))
    }
    #expect(recorder.entries == ["render a", "render b"])
    controller.reload { $0.location.parameters["name"] == "b" }
    await waitUntil { recorder.entries.count >= 3 }
    #expect(recorder.entries == ["render a", "render b", "render b"])
    controller.reload()
    await waitUntil { recorder.entries.count >= 5 }
    #expect(recorder.entries.dropFirst(3).sorted() == ["render a", "render b"])
  }
}
