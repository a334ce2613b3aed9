import Dispatch
import Trellis

/// A page for tests of bad networks: it records its events, and also changes without events.
@main struct ChaosPage: Application {
  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  /// The user in the cookie `user`; a real application must authenticate it.
  func identity(of request: Request) -> String? {
    let pairs = (request.headers["Cookie"] ?? "").split(separator: ";").map {
      $0.drop { $0 == " " }
    }
    return pairs.first { $0.hasPrefix("user=") }.map { String($0.dropFirst(5)) }
  }

  func routes() -> [Route] {
    [
      Route("/", title: "Chaos") { page in
        let model = Model(page)
        page.every(.milliseconds(400)) { model.tick() }
        return { model.component() }
      },
      Route("/first", title: "First") { page in { Signpost("First", page) } },
      Route("/second", title: "Second") { page in { Signpost("Second", page) } },
      Route("/moved", title: "Moved") { _ in throw Redirect(to: "/second") },
      Notes.writing, Notes.reading, Seen.route,
    ] + Tall.routes + Fitted.routes
  }
}

/// Blocks the waiting session until another session opens the gate, or for ten minutes.
private final class Gate: Sendable {
  static let shared = Gate()
  private let opening = DispatchSemaphore(value: 0)

  func wait() -> Bool { opening.wait(timeout: .now() + 600) == .success }
  func open() { opening.signal() }
}

/// The content of the page, and the log of its user's actions.
private final class Model {
  private let page: Page
  private var text = ""
  private var isTicking = true
  private var ticks = 0
  private var nextRow = 4
  private var rows = [1, 2, 3]
  private var log: [String] = []

  init(_ page: Page) { self.page = page }

  func tick() {
    guard isTicking else { return }
    ticks += 1
    if ticks % 3 == 0 { rows.append(rows.removeFirst()) }
    page.setNeedsUpdate()
  }

  private func button(_ name: String, _ change: @escaping () -> Void) -> Component {
    ButtonComponent(
      name, attributes: [.attribute("data-do", name)],
      action: { [self] in
        change()
        log.append(name)
        page.setNeedsUpdate()
      })
  }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      TextFieldComponent(
        text: text, label: "Text", delay: 0,
        onInput: { [self] in
          text = $0
          log.append("text \($0)")
          page.setNeedsUpdate()
        })
      FlexboxComponent(.row, spacing: 8) {
        button("add") { [self] in
          rows.insert(nextRow, at: rows.count / 2)
          nextRow += 1
        }
        button("remove") { [self] in if rows.count > 1 { rows.removeFirst() } }
        button("reverse") { [self] in rows.reverse() }
        button("stop") { [self] in isTicking = false }
        button("block") { [self] in
          log.append(Gate.shared.wait() ? "gate opened" : "gate stayed shut")
        }
        button("open") { Gate.shared.open() }
      }
      TextComponent("“\(text)”, tick \(ticks)", attributes: [.attribute("data-text", text)])
      FlexboxComponent(.column, view: ViewConfiguration("ul")) {
        for row in rows { Row(row, isOdd: ticks % 2 == 1) }
      }
      FlexboxComponent(.column, view: ViewConfiguration("ol")) {
        for entry in log {
          TextComponent(entry, viewClass: "li", attributes: [.attribute("data-entry", entry)])
        }
      }
    }
  }
}

/// A page with links to others, and a field.
private final class Signpost: RenderComponent<Void> {
  private let name: String
  private let page: Page

  init(_ name: String, _ page: Page) {
    self.name = name
    self.page = page
    super.init(identifier: name)
  }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      TextComponent(AttributedText([TextSpan(name)]), viewClass: "h1")
      for path in ["/first", "/second", "/moved", "/nowhere"] {
        ButtonComponent(
          path, attributes: [.attribute("data-path", path)], action: { [page] in page.open(path) })
      }
      TextFieldComponent(text: "", label: "Field", onInput: { _ in })
    }
  }
}

private final class Row: RenderComponent<Void> {
  private let number: Int
  private let isOdd: Bool

  init(_ number: Int, isOdd: Bool) {
    self.number = number
    self.isOdd = isOdd
    super.init(identifier: number)
  }

  override func shouldUpdate(from previous: Component) -> Bool { true }

  override func render(_ state: Void) -> Component? {
    TextComponent(
      "Row \(number)", size: ComponentSize(height: .points(isOdd && number % 2 == 1 ? 30 : 24)),
      attributes: [.className(isOdd ? "odd" : "even")])
  }
}
