import Foundation
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Random changes of pages that the examples Counter, Tracker, Packages and Gallery export.
struct ExportedPagesDiffTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/pages")
  static let names = [
    "counter", "gallery-table", "packages-almanac", "tracker-list", "tracker-issue",
  ]

  private func page(_ name: String) throws -> MarkupTree {
    let file = Self.folder.appending(path: name + ".html")
    return MarkupTree(try ParsedDocument(bytes: Array(Data(contentsOf: file))))
  }

  @Test(arguments: names) func oneChangeIsFoundAsMade(name: String) throws {
    let page = try page(name)
    #expect(page.count > 30)
    for seed in UInt64(1)...12 {
      var mutator = MarkupMutator(seed: seed)
      let (changed, made) = mutator.mutate(page, times: 1)
      let found = MarkupDiff.operations(from: page, to: changed)
      #expect(found.map(\.kind) == made.map(\.kind), "seed \(seed)")
      #expect((try? MarkupDiff.apply(found, to: page)) == changed, "seed \(seed)")
    }
  }

  /// The number of changed forms of each page; `make random-test` tries more.
  private static let forms =
    ProcessInfo.processInfo.environment["TRELLIS_DIFF_PAGES"] == nil ? 4 : 100

  @Test func tenChangesAreApplied() throws {
    var tally = OperationTally()
    for name in Self.names {
      let page = try page(name)
      for seed in 1...UInt64(Self.forms) {
        var mutator = MarkupMutator(seed: seed &+ 9_000)
        let (changed, made) = mutator.mutate(page, times: 10)
        try tally.compare(page, changed, made: made.count, "\(name), seed \(seed)")
      }
    }
    #expect(tally.average <= OperationTally.most)
  }

  @Test func twoPagesOfOneApplicationAreApplied() throws {
    let pages = try (page("tracker-list"), page("tracker-issue"))
    let found = MarkupDiff.operations(from: pages.0, to: pages.1)
    #expect(try MarkupDiff.apply(found, to: pages.0) == pages.1)
  }
}
