import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Changes between two renders, and changes of hosts that hibernate or have a build without a mount.
struct HostChangesTests {
  private let log = CountingRow.Log()

  private func texts(_ host: ComponentHost) -> [String] {
    host.document.root.children.filter { $0.attribute("hidden") == nil }.compactMap(\.text)
  }

  private func shown(_ host: ComponentHost) -> ComponentHost {
    host.renderIfNeeded()
    host.document.announceAll()
    _ = host.document.takePatch()
    return host
  }

  /// Shows the traits that it reads.
  private final class TraitsRow: RenderComponent<Void> {
    let read: () -> String
    init(_ name: String, _ read: @escaping () -> String) {
      self.read = read
      super.init(identifier: name)
    }
    override func render(_ state: Void) -> Component? { Row(read()) }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  private func reading() -> ComponentHost {
    ComponentHost(environment: HostEnvironment()) {
      Stack([
        TraitsRow("scheme") { "\(EnvironmentValues.current.colorScheme)" },
        TraitsRow("language") { EnvironmentValues.current.language },
      ])
    }
  }

  private func movements(of host: ComponentHost) -> [UInt32] {
    host.document.takePatch().operations.compactMap {
      if case .transition(let movement, _) = $0 { UInt32(movement.duration) } else { nil }
    }
  }

  @Test func theAnimationOfAChangeOutlivesALaterChangeWithoutOne() {
    var isTurned = false
    let host = shown(
      ComponentHost(environment: HostEnvironment()) {
        let rows = [Row("a", height: 10), Row("b", height: 30)]
        return Stack(isTurned ? rows.reversed() : rows)
      })
    isTurned = true
    let animation = BoundsAnimation(duration: 0.25, mode: .curve(.linear))
    withTransaction(UpdateTransaction(animation: animation)) { host.setNeedsUpdate() }
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(movements(of: host) == [250])
    isTurned = false
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(movements(of: host) == [])
  }

  @Test func aReloadAsksForARender() {
    let host = shown(ComponentHost(environment: HostEnvironment()) { Row("a") })
    var requests = 0
    host.onNeedsRender = { requests += 1 }
    host.reload()
    #expect(requests == 1 && host.needsRender)
    host.renderIfNeeded()
    host.reload()
    #expect(requests == 2)
  }

  @Test func twoChangesOfTheTraitsBeforeARenderCount() {
    let host = shown(reading())
    #expect(texts(host) == ["light", "en"])
    var traits = Traits(colorScheme: .dark)
    host.update(traits: traits)
    traits.language = "de"
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(texts(host) == ["dark", "de"])
  }

  @Test func traitsThatAFailedRenderMissedCountInTheNext() {
    var isBroken = false
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(
        [
          TraitsRow("scheme") { "\(EnvironmentValues.current.colorScheme)" },
          isBroken ? Mistakes.unplaced() : nil,
        ].compactMap(\.self))
    }
    host.onProgrammerError = { _ in }
    host.renderIfNeeded()
    isBroken = true
    host.setNeedsUpdate()
    host.update(traits: Traits(colorScheme: .dark))
    #expect(!host.renderIfNeeded())
    isBroken = false
    host.setNeedsUpdate()
    #expect(host.renderIfNeeded())
    #expect(texts(host) == ["dark"])
  }

  @Test func onlyUpdatesThatMayWaitWait() {
    let host = shown(
      ComponentHost(environment: HostEnvironment()) { [log] in
        Stack([CountingRow("a", log: log)])
      })
    withTransaction(UpdateTransaction(mayWait: true)) { log.updaters["a"]?.set(1) }
    #expect(host.renderMayWait)
    host.setNeedsUpdate()
    #expect(!host.renderMayWait)
    host.renderIfNeeded()
    withTransaction(UpdateTransaction(mayWait: true)) { log.updaters["a"]?.set(2) }
    #expect(host.renderMayWait)
    _ = host.sizeThatFits(Size(width: 100, height: 100), .fitContent)
    withTransaction(UpdateTransaction(mayWait: true)) { log.updaters["a"]?.set(3) }
    #expect(!host.renderMayWait, "a build without a mount does not wait")
    host.renderIfNeeded()
    #expect(texts(host) == ["a 3"])
  }

