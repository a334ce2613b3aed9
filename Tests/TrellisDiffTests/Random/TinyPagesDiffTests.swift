import Foundation
import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Random changes of pages of a few nodes, where most nodes change and many are equal.
struct TinyPagesDiffTests {
  /// Single changes among equal nodes, and moves of texts that a parser joins with others.
  @Test(arguments: [
    ("<p>x</p>b<i><u>c</u>d</i>e", "<p>x</p>b<u>c</u>de", "unwrap"),
    ("dd<div>a</div>", "<div>dda</div>", "move"), ("a<b></b> ", "a <b></b>", "move"),
    ("<i>x<b>aa</b></i>", "<i><b>xaa</b></i>", "move"),
    ("<i><b></b><b><u></u></b>a</i>", "<i><b><b></b><b><u></u></b></b>a</i>", "wrap"),
    (
      "<div>t<div class=y><div class=y></div></div></div>",
      "<div>t<div class=w><div class=y><div class=y></div></div></div></div>", "wrap"
    ),
  ])
  func oneChangeIsOneOperation(first: String, second: String, kind: String) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let found = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(found, to: trees.0) == trees.1)
    #expect(found.map(\.kind.rawValue) == [kind])
  }

  /// The number of pages of the slow tests; `make random-test` tries 2,000 of each.
  private static let pages =
    ProcessInfo.processInfo.environment["TRELLIS_DIFF_PAGES"].flatMap { UInt64($0) }

  /// A change is one operation, with few exceptions, and several changes are on average no more operations.
  @Test(arguments: [(1, 100, 1.03), (2, 60, 1), (3, 60, 1), (6, 30, 1), (10, 30, 1)])
  func randomChangesAreFound(times: Int, pages: UInt64, most: Double) {
    let pages = Self.pages ?? pages
    var (made, found, otherKinds) = (0, 0, UInt64(0))
    for seed in 1...pages {
      let page = TinyMarkup.page(seed: seed)
      var mutators = (
        NodeMutator(seed: seed, joins: true), NodeMutator(seed: seed, joins: false),
        MarkupMutator(seed: seed &+ 40_000)
      )
      let (last, operations) = mutators.2.mutate(page, times: times)
      let changes = [
        mutators.0.mutate(page, times: times), mutators.1.mutate(page, times: times),
        (last, operations.map(\.kind.rawValue)),
      ]
      for (number, (changed, kinds)) in changes.enumerated() where kinds.count == times {
        let operations = MarkupDiff.operations(from: page, to: changed)
        made += times
        found += operations.count
        if times == 1, operations.map(\.kind.rawValue) != kinds { otherKinds += 1 }
        #expect((try? MarkupDiff.apply(operations, to: page)) == changed, "seed \(seed), \(number)")
      }
    }
    #expect(Double(found) <= most * Double(made), "\(found) operations for \(made) changes")
    // An equal page can be made by one operation of another kind, as in a chain of equal elements.
    #expect(otherKinds <= max(2, pages * 3 / 100))
  }
}
