import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisServer

/// A change of the screen lays out the whole page, so that several of one request are one layout.
struct ScreenEventTests {
  private let layouts = Recorder()
  private let clicks = Recorder()

  private final class Measured: Component {
    let widths: Recorder

    init(_ widths: Recorder) {
      self.widths = widths
      super.init()
    }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      widths.add("\(HostEnvironment.ofLayout.traits.viewport.width)")
      return Layout(of: self, size: range.min)
    }
  }

  private func client() async throws -> (SimulatedClient, SessionManager) {
    let (layouts, clicks) = (layouts, clicks)
    let service = SessionManager.test([
      Route("/") { _ in
        {
          let button = Box(
            "button",
            [.listener("click", ListenerOptions(), Action { _ in clicks.add("click") })])
          let traits = HostEnvironment.current.traits
          return Stack(
            view: ViewConfiguration("main"),
            [button, Measured(layouts), Box("p", [.text("\(traits.viewport.width)")])])
        }
      }
    ])
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    return (client, service)
  }

  private func click(_ client: SimulatedClient) throws {
    let button = try #require(client.mirror.root.children.first?.children.first)
    client.send("{\"type\":\"click\",\"target\":\(button.id.rawValue)}")
  }

  private func resize(_ client: SimulatedClient, _ width: Int) {
    client.send("{\"type\":\"screen\",\"screen\":{\"width\":\(width),\"height\":800}}")
  }

  @Test func onlyTheLastScreenIsLaidOut() async throws {
    let (client, service) = try await client()
    let before = layouts.entries.count
    for width in 400..<464 { resize(client, width) }
    try client.receive(await service.events(client.events()))
    #expect(Set(layouts.entries.dropFirst(before)) == ["463.0"])
    #expect(client.mirror.root.description.contains("463.0"))
  }

  @Test func screensBetweenEventsOfTheUserAreLaidOutOnce() async throws {
    let (client, service) = try await client()
    let before = layouts.entries.count
    for width in 400..<430 {
      resize(client, width)
      try click(client)
    }
    try client.receive(await service.events(client.events()))
    #expect(Set(layouts.entries.dropFirst(before)) == ["429.0"])
    #expect(clicks.entries.count == 30)
  }

  @Test func theScreensOfATabThatLeavesAreNotLaidOut() async throws {
    let (client, service) = try await client()
    let before = layouts.entries.count
    for width in 400..<464 { resize(client, width) }
    try click(client)
    #expect(await service.leave(client.leave()) == .nothing)
    #expect(layouts.entries.count == before)
    #expect(clicks.entries == ["click"])
  }
}
