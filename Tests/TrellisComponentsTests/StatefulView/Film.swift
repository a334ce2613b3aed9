import Testing
import TrellisDOM

@testable import TrellisComponents

/// A film in a colour, with the records of its controller.
final class Film: StatefulViewComponent {
  let color: String
  let log: Log

  final class Log {
    var events: [String] = []
    /// The color of the view when it was acquired.
    var acquiredColor: String?
    var mayRelinquish = true
    weak var controller: FilmController?

    /// Sends the event of the browser to the view.
    func report(isFullScreen: Bool) throws {
      let film = try #require(controller?.statefulView)
      let listener = try #require(film.listener("fullscreenchange"))
      let data = "{\"isFullScreen\":\(isFullScreen)}"
      listener.handler(UIEvent(type: "fullscreenchange", target: film.id, data: data))
    }
  }

  let room: String?
  let reportsFullScreen: Bool

  init(
    _ color: String, _ log: Log, in room: String? = nil, reportsFullScreen: Bool = false
  ) {
    self.color = color
    self.log = log
    self.room = room
    self.reportsFullScreen = reportsFullScreen
    super.init(attributes: [.aria("label", "Film")])
  }

  override func makeController() -> ComponentController? {
    let controller = FilmController(component: self)
    log.controller = controller
    return controller
  }
}

final class FilmController: StatefulViewController<Film, String> {
  private let log: Film.Log?

  override init(component: Component) {
    log = (component as? Film)?.log
    super.init(component: component)
  }

  override class func makeStatefulView(in document: Document, context: String?) -> Element {
    let view = document.makeElement("video")
    view.setAttribute("title", context)
    return view
  }
  override class func context(for component: Film) -> String? { component.room }
  override class func attributes(for component: Film) -> [ViewAttribute] {
    var attributes: [ViewAttribute] = [.style(StyleProperty("background-color"), component.color)]
    if component.reportsFullScreen {
      attributes += ViewAttribute.on(
        .fullScreenChange, .isFullScreen,
        action: Action<Bool>(to: FilmController.self) { $0.screenChanged($1) })
    }
    return attributes
  }
  override class func maximumPoolSize(of context: String?) -> Int? {
    context == "small" ? 1 : nil
  }
  override var canRelinquishStatefulView: Bool { log?.mayRelinquish ?? true }
  override func didAcquire(_ view: Element) {
    log?.events.append("acquire")
    log?.acquiredColor = view.style("background-color")
  }
  override func willRelinquish(_ view: Element) { log?.events.append("relinquish") }

  private func screenChanged(_ isFullScreen: Bool) {
    log?.events.append("full screen \(isFullScreen) in \(component?.color ?? "no component")")
    log?.mayRelinquish = !isFullScreen
    canRelinquishStatefulViewDidChange()
  }
}