  @Test func anEndedHostReleasesItsProvider() {
    final class Model {}
    var model: Model? = Model()
    weak let released = model
    let host = ComponentHost(environment: HostEnvironment()) { [model] in
      Row("\(model == nil)")
    }
    host.renderIfNeeded()
    model = nil
    #expect(released != nil)
    host.tearDown()
    #expect(released == nil)
  }

  @Test(arguments: [false, true]) func anEndedHostStaysEmpty(endsDuringARender: Bool) {
    let host = shown(
      ComponentHost(environment: HostEnvironment()) { [log] in CountingRow("a", log: log) })
    if endsDuringARender {
      host.update {
        host.tearDown()
        return Row("b")
      }
      host.renderIfNeeded()
    } else {
      host.setNeedsUpdate()
      host.reload()
      host.tearDown()
    }
    #expect(!host.needsRender)
    host.update { Row("c") }
    host.setNeedsUpdate()
    host.reload()
    host.update(traits: Traits(viewport: Size(width: 7, height: 7)))
    #expect(!host.needsRender && !host.renderIfNeeded())
    #expect(host.sizeThatFits(Size(width: 100, height: 100)) == .zero)
    #expect(texts(host) == [] && host.mountedLayout == nil)
  }

  @Test func theComponentsOfAHibernatingHostAreFound() {
    let host = shown(
      ComponentHost(environment: HostEnvironment()) { [log] in
        Stack([CountingRow("a", log: log), CountingRow("b", log: log)])
      })
    host.hibernate()
    #expect(host.components(CountingRow.self).map(\.name) == ["a", "b"])
  }

  @Test func theSameVisibilityDoesNotWakeAHost() {
    let host = shown(
      ComponentHost(environment: HostEnvironment()) { [log] in
        Stack([CountingRow("a", log: log, hasController: true)])
      })
    host.willAppear()
    host.hibernate()
    log.events = []
    host.willAppear()
    #expect(host.isHibernating && log.events.isEmpty)
  }

  @Test func aHibernatingHostTakesAnotherProviderAndIsReloaded() {
    let host = shown(ComponentHost(environment: HostEnvironment()) { Stack([Row("a")]) })
    host.hibernate()
    host.update { Stack([Row("b")]) }
    host.renderIfNeeded()
    #expect(texts(host) == ["b"])
    host.hibernate()
    host.reload()
    host.renderIfNeeded()
    #expect(texts(host) == ["b"] && !host.isHibernating)
    #expect(host.checkInvariants() == [])
  }

  @Test func aBuildForASizeHasTheTraitsOfItsMount() {
    let host = shown(reading())
    var traits = Traits(viewport: Size(width: 500, height: 300))
    host.setNeedsUpdate()
    _ = host.sizeThatFits(Size(width: 100, height: 100), .fitContent)
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(host.size == Size(width: 500, height: 300))
    #expect(host.counters.componentsBuilt > 0, "the build for the size is mounted")
    traits.viewport.width = 400
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(host.size == Size(width: 400, height: 300))
  }

  @Test func aRemovedCoverIsNotUsed() {
    let host = shown(ComponentHost(environment: HostEnvironment()) { Row("a") })
    host.cover = { content in Stack([Row("cover"), content].compactMap(\.self)) }
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(texts(host) == ["cover", "a"])
    host.cover = nil
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(texts(host) == ["a"])
  }

  /// A mistake that is reported in a render, such as by a controller that is mounted, is delivered after it.
  @Test func mistakesInARenderAreDeliveredAfterIt() {
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      Stack(["a", "b", "c"].map { CountingRow($0, log: log, hasController: true) })
    }
    var order: [String] = []
    host.onProgrammerError = { order.append($0.message) }
    log.onEvent = { [unowned host] event in
      if order.isEmpty { host.collectingProgrammerErrors { ProgrammerError.report("a mistake") } }
      order.append(event)
    }
    host.renderIfNeeded()
    #expect(order.count > 3 && order.last == "a mistake", "\(order)")
    log.onEvent = nil
  }
}
