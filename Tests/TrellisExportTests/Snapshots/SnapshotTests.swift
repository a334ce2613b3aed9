import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisDiff
import TrellisHTML

@testable import TrellisExport
@testable import TrellisServer

struct SnapshotTests: FolderSuite {
  let folder = NSTemporaryDirectory() + "trellis-snapshots-\(UUID().uuidString)"

  private func maker(
    _ routes: [Route], _ change: (inout SnapshotOptions) -> Void = { _ in }
  ) throws -> SnapshotMaker {
    let site = try Site(
      routes: routes, application: TestApplication(), folders: .repository, origins: [])
    var options = SnapshotOptions()
    options.widths = [400]
    change(&options)
    return SnapshotMaker(site: LocalSite(site), options: options)
  }

  private func check(_ maker: SnapshotMaker) async throws -> SnapshotCheck {
    SnapshotCheck(try await maker.snapshots(), in: maker.jobs, SnapshotFolder(path: folder))
  }

  private func route(_ text: String, height: Double = 20) -> Route {
    Route("/", title: "Home") { _ in
      {
        Stack([
          Box("h1", [.text("Home")], height: height),
          Box("button", [.text(text)], height: 30),
        ])
      }
    }
  }

  @Test func aPageIsThreeTexts() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await check(maker([route("Save")])).accept()
    #expect(try text("400.roles.txt") == "heading “Home” level 1\nbutton “Save”\n")
    let html = try text("400.html").split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(html.first == "<title>Home</title>")
    #expect(html.contains("<button>") || html.contains("<button type=\"button\">"))
    #expect(!html.contains { $0.contains("style=") || $0.contains("data-on") })
    let frames = try text("400.frames.txt").split(separator: "\n").map(String.init)
    #expect(frames.contains { $0.hasSuffix("h1 0 0 400 20 “Home”") })
    #expect(frames.contains { $0.hasSuffix("button 0 20 400 30 “Save”") })
  }

  private static func part(_ tag: String, _ name: String, _ attributes: [ViewAttribute])
    -> Component
  {
    Stack(
      view: ViewConfiguration(ViewClass(tag), attributes: attributes),
      [Box("summary", [.text(name)], height: 10), Box("button", [.text(name)], height: 10)])
  }

  /// The roles and texts are those that a person finds.
  @Test(arguments: ["details", "dialog"]) func closedPartsAreLeftOut(tag: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { _ in
      {
        Stack([
          Self.part(tag, "a", [.attribute("open", "")]),
          Self.part(tag, "b", [.attribute("data-shown", "")]), Self.part(tag, "c", []),
        ])
      }
    }
    try await check(maker([route])).accept()
    let lines = try text("400.html").split(separator: "\n").map { $0.drop { $0 == " " } }
    let buttons = lines.indices.filter { lines[$0].hasPrefix("<button") }.map { lines[$0 + 1] }
    #expect(buttons == [tag == "details" ? "a" : "b"])
    let roles = try text("400.roles.txt")
    #expect(
      roles
        == (tag == "details"
          ? "group\n  button “a”\n  button “a”\ngroup\n  button “b”\ngroup\n  button “c”\n"
          : "dialog\n  button “b”\n  button “b”\n"))
  }

  @Test func equalPagesAreEqualAndChangesAreListedAndApproved() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await check(maker([route("Save")])).accept()
    #expect(try await check(maker([route("Save")])).isEqual)
    let changed = try await check(maker([route("Store", height: 25)]))
    #expect(!changed.isEqual && changed.differences.count == 1)
    let text = changed.text(isColored: false)
    #expect(text.hasPrefix("1 snapshots compared, 1 differ, 0 are missing"))
    #expect(text.contains("-button “Save”\n+button “Store”"))
    #expect(text.contains("h1 0 0 400 25") && text.contains("h1 0 0 400 20"))
    try changed.accept()
    #expect(try await check(maker([route("Store", height: 25)])).isEqual)
  }

  @Test func theReportShowsTheFramesOfBothSides() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await check(maker([route("Save")])).accept()
    let changed = try await check(maker([route("Save", height: 27)]))
    try changed.writeReport(to: folder + "/report")
    let summary = try text("report/index.html")
    #expect(summary.contains("href=\"page-1.html\"") && summary.contains("/ at 400"))
    let page = try ParsedDocument(html: try text("report/page-1.html"))
    let boxes = try page.elements(matching: "//div[contains(@class,'after')]/b")
    #expect(boxes.contains { $0[attribute: "style"]?.contains("--h:27") == true })
    #expect(try !page.elements(matching: "//ol/li[@class='moved']").isEmpty)
  }

  @Test func newAndRemovedPagesAreDifferences() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let about = Route("/about") { _ in { Box("p", [.text("About")]) } }
    var files: [String] = []
    try await check(maker([route("Save"), about])).accept { files.append($0) }
    let names = ["400", "about/400"].flatMap { page in
      [".html", ".roles.txt", ".frames.txt"].map { "\(folder)/\(page)\($0)" }
    }
    #expect(files == names)
    let fewer = try await check(maker([route("Save")]))
    #expect(
      fewer.orphans == ["about/400.frames.txt", "about/400.html", "about/400.roles.txt"])
    #expect(!fewer.isEqual)
    var removed: [String] = []
    try fewer.accept { removed.append($0) }
    #expect(removed == fewer.orphans.map { "removed \(folder)/\($0)" })
    let more = try await check(maker([route("Save"), about]))
    #expect(more.text(isColored: false).contains("+ /about at 400: no snapshot"))
  }

  @Test func filesAreReportedBeforeTheOneThatCannotBeWritten() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let about = Route("/about") { _ in { Box("p", [.text("About")]) } }
    let check = try await check(maker([route("Save"), about]))
    // A file in the place of the folder of the second page.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/about"))
    var files: [String] = []
    #expect(throws: (any Error).self) { try check.accept { files.append($0) } }
    #expect(files == [".html", ".roles.txt", ".frames.txt"].map { "\(folder)/400\($0)" })
  }

  @Test func onlyTheNamedPagesAreApproved() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let about = Route("/about") { _ in { Box("p", [.text("About")]) } }
    try await check(maker([route("Save"), about])).accept(only: ["/about"])
    let rest = try await check(maker([route("Save"), about]))
    #expect(rest.differences.map(\.job.path) == ["/"])
  }

  @Test func masksAndIgnoredElementsAreLeftOut() async throws {
    let maker = try maker([route("Saved at 12:03")]) { options in
      options.masks = ["[0-9]+:[0-9]+"]
      options.ignored = ["h1"]
    }
    let snapshot = try #require(try await maker.snapshots().values.first)
    #expect(snapshot.lines[.roles] == ["button “Saved at …”"])
    #expect(snapshot.lines[.html]?.contains { $0.contains("h1") } == false)
    #expect(snapshot.lines[.frames]?.contains { $0.contains("12:03") } == false)
  }

  /// The search goes on in a thread that nothing waits for.
  @Test func aMaskThatTakesTooLongIsAnError() async throws {
    let maker = try maker([route(String(repeating: "a", count: 22) + "b")]) { options in
      options.masks = ["(a+)+$"]
    }
    let screen = LocalScreen(width: 400, height: 800)
    let opened = await maker.site.open("/", headers: [], languages: [], screen: screen)
    guard case .page(let tab, _) = opened else {
      Issue.record("\(opened)")
      return
    }
    _ = await tab.attach(screen: screen, path: "/")
    let tree = try #require(await tab.semantics(isDark: false))
    await tab.leave()
    let error = #expect(throws: TextPatterns.Timeout.self) {
      try PageSnapshot(tree, maker.options, timeout: 0.002)
    }
    #expect(error?.seconds == 0.002 && error?.option == "--mask")
  }

  @Test func redirectionsAndThePageForMissingPagesAreRecorded() async throws {
    let maker = try maker([
      route("Save"), Route.redirect("/old", to: "/"),
      Route.notFound(title: "Nothing here") { _ in { Box("p", [.text("Nothing")]) } },
    ])
    let snapshots = try await maker.snapshots()
    let old = try #require(snapshots.first { $0.key.path == "/old" }?.value)
    #expect(old.lines == [.html: ["<!-- redirect to / -->"]])
    let missing = try #require(snapshots.first { $0.key.path == "/404" }?.value)
    #expect(missing.lines[.html]?.first == "<title>Nothing here</title>")
  }

  @Test func theLimitOfARouteIsReported() throws {
    let pages = Route(
      "/page/:number", exporting: (0..<5).map { ExportedPath("/page/\($0)") }
    ) { _ in { nil } }
    let maker = try maker([pages, Route("/user/:name") { _ in { nil } }]) { $0.limit = 3 }
    #expect(maker.addresses.selected == ["/page/0", "/page/1", "/page/2"])
    #expect(maker.addresses.omitted == ["/page/:number": 2])
    #expect(maker.unnamed == ["/user/:name"])
  }

  @Test func aPageThatFailsIsNamed() async throws {
    let failing = try maker([route("Save")]) { $0.routes = ["/nowhere"] }
    await #expect {
      try await failing.snapshots()
    } throws: { "\($0)" == "Cannot open /nowhere: no route matches it" }
  }

  @Test func optionsAreKeptBesideTheSnapshots() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: SnapshotOptions.OptionError.self) { try SnapshotOptions.read(in: folder) }
    var options = SnapshotOptions()
    options.widths = [500]
    options.masks = ["a+"]
    _ = try SnapshotFolder(path: folder).write(options.json, to: SnapshotOptions.fileName)
    #expect(try SnapshotOptions.read(in: folder) == options)
    options.masks = ["("]
    #expect(throws: SnapshotOptions.OptionError.self) { try options.check() }
  }

  @Test func textsOfManyLinesAndCharactersOfMarkupAreTheSameAfterReading() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let route = Route("/") { _ in { Box("p", [.text("a <b>\n\nc & \"d\"")]) } }
    try await check(maker([route])).accept()
    #expect(try await check(maker([route])).isEqual)
  }

  @Test func theDefaultOptionsAreTwoWidthsAndAHundredAddressesOfARoute() {
    let options = SnapshotOptions()
    #expect(options.widths == [390, 1280] && options.height == 800 && options.limit == 100)
    #expect(options.routes == nil && options.locale == nil)
    #expect(options.ignored.isEmpty && options.masks.isEmpty)
  }
}
