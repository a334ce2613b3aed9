import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Controllers that request another build when they get the size of a layout, before anything is mounted.
struct SecondBuildTests {
  /// Shows the width that its controller got.
  private final class Adapting: RenderComponent<Double> {
    let settings: Settings
    init(_ settings: Settings) {
      self.settings = settings
      super.init()
    }
    override func initialState() -> Double { 0 }
    override func render(_ width: Double) -> Component? {
      settings.updater = state
      settings.renders += 1
      if width == settings.brokenWidth { return Stack([Mistakes.unplaced()]) }
      return Row("\(width)")
    }
    override func makeController() -> ComponentController? { Controller(self, settings) }
  }

  private final class Controller: ComponentController {
    let settings: Settings
    init(_ component: Adapting, _ settings: Settings) {
      self.settings = settings
      super.init(component: component)
    }
    override func didPrepareLayout(_ layout: Layout, for component: Component) {
      settings.prepared += 1
      guard let next = settings.widths.popLast() else { return }
      settings.updater?.set(next)
      needsBuildBeforeMount = settings.asks
    }
  }

  /// The settings of the controller, and its recorded calls.
  private final class Settings {
    /// The widths that the controller sets, the last one first.
    var widths: [Double] = []
    var asks = true
    var brokenWidth: Double?
    var updater: StateUpdater<Double>?
    var renders = 0
    var prepared = 0
  }

  private let settings = Settings()
  private let recorder = Recorder()

  private func makeHost() -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) { [settings] in Adapting(settings) }
    host.listener = recorder
    return host
  }

  private func texts(_ host: ComponentHost) -> [String] {
    host.document.root.children.compactMap(\.text)
  }

  @Test func theSecondBuildIsMountedInPlaceOfTheFirst() {
    let host = makeHost()
    settings.widths = [5]
    #expect(host.renderIfNeeded())
    #expect(texts(host) == ["5.0"])
    #expect(recorder.events.count { $0 == "willBuild" } == 2)
    #expect(recorder.events.count { $0 == "willMount" } == 1)
    #expect(settings.renders == 2 && settings.prepared == 2)
    #expect(!host.needsRender && host.checkInvariants() == [])
    #expect(host.counters.componentsRendered == 2, "the counts are those of both builds")
  }

  @Test func eachBuildMayRequestAnother() {
    let host = makeHost()
    settings.widths = [7, 6, 5]
    host.renderIfNeeded()
    #expect(texts(host) == ["7.0"] && settings.renders == 4)
    #expect(recorder.events.count { $0 == "willMount" } == 1)
  }

  @Test func anUpdateWithoutARequestIsForTheNextRender() {
    let host = makeHost()
    settings.widths = [5]
    settings.asks = false
    var requests = 0
    host.onNeedsRender = { requests += 1 }
    host.renderIfNeeded()
    #expect(texts(host) == ["0.0"] && host.needsRender && requests == 1)
    host.renderIfNeeded()
    #expect(texts(host) == ["5.0"] && !host.needsRender)
  }

  @Test func aRequestWithoutAChangeBuildsNothing() {
    let host = makeHost()
    host.renderIfNeeded()
    recorder.events = []
    settings.widths = []
    host.components(Adapting.self).first?.controller?.needsBuildBeforeMount = true
    host.reload()
    host.renderIfNeeded()
    #expect(recorder.events.count { $0 == "willBuild" } == 1)
    #expect(texts(host) == ["0.0"])
  }

  @Test func afterASecondBuildThatFailsTheFirstIsMounted() {
    let host = makeHost()
    var mistakes = 0
    host.onProgrammerError = { _ in mistakes += 1 }
    settings.widths = [5]
    settings.brokenWidth = 5
    #expect(host.renderIfNeeded(), "the first build is shown")
    #expect(texts(host) == ["0.0"] && mistakes == 1)
    #expect(!host.needsRender && host.checkInvariants() == [])
    #expect(host.components(Adapting.self).first?.currentState == 0, "the update is lost")
    settings.updater?.set(3)
    #expect(host.renderIfNeeded())
    #expect(texts(host) == ["3.0"] && mistakes == 1)
  }
}
