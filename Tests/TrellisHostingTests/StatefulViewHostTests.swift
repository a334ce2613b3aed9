import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Stateful views of a page that hibernates, ends or is stored.
struct StatefulViewHostTests {
  private final class Film: StatefulViewComponent {
    init() { super.init(size: ComponentSize(height: 10)) }
    override func makeController() -> ComponentController? { FilmController(component: self) }
  }

  private final class FilmController: StatefulViewController<Film, Never> {
    private var isFullScreen = false

    override class func makeStatefulView(in document: Document, context: Never?) -> Element {
      document.makeElement("video")
    }
    override class func attributes(for component: Film) -> [ViewAttribute] {
      ViewAttribute.on(
        .fullScreenChange, .isFullScreen,
        action: Action<Bool>(to: FilmController.self) { $0.screenChanged($1) })
    }
    override var canRelinquishStatefulView: Bool { !isFullScreen }

    private func screenChanged(_ isFullScreen: Bool) {
      self.isFullScreen = isFullScreen
      canRelinquishStatefulViewDidChange()
    }
  }

  /// Whether a film is below the rows.
  private final class Model {
    var isShown = true
  }

  private let model = Model()

  private func host() -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) { [model] in
      var parts: [Component] = (0..<3).map { Row("\($0)") }
      if model.isShown { parts.append(withScope(Film.self) { Film() }) }
      return Stack(view: ViewConfiguration("main"), parts)
    }
    host.renderIfNeeded()
    host.document.announceAll()
    return host
  }

  private func change(_ host: ComponentHost, _ body: (Model) -> Void) {
    host.setNeedsUpdate { body(model) }
    host.renderIfNeeded()
    #expect(host.checkInvariants() == [])
  }

  private func film(_ host: ComponentHost) throws -> Element {
    let controller = try #require(host.controllers(FilmController.self).first)
    return try #require(controller.statefulView)
  }

  private func report(isFullScreen: Bool, of film: Element, _ host: ComponentHost) {
    let data = "{\"isFullScreen\":\(isFullScreen)}"
    #expect(host.handle(UIEvent(type: "fullscreenchange", target: film.id, data: data)))
    host.renderIfNeeded()
    #expect(host.checkInvariants() == [])
  }

  private func isInDocument(_ element: Element, _ host: ComponentHost) -> Bool {
    host.document.element(for: element.id) === element
  }

  @Test func aFilmInFullScreenOutlivesItsRow() throws {
    let host = host()
    let film = try film(host)
    let number = film.id
    report(isFullScreen: true, of: film, host)
    change(host) { $0.isShown = false }
    _ = host.document.takePatch()
    #expect(host.controllers(FilmController.self).isEmpty, "its identity has ended")
    #expect(film.id == number && isInDocument(film, host))
    #expect(film.frame?.top == 30)
    report(isFullScreen: false, of: film, host)
    _ = host.document.takePatch()
    #expect(!isInDocument(film, host))
    #expect(host.document.root.children.count == 1)
  }

  @Test func aPageInUseHibernatesAroundAFilm() throws {
    let host = host()
    let film = try film(host)
    report(isFullScreen: true, of: film, host)
    change(host) { $0.isShown = false }
    _ = host.document.takePatch()
    #expect(host.hibernate())
    #expect(host.checkInvariants() == [])
    host.wake()
    #expect(!host.document.hasChanges)
    #expect(host.checkInvariants() == [])
    report(isFullScreen: false, of: film, host)
    _ = host.document.takePatch()
    #expect(!isInDocument(film, host))
  }

  /// The waking tree has no row for the film, whose component was released.
  @Test func aFilmOutlivesARowThatIsGoneWhenThePageWakes() throws {
    let host = host()
    let film = try film(host)
    report(isFullScreen: true, of: film, host)
    #expect(host.hibernate())
    model.isShown = false
    host.wake()
    #expect(host.checkInvariants() == [])
    _ = host.document.takePatch()
    #expect(isInDocument(film, host))
    report(isFullScreen: false, of: film, host)
    _ = host.document.takePatch()
    #expect(!isInDocument(film, host))
  }

  /// The actions are those of the component that the page has after it woke.
  @Test func aFilmListensAfterThePageWoke() throws {
    let host = host()
    let film = try film(host)
    #expect(host.hibernate())
    host.wake()
    #expect(!host.document.hasChanges)
    report(isFullScreen: true, of: film, host)
    change(host) { $0.isShown = false }
    _ = host.document.takePatch()
    #expect(isInDocument(film, host))
  }

  @Test func theEndOfThePageIsTheEndOfTheFilm() throws {
    for hibernates in [false, true] {
      model.isShown = true
      let host = host()
      let film = try film(host)
      report(isFullScreen: true, of: film, host)
      if hibernates { #expect(host.hibernate()) }
      host.tearDown()
      #expect(film.parent == nil)
      #expect(host.checkInvariants() == [])
    }
  }

  /// Another process does not show the layer; its other elements keep their numbers.
  @Test func theLayerIsNotRestored() throws {
    let host = host()
    let film = try film(host)
    report(isFullScreen: true, of: film, host)
    change(host) { $0.isShown = false }
    _ = host.document.takePatch()
    let layer = try #require(film.parent).id
    let next = ComponentHost(environment: HostEnvironment()) {
      Stack(view: ViewConfiguration("main"), (0..<3).map { Row("\($0)") })
    }
    try next.restore(try host.encodeState())
    next.renderIfNeeded()
    #expect(next.restorationReport?.hasElementNumbers == true)
    #expect(next.document.takePatch().operations.contains(.remove(layer, exit: [])))
  }
}
