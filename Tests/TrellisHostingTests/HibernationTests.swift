import ComponentSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout

@testable import MountCases
@testable import TrellisDOM

/// Hibernation is not visible to clients and controllers.
struct HibernationTests {
  let log = CountingRow.Log()
  let names = ["a", "b", "c"]

  func rows(_ names: [String]) -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      Stack(
        view: ViewConfiguration("main"),
        names.map { CountingRow($0, log: log, hasController: true) })
    }
    return announced(host)
  }

  func announced(_ host: ComponentHost) -> ComponentHost {
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  private func elements(_ host: ComponentHost) -> [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return all(host.document.root)
  }

  /// Weak references to components.
  private struct Components {
    private final class Weak {
      weak var component: Component?
      init(_ component: Component) { self.component = component }
    }

    private let all: [Weak]

    init(_ components: [Component]) { all = components.map(Weak.init) }

    var areAlive: Bool { all.contains { $0.component != nil } }
  }

  @Test func componentsAreReleasedAndRebuiltWithoutChanges() {
    let host = rows(names)
    let before = elements(host)
    let size = host.size
    let events = log.events
    let components = Components(host.components(CountingRow.self))
    #expect(components.areAlive)
    #expect(host.hibernate())
    #expect(host.isHibernating)
    #expect(!components.areAlive)
    #expect(host.size == size)
    host.wake()
    #expect(!host.isHibernating)
    #expect(!host.document.hasChanges)
    #expect(elements(host) == before)
    #expect(host.components(CountingRow.self).map(\.name) == names)
    #expect(log.events == events)
    #expect(host.size == size)
  }

  /// The controllers of a shown tree belong to the host, even if its components were the only owners of the tree.
  @Test func aShownTreeThatIsReleasedWithItsComponentsDoesNotEndItsControllers() throws {
    let host = announced(
      ComponentHost(environment: HostEnvironment()) { [log] in
        TreeComponent(ComponentTree(id: "a")) { CountingRow("a", log: log, hasController: true) }
      })
    let controller = try #require(host.controllers(RecordingController.self).first)
    #expect(host.hibernate())
    #expect(!controller.isInvalidated)
  }

  @Test func statesStayAndChange() {
    let other = HibernationTests()
    let plain = other.rows(names)
    let host = rows(names)
    for step in 1...3 {
      host.hibernate()
      for log in [log, other.log] { log.updaters["b"]?.update { $0 += 1 } }
      #expect(host.isHibernating)
      #expect(host.needsRender)
      host.renderIfNeeded()
      plain.renderIfNeeded()
      #expect(host.document.root.children[0].children.map(\.text) == ["a 0", "b \(step)", "c 0"])
      #expect(host.document.takePatch().wire == plain.document.takePatch().wire)
      #expect(log.events == other.log.events)
    }
  }

  @Test func aHostDoesNotHibernateWhileARenderIsDue() {
    let host = rows(names)
    host.setNeedsUpdate()
    #expect(!host.hibernate())
    #expect(!host.isHibernating)
    host.renderIfNeeded()
    #expect(host.hibernate())
    #expect(!ComponentHost(environment: HostEnvironment()) { nil }.hibernate())
  }

  private final class Fading: Component {
    private let log: CountingRow.Log
    init(_ log: CountingRow.Log) {
      self.log = log
      super.init(view: ViewConfiguration("p"))
    }
    override func animationsOnInitialMount() -> [ComponentAnimation] {
      [ComponentAnimation(self, .alpha(from: 0), completion: { self.log.events.append("over") })]
    }
  }

  @Test func nothingIsReleasedWhileAnAnimationIsAwaited() {
    var parts: [Component] = []
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      parts.isEmpty ? Stack([]) : Stack([withScope(Fading.self) { Fading(log) }])
    }
    host.renderIfNeeded()
    host.document.announceAll()
    parts = [Component()]
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let reports = host.document.takePatch().operations.compactMap { operation -> UInt32? in
      if case .animate(_, let animation) = operation { animation.report } else { nil }
    }
    #expect(!host.hibernate())
    #expect(!host.isHibernating)
    for report in reports { host.animationEnded(report) }
    #expect(log.events == ["over"])
    #expect(host.hibernate())
  }

  /// A component without a view changes nothing visible, but its controller is new.
  @Test func aNewControllerWithoutAViewIsNotified() {
    final class Silent: CompositeComponent {
      let log: CountingRow.Log
      let name: String
      init(_ name: String, _ log: CountingRow.Log, child: Component) {
        (self.name, self.log) = (name, log)
        super.init(child: child)
      }
      override func makeController() -> ComponentController? {
        RecordingController(component: self) { [name, log] in log.events.append("\(name) \($0)") }
      }
    }
    var identifier = "old"
    let host = announced(
      ComponentHost(environment: HostEnvironment()) { [log] in
        withScope(Silent.self, identifier: identifier) {
          Silent(identifier, log, child: Row("same"))
        }
      })
    host.hibernate()
    log.events = []
    identifier = "new"
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(!host.document.hasChanges)
    // The tree is built by the wake, and again for the update.
    #expect(
      log.events.filter { $0.hasPrefix("new") }.prefix(4)
        == ["new didInit", "new didPrepareLayout", "new willMount", "new didMount"])
    #expect(
      log.events.filter { $0.hasPrefix("old") }.sorted()
        == ["old didUnmount", "old invalidate", "old willUnmount"])
  }

  @Test func anEventFindsItsComponent() throws {
    var pressed: [String] = []
    let host = announced(
      ComponentHost(environment: HostEnvironment()) {
        Stack(
          ["x", "y"].map { name in
            Component(
              view: ViewConfiguration(
                "button", attributes: [.listener("click", Action { _ in pressed.append(name) })]))
          })
      })
    let button = host.document.root.children[1]
    host.hibernate()
    #expect(host.handle(UIEvent(type: "click", target: button.id)))
    host.renderIfNeeded()
    #expect(pressed == ["y"])
    #expect(!host.isHibernating)
    #expect(!host.document.hasChanges)
    host.hibernate()
    #expect(!host.handle(UIEvent(type: "keydown", target: button.id)))
    host.renderIfNeeded()
    #expect(host.isHibernating)
  }

  @Test func typedTextStays() {
    let host = announced(
      ComponentHost(environment: HostEnvironment()) {
        Component(
          view: ViewConfiguration(
            "input",
            attributes: [
              .property("value", ""),
              .listener("input", ListenerOptions(flags: .value), Action { _ in }),
            ]))
      })
    let field = host.document.root.children[0]
    #expect(host.handle(UIEvent(type: "input", target: field.id, value: "typed")))
    host.renderIfNeeded()
    _ = host.document.takePatch()
    host.hibernate()
    host.wake()
    #expect(field.property("value") == "typed")
    #expect(!host.document.hasChanges)
  }

  @Test func aCustomAttributeIsNotAppliedAgain() {
    var applied = 0
    let attribute = ViewAttribute.custom(
      CustomAttribute("count", value: 1, apply: { _, _ in applied += 1 }, unapply: nil))
    let host = announced(
      ComponentHost(environment: HostEnvironment()) {
        Component(view: ViewConfiguration("div", attributes: [attribute]))
      })
    host.hibernate()
    host.wake()
    #expect(applied == 1)
  }

  @Test func runsOfATextStayAndHaveNewActions() {
    var clicks: [Int] = []
    var builds = 0
    let host = announced(
      ComponentHost(environment: HostEnvironment()) {
        builds += 1
        let build = builds
        return Component(
          view: ViewConfiguration(
            "p",
            attributes: [
              .inline([
                InlineElement(content: .text("plain ")),
                InlineElement(
                  "a", content: .elements([InlineElement(content: .text("link"))]),
                  onClick: Action { _ in clicks.append(build) }),
              ])
            ]))
      })
    let before = elements(host)
    host.hibernate()
    host.wake()
    #expect(elements(host) == before)
    #expect(!host.document.hasChanges)
    #expect(host.handle(UIEvent(type: "click", target: before[3].id)))
    host.renderIfNeeded()
    #expect(clicks == [2])
  }

  @Test func aMutationAheadOfItsStateOutlastsHibernation() throws {
    let host = rows(names)
    let row = try #require(host.components(CountingRow.self).first?.child(at: 0))
    let mutation = row.mutateView(.untilEnded, style: .opacity, to: "0.5")
    let passing = row.mutateView(text: "soon")
    #expect(passing != nil)
    _ = host.document.takePatch()
    let element = host.document.root.children[0].children[0]
    host.hibernate()
    host.wake()
    #expect(element.style("opacity") == "0.5")
    #expect(element.text == "soon")
    #expect(!host.document.hasChanges)
    log.updaters["a"]?.update { $0 += 1 }
    host.renderIfNeeded()
    #expect(element.text == "a 1")
    mutation?.end()
    #expect(element.style("opacity") == nil)
  }

  @Test func anotherResultOfTheProviderIsShownAndReported() {
    var shown = names
    let host = announced(
      ComponentHost(environment: HostEnvironment()) { [log] in
        Stack(
          view: ViewConfiguration("main"),
          shown.map { CountingRow($0, log: log, hasController: true) })
      })
    let kept = host.document.root.children[0].children[1]
    host.hibernate()
    shown = ["b", "d"]
    log.events = []
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let visible = host.document.root.children[0].children.filter { $0.attribute("hidden") == nil }
    #expect(visible.map(\.text) == ["b 0", "d 0"])
    #expect(host.document.root.children[0].children.first === kept)
    #expect(
      log.events.filter { $0.hasPrefix("a") } == ["a invalidate", "a willUnmount", "a didUnmount"])
    #expect(
      log.events.filter { $0.hasPrefix("d") }.prefix(2) == ["d didInit", "d didPrepareLayout"])
    #expect(log.events.contains("d didMount"))
    #expect(log.events.contains("b didRemount"))
  }

  @Test func aHibernatingHostEndsAsOthers() {
    let host = rows(names)
    let other = rows(names)
    host.hibernate()
    log.events = []
    host.tearDown()
    let events = log.events
    log.events = []
    other.tearDown()
    #expect(events == log.events)
    #expect(ReplicaDocument(of: host.document) == ReplicaDocument(of: other.document))
    #expect(!host.isHibernating)
    host.wake()
    #expect(host.mountedLayout == nil)
  }

  @Test func aHibernatingHostIsReleasedWhole() {
    var host: ComponentHost? = rows(names)
    let root = host?.document.root
    host?.hibernate()
    log.events = []
    log.updaters = [:]
    host = nil
    #expect(root?.id == NodeID.none)
    #expect(log.events.filter { $0.hasSuffix("invalidate") }.count == 3)
  }

  @Test func anotherSizeIsLaidOut() {
    let host = rows(names)
    host.hibernate()
    var traits = host.environment.traits
    traits.viewport = Size(width: 500, height: 300)
    host.update(traits: traits)
    host.renderIfNeeded()
    #expect(host.size.width == 500)
    host.hibernate()
    #expect(host.sizeThatFits(Size(width: 70, height: 70), .exact).width == 70)
    #expect(!host.isHibernating)
  }

  /// For random pages: hidden views, shared containers, fields and scrollers.
  @Test(arguments: 1...4) func randomPagesAreSentTheSameChanges(_ block: UInt64) throws {
    for seed in (block * 10)..<(block * 10 + 6) {
      var numbers = SeededNumbers(seed: ~seed)
      let pages = [RandomPage(seed: seed), RandomPage(seed: seed)]
      let hosts = pages.map { page in
        announced(ComponentHost(environment: HostEnvironment()) { page.component() })
      }
      for step in 1...40 {
        let wires = zip(pages, hosts).map { page, host in
          host.wake()
          page.change(host)
          host.renderIfNeeded()
          return host.document.takePatch().wire
        }
        try #require(wires[0] == wires[1], "seed \(seed), step \(step)")
        if numbers.next().isMultiple(of: 2) { hosts[1].hibernate() }
        try #require(hosts[1].checkInvariants() == [], "seed \(seed), step \(step)")
        if numbers.next().isMultiple(of: 4) {
          hosts[1].wake()
          try #require(!hosts[1].document.hasChanges, "seed \(seed), step \(step)")
        }
      }
      #expect(ReplicaDocument(of: hosts[0].document) == ReplicaDocument(of: hosts[1].document))
    }
  }
}
