import ComponentSupport
import Foundation
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisUI

@testable import TrellisExport
@testable import TrellisServer

/// Exports that show several addresses in one page.
struct ReusedPageTests {
  private let folder = NSTemporaryDirectory() + "trellis-export-\(UUID().uuidString)"

  /// The pages that were opened, and the number that the last one shows.
  private final class Log: @unchecked Sendable {
    var opened = 0
    var shown = 0
  }

  private struct Failed: Error {}

  /// Addresses whose list of rows depends on their number; even ones have a control that needs a server.
  private func route(_ log: Log, isReused: Bool = true, failing: Int? = nil) -> Route {
    let paths = (1...6).map { ExportedPath("/?number=\($0)") }
    return Route("/", exporting: paths) { page in
      log.opened += 1
      func number(_ location: Location) -> Int { Int(location.query["number"] ?? "") ?? 0 }
      var shown = number(page.location)
      page.title = "Page \(shown)"
      page.isReusedByExports = isReused
      page.onLocationChange = { [unowned page] location in
        shown = number(location)
        page.title = "Page \(shown)"
        page.setNeedsUpdate()
        if shown == failing { throw Failed() }
      }
      return {
        let listens = ViewAttribute.listener("click", Action { _ in })
        let rows = (0..<shown).map { Box("li", [.text("Row \($0)")]) }
        let control = Box("button", shown % 2 == 0 ? [listens, .text("Go")] : [.text("Go")])
        return Stack([Box("h1", [.text("Page \(shown)")]), control] + rows)
      }
    }
  }

  private func export(
    _ route: Route, _ name: String, isReused: Bool, widths: [Double] = [1280], workers: Int = 1
  ) throws -> [String: Data] {
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    var options = ExportOptions()
    options.reusesPages = isReused
    options.widths = widths
    options.workers = workers
    let folder = folder + name
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try SiteExporter(site: site, options: options).write(to: folder)
    #expect(
      report.inert == ["/?number=2", "/?number=4", "/?number=6"].map { "\($0): button \"Go\"" })
    return Dictionary(
      uniqueKeysWithValues: report.written.map {
        ($0, FileManager.default.contents(atPath: folder + "/" + $0) ?? Data())
      })
  }

  @Test(arguments: [[1280], [390, 1280]] as [[Double]])
  func aPageThatShowsTheAddressesHasTheBytesOfNewPages(widths: [Double]) throws {
    let (reused, new) = (Log(), Log())
    let one = try export(route(reused), "a", isReused: true, widths: widths)
    let other = try export(route(new), "b", isReused: false, widths: widths)
    #expect(one == other && one.keys.contains("-number=6/index.html"))
    #expect(reused.opened == widths.count && new.opened == 6 * widths.count)
  }

  @Test func eachThreadHasAPageOfItsOwn() throws {
    let log = Log()
    let one = try export(route(log), "a", isReused: true, workers: 3)
    #expect(one == (try export(route(Log()), "b", isReused: false)))
  }

  @Test func aPageThatDoesNotAllowItIsNotReused() throws {
    let log = Log()
    _ = try export(route(log, isReused: false), "a", isReused: true)
    #expect(log.opened == 6)
  }

  @Test func aPageThatFailsIsReplacedByANewOne() throws {
    let log = Log()
    let one = try export(route(log, failing: 4), "a", isReused: true)
    #expect(one == (try export(route(Log()), "b", isReused: false)))
    #expect(log.opened == 2)
  }

  /// A page that keeps a part of the address before is found by a comparison with new pages.
  @Test(arguments: [true, false])
  func aPageThatIsNotAsANewOneIsReported(isMended: Bool) throws {
    let paths = (1...4).map { ExportedPath("/?number=\($0)") }
    let route = Route("/", exporting: paths) { page in
      func number(_ location: Location) -> String { location.query["number"] ?? "" }
      var (shown, first) = (number(page.location), number(page.location))
      page.isReusedByExports = true
      page.onLocationChange = { [unowned page] location in
        shown = number(location)
        if isMended { first = shown }
        page.setNeedsUpdate()
      }
      return {
        Stack([Box("h1", [.text("Page \(shown)")]), Box("p", [.text("Read \(first)")])])
      }
    }
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = ExportOptions()
    options.workers = 1
    let without = try SiteExporter(site: site, options: options).write(to: folder)
    #expect(without.differing == [])
    options.comparesReusedPages = true
    let found = try SiteExporter(site: site, options: options).write(to: folder).differing
    if isMended {
      #expect(found == [])
      return
    }
    #expect(found.count == 3)
    #expect(found.first?.hasPrefix("/?number=2: not as a new page: ") == true)
    #expect(found.first?.contains("\"Read 2\" becomes \"Read 1\"") == true)
  }
}
