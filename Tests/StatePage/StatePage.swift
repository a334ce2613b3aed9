import Trellis

/// A page for tests: rows that are added, removed and reordered around elements with browser state.
@main struct StatePage: Application {
  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  @Flag(help: "Be the next version of the program, in which a state has another name.")
  var nextVersion = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  var clientElements: [ClientElement] { [Dial.element] }
  var clientModules: [String] { ["shake.js"] }
  var publicFolder: String? {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/public"
  }

  func routes() -> [Route] {
    [
      Route("/", title: "State") { page in
        let rows = Rows(onChange: page.setNeedsUpdate)
        return { rows.component() }
      },
      Route("/films", title: "Films") { page in
        let films = Films(onChange: page.setNeedsUpdate)
        return { films.component() }
      },
      Route("/nested", title: "Nested") { _ in { Nested.component() } },
      Route("/form", title: "Form") { page in
        let form = Form(onChange: page.setNeedsUpdate)
        return { form.component() }
      },
      Route("/desk", title: "Desk") { page in
        let desk = Desk(onChange: page.setNeedsUpdate)
        return { desk.component() }
      },
      Route("/dial", title: "Dial") { page in
        let dial = Dial(onChange: page.setNeedsUpdate)
        page.onVisibilityChange = dial.visibilityChanged
        return { dial.component() }
      },
      Route("/motion", title: "Motion") { page in
        let tiles = Tiles(onChange: page.setNeedsUpdate)
        return { tiles.component() }
      },
      Route("/renamed", title: "Renamed") { _ in { Renamed(isNext: nextVersion) } },
      Route("/paper", title: "Paper") { _ in Papers() },
      Route("/feed", title: "Feed") { _ in Feed() },
      Route("/strip", title: "Strip") { _ in Strip() },
      Route("/grid", title: "Grid") { _ in PhotoWall() },
      Route("/sheet", title: "Sheet") { _ in Sheet() },
      Route("/list", title: "List") { _ in ListPage() },
      Route("/messages", title: "Messages") { _ in MessagesPage() },
      Route("/refresh", title: "Refresh") { _ in RefreshPage() },
      Route("/whole", title: "Whole") { _ in WholeListPage() },
    ]
  }
}

/// Elements that HTML parsers move.
enum Nested {
  static func component() -> Component {
    FlexboxComponent(.column, spacing: 8) {
      box("p", box("div", box("p")))
      box("a", box("a", box("button", box("button"))))
      box("li", box("li", box("h1", box("h2"))))
      box("form", box("form", box("table", box("td"))))
    }
  }

  private static func box(_ tag: String, _ child: Component? = nil) -> Component {
    ViewComponent(
      ViewClass(tag), size: ComponentSize(minWidth: 40, minHeight: 20),
      child: child.map { InsetComponent(insets: EdgeInsets(all: 4), child: $0) })
  }
}

/// The content of the rows; one of them has a field, a scroller, a film and a frame.
final class Rows {
  private var order = ["a", "b", "live", "c", "d"]
  private var version = 0
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  private func button(_ name: String, _ change: @escaping () -> Void) -> Component {
    ButtonComponent(
      name, attributes: [.attribute("data-do", name)],
      action: { [self] in
        change()
        version += 1
        onChange()
      })
  }

  func component() -> Component {
    FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
      FlexboxComponent(.row, spacing: 8) {
        button("update") {}
        button("insert") { [self] in order.insert("new \(version)", at: 0) }
        button("reverse") { [self] in order.reverse() }
        button("rotate") { [self] in order.append(order.removeFirst()) }
        button("remove") { [self] in order.removeAll { $0 == "a" } }
        button("cut") { [self] in order.removeAll { $0.hasPrefix("new") } }
      }
      FlexboxComponent(.column, view: ViewConfiguration("ul")) {
        for name in order { Row(name, version: version) }
      }
    }
  }
}

final class Row: RenderComponent<Void> {
  private let name: String
  private let version: Int

  init(_ name: String, version: Int) {
    self.name = name
    self.version = version
    super.init(identifier: name)
  }

  override func shouldUpdate(from previous: Component) -> Bool { true }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(
      .row, view: ViewConfiguration("li", attributes: [.attribute("data-row", name)]), spacing: 8
    ) {
      TextComponent("\(name), version \(version)", size: ComponentSize(width: 160, height: 24))
      if name == "live" {
        TextFieldComponent(
          text: "", label: "Field", size: ComponentSize(width: 200, height: 32), onInput: { _ in })
        ScrollComponent(
          size: ComponentSize(width: 100, height: 60),
          attributes: [.attribute("data-scroller", "")],
          child: ViewComponent(size: ComponentSize(width: 80, height: 500)))
        ViewComponent("video", size: ComponentSize(width: 64, height: 48))
        ViewComponent(
          "iframe", attributes: [.attribute("title", "Frame")],
          size: ComponentSize(width: 64, height: 48))
      }
    }
  }
}
