import Trellis

/// A frame that moves between parents and keeps its content.
final class Films {
  private var place = 0
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  func component() -> Component {
    // One identity, at every place.
    let film = place < 2 ? withScope(Film.self) { Film(title: "Film \(place)") } : nil
    return FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      ButtonComponent(
        "move", attributes: [.attribute("data-do", "move")],
        action: { [self] in
          place = (place + 1) % 3
          onChange()
        })
      for room in 0..<2 {
        FlexboxComponent(
          .column,
          view: ViewConfiguration("section", attributes: [.attribute("data-room", "\(room)")]),
          padding: .all(8)
        ) {
          if room == place { film }
        }
      }
    }
  }
}

final class Film: StatefulViewComponent {
  let title: String

  init(title: String) {
    self.title = title
    super.init(size: ComponentSize(width: 120, height: 60))
  }

  override func makeController() -> ComponentController? { FilmController(component: self) }
}

final class FilmController: StatefulViewController<Film, Never> {
  override class func makeStatefulView(in document: Document, context: Never?) -> Element {
    document.makeElement("iframe")
  }

  override class func attributes(for film: Film) -> [ViewAttribute] {
    [.attribute("title", film.title)]
  }
}
