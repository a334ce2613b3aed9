import Foundation
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Random changes of pages that others wrote: those of the installed documentation, or of the folder in the environment
/// variable `TRELLIS_FOREIGN_PAGES`. No such page is a part of the repository.
struct ForeignPagesDiffTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["TRELLIS_FOREIGN_PAGES"] ?? "/usr/share/doc"
  /// The number of pairs; `make random-test` tries 2,000. Without it the tests are skipped, as the installed pages differ
  /// between machines.
  private static let pairs = environment["TRELLIS_DIFF_PAGES"].flatMap { Int($0) } ?? 0
  /// The maximum bytes of a page.
  private static let limit = 200_000
  private static let reason: Comment =
    "make random-test, with HTML files in /usr/share/doc or TRELLIS_FOREIGN_PAGES"

  /// The paths of all pages of the folder that are not too large, sorted.
  private static let files: [String] = {
    guard pairs > 0 else { return [] }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".html") || $0.hasSuffix(".htm") }
      .map { folder + "/" + $0 }
      .filter { file in
        // Some folders have names such as `libxml2.html`.
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
          return false
        }
        return (attributes[.size] as? Int).map { (200...limit).contains($0) } ?? false
      }
      .sorted()
  }()

  /// Calls `body` with `count` pages and a different seed for each: every page once, or pages spread over the folder.
  private func forEachPage(
    _ count: Int, _ body: (String, MarkupTree, UInt64) throws -> Void
  ) throws {
    let files = Self.files
    let step = max(1, files.count / count)
    var (read, offset): (MarkupTree?, Int) = (nil, -1)
    // Pairs of one page follow each other, so that each page is read once.
    let repeats = (count + files.count - 1) / files.count
    for index in 0..<count {
      let next = min(index / repeats * step, files.count - 1)
      if next != offset {
        offset = next
        let bytes = try Array(Data(contentsOf: URL(filePath: files[next])))
        read = try? MarkupTree(ParsedDocument(bytes: bytes))
      }
      guard let read, read.count > 10 else { continue }
      try body(files[next], read, UInt64(index + 1))
    }
  }

  @Test(.enabled(if: !files.isEmpty, reason))
  func oneChangeIsFoundAsOneOperation() throws {
    var (tried, more, otherKinds) = (0, 0, 0)
    try forEachPage(Self.pairs) { file, page, seed in
      var mutator = MarkupMutator(seed: seed &+ 20_000)
      let (changed, made) = mutator.mutate(page, times: 1)
      guard !made.isEmpty else { return }
      tried += 1
      let found = MarkupDiff.operations(from: page, to: changed)
      if found.count > 1 { more += 1 }
      if found.map(\.kind) != made.map(\.kind) { otherKinds += 1 }
      let result = try MarkupDiff.apply(found, to: page)
      #expect(result == changed, "\(file), seed \(seed)")
    }
    #expect(tried > 0)
    #expect(more <= tried / 500)
    // An equal page can be made by one operation of another kind.
    #expect(otherKinds <= tried / 100)
  }

  @Test(.enabled(if: !files.isEmpty, reason), arguments: [2, 5, 10])
  func changesAreApplied(times: Int) throws {
    var tally = OperationTally()
    try forEachPage(Self.pairs) { file, page, seed in
      var mutator = MarkupMutator(seed: seed &+ 30_000)
      let (changed, made) = mutator.mutate(page, times: times)
      guard made.count == times else { return }
      try tally.compare(page, changed, made: times, "\(file), seed \(seed)")
    }
    #expect(tally.made > 0)
    #expect(tally.average <= OperationTally.most)
  }
}
