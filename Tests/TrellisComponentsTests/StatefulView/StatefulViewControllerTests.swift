import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// CKStatefulViewComponentControllerTests.
struct StatefulViewControllerTests {
  private final class Film: StatefulViewComponent {
    let color: String
    let log: Log

    final class Log {
      var events: [String] = []
      var mayRelinquish = true
      weak var controller: FilmController?
    }

    init(_ color: String, _ log: Log) {
      self.color = color
      self.log = log
      super.init(attributes: [.aria("label", "Film")])
    }

    override func makeController() -> ComponentController? {
      let controller = FilmController(component: self)
      log.controller = controller
      return controller
    }
  }

  private final class FilmController: StatefulViewController {
    private var log: Film.Log? { (component as? Film)?.log }

    override class func makeStatefulView(in document: Document, context: AnyHashable?) -> Element {
      document.makeElement("video")
    }
    override class func configure(_ view: Element, for component: Component) {
      view.setStyle("background-color", (component as? Film)?.color)
    }
    override var canRelinquishStatefulView: Bool { log?.mayRelinquish ?? true }
    override func didAcquire(_ statefulView: Element) { log?.events.append("acquire") }
    override func willRelinquish(_ statefulView: Element) { log?.events.append("relinquish") }
  }

  private let document = Document()
  private let tree = TestTree()
  private let attachments = AttachController()
  private let log = Film.Log()

  private func cell() -> RootView {
    let element = document.makeElement("div")
    document.root.insert(element)
    return RootView(element, in: document)
  }

  private func attach(_ color: String = "blue", _ side: Double = 100, to view: RootView) {
    tree.build(propsChanged: true) { withScope(Film.self) { Film(color, log) } }
    attachments.attach(
      tree.root.component.map { .of($0, side, side) }, of: TreeID(1), to: view)
  }

  /// testMountingStatefulViewComponentCreatesStatefulView
  @Test func mountingMakesAView() throws {
    let view = cell()
    attach(to: view)
    let film = try #require(log.controller?.statefulView)
    #expect(film.tag == "video")
    #expect(film.frame == Frame(left: 0, top: 0, width: 100, height: 100))
    #expect(film.style("background-color") == "blue")
    #expect(view.element.children[0].children == [film])
    #expect(view.element.children[0].attribute("aria-label") == "Film")
    #expect(log.events == ["acquire"])
    attachments.detachAll()
  }

  /// testUnmountingStatefulViewComponentEventuallyRelinquishesStatefulView
  @Test func unmountingGivesItBack() {
    attach(to: cell())
    attachments.detach(TreeID(1))
    #expect(log.controller != nil)
    #expect(log.controller?.statefulView == nil)
    #expect(log.events == ["acquire", "relinquish"])
  }

  /// testMountingStatefulViewComponentOnNewRootViewMovesStatefulView
  @Test func itMovesWithItsTree() {
    let (one, two) = (cell(), cell())
    attach(to: one)
    let film = log.controller?.statefulView
    attach(to: two)
    #expect(log.controller?.statefulView === film)
    #expect(film?.parent?.parent === two.element)
    #expect(log.events == ["acquire"])
    attachments.detachAll()
  }

  /// testUpdatingStatefulViewComponentSizeUpdatesStatefulViewSize and
  /// testUpdatingStatefulViewComponentColorUpdatesStatefulViewColor
  @Test func updatesReachIt() {
    let view = cell()
    attach("white", to: view)
    let film = log.controller?.statefulView
    attach("red", 50, to: view)
    #expect(log.controller?.statefulView === film)
    #expect(film?.frame == Frame(left: 0, top: 0, width: 50, height: 50))
    #expect(film?.style("background-color") == "red")
    attachments.detachAll()
  }

  /// testInvalidatingStatefulViewComponentEventuallyRelinquishesStatefulView
  @Test func theEndGivesItBack() throws {
    attach(to: cell())
    let controller = try #require(log.controller)
    tree.build(propsChanged: true) { nil }
    #expect(controller.isInvalidated)
    #expect(controller.statefulView != nil, "it is in sight still")
    attachments.detach(TreeID(1))
    #expect(controller.statefulView == nil)
  }

  @Test func aViewThatIsNeededStillIsKept() throws {
    let view = cell()
    attach(to: view)
    let film = try #require(log.controller?.statefulView)
    log.mayRelinquish = false
    attachments.detach(TreeID(1))
    #expect(log.controller?.statefulView === film)
    attach(to: view)
    #expect(log.controller?.statefulView === film)
    attachments.detach(TreeID(1))
    log.mayRelinquish = true
    log.controller?.canRelinquishStatefulViewDidChange()
    #expect(log.controller?.statefulView == nil)
  }

  /// In a list, one row takes the returned view of another in the next mount, as the same element.
  @Test func anotherControllerTakesWhatWasGivenBack() {
    let stage = Stage()
    let other = Film.Log()
    func mount(_ log: Film.Log, _ identifier: Int) {
      tree.build(propsChanged: true) {
        withScope(Film.self, identifier: identifier) { Film("blue", log) }
      }
      stage.mount(tree.root.component.map { .of($0) })
    }
    mount(log, 1)
    let film = log.controller?.statefulView
    tree.build(propsChanged: true) { nil }
    stage.mount(nil)
    #expect(log.controller?.statefulView == nil)
    mount(other, 2)
    #expect(film != nil && other.controller?.statefulView === film)
    stage.mount(nil)
  }

  @Test func nothingOutlivesItsDocument() {
    weak var film: Element?
    weak var controller: FilmController?
    weak var documentOfTest: Document?
    do {
      let (stage, tree, log) = (Stage(), TestTree(), Film.Log())
      tree.build { withScope(Film.self) { Film("blue", log) } }
      stage.mount(tree.root.component.map { .of($0) })
      film = log.controller?.statefulView
      controller = log.controller
      documentOfTest = stage.document
      #expect(film != nil && controller != nil)
    }
    #expect(film == nil && controller == nil && documentOfTest == nil)
  }
}
