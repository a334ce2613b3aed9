import ComponentSupport
import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM

@testable import TrellisServer

/// One turn of a session: the input is applied, and the changes are rendered.
struct SessionTests {
  /// A page with a button that can be pressed `presses` times, which counts its builds.
  private struct ButtonPage: Sendable {
    let recorder = Recorder()
    var presses = 1

    private final class Model {
      var count = 0
    }

    var route: Route {
      Route("/") { page in
        let model = Model()
        return {
          recorder.add("build")
          var attributes: [ViewAttribute] = [
            .attribute("id", "button"), .text("\(model.count)"),
            .listener(
              "click", ListenerOptions(),
              Action { _ in
                recorder.add("press")
                model.count += 1
                page.setNeedsUpdate()
              }),
          ]
          if model.count >= presses { attributes.append(.attribute("disabled", "")) }
          return Box("button", attributes)
        }
      }
    }
  }

  private func opened(_ page: ButtonPage) async throws -> (SessionManager, SimulatedClient) {
    let service = SessionManager.test([page.route])
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    return (service, client)
  }

  private func click(_ client: SimulatedClient) throws {
    let button = try #require(client.mirror.root.children.first)
    client.send(#"{"type":"click","target":\#(button.id.rawValue)}"#)
  }

  @Test func anEventSeesTheEffectsOfEarlierEventsOfItsRequest() async throws {
    let page = ButtonPage(presses: 1)
    let (service, client) = try await opened(page)
    try click(client)
    try click(client)
    try client.receive(await service.events(client.events()))
    #expect(page.recorder.entries == ["build", "press", "build"])
    #expect(service.metrics.refusedEvents.value == 1, "the first click disabled the button")
    #expect(!client.hasUnsentEvents, "both are done")
  }

  @Test func aTurnOfOneEventRendersOnceAndMakesOneBatch() async throws {
    let page = ButtonPage(presses: 9)
    let (service, client) = try await opened(page)
    try click(client)
    try client.receive(await service.events(client.events()))
    #expect(page.recorder.entries == ["build", "press", "build"])
    #expect(service.metrics.batches.value == 1)
  }

  @Test func eventsOfOneRequestMakeOneBatch() async throws {
    let page = ButtonPage(presses: 9)
    let (service, client) = try await opened(page)
    for _ in 0..<3 { try click(client) }
    try client.receive(await service.events(client.events()))
    #expect(page.recorder.entries.filter { $0 == "press" }.count == 3)
    #expect(service.metrics.batches.value == 1)
    #expect(client.mirror.root.description.contains("3"))
  }

  @Test func aPageMayRequestTheFocusDuringItsSetup() async throws {
    let service = SessionManager.test([
      Route("/") { page in
        page.focus("name")
        return { Box("input", [.attribute("id", "name")]) }
      }
    ])
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    // The client requested a reset; the focus is sent after it.
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.focus == client.mirror.root.children[0].id)
  }

  @Test(.timeLimit(.minutes(20)))
  func aFailedSetupKeepsNoTimer() async throws {
    final class Witness {}
    struct Failure: Error {}
    // Written once, during setup, before it is read.
    nonisolated(unsafe) weak var witness: Witness?
    let service = SessionManager.test([
      Route("/") { page in
        let kept = Witness()
        witness = kept
        page.every(.seconds(60)) { _ = (page, kept) }
        throw Failure()
      }
    ])
    await #expect(throws: Failure.self) { try await service.open("/", screen: nil) }
    await waitUntil { witness == nil }
    #expect(witness == nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func jobsDuringTheSetupRunSoon() async throws {
    let recorder = Recorder()
    let service = SessionManager.test([
      Route("/") { page in
        page.updater { _ in recorder.add("job") }
        return { Box("p", [.text("page")]) }
      }
    ])
    _ = try await service.open("/", screen: nil)
    await waitUntil { !recorder.entries.isEmpty }
    #expect(recorder.entries == ["job"])
  }
}
