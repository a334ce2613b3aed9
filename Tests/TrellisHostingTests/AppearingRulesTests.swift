import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisHosting

struct AppearingRulesTests {
  private let log = CountingRow.Log()

  /// testComponentControllerReceives…Appear as the host sends it. Controllers that are made later or released earlier
  /// get the calls then, other than in ComponentKit (row K8).
  @Test func eachControllerIsNotifiedOnceOfAppearanceAndDisappearance() {
    var names = ["a"]
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      Stack(names.map { CountingRow($0, log: log, hasController: true) })
    }
    host.renderIfNeeded()
    func told() -> [String] {
      defer { log.events = [] }
      return log.events.filter { $0.contains("appear") || $0.contains("invalidate") }
    }
    host.didDisappear()
    #expect(told() == [], "it was not in sight")
    host.willAppear()
    host.willAppear()
    #expect(told() == ["a appear"])
    host.setNeedsUpdate { names = ["a", "b"] }
    host.renderIfNeeded()
    #expect(told() == ["b appear"])
    host.setNeedsUpdate { names = ["b"] }
    host.renderIfNeeded()
    #expect(told() == ["a disappear", "a invalidate"])
    host.didDisappear()
    #expect(told() == ["b disappear"])
    host.setNeedsUpdate { names = ["c"] }
    host.renderIfNeeded()
    host.willAppear()
    host.tearDown()
    #expect(told() == ["b invalidate", "c appear", "c disappear", "c invalidate"])
  }

  private final class MistakenRow: RenderComponent<Void> {
    private final class Controller: ComponentController {
      override func componentTreeWillAppear() { ProgrammerError.report("appeared") }
      override func componentTreeDidDisappear() { ProgrammerError.report("disappeared") }
    }

    override func render(_ state: Void) -> Component? { Row("a") }
    override func makeController() -> ComponentController? { Controller(component: self) }
  }

  @Test func mistakesOfControllersAreDeliveredAfterTheChangeOfVisibility() {
    let host = ComponentHost(environment: HostEnvironment()) { MistakenRow() }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    host.willAppear()
    #expect(messages == ["appeared"])
    host.didDisappear()
    #expect(messages == ["appeared", "disappeared"])
  }
}
