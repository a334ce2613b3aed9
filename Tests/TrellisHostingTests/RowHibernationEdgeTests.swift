import Observation
import Testing
import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisDOM

@Observable private final class Model {
  var height = 10.0
}

/// Contents that hibernate in special places: with elements of a factory, with components that react to their mount,
/// and where they cannot wake.
struct RowHibernationEdgeTests {
  private final class Log {
    var lines: [String] = []
    var height = 10.0
    var tag = "ul"
  }

  /// A button in an element, which `log` describes.
  private final class Row: RenderComponent<Void> {
    let log: Log
    let view: ViewClass
    init(_ log: Log, _ view: ViewClass = "p") {
      self.log = log
      self.view = view
      super.init()
    }
    override func shouldUpdate(from previous: Component) -> Bool { false }
    override func render(_ state: Void) -> Component? {
      FlexboxComponent(view: ViewConfiguration(view)) {
        Counting(log)
      }
    }
  }

  /// Notes its mounts and clicks.
  private final class Counting: Component {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(
        view: ViewConfiguration(
          "button", attributes: [.listener("click", Action { _ in log.lines.append("click") })]),
        size: ComponentSize(width: .points(10), height: .points(log.height)))
    }
    override func childrenDidMount() { log.lines.append("mount") }
  }

  private func host(_ log: Log, _ view: ViewClass = "p") -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) {
      FlexboxComponent(.column, view: ViewConfiguration(ViewClass(log.tag))) { Row(log, view) }
    }
    host.recordMounts()
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  private func hibernate(_ host: ComponentHost) {
    for _ in 1...2 { host.hibernateUnchangedContents() }
  }

  private func list(_ host: ComponentHost) -> Element {
    host.document.root.children.first { $0.attribute("hidden") == nil }!
  }

  @Test func aRowThatCannotWakeInANewContainerIsBuiltAgain() {
    let log = Log()
    let host = host(log)
    hibernate(host)
    #expect(host.hibernatingElements == 2)
    log.height = 30
    host.setNeedsUpdate { log.tag = "ol" }
    host.renderIfNeeded()
    host.renderIfNeeded()
    #expect(list(host).tag == "ol")
    #expect(list(host).children.map(\.children.count) == [1])
    #expect(list(host).children[0].children.first?.frame?.height == 30)
    #expect(host.hibernatingElements == 0)
    #expect(host.checkInvariants() == [])
  }

  @Test func aRowThatWokeForAnEventHibernatesAgain() {
    let log = Log()
    let host = host(log)
    hibernate(host)
    #expect(host.hibernatingElements == 2)
    host.handle(UIEvent(type: "click", target: list(host).children[0].children[0].id))
    #expect(host.hibernatingElements == 0)
    for _ in 1...3 { host.hibernateUnchangedContents() }
    #expect(host.hibernatingElements == 2)
  }

  @Test func aRowThatMovedHibernatesAgain() {
    let log = Log()
    let host = host(log)
    hibernate(host)
    host.setNeedsUpdate { log.tag = "ol" }
    host.renderIfNeeded()
    #expect(host.hibernatingElements == 0)
    for _ in 1...3 { host.hibernateUnchangedContents() }
    #expect(host.hibernatingElements == 2)
  }

  /// Shows its child in all of its room, and measures it in a width before.
  private final class Probing: Component {
    let child: Component
    let width: Double?
    init(_ child: Component, inWidth width: Double?) {
      self.child = child
      self.width = width
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { child }
    override func hasSameLayoutInputs(as previous: Component) -> Bool {
      (previous as? Probing)?.width == width
    }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      if let width {
        let room = SizeRange(max: Size(width: width, height: 100))
        _ = child.layout(thatFits: room, parentSize: .undefined)
      }
      let layout = child.layout(thatFits: range, parentSize: .undefined)
      return Layout(
        of: self, size: layout.size, children: [.init(position: .zero, layout: layout)])
    }
  }

  @Test func aRowThatIsOnlyMeasuredIsAwakeInItsFormerLayout() {
    let log = Log()
    var width: Double?
    let host = ComponentHost(environment: HostEnvironment()) {
      Probing(Row(log), inWidth: width)
    }
    host.recordMounts()
    host.renderIfNeeded()
    host.document.announceAll()
    hibernate(host)
    #expect(host.hibernatingElements == 2)
    _ = host.document.takePatch()
    host.setNeedsUpdate { width = 20 }
    host.renderIfNeeded()
    #expect(host.hibernatingElements == 0)
    #expect(!host.document.hasChanges)
    #expect(log.lines == ["mount"])
    #expect(host.checkInvariants() == [])
    let button = host.document.root.children[0].children[0]
    #expect(host.handle(UIEvent(type: "click", target: button.id)))
    #expect(log.lines == ["mount", "click"])
  }

  @Test func aWakingRowGetsNoMountCall() {
    let log = Log()
    let host = host(log)
    #expect(log.lines == ["mount"])
    hibernate(host)
    host.handle(UIEvent(type: "click", target: list(host).children[0].children[0].id))
    #expect(log.lines == ["mount", "click"])
  }

  @Test func anEventBesideAnElementOfAFactoryReachesItsListener() {
    let factory = ViewFactory("p", name: "marked") { document in
      let element = document.makeElement("p")
      element.setChildren([document.makeElement("i")])
      return element
    }
    let log = Log()
    let host = host(log, ViewClass(factory))
    hibernate(host)
    let row = list(host).children[0]
    #expect(row.children.map(\.tag).sorted() == ["button", "i"])
    let button = row.children.first { $0.tag == "button" }!
    #expect(host.handle(UIEvent(type: "click", target: button.id)))
    #expect(log.lines.contains("click"))
    #expect(host.checkInvariants() == [])
  }

  @Test func aRowThatCannotWakeForAnEventBecauseOfAMistakeStays() {
    final class Failing: RenderComponent<Void> {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        if log.height == 0 { ProgrammerError.report("no height") }
        return FlexboxComponent(view: ViewConfiguration("p")) { Counting(log) }
      }
    }
    let log = Log()
    let host = ComponentHost(environment: HostEnvironment()) { Failing(log) }
    var mistakes = 0
    host.onProgrammerError = { _ in mistakes += 1 }
    host.recordMounts()
    host.renderIfNeeded()
    host.document.announceAll()
    hibernate(host)
    #expect(host.hibernatingElements == 2)
    log.height = 0
    host.handle(UIEvent(type: "click", target: host.document.root.children[0].children[0].id))
    #expect(mistakes > 0)
    #expect(host.checkInvariants() == [])
    log.height = 10
    host.handle(UIEvent(type: "click", target: host.document.root.children[0].children[0].id))
    #expect(log.lines.last == "click")
    #expect(host.checkInvariants() == [])
  }

  @Test func anInnerComponentThatTheRowKeepsPlaysItsFinalAnimation() {
    final class Fading: RenderComponent<Void> {
      var inner: Component?
      override func render(_ state: Void) -> Component? {
        let inner = Component(view: ViewConfiguration("b"))
        self.inner = inner
        return FlexboxComponent(view: ViewConfiguration("p")) { inner }
      }
      override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
        inner.map { [FinalUnmountAnimation($0, .alpha(to: 0))] } ?? []
      }
    }
    var patches: [[UInt8]] = []
    for hibernates in [false, true] {
      var isShown = true
      let host = ComponentHost(environment: HostEnvironment()) {
        FlexboxComponent(.column, view: ViewConfiguration("ul")) { if isShown { Fading() } }
      }
      host.recordMounts()
      host.renderIfNeeded()
      host.document.announceAll()
      if hibernates { hibernate(host) }
      _ = host.document.takePatch()
      host.setNeedsUpdate { isShown = false }
      host.renderIfNeeded()
      patches.append(host.document.takePatch().wire)
    }
    #expect(patches[0] == patches[1])
  }

  @Test func aRowIsObservedWithItsNewPropertiesAfterAnEventBeforeItsMount() {
    final class Reading: RenderComponent<Void> {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func render(_ state: Void) -> Component? {
        let height = model.height
        return FlexboxComponent(view: ViewConfiguration("p")) {
          Component(
            view: ViewConfiguration(
              "b", attributes: [.text("\(height)"), .listener("click", Action { _ in })]))
        }
      }
    }
    for hibernates in [false, true] {
      let models = [Model(), Model()]
      var index = 0
      let host = ComponentHost(environment: HostEnvironment()) { Reading(models[index]) }
      host.recordMounts()
      host.renderIfNeeded()
      host.document.announceAll()
      if hibernates { hibernate(host) }
      host.setNeedsUpdate { index = 1 }
      _ = host.sizeThatFits(Size(width: 100, height: 100))
      host.handle(UIEvent(type: "click", target: host.document.root.children[0].children[0].id))
      host.renderIfNeeded()
      #expect(host.document.root.children[0].children[0].text == "10.0")
      models[1].height = 20
      host.renderIfNeeded()
      #expect(host.document.root.children[0].children[0].text == "20.0")
      #expect(host.checkInvariants() == [])
    }
  }
}
