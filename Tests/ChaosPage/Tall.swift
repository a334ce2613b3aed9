import Trellis

/// Pages that are higher than any window, with a scrollable pane.
enum Tall {
  static let routes = [
    Route("/tall/:name") { page in Model(page, rows: 60).component },
    Route("/high/:name") { page in
      let name = page.location.parameters["name"] ?? ""
      if name.hasPrefix("row-") { page.scrollIntoView(name) }
      return Model(page, rows: 60).component
    },
    Route("/late/:name") { page in
      let model = Model(page, rows: 0)
      page.every(.milliseconds(50)) { if model.rows == 0 { model.rows = 60 } }
      return model.component
    },
  ]

  private final class Model {
    private let page: Page
    private var name: String
    var rows: Int { didSet { page.setNeedsUpdate() } }

    init(_ page: Page, rows: Int) {
      self.page = page
      self.rows = rows
      name = page.location.parameters["name"] ?? ""
      page.title = page.location.path
      page.onLocationChange = { [unowned self] in show($0.parameters["name"] ?? "") }
    }

    private func show(_ name: String) {
      self.name = name
      page.title = "/tall/\(name)"
      page.setNeedsUpdate()
    }

    /// The page itself shows an address of its own route.
    private func go(_ path: String) {
      guard path.hasPrefix("/tall/"), page.location.path.hasPrefix("/tall/") else {
        return page.open(path)
      }
      show(String(path.dropFirst(6)))
      page.navigate(to: path)
    }

    func component() -> Component {
      FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
        for path in ["/tall/a", "/tall/b", "/high/a", "/high/row-50", "/late/a"] {
          ButtonComponent(
            path, attributes: [.attribute("data-path", path)],
            action: { [unowned self] in go(path) })
        }
        ScrollComponent(
          size: ComponentSize(width: 200, height: 120), attributes: [.attribute("data-pane", "")],
          child: ViewComponent(size: ComponentSize(width: 180, height: 900)))
        for row in 0..<rows {
          TextComponent(
            "\(name), row \(row)", size: ComponentSize(height: 40),
            attributes: [.attribute("id", "row-\(row)")])
        }
      }
    }
  }
}
