import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Views of unmounted components that may not be returned stay visible.
struct StatefulViewLayerTests {
  private let lifecycle = Lifecycle()
  private let log = Film.Log()

  private var root: Element { lifecycle.document.root }

  /// Films in a column. The identity of a film ends with its row, unless it has a tree of its own.
  private func showRows(_ indexes: [Int], _ logs: [Film.Log], in trees: [ComponentTree] = []) {
    lifecycle.update(propsChanged: true) {
      Stack(
        view: ViewConfiguration("main"),
        indexes.map { index in
          let film = {
            withScope(Film.self, identifier: index) {
              Film("blue", logs[index], in: "small", reportsFullScreen: true)
            }
          }
          return trees.isEmpty ? film() : TreeComponent(trees[index], content: film)
        })
    }
    #expect(lifecycle.document.statefulViews?.layer.checkInvariants() == [])
  }

  private func isVisible(_ element: Element) -> Bool {
    var next: Element? = element
    while let current = next, current.attribute("hidden") == nil {
      if current === root { return true }
      next = current.parent
    }
    return false
  }

  /// Places children without a size of their own 10 px below each other.
  private final class Stack: LayoutComponent {
    let parts: [Component]

    init(view: ViewConfiguration, _ parts: [Component]) {
      self.parts = parts
      super.init(view: view)
    }

    override var numberOfChildren: Int { parts.count }
    override func child(at index: Int) -> Component? { parts[index] }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let row = SizeRange(exactly: Size(width: 20, height: 10))
      return Layout(
        of: self, size: range.max,
        children: parts.enumerated().map { index, part in
          .init(
            position: Point(x: 5, y: Double(index * 10)),
            layout: part.layout(thatFits: row, parentSize: .undefined))
        })
    }
  }

  /// More films than a container keeps hidden elements.
  @Test func filmsThatAreStillNeededStayVisibleInTheirPlaces() throws {
    let logs = (0..<6).map { _ in Film.Log() }
    showRows(Array(0..<6), logs)
    let films = try logs.map { try #require($0.controller?.statefulView) }
    let frames = films.map(\.frameInRoot)
    #expect(frames[5] == Frame(left: 5, top: 50, width: 20, height: 10))
    for log in logs { log.mayRelinquish = false }
    showRows([], logs)
    #expect(films.allSatisfy(isVisible))
    #expect(films.map(\.frameInRoot) == frames)
    #expect(logs.allSatisfy { $0.events == ["acquire"] })
    for (log, film) in zip(logs, films) {
      try log.report(isFullScreen: false)
      #expect(log.events.suffix(2) == ["full screen false in blue", "relinquish"])
      #expect(!isVisible(film))
    }
    #expect(lifecycle.document.statefulViews?.layer.element == nil)
    #expect(root.children.map(\.tag) == ["main"])
  }

  /// The rows below a removed one move up in the same mount.
  @Test func theFormerPlaceIsThatBeforeTheMount() throws {
    let logs = (0..<3).map { _ in Film.Log() }
    showRows([0, 1, 2], logs)
    let film = try #require(logs[2].controller?.statefulView)
    logs[2].mayRelinquish = false
    showRows([1], logs)
    #expect(film.frameInRoot == Frame(left: 5, top: 20, width: 20, height: 10))
    #expect(isVisible(film))
  }

  @Test func aViewGoesHomeWhenItsComponentIsMountedAgain() throws {
    let trees = [ComponentTree(id: "a"), ComponentTree(id: "b")]
    let logs = [Film.Log(), log]
    showRows([0, 1], logs, in: trees)
    let film = try #require(log.controller?.statefulView)
    log.mayRelinquish = false
    showRows([0], logs, in: trees)
    let layer = try #require(film.parent)
    #expect(root.children.last === layer)
    showRows([1], logs, in: trees)
    #expect(film.frameInRoot == Frame(left: 5, top: 0, width: 20, height: 10))
    #expect(root.children.map(\.tag) == ["main"] && isVisible(film))
    #expect(log.events == ["acquire"])
  }

  /// The layer stays above what a later mount shows.
  @Test func theLayerIsAboveNewContent() throws {
    showRows([0], [log])
    log.mayRelinquish = false
    showRows([], [log])
    let layer = try #require(log.controller?.statefulView?.parent)
    lifecycle.update(propsChanged: true) { Stack(view: ViewConfiguration("article"), []) }
    #expect(root.children.contains { $0.tag == "article" })
    #expect(root.children.last === layer)
  }

  /// The client moves the element, which it does not create again.
  @Test func aViewThatStaysIsMoved() throws {
    showRows([0], [log])
    let film = try #require(log.controller?.statefulView)
    lifecycle.document.announceAll()
    let number = film.id
    log.mayRelinquish = false
    showRows([], [log])
    let layer = try #require(film.parent)
    let operations = lifecycle.document.takePatch().operations
    #expect(operations.contains(.move(number, parent: layer.id, before: .none)))
    #expect(film.id == number)
  }

  @Test func theEndOfTheTreeReturnsAllViews() throws {
    let (stage, tree) = (Stage(), TestTree())
    tree.build(propsChanged: true) { withScope(Film.self) { Film("blue", log) } }
    stage.mount(tree.root.component.map { .of($0) })
    let film = try #require(log.controller?.statefulView)
    log.mayRelinquish = false
    stage.mount(nil)
    #expect(film.parent != nil)
    stage.mounter.releaseViews()
    #expect(film.parent == nil && stage.shown == [])
    #expect(log.events == ["acquire", "relinquish"])
  }

  /// Of films that are returned, those above the limit of the pool leave the document.
  @Test func viewsAboveTheLimitLeaveTheDocument() throws {
    let logs = (0..<3).map { _ in Film.Log() }
    showRows([0, 1, 2], logs)
    let films = try logs.map { try #require($0.controller?.statefulView) }
    showRows([], logs)
    #expect(films.map { $0.parent != nil } == [true, false, false])
  }
}
