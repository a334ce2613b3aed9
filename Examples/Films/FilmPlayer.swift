import Trellis

/// A film that goes on while its row changes its place or its list, or is built again, and while the tab goes to its page.
final class FilmPlayer: StatefulViewComponent {
  let film: Film
  let onEnd: Action<UIEvent>

  init(_ film: Film, width: Double, onEnd: @escaping () -> Void = {}) {
    self.film = film
    self.onEnd = Action { _ in onEnd() }
    super.init(size: ComponentSize(width: width, height: (width * 9 / 16).rounded()))
  }

  override func makeController() -> ComponentController? { FilmController(component: self) }

  /// The value of the attribute `id` of the film's element.
  static func elementID(of film: Film) -> String { "film-\(film.id)" }
}

/// Keeps the element of a film. A film in full screen stays, whatever becomes of its row.
final class FilmController: StatefulViewController<FilmPlayer, Film.ID> {
  private var isFullScreen = false

  override class func makeStatefulView(in document: Document, context: Film.ID?) -> Element {
    document.makeElement("video")
  }

  /// A returned element, or that of the page before, is used for the same film only, as another one would have to be
  /// loaded.
  override class func context(for player: FilmPlayer) -> Film.ID? { player.film.id }

  override class func maximumPoolSize(of context: Film.ID?) -> Int? { 1 }

  override class func attributes(for player: FilmPlayer) -> [ViewAttribute] {
    let change = Action<Bool>(to: FilmController.self) { $0.screenChanged($1) }
    return [
      .attribute("id", FilmPlayer.elementID(of: player.film)),
      .attribute("src", player.film.address), .attribute("controls", ""),
      .attribute("playsinline", ""), .attribute("preload", "auto"),
      .aria("label", player.film.title), .style(.backgroundColor, "black"),
      .style(.borderRadius, "8px"),
    ] + ViewAttribute.on(.fullScreenChange, .isFullScreen, action: change)
      + ViewAttribute.on("ended", player.onEnd)
  }

  override var canRelinquishStatefulView: Bool { !isFullScreen }

  private func screenChanged(_ isFullScreen: Bool) {
    self.isFullScreen = isFullScreen
    canRelinquishStatefulViewDidChange()
  }
}
