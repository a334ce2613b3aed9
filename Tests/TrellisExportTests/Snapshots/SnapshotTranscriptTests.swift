import Foundation
import ServerSupport
import TestSupport
import Testing

@testable import TrellisExport
@testable import TrellisServer

/// The snapshots of pages and the texts about their changes, as texts of the folder `Golden`.
///
/// `UPDATE_GOLDEN=1 swift test --filter SnapshotTranscriptTests` writes them again.
struct SnapshotTranscriptTests {
  private let folder = NSTemporaryDirectory() + "trellis-snapshots-\(UUID().uuidString)"

  private func maker(
    _ hidden: Set<String>, _ change: (inout SnapshotOptions) -> Void = { _ in }
  ) throws -> SnapshotMaker {
    let application = RecordedApplication()
    let clock = StillClock()
    let site = try Site(
      routes: application.routes().filter { !hidden.contains($0.pattern.text) },
      application: application, folders: .repository, origins: [], clock: { clock.moment })
    var options = SnapshotOptions()
    options.widths = [390, 1000]
    options.masks = ["[0-9]{4}"]
    change(&options)
    return SnapshotMaker(site: LocalSite(site), options: options)
  }

  private static let failing: Set<String> = ["/private", "/failing", "/mistaken", "/away"]

  @Test func snapshots() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let maker = try maker(Self.failing)
    var text = "\(maker.addresses)\n\(maker.unnamed)\n"
    let first = SnapshotCheck(
      try await maker.snapshots(), in: maker.jobs, SnapshotFolder(path: folder))
    text += first.text(isColored: false)
    try first.accept()
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    where file.contains(".") {
      text += "file \(file)\n"
      text += try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
    }
    // Other widths of one page, and a page that is gone.
    let other = try self.maker(Self.failing.union(["/form"])) { options in
      options.widths = [390]
      options.ignored = ["h1", "button"]
      options.locale = "de"
    }
    let second = SnapshotCheck(
      try await other.snapshots(), in: other.jobs, SnapshotFolder(path: folder))
    for colored in [false, true] {
      text += second.text(isColored: colored, limit: 9, pages: colored ? 1 : 20)
    }
    try second.writeReport(to: folder + "/report")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder + "/report").sorted()
    where file.hasPrefix("index") {
      text += "report \(file)\n"
      text += try String(contentsOfFile: folder + "/report/" + file, encoding: .utf8)
    }
    text = text.replacing(folder, with: "(folder)").replacing("\u{1B}", with: "␛")
    var names = HexNames()
    try Golden("snapshots.txt").check(names.replaced(in: text))
  }

  @Test func descriptionsOfAPage() async throws {
    let clock = StillClock()
    let application = RecordedApplication()
    let site = try Site(
      routes: application.routes(), application: application, folders: .repository, origins: [],
      clock: { clock.moment })
    let inspector = PageInspector(site: LocalSite(site))
    var text = ""
    let cases: [(String, [InspectedChange])] = [
      ("/", []), ("/", [.click("button=Add")]), ("/", [.resize(500), .click("#add")]),
      ("/", [.click("#fail"), .resize(320)]), ("/", [.click("button")]), ("/", [.click("h1")]),
      ("/", [.click("#none")]), ("/old/x", []), ("/failing", []),
    ]
    for (path, changes) in cases {
      text += "# \(path) \(changes)\n"
      do {
        let parts = try await inspector.describe(
          path, width: 700, languages: ["de"], changes: changes, parts: InspectedPart.allCases)
        for (part, lines) in parts { text += "## \(part)\n\(lines)\n" }
      } catch {
        text += "error: \(error)\n"
      }
    }
    var names = HexNames()
    try Golden("descriptions.txt").check(names.replaced(in: text))
  }
}
