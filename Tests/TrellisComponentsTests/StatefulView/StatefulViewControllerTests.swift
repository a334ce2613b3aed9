import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// CKStatefulViewComponentControllerTests.
struct StatefulViewControllerTests {
  private let lifecycle = Lifecycle()
  private let tree = TestTree()
  private let moving = ComponentTree(id: "film")
  private let log = Film.Log()

  /// Shows the film in one of two sections, or nowhere.
  private func show(_ color: String = "blue", _ side: Double = 100, at place: Int?) {
    lifecycle.update(propsChanged: true) {
      let film = TreeComponent(moving) { [log] in
        withScope(Film.self) { Film(color, log) }
      }
      return Group(
        (0..<2).map { index in
          Section(side, index == place ? film : Leaf())
        })
    }
  }

  /// An element with a part of a certain size.
  private final class Section: LayoutComponent {
    let side: Double
    let part: Component

    init(_ side: Double, _ part: Component) {
      self.side = side
      self.part = part
      super.init(view: ViewConfiguration("section"))
    }

    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { part }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let size = Size(width: side, height: side)
      let inner = part.layout(thatFits: SizeRange(exactly: size), parentSize: .undefined)
      return Layout(of: self, size: range.max, children: [.init(position: .zero, layout: inner)])
    }
  }

  private var sections: [Element] { lifecycle.document.root.children }

  /// testMountingStatefulViewComponentCreatesStatefulView
  @Test func mountingMakesAView() throws {
    show(at: 0)
    let film = try #require(log.controller?.statefulView)
    #expect(film.tag == "video")
    #expect(film.isPinned)
    #expect(film.frame == Frame(left: 0, top: 0, width: 100, height: 100))
    #expect(film.style("background-color") == "blue")
    #expect(sections[0].children[0].children == [film])
    #expect(sections[0].children[0].attribute("aria-label") == "Film")
    #expect(log.events == ["acquire"])
    #expect(log.acquiredColor == "blue", "the view has its attributes by then")
  }

  /// testUnmountingStatefulViewComponentEventuallyRelinquishesStatefulView
  @Test func unmountingReturnsTheView() {
    show(at: 0)
    show(at: nil)
    #expect(log.controller != nil)
    #expect(log.controller?.statefulView == nil)
    #expect(log.events == ["acquire", "relinquish"])
  }

  /// testMountingStatefulViewComponentOnNewRootViewMovesStatefulView
  @Test func theViewMovesWithItsTree() {
    show(at: 0)
    let film = log.controller?.statefulView
    show(at: 1)
    #expect(film != nil && log.controller?.statefulView === film)
    #expect(film?.parent?.parent === sections[1])
    #expect(log.events == ["acquire"])
  }

  /// testUpdatingStatefulViewComponentSizeUpdatesStatefulViewSize and
  /// testUpdatingStatefulViewComponentColorUpdatesStatefulViewColor
  @Test func updatesReachTheView() {
    show("white", at: 0)
    let film = log.controller?.statefulView
    show("red", 50, at: 0)
    #expect(log.controller?.statefulView === film)
    #expect(film?.frame == Frame(left: 0, top: 0, width: 50, height: 50))
    #expect(film?.style("background-color") == "red")
  }

  /// testInvalidatingStatefulViewComponentEventuallyRelinquishesStatefulView
  @Test func theEndReturnsTheView() throws {
    tree.build(propsChanged: true) { withScope(Film.self) { Film("blue", log) } }
    let stage = Stage()
    stage.mount(tree.root.component.map { .of($0) })
    let controller = try #require(log.controller)
    tree.build(propsChanged: true) { nil }
    #expect(controller.isInvalidated)
    #expect(controller.statefulView != nil, "the element is still visible")
    stage.mount(nil)
    #expect(controller.statefulView == nil)
  }

  /// Of several returned views, a controller takes the one in its container.
  @Test func theViewInTheOwnContainerIsTaken() throws {
    let trees = (0..<2).map { ComponentTree(id: "\($0)") }
    let logs = [Film.Log(), Film.Log()]
    func show(_ places: [Int]) {
      lifecycle.update(propsChanged: true) {
        Group(
          places.map { place in
            TreeComponent(trees[place]) { withScope(Film.self) { Film("blue", logs[place]) } }
          })
      }
    }
    show([0, 1])
    let film = try #require(logs[1].controller?.statefulView)
    show([])
    show([1])
    #expect(logs[1].controller?.statefulView === film)
  }

  /// A view is returned to the context for which it was made.
  @Test func viewsOfTwoContextsAreApart() throws {
    let logs = (0..<3).map { _ in Film.Log() }
    func show(_ index: Int, in room: String) {
      lifecycle.update(propsChanged: true) {
        withScope(Film.self, identifier: index) { Film("blue", logs[index], in: room) }
      }
    }
    show(0, in: "a")
    let film = try #require(logs[0].controller?.statefulView)
    show(1, in: "b")
    #expect(logs[1].controller?.statefulView !== film)
    show(2, in: "a")
    #expect(logs[2].controller?.statefulView === film)
  }

  /// The mark by which a browser keeps a view on the next page is the class and the context.
  @Test func aViewWithAContextHasAMark() throws {
    func mark(in room: String?) throws -> String? {
      let (lifecycle, log) = (Lifecycle(), Film.Log())
      lifecycle.update { withScope(Film.self) { Film("blue", log, in: room) } }
      return try #require(log.controller?.statefulView).attribute("data-view")
    }
    #expect(try mark(in: nil) == nil)
    #expect(try mark(in: "a") != nil)
    #expect(try mark(in: "a") == mark(in: "a"))
    #expect(try mark(in: "a") != mark(in: "b"))
    #expect(FieldKey.text(ofViewOf: Int.self, "a") == "19vy2p1orqik8", "in every process")
    #expect(FieldKey.text(ofViewOf: Int.self, "a") != FieldKey.text(ofViewOf: Bool.self, "a"))
  }

  /// The entry of a field belongs to its page.
  @Test func aFieldHasNoMark() throws {
    final class Field: StatefulViewComponent {
      override func makeController() -> ComponentController? { FieldController(component: self) }
    }
    final class FieldController: StatefulViewController<Field, Bool> {
      override class func makeStatefulView(in document: Document, context: Bool?) -> Element {
        document.makeElement(context == true ? "textarea" : "div")
      }
      override class func context(for field: Field) -> Bool? { field.metadata["isField"] as? Bool }
    }
    for isField in [false, true] {
      let lifecycle = Lifecycle()
      var field: Field?
      lifecycle.update {
        withScope(Field.self) {
          let made = Field().metadata("isField", isField)
          field = made
          return made
        }
      }
      let view = try #require((field?.controller as? FieldController)?.statefulView)
      #expect((view.attribute("data-view") == nil) == isField)
    }
  }

  /// A controller that kept its view after the unmount returns it at its end.
  @Test func theEndReturnsAViewThatWasKept() throws {
    let stage = Stage()
    tree.build(propsChanged: true) { withScope(Film.self) { Film("blue", log) } }
    stage.mount(tree.root.component.map { .of($0) })
    let controller = try #require(log.controller)
    log.mayRelinquish = false
    stage.mount(nil)
    #expect(controller.statefulView != nil)
    log.mayRelinquish = true
    controller.end()
    #expect(controller.statefulView == nil)
    #expect(log.events == ["acquire", "relinquish"])
  }

  /// The controller is called when the mount ends, not only when its component is unmounted.
  @Test func aControllerMayKeepItsViewUntilTheEndOfTheMount() throws {
    let stage = Stage()
    tree.build(propsChanged: true) { withScope(Film.self) { Film("blue", log) } }
    stage.mount(tree.root.component.map { .of($0) })
    let controller = try #require(log.controller)
    stage.document.statefulViews?.openTurn()
    stage.mount(nil)
    log.mayRelinquish = false
    stage.document.statefulViews?.closeTurn()
    #expect(controller.statefulView != nil)
    #expect(log.events == ["acquire"])
  }

  /// Another element in the place of the view is removed.
  @Test func theViewIsTheOnlyElementOfItsContainer() throws {
    show(at: 0)
    let film = try #require(log.controller?.statefulView)
    film.parent?.insert(lifecycle.document.makeElement("hr"))
    show("red", at: 0)
    #expect(film.parent?.children == [film])
  }

  @Test func theComponentHasTheSizeOfItsInitializer() {
    let size = ComponentSize(width: .points(20), height: .points(10))
    #expect(withDetachedBuild { StatefulViewComponent(size: size) }.size == size)
  }

  @Test func aViewThatIsStillNeededIsKept() throws {
    show(at: 0)
    let film = try #require(log.controller?.statefulView)
    log.mayRelinquish = false
    show(at: nil)
    #expect(log.controller?.statefulView === film)
    show(at: 0)
    #expect(log.controller?.statefulView === film)
    show(at: nil)
    log.mayRelinquish = true
    log.controller?.canRelinquishStatefulViewDidChange()
    #expect(log.controller?.statefulView == nil)
  }

  // MARK: Attributes

  @Test func attributesAreAppliedAsDifferences() throws {
    func show(_ color: String, reportsFullScreen: Bool) {
      lifecycle.update(propsChanged: true) {
        withScope(Film.self) { Film(color, log, reportsFullScreen: reportsFullScreen) }
      }
    }
    show("blue", reportsFullScreen: true)
    let film = try #require(log.controller?.statefulView)
    #expect(film.listenedEvents == ["fullscreenchange"])
    #expect(film.attribute("data-recognizers") == "event:fullscreenchange")
    lifecycle.document.announceAll()
    show("blue", reportsFullScreen: true)
    #expect(!lifecycle.document.hasChanges)
    show("red", reportsFullScreen: false)
    #expect(film.listenedEvents == [])
    #expect(film.attribute("data-recognizers") == nil)
    #expect(film.style("background-color") == "red")
  }

  /// The attributes of the former component are reversed.
  @Test func aReusedViewHasTheAttributesOfItsNewComponent() throws {
    let other = Film.Log()
    func show(_ log: Film.Log, _ identifier: Int, reportsFullScreen: Bool) {
      lifecycle.update(propsChanged: true) {
        withScope(Film.self, identifier: identifier) {
          Film("red", log, reportsFullScreen: reportsFullScreen)
        }
      }
    }
    show(log, 1, reportsFullScreen: true)
    let film = try #require(log.controller?.statefulView)
    lifecycle.document.announceAll()
    let number = film.id
    show(other, 2, reportsFullScreen: false)
    #expect(other.controller?.statefulView === film)
    #expect(film.listenedEvents == [])
    #expect(other.acquiredColor == "red")
    _ = lifecycle.document.takePatch()
    #expect(film.id != number, "events for the former film do not reach the new one")
  }

  /// The action of an event gets the controller, of the newest component.
  @Test func eventsOfTheViewReachTheController() throws {
    for color in ["blue", "red"] {
      lifecycle.update(propsChanged: true) {
        withScope(Film.self) { Film(color, log, reportsFullScreen: true) }
      }
      try log.report(isFullScreen: false)
    }
    #expect(log.events == ["acquire", "full screen false in blue", "full screen false in red"])
  }

  /// In a list, one row takes the returned view of another in the next mount, as the same element.
  @Test func anotherControllerReusesAReturnedView() {
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
