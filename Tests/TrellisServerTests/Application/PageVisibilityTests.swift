import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

struct PageVisibilityTests {
  private let recorder = Recorder()

  private func opened(asking isAsking: Bool) async throws -> (SessionManager, SimulatedClient) {
    let service = SessionManager.test([
      Route("/") { [recorder] page in
        if isAsking {
          page.onVisibilityChange = { recorder.add($0 ? "visible" : "hidden") }
        }
        return { Box("p", []) }
      }
    ])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    return (service, client)
  }

  @Test func aTabReportsTheVisibilityOfThePage() async throws {
    let (service, client) = try await opened(asking: true)
    #expect(client.mirror.root.description.contains("pagehidden pagevisible"))
    client.send(#"{"type":"pagehidden","target":1}"#)
    client.send(#"{"type":"pagevisible","target":1}"#)
    try client.receive(await service.events(client.events()))
    #expect(recorder.entries == ["hidden", "visible"])
  }

  @Test func unrequestedReportsAreRefused() async throws {
    let (service, client) = try await opened(asking: false)
    #expect(!client.mirror.root.description.contains("pagehidden"))
    client.send(#"{"type":"pagehidden","target":1}"#)
    try client.receive(await service.events(client.events()))
    #expect(service.metrics.refusedEvents.value == 1)
  }

  @Test func aPageThatAsksNoMoreGetsNoReports() throws {
    let page = try Page.test(Route("/") { _ in { Box("p", []) } })
    page.onVisibilityChange = { _ in }
    #expect(page.host.document.root.listenedEvents == ["pagehidden", "pagevisible"])
    page.onVisibilityChange = nil
    #expect(page.host.document.root.listenedEvents.isEmpty)
  }
}
