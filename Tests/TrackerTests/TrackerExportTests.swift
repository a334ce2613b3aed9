import Foundation
import Testing
import Trellis

@testable import Tracker

struct TrackerExportTests {
  /// All issues can be reached by links from the first page, without scripts.
  @Test func anExportHasAllPagesOfTheList() async throws {
    let folder = NSTemporaryDirectory() + "trellis-tracker-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Other tests add issues to the board meanwhile.
    let pages = (board.value.issues.count + IssueList.pageLength - 1) / IssueList.pageLength
    func isNew(_ address: String) -> Bool { address.hasSuffix("page=\(pages + 1)") }
    let report = try await TrackerApplication().export(to: folder)
    #expect(report.unexported.allSatisfy { !$0.contains("page=") || isNew($0) })
    var pending = ["index.html"]
    var seen: Set<String> = []
    var titles: Set<String> = []
    while let file = pending.popLast() {
      guard seen.insert(file).inserted else { continue }
      let page = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let name = file.split(separator: "/").dropLast().joined(separator: "/")
      for link in page.matches(of: /<a[^>]* aria-label="(?:Page|Next)[^>]* href="([^"]*)"/) {
        if isNew(String(link.1)) { continue }
        let target = URL(filePath: "/\(name)/").appending(path: String(link.1)).standardized.path
        pending.append(String(target.dropFirst()))
      }
      for issue in page.matches(of: />([^<>]+ (?:fails|is slow|needs a test))</) {
        titles.insert(String(issue.1))
      }
    }
    #expect(seen.contains("-page=6/index.html"))
    #expect(seen.count >= 6 && titles.count >= 20, "\(seen.sorted())")
  }
}
