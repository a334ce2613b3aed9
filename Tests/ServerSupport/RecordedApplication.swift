import ArgumentParser
import ComponentSupport
import Foundation
import TrellisComponents
import TrellisDOM
package import TrellisHTTP
import TrellisLayout
package import TrellisServer

/// An application that uses most features of pages, for recorded texts.
package struct RecordedApplication: Application {
  package static let commandName = "recorded"
  private static let map = ClientElement(
    "x-map", script: "x-map.js", properties: ["zoom"], events: ["choose"])

  package init() {}

  package var publicFolder: String? { Self.folder }
  package var styleSheets: [String] { ["own.css"] }
  package var clientElements: [ClientElement] { [Self.map] }
  package var clientModules: [String] { ["sense.js"] }

  package var metadata: PageMetadata {
    var metadata = PageMetadata()
    metadata.siteName = "Records & more"
    metadata.icon = "/assets/dot.svg"
    metadata.themeColor = "#fff"
    metadata.darkThemeColor = "#000"
    return metadata
  }

  package func identity(of request: Request) -> String? { request.headers["X-User"] }

  package func routes() -> [Route] {
    [
      Self.home, Self.form, Self.article,
      Route.redirect("/old/:name", to: { "/article/\($0["name"] ?? "")?from=old" }),
      Route("/away") { _ in throw Redirect(to: "https://example.net/") },
      Route("/private") { page in
        guard let name = page.identity else { throw PageNotFound() }
        page.metadata.isListed = false
        page.metadata.image = "/assets/dot.svg"
        page.metadata.imageDescription = "a \"dot\""
        page.description = "For <\(name)>"
        return { Box("p", [.text("for \(name), in \(page.preferredLanguages)")]) }
      },
      // HTML parsers move the second paragraph.
      Route("/nested") { _ in
        {
          Stack(
            view: ViewConfiguration("p"),
            [Box("p", [.text("nested")])])
        }
      },
      Route("/failing") { _ in throw Failure() },
      Route("/mistaken") { _ in { UnfinishedComponent() } },
      .notFound(title: "None") { page in { Box("p", [.text("no \(page.location.path)")]) } },
      .failure(title: "Failed") { page in
        { Box("p", [.text("failed: \(page.openingError.map { "\($0)" } ?? "")")]) }
      },
      .feed(Self.feed(.atom, "/news.xml")), .feed(Self.feed(.rss, "/news.rss")),
    ]
  }

  struct Failure: Error {}

  /// Links, a picture, controls, and a list that grows by clicks.
  private static let home = Route("/", title: "Home <1>", description: "The \"first\" page") {
    page in
    var rows: [String] = []
    func change(_ text: String) {
      rows.append(text)
      page.title = "Home \(rows.count)"
      page.setNeedsUpdate()
    }
    page.onLocationChange = { change("at \($0.path)?\($0.query.sorted { $0.key < $1.key })") }
    page.onVisibilityChange = { change($0 ? "visible" : "hidden") }
    return {
      let width = Int(HostEnvironment.current.traits.viewport.width)
      return Stack(
        view: ViewConfiguration("main"),
        [
          Box("h1", [.text("Home on \(width)"), .attribute("id", "top")]),
          Box("a", [.attribute("href", "/article/a%20b?x=1#end"), .text("Article")]),
          Box("a", [.attribute("href", "/gone"), .text("Gone")]),
          Box("img", [.attribute("src", page.asset("dot.svg")), .attribute("alt", "")], height: 9),
          button("add", "Add") { change("row \(rows.count)") },
          button("fail", "Fail") { page.fail(Failure()) },
          button("go", "Go") { page.navigate(to: "/?page=2") },
          button("leave", "Leave") { page.open("/article/left") },
          button("say", "Say") {
            page.announce("said")
            page.focus("add")
            page.scrollIntoView("top")
          },
          Box(
            "input",
            [
              .attribute("name", "q"), .attribute("aria-label", "Query"),
              .listener("input", ListenerOptions(flags: .value), Action { change($0.value ?? "") }),
            ]),
          ClientElementComponent(map, properties: ["zoom": 2], size: ComponentSize(height: 40)),
        ] + rows.map { Box("li", [.text($0)], height: Double(10 + $0.utf8.count)) })
    }
  }

  private static func button(
    _ id: String, _ text: String, _ action: @escaping () -> Void
  ) -> Component {
    Box(
      "button",
      [
        .text(text), .attribute("id", id),
        .listener("click", ListenerOptions(), Action { _ in action() }),
      ])
  }

  /// A form whose action stays, goes to another page, or fails.
  private static let form = Route("/form", title: "Form") { page in
    var (entry, sent) = ("", 0)
    let submit = Action<UIEvent> { _ in
      sent += 1
      if entry == "fail" { page.fail(Failure()) }
      if entry == "go" { page.open("/article/sent?by=form") }
      page.setNeedsUpdate()
    }
    let input = Action<UIEvent> {
      entry = $0.value ?? ""
      page.setNeedsUpdate()
    }
    return {
      Stack([
        Box("p", [.text("entry \(entry), sent \(sent)")]),
        Stack(
          view: ViewConfiguration(
            "form",
            attributes: [
              .attribute("method", "post"), .listener("submit", ListenerOptions(), submit),
            ]),
          [
            Box(
              "input",
              [
                .attribute("name", "entry"), .property("value", .string(entry)),
                .listener("input", ListenerOptions(flags: .value), input),
              ]),
            Box(
              "button",
              [.attribute("name", "trellis-form"), .attribute("value", "f"), .text("Send")]),
          ]),
      ])
    }
  }

  /// Pages that an export shows one after the other.
  private static let article = Route(
    "/article/:name", title: "Article", language: "de",
    exporting: [
      ExportedPath("/article/a%20b"), ExportedPath("/article/%C3%BC"),
      ExportedPath("/article/c?x=1"),
    ]
  ) { page in
    func show() {
      page.title = "Article \(page.location.parameters["name"] ?? "")"
      page.setNeedsUpdate()
    }
    page.isReusedByExports = true
    page.onLocationChange = { _ in show() }
    show()
    page.metadata.canonicalAddress = "https://example.org/articles"
    return {
      Stack([
        Box("h1", [.text(page.title), .attribute("id", "end")]),
        Box("p", [.text("query \(page.location.query.sorted { $0.key < $1.key })")]),
        Box("a", [.attribute("href", "/"), .text("Home")]),
      ])
    }
  }

  private static func feed(_ format: Feed.Format, _ path: String) -> Feed {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    return Feed(
      path, title: "News & more", description: "All <news>", author: "Ada", language: "de",
      page: "/article/news", format: format
    ) {
      [
        FeedEntry(
          "/article/2", title: "Second", updated: time.addingTimeInterval(60), published: time,
          summary: "short", content: "<p>long</p>", author: "Eve"),
        FeedEntry("https://example.net/1", title: "First", updated: time, id: "tag:example.net,1"),
      ]
    }
  }

  // MARK: Files

  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/Fixtures/public"
}
