import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM

@testable import TrellisServer

/// The page as the last responder of its components: row H13.
struct PageResponderTests {
  private struct Failure: Error {}

  private let recorder = Recorder()

  /// Clicks the button of a page.
  ///
  /// - Parameter setUp: sets the page up, and returns the action of the button.
  private func click(
    _ setUp: @escaping @Sendable (Page) -> Action<UIEvent>
  ) async throws -> SimulatedClient {
    let service = SessionManager.test([
      Route("/") { page in
        let action = setUp(page)
        return {
          Stack(
            view: ViewConfiguration("main"),
            [Box("button", [.attribute("id", "button")] + ViewAttribute.onTap(action))])
        }
      }
    ])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    let button = try #require(client.mirror.root.children.first?.children.first)
    client.send(#"{"type":"click","target":\#(button.id.rawValue)}"#)
    try client.receive(await service.events(client.events()))
    return client
  }

  @Test func anUnhandledActionByNameReachesThePage() async throws {
    _ = try await click { [recorder] page in
      page.onAction("save") { event in
        recorder.add("save \(event.value(as: UIEvent.self)?.type ?? "")")
      }
      page.onAction("open") { _ in recorder.add("open") }
      return Action(named: "save")
    }
    #expect(recorder.entries == ["save click"])
  }

  @Test func anActionByTypeFindsThePage() async throws {
    _ = try await click { [recorder] page in
      page.title = "mine"
      return Action(to: Page.self) { page, _ in recorder.add(page.title) }
    }
    #expect(recorder.entries == ["mine"])
  }

  @Test func aPageShowsTheErrorOfAnAction() async throws {
    let client = try await click { page in
      page.onAction("save") { _ in throw Failure() }
      return Action(named: "save")
    }
    #expect(client.mirror.root.description.contains("Something went wrong"))
  }
}
