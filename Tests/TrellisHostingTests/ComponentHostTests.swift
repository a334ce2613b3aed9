import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

struct ComponentHostTests {
  private func makeHost(_ provider: @escaping () -> Component?) -> ComponentHost {
    ComponentHost(environment: HostEnvironment(), provider: provider)
  }

  private func texts(_ host: ComponentHost) -> [String] {
    (host.document.root.children.first?.children ?? [])
      .filter { $0.attribute("hidden") == nil }.map { $0.text ?? "" }
  }

  private func list(_ rows: [Component]) -> Component {
    Stack(view: ViewConfiguration("div"), rows)
  }

  @Test func mountsTheTreeItBuilds() {
    let host = makeHost { list([Row("a"), Row("b", height: 20), Row("c")]) }
    #expect(host.renderIfNeeded())
    #expect(texts(host) == ["a", "b", "c"])
    let rows = host.document.root.children[0].children
    #expect(rows.map { $0.frame?.top } == [0, 10, 30])
    #expect(rows.map { $0.frame?.width } == [1280, 1280, 1280])
    #expect(!host.renderIfNeeded())
  }

  @Test func aStateUpdateRendersOnlyTheComponentThatHasIt() {
    let log = CountingRow.Log()
    let host = makeHost { list(["a", "b", "c"].map { CountingRow($0, log: log) }) }
    host.renderIfNeeded()
    log.updaters["b"]?.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(texts(host) == ["a 0", "b 1", "c 0"])
    #expect(log.renders == ["a": 1, "b": 2, "c": 1])
    #expect(host.counters.componentsReused == 2)
    #expect(host.counters.mountsSkipped == 2)
    #expect(host.counters.layoutsComputed == 3, "the list, the row, and what it renders")
    host.document.announceAll()
    log.updaters["b"]?.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(host.counters.elementsTouched == 1)
  }

  @Test func updatesQueueUpAndRunInOrder() {
    let log = CountingRow.Log()
    let host = makeHost { list([CountingRow("a", log: log)]) }
    host.renderIfNeeded()
    var requests = 0
    host.onNeedsRender = { requests += 1 }
    log.updaters["a"]?.update { $0 += 1 }
    log.updaters["a"]?.update { $0 *= 10 }
    #expect(requests == 1)
    host.renderIfNeeded()
    #expect(texts(host) == ["a 10"])
    #expect(log.renders == ["a": 2])
  }

  @Test func keyedRowsKeepStateAndElementsWhenTheyChangePlaces() {
    let log = CountingRow.Log()
    var names = ["a", "b", "c"]
    let host = makeHost { list(names.map { CountingRow($0, log: log) }) }
    host.renderIfNeeded()
    log.updaters["a"]?.set(7)
    host.renderIfNeeded()
    let before = host.document.root.children[0].children
    names = ["c", "x", "a"]
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let after = host.document.root.children[0].children
    #expect(texts(host) == ["c 0", "x 0", "a 7"])
    #expect(after[0] === before[2])
    #expect(after[2] === before[0])
    #expect(after[1] === before[1], "b is gone, so x may have its element")
  }

  @Test func anUpdateOfARemovedComponentDoesNothing() {
    let log = CountingRow.Log()
    var names = ["a", "b"]
    let host = makeHost { list(names.map { CountingRow($0, log: log) }) }
    host.renderIfNeeded()
    let updater = log.updaters["b"]
    names = ["a"]
    host.setNeedsUpdate()
    host.renderIfNeeded()
    updater?.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(texts(host) == ["a 0"])
  }

