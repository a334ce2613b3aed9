import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct AttachControllerTests {
  private let document = Document()

  private func cell() -> RootView {
    let element = document.makeElement("div")
    document.root.insert(element)
    return RootView(element, in: document)
  }

  /// CKComponentAttachControllerTests
  /// testAttachingAndDetachingComponentLayoutOnViewResultsInCorrectAttachState
  @Test func attachingAndDetaching() {
    let (controller, view) = (AttachController(), cell())
    let component = Component.view()
    controller.attach(.of(component), of: TreeID(1), to: view)
    #expect(view.attachment?.id == TreeID(1))
    #expect(view.attachment?.mountedComponents.elementsEqual([component], by: ===) == true)
    #expect(controller.view(of: TreeID(1)) === view)
    controller.detach(TreeID(1))
    #expect(view.attachment == nil)
    #expect(controller.view(of: TreeID(1)) == nil)
    #expect(!component.isMounted)
  }

  /// CKComponentAttachControllerTests
  /// testAttachingOneComponentLayoutAfterAnotherToViewResultsInTheFirstOneBeingDetachedWithAttachController
  @Test func aSecondTreeTakesTheViewFromTheFirst() {
    let (controller, view) = (AttachController(), cell())
    let (first, second) = (Component.view(), Component.view())
    controller.attach(.of(first), of: TreeID(1), to: view)
    controller.attach(.of(second), of: TreeID(2), to: view)
    #expect(controller.view(of: TreeID(1)) == nil)
    #expect(!first.isMounted)
    #expect(view.attachment?.id == TreeID(2))
    #expect(view.attachment?.mountedComponents.elementsEqual([second], by: ===) == true)
  }

  @Test func aTreeThatMovesLeavesItsOldView() {
    let (controller, old, new) = (AttachController(), cell(), cell())
    let component = Component.view("p")
    controller.attach(.of(component), of: TreeID(1), to: old)
    controller.attach(.of(component), of: TreeID(1), to: new)
    #expect(old.attachment == nil)
    #expect(new.element.children.map(\.tag) == ["p"])
    #expect(component.viewContext?.element === new.element.children[0])
  }

  private final class Listener: PipelineListener {
    var events: [String] = []
    func willCollectAnimations() { events.append("will collect") }
    func didCollectAnimations() { events.append("did collect") }
    func willMount() { events.append("will mount") }
    func didMount(_ counters: PassCounters) { events.append("did mount") }
  }

  /// CKComponentAttachControllerTests test_WhenMountsLayout_ReportsWillCollectAnimationsEvent and
  /// test_WhenMountsLayout_ReportsDidCollectAnimationsEvent
  @Test func animationsAreCollectedBeforeTheMount() {
    let (controller, view, listener) = (AttachController(), cell(), Listener())
    controller.listener = listener
    controller.attach(.of(.view()), of: TreeID(1), to: view)
    #expect(listener.events == ["will collect", "did collect", "will mount", "did mount"])
  }

  private final class Asked: Component {
    let name: String
    let log: Listener
    init(_ name: String, _ log: Listener) {
      self.name = name
      self.log = log
      super.init(view: ViewConfiguration("div"))
    }
    override func animationsOnInitialMount() -> [ComponentAnimation] {
      log.events.append("initial \(name), mounted: \(isMounted)")
      return []
    }
    override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
      log.events.append("\((previous as? Asked)?.name ?? "") to \(name), mounted: \(isMounted)")
      return []
    }
  }

  /// Algorithm 2.11, steps 2 and 3: a tree that moves to another view is compared with its last layout.
  @Test func aTreeIsComparedWithWhatItWas() {
    let (controller, one, two, log) = (AttachController(), cell(), cell(), Listener())
    let tree = TestTree()
    for (name, view) in [("a", one), ("b", one), ("c", two)] {
      tree.build(propsChanged: true) { withScope(Asked.self) { Asked(name, log) } }
      controller.attach(tree.root.component.map { .of($0) }, of: TreeID(1), to: view)
    }
    #expect(
      log.events == [
        "initial a, mounted: false", "a to b, mounted: false", "b to c, mounted: false",
      ])
  }

  /// CKComponentAttachControllerTests testDetachingAllComponents
  @Test func detachingAll() {
    let (controller, one, two) = (AttachController(), cell(), cell())
    controller.attach(.of(.view()), of: TreeID(1), to: one)
    controller.attach(.of(.view()), of: TreeID(2), to: two)
    controller.detachAll()
    #expect(one.attachment == nil)
    #expect(two.attachment == nil)
    #expect(controller.view(of: TreeID(1)) == nil)
    #expect(controller.view(of: TreeID(2)) == nil)
  }

  /// Row E27.
  @Test func aRootViewThatGoesUnmountsItsTree() {
    let component = Component.view()
    do {
      let view = cell()
      let controller = AttachController()
      controller.attach(.of(component), of: TreeID(1), to: view)
      #expect(component.isMounted)
    }
    #expect(!component.isMounted)
  }

  /// Row E28.
  @Test func hooksChooseTheTargetInOrderAndTheRootMayLetEventsThrough() {
    let view = cell()
    document.announceAll()
    let (one, two) = (document.makeElement("p"), document.makeElement("p"))
    let event = UIEvent(type: "click", target: view.element.id)
    #expect(view.target(of: event, in: document) === view.element)
    view.passesEventsThrough = true
    #expect(view.target(of: event, in: document) == nil)
    #expect(view.element.attribute("class") == RootView.throughClass)
    view.addHook { $0.key == nil ? nil : one }
    view.addHook { _ in two }
    #expect(view.target(of: event, in: document) === two)
    #expect(
      view.target(of: UIEvent(type: "keydown", target: view.element.id, key: "a"), in: document)
        === one)
  }

  @Test func aCellKeepsItsPlace() {
    let view = cell()
    view.element.frame = Frame(left: 5, top: 70, width: 1, height: 1)
    let controller = AttachController()
    controller.attach(.of(.view(), 40, 30), of: TreeID(1), to: view)
    #expect(view.element.frame == Frame(left: 5, top: 70, width: 40, height: 30))
  }
}
