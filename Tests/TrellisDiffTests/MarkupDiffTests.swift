import Foundation
import PageSupport
import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

struct MarkupDiffTests {
  private func operations(_ first: String, _ second: String) throws -> [DOMOperation] {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(operations, to: trees.0) == trees.1)
    return operations
  }

  @Test(arguments: [
    ("<ul><li>a<li>b</ul>", "<ul><li>a<li>c<li>b</ul>", "insert"),
    ("<ul><li>a<li>c<li>b</ul>", "<ul><li>a<li>b</ul>", "delete"),
    ("<ul><li>a<li>b<li>c</ul>", "<ul><li>c<li>a<li>b</ul>", "move"),
    ("<div><p>a</p></div><div><p>b</p></div>", "<div></div><div><p>a</p><p>b</p></div>", "move"),
    ("<p>a", "<p>b", "text"), ("<p>a<!--x-->", "<p>a<!--y-->", "text"),
    ("<p a=1>a", "<p a=2>a", "attribute"), ("<p>a", "<p b>a", "attribute"),
    ("<p a>a", "<p>a", "attribute"), ("<b>a</b>", "<i>a</i>", "rename"),
    ("<p>a</p><p>b</p>", "<div><p>a</p><p>b</p></div>", "wrap"),
    ("<div><p>a</p><p>b</p></div>", "<p>a</p><p>b</p>", "unwrap"),
    // A parser joins the texts that are left.
    ("<p>a <b>x</b> c</p>", "<p>a  c</p>", "delete"),
    ("<p>a <b>x</b> c</p>", "<p>a x c</p>", "unwrap"),
    ("<p>a <b>x</b><i>y</i> c</p>", "<p><b>x</b><i>y</i>a  c</p>", "move"),
  ])
  func oneChangeIsOneOperation(first: String, second: String, kind: String) throws {
    #expect(try operations(first, second).map(\.kind.rawValue) == [kind])
  }

  @Test func equalTreesHaveNoOperations() throws {
    #expect(try operations("<p a=1 b=2>x", "<p b=2 a=1>x</p>").isEmpty)
  }

  /// The number of random pages of the slow tests; `make random-test` tries 2,000 of each.
  private static let pages = ProcessInfo.processInfo.environment["TRELLIS_DIFF_PAGES"].flatMap(
    Int.init)

  /// A single change is found as it was made, but for one of 500 at most.
  @Test func oneRandomChangeIsFoundAsMade() {
    let pages = Self.pages ?? 200
    var others: [UInt64] = []
    for seed in 1...UInt64(pages) {
      let page = RandomMarkup.page(seed: seed)
      var mutator = MarkupMutator(seed: seed)
      let (changed, made) = mutator.mutate(page, times: 1)
      let found = MarkupDiff.operations(from: page, to: changed)
      if found.map(\.kind) != made.map(\.kind) { others.append(seed) }
      #expect((try? MarkupDiff.apply(found, to: page)) == changed, "seed \(seed)")
    }
    #expect(others.count <= pages / 500, "seeds \(others)")
  }

  /// Many changes are few operations more than changes on average, and the operations are exact.
  @Test(arguments: [(2, 60), (10, 30), (40, 10)])
  func manyRandomChangesAreApplied(times: Int, pages: Int) throws {
    var tally = OperationTally()
    for seed in 1...UInt64(Self.pages ?? pages) {
      let page = RandomMarkup.page(seed: seed)
      var mutator = MarkupMutator(seed: seed &+ 7_000)
      let (changed, made) = mutator.mutate(page, times: times)
      try tally.compare(page, changed, made: made.count, "seed \(seed)")
    }
    #expect(tally.average <= OperationTally.most)
  }

  @Test func theSamePagesHaveTheSameOperations() {
    for seed in 1...UInt64(Self.pages ?? 2) {
      let page = RandomMarkup.page(seed: seed)
      var mutator = MarkupMutator(seed: seed)
      let (changed, _) = mutator.mutate(page, times: 20)
      let found = MarkupDiff.operations(from: page, to: changed)
      #expect(MarkupDiff.operations(from: page, to: changed) == found)
    }
  }

  @Test func unrelatedPagesAreApplied() throws {
    for seed in 1...UInt64(Self.pages ?? 2) {
      let trees = (RandomMarkup.page(seed: seed), RandomMarkup.page(seed: seed + 1_000))
      let found = MarkupDiff.operations(from: trees.0, to: trees.1)
      #expect(try MarkupDiff.apply(found, to: trees.0) == trees.1, "seed \(seed)")
    }
  }

  @Test func anOperationThatDoesNotFitIsRefused() throws {
    let operations = try operations("<p>a</p>", "<p>b</p>")
    let other = try MarkupTree(html: "<p>c</p>")
    let error = #expect(throws: DOMOperationError.self) {
      try MarkupDiff.apply(operations, to: other)
    }
    #expect(error?.reason == .otherValue("c"))
    let far = DOMOperation(kind: .delete, path: [0, 9])
    #expect(throws: DOMOperationError.self) { try MarkupDiff.apply([far], to: other) }
  }

  @Test func aMoveIntoItselfIsRefused() throws {
    let page = try MarkupTree(html: "<div><p>a</p></div>")
    let move = DOMOperation(kind: .move, path: [0], destination: [0, 0])
    #expect(throws: DOMOperationError.self) { try MarkupDiff.apply([move], to: page) }
  }

  @Test(arguments: [
    "", "{}", "{\"operations\":3}", "{\"operations\":[{\"op\":\"fly\",\"path\":\"/0\"}]}",
    "{\"operations\":[{\"op\":\"delete\",\"path\":\"0\"}]}",
    "{\"operations\":[{\"op\":\"move\",\"path\":\"/0\"}]}",
    "{\"operations\":[{\"op\":\"insert\",\"path\":\"/0\",\"content\":[]}]}",
    "{\"operations\":[{\"op\":\"insert\",\"path\":\"/0\",\"content\":[{\"element\":\"p\",\"children\":2}]}]}",
  ])
  func malformedOperationsAreRefused(json: String) {
    #expect(throws: JSONError.self) { try DOMOperation.operations(json: Array(json.utf8)) }
  }

  /// Of many equal nodes any may be the one that changed; a change costs at most a deletion and an
  /// insertion.
  @Test func manyEqualSiblingsAreCompared() throws {
    func page(_ count: Int, _ text: (Int) -> String) -> MarkupTree {
      var builder = MarkupTree.Builder()
      builder.open(.document, "")
      builder.open(.element, "html")
      for index in 0..<count {
        builder.open(.element, "p")
        builder.leaf(.text, text(index))
        builder.close()
      }
      return builder.finish()
    }
    let first = page(5_000) { _ in "same" }
    let second = page(4_800) { $0 % 10 == 0 ? "other" : "same" }
    let found = MarkupDiff.operations(from: first, to: second)
    #expect(try MarkupDiff.apply(found, to: first) == second)
    #expect(found.count <= 480 * 2 + 200)
  }
}