  /// Rows K4 and K11: an unchanged neighbor gets no calls.
  @Test func controllersGetAllCallsInOrder() {
    let (log, other) = (CountingRow.Log(), CountingRow.Log())
    var names = ["a"]
    let host = makeHost {
      list(
        names.map { CountingRow($0, log: log, hasController: true) } + [
          CountingRow("b", log: other, hasController: true)
        ])
    }
    host.renderIfNeeded()
    #expect(
      log.events == ["a didInit", "a didPrepareLayout", "a willMount", "a didMount"])
    #expect(other.events.count == 4)
    (log.events, other.events) = ([], [])
    log.updaters["a"]?.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(
      log.events == [
        "a didPrepareLayout", "a willUpdateComponent", "a willRemount", "a didRemount",
        "a didUpdateComponent",
      ])
    #expect(other.events == [])
    log.events = []
    names = []
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(log.events == ["a invalidate", "a willUnmount", "a didUnmount"])
  }

  @Test func aTreeIsReleasedWholeWithItsHost() {
    let log = CountingRow.Log()
    weak var root: Component?
    weak var document: Document?
    do {
      let host = makeHost {
        let component = list([CountingRow("a", log: log, hasController: true), Row("b")])
        root = component
        return component
      }
      host.renderIfNeeded()
      document = host.document
      #expect(root != nil)
      log.updaters = [:]
    }
    #expect(root == nil)
    #expect(document == nil)
  }

  @Test func traitsThatLayoutsDependOnBuildEverythingAgain() {
    let log = CountingRow.Log()
    let host = makeHost { list([CountingRow("a", log: log)]) }
    host.renderIfNeeded()
    var traits = host.environment.traits
    traits.writingDirection = .rightToLeft
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(log.renders == ["a": 2])
  }

  @Test func aSizeThatNoComponentReadsLaysThePageOutAgain() {
    let log = CountingRow.Log()
    let host = makeHost { list([CountingRow("a", log: log)]) }
    host.renderIfNeeded()
    var traits = host.environment.traits
    traits.viewport = Size(width: 390, height: 700)
    host.update(traits: traits)
    #expect(host.renderIfNeeded())
    #expect(log.renders == ["a": 1])
    #expect(host.document.root.frame?.width == 390)
    traits.colorScheme = .dark
    host.update(traits: traits)
    #expect(!host.renderIfNeeded(), "nobody reads the color scheme")
    #expect(host.environment.traits.colorScheme == .dark)
  }
}

extension ComponentHostTests {
  /// A row with an animation when it appears after the first page.
  private final class Fading: Component {
    private let onEnd: () -> Void

    init(onEnd: @escaping () -> Void) {
      self.onEnd = onEnd
      super.init(view: ViewConfiguration("p"))
    }

    override func animationsOnInitialMount() -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha(from: 0), completion: onEnd)]
    }
  }

  @Test func theEndOfAnAnimationMayChangeThePage() throws {
    var (isShown, done) = (false, 0)
    var host: ComponentHost?
    let made = ComponentHost(environment: HostEnvironment()) {
      Stack(
        view: ViewConfiguration("div"),
        [Row("done \(done)")]
          + (isShown
            ? [
              withScope(Fading.self) {
                Fading {
                  done += 1
                  host?.setNeedsUpdate()
                }
              }
            ] : []))
    }
    host = made
    defer { host = nil }
    made.renderIfNeeded()
    made.document.announceAll()
    isShown = true
    made.setNeedsUpdate()
    made.renderIfNeeded()
    let report = try #require(made.document.expectedReports.first)
    made.animationEnded(report + 1)
    #expect(texts(made) == ["done 0", ""])
    made.animationEnded(report)
    made.renderIfNeeded()
    made.animationEnded(report)
    made.renderIfNeeded()
    #expect(texts(made) == ["done 1", ""])
  }

  @Test func mistakesOfTheEndAreDelivered() {
    let log = CountingRow.Log()
    let host = makeHost { CountingRow("a", log: log, hasController: true) }
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    log.onEvent = { if $0 == "a invalidate" { ProgrammerError.report("too late") } }
    host.tearDown()
    #expect(messages == ["too late"])
  }

  /// With reduced motion nothing is sent, and completions are called at once.
  @Test func withReducedMotionAnimationsEndAtOnce() {
    var done = 0
    var environment = HostEnvironment()
    environment.traits.reducesMotion = true
    let host = ComponentHost(environment: environment) {
      withScope(Fading.self) { Fading { done += 1 } }
    }
    host.renderIfNeeded()
    #expect(done == 1)
    #expect(host.document.expectedReports.isEmpty)
  }
}
