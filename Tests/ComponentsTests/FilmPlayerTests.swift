import Testing
import Trellis
import TrellisTesting

struct Film: Identifiable {
  let id: String
  let address: String
}

/// A film that goes on when its component is no longer mounted.
final class FilmPlayer: StatefulViewComponent {
  let film: Film
  let level: Double

  /// - Parameter level: the volume, from 0 to 10.
  init(_ film: Film, level: Double) {
    self.film = film
    self.level = level
    super.init(size: ComponentSize(width: 320, height: 180))
  }

  override func makeController() -> ComponentController? { FilmController(component: self) }
}

final class FilmController: StatefulViewController<FilmPlayer, Film.ID> {
  private var isPlaying = false { didSet { canRelinquishStatefulViewDidChange() } }
  override var canRelinquishStatefulView: Bool { !isPlaying }
  override class func context(for player: FilmPlayer) -> Film.ID? { player.film.id }

  override class func makeStatefulView(in document: Document, context: Film.ID?) -> Element {
    document.makeElement("video")
  }

  override class func attributes(for player: FilmPlayer) -> [ViewAttribute] {
    [
      .attribute("src", player.film.address), .aria("label", player.film.id),
      .property("volume", player.level / 10),
    ]
      + ViewAttribute.on(.play, action: Action(to: FilmController.self) { $0.isPlaying = true })
      + ViewAttribute.on(.pause, action: Action(to: FilmController.self) { $0.isPlaying = false })
  }
}

struct FilmPlayerTests {
  private final class Stage: RenderComponent<Bool> {
    override func initialState() -> Bool? { true }

    override func render(_ isOpen: Bool) -> Component? {
      FlexboxComponent {
        ButtonComponent("Close") { [state] in state.set(false) }
        if isOpen {
          withScope { FilmPlayer(Film(id: "Nosferatu", address: "nosferatu.webm"), level: 5) }
        }
      }
    }
  }

  @Test func aFilmStaysWhileItPlays() throws {
    let page = TestPage { Stage() }
    let film = try #require(page.elements.first { $0.tag == "video" })
    #expect(film.property("volume") == .number(0.5))
    let controller = try #require(page.controllers(FilmController.self).first)
    try page.send(.play, to: film)
    try page.click("Close")
    #expect(controller.statefulView === film)
    try page.send(.pause, to: film)
    #expect(controller.statefulView == nil)
  }
}
