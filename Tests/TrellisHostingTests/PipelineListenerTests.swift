import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

/// Rows Z7, Z8, and the counts passed to a listener.
struct PipelineListenerTests {
  private let log = CountingRow.Log()

  private func makeHost(_ count: Int) -> ComponentHost {
    let log = log
    return ComponentHost(environment: HostEnvironment()) {
      Stack((0..<count).map { CountingRow("\($0)", log: log) })
    }
  }

  /// CKComponentGeneratorTests test_WhenReceivesStateUpdate_ReportsToAnalyticsListener,
  /// test_WhenReceivedPropsUpdateAndStateUpdate_BuildTriggerShouldBePropsUpdate
  @Test func aStateUpdateIsReportedAndPartOfTheTrigger() {
    let host = makeHost(2)
    let recorder = Recorder()
    host.listener = recorder
    host.renderIfNeeded()
    log.updaters["1"]?.set(1)
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(
      recorder.updates
        == host.components(CountingRow.self).filter { $0.name == "1" }.map(\.uniqueIdentifier))
    #expect(recorder.triggers == [[], [.propsUpdate, .stateUpdate]])
  }

  /// No change of the provider's values is known then.
  @Test func aHostWakesInABuildForItsEnvironment() {
    let host = makeHost(2)
    let recorder = Recorder()
    host.renderIfNeeded()
    host.listener = recorder
    #expect(host.hibernate())
    host.wake()
    #expect(recorder.triggers == [.environmentUpdate])
  }

  /// Row F12.
  @Test func aTransactionNamesItsUpdatesAndMovesViews() {
    let host = makeHost(3)
    let recorder = Recorder()
    host.listener = recorder
    host.renderIfNeeded()
    host.document.announceAll()
    func transitions(_ change: () -> Void) -> Int {
      change()
      host.renderIfNeeded()
      return host.document.takePatch().operations.count {
        if case .transition = $0 { true } else { false }
      }
    }
    let movement = BoundsAnimation(duration: 0.2)
    var order = ["0", "1", "2"]
    host.update { [log] in Stack(order.map { CountingRow($0, log: log) }) }
    host.renderIfNeeded()
    #expect(transitions { log.updaters["1"]?.set(1) } == 0)
    let moved = transitions {
      withTransaction(UpdateTransaction(name: "turn", animation: movement)) {
        log.updaters["1"]?.set(2)
        order.reverse()
        host.setNeedsUpdate()
      }
    }
    #expect(moved == 1)
    let plain = transitions {
      order.reverse()
      host.setNeedsUpdate()
    }
    #expect(plain == 0, "the transaction is over")
    #expect(recorder.names == [nil, "turn"])
    #expect(UpdateTransaction.current.name == nil)
  }

  @Test func aListenerGetsCounts() throws {
    let host = makeHost(10)
    let recorder = Recorder()
    host.listener = recorder
    host.renderIfNeeded()
    log.updaters["3"]?.set(1)
    host.renderIfNeeded()
    let build = try #require(recorder.builds.last)
    #expect(build.componentsBuilt == 1, "what one row renders")
    #expect(build.componentsRendered == 1)
    #expect(build.componentsReused == 9)
    #expect(build.componentsVisited == 12)
    let layout = try #require(recorder.layouts.last)
    #expect(layout.layoutsComputed == 3, "the list, the row, and what it renders")
    #expect(layout.layoutsReused == 9)
    let mount = try #require(recorder.mounts.last)
    #expect(mount.mountsSkipped == 9)
  }

  @Test func listenersAreNotRetained() {
    let host = makeHost(1)
    host.listener = Recorder()
    host.spans = SpanRecorder()
    #expect(host.listener == nil)
    #expect(host.spans == nil)
    host.renderIfNeeded()
  }

  @Test func spansAreReportedForSingleComponents() {
    let host = makeHost(2)
    let spans = SpanRecorder()
    host.spans = spans
    host.renderIfNeeded()
    #expect(
      spans.events == [
        "begin render 0", "end render 0", "begin render 1", "end render 1",
        "begin layout Stack", "begin layout 0", "begin layout Row", "end layout Row",
        "end layout 0", "begin layout 1", "begin layout Row", "end layout Row", "end layout 1",
        "end layout Stack",
        "begin mount Stack", "begin mount 0", "begin mount Row", "end mount Row", "end mount 0",
        "begin mount 1", "begin mount Row", "end mount Row", "end mount 1", "end mount Stack",
      ])
    spans.events = []
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(
      spans.events.prefix(3) == [
        "begin shouldUpdate 0", "end shouldUpdate 0", "reuse 0",
      ])
  }

  /// Row B10.
  @Test func aHostWithoutAListenerCallsNoHooks() {
    let host = makeHost(2)
    let (spans, recorder) = (SpanRecorder(), Recorder())
    host.spans = spans
    host.listener = recorder
    host.renderIfNeeded()
    let counts = (spans.events.count, recorder.events.count)
    #expect(counts.0 > 0 && counts.1 > 0)
    host.spans = nil
    host.listener = nil
    host.reload()
    host.renderIfNeeded()
    #expect(host.counters.layoutsComputed > 0)
    #expect(spans.events.count == counts.0 && recorder.events.count == counts.1)
  }

  private final class SpanRecorder: SpanListener {
    var events: [String] = []

    private func name(_ component: Component) -> String {
      (component as? CountingRow)?.name ?? component.typeName
    }

    func begin(_ span: Span, of component: Component) {
      events.append("begin \(span) \(name(component))")
    }
    func end(_ span: Span, of component: Component) {
      events.append("end \(span) \(name(component))")
    }
    func didReuse(_ previous: Component, for component: Component) {
      events.append("reuse \(name(component))")
    }
  }
}

/// Records the calls of a listener.
final class Recorder: PipelineListener {
  var events: [String] = []
  private(set) var updates: [TreeNode.ID?] = []
  private(set) var names: [String?] = []
  private(set) var triggers: [BuildTrigger] = []
  private(set) var builds: [RenderCounters] = []
  private(set) var layouts: [RenderCounters] = []
  private(set) var mounts: [RenderCounters] = []

  func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {
    updates.append(id)
    names.append(transaction.name)
  }
  func willBuild(_ trigger: BuildTrigger) {
    events.append("willBuild")
    triggers.append(trigger)
  }
  func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) {
    events.append("didBuild")
    builds.append(counters)
  }
  func willLayout(_ trigger: BuildTrigger?) { events.append("willLayout") }
  func didLayout(_ trigger: BuildTrigger?, _ counters: RenderCounters) {
    events.append("didLayout")
    layouts.append(counters)
  }
  func willMount() { events.append("willMount") }
  func didMount(_ counters: RenderCounters) {
    events.append("didMount")
    mounts.append(counters)
  }
}
