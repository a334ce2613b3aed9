import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

struct PathLimitTests {
  private func page(_ texts: String) throws -> MarkupTree {
    let depth = 100
    let start = String(repeating: "<div>", count: depth)
    return MarkupTree(try ParsedDocument(html: "<body>\(start)\(texts)"))
  }

  /// Many changes at a great depth are a replacement of the page, which applies.
  @Test func longPathsAreReplacedByACoarserResult() throws {
    let same = String(repeating: "<i>same</i>", count: 8)
    let first = try page((0..<12).map { "<p>\(same)<p>\($0)" }.joined())
    let second = try page((0..<12).map { "<p>\(same)<p>new \($0)" }.joined())
    #expect(MarkupDiff.operations(from: first, to: second).count == 12)
    // 12 paths of more than 100 indexes.
    let coarse = PathLimit.$indexes.withValue(800) {
      MarkupDiff.operations(from: first, to: second)
    }
    #expect(coarse.count < 6)
    #expect(coarse.reduce(0) { $0 + $1.path.count } < 800)
    #expect(try MarkupDiff.apply(coarse, to: first) == second)
  }

  @Test func pathsBelowTheLimitAreExact() throws {
    let (first, second) = try (page("<p>a<p>b"), page("<p>a<p>c"))
    let found = PathLimit.$indexes.withValue(1_000) {
      MarkupDiff.operations(from: first, to: second)
    }
    #expect(found.map(\.kind) == [.text])
  }
}
