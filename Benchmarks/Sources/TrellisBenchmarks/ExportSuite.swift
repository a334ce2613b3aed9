import Foundation
import Trellis

/// Exports of many pages: pages per second of the first export, of one that writes nothing, and of one that makes
/// nothing.
///
/// `Scripts/bench export` exports small pages. For those of Packages, see `docs/EXPORT.md`.
enum ExportSuite: Suite {
  static let name = "export"

  static func run(report: (Measurement) -> Void) throws {
    let folder = NSTemporaryDirectory() + "trellis-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, site) in [("first", Site(revision: "1")), ("same", Site(revision: "2"))] {
      try measure(name, site, folder, report)
    }
    try measure("kept", Site(revision: "2"), folder, report)
  }

  private static func measure(
    _ name: String, _ site: Site, _ folder: String, _ report: (Measurement) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let processor = ProcessorTime.microseconds
    try wait { _ = try await site.export(to: folder) }
    let seconds = (clock.now - start) / .seconds(1)
    let processorSeconds = (ProcessorTime.microseconds - processor) / 1_000_000
    report(Measurement("export/\(name)", in: "pages/s", [Double(Site.count) / seconds]))
    report(
      Measurement(
        "export/\(name)/processor", in: "µs per page",
        [processorSeconds * 1_000_000 / Double(Site.count)]))
  }

  /// 5,000 pages of a heading, ten rows and two links.
  private struct Site: Application {
    static let count = 5_000
    var revision = ""

    init() {}
    init(revision: String) { self.revision = revision }

    func routes() -> [Route] {
      let addresses = (0..<Self.count).map { ExportedPath("/pages/\($0)", revision: revision) }
      return [
        Route("/pages/:number", exporting: addresses) { page in
          let number = page.location.parameters["number"].flatMap { Int($0) } ?? 0
          page.title = "Page \(number)"
          return {
            FlexboxComponent(.column, view: ViewConfiguration("main"), spacing: 8) {
              TextComponent("Page \(number)", viewClass: "h1")
              for row in 0..<10 {
                FlexboxComponent(.row, view: ViewConfiguration("div"), spacing: 12) {
                  TextComponent("Row \(row)", viewClass: "span")
                  TextComponent("a line of text of page \(number)", viewClass: "span")
                }
              }
              for other in [max(0, number - 1), min(Self.count - 1, number + 1)] {
                TextComponent(
                  "Page \(other)", viewClass: "a",
                  attributes: [.attribute("href", "/pages/\(other)")])
              }
            }
          }
        }
      ]
    }
  }
}
