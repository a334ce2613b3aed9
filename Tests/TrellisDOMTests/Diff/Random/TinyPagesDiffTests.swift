import Foundation
import Testing

@testable import TrellisDOM

/// Random changes of pages of a few nodes, where most nodes change and many are equal.
struct TinyPagesDiffTests {
  /// Pairs of pages for which a search of one change after another found more operations than were made.
  @Test(arguments: [
    // A joined text moves out of a paragraph, which keeps nothing.
    ("<p>aa<b>x</b>cc</p><div>ee<i></i></div>", "<p></p><div>eeaacc<i></i></div>", 2),
    // An element is unwrapped, and a new one is put around a part of its content.
    ("<b>a<i>j<b></b></i></b>", "<b>aj<article class=w><b></b></article></b>", 2),
    ("<div class=y title=t>a</div>", "<span>a</span>", 2),
    // An element moves and is then unwrapped.
    ("g<i><i> <s></s></i></i>l<span></span>", "g<i></i>l<span> <s></s></span>", 2),
    // An element is unwrapped, and its text moves with the text beside.
    ("<span><span>c<i>d</i></span></span>", "<span><span></span></span>cd", 2),
    // An element is put around siblings and then moves.
    ("<article></article>aa<!--c-->", "<article><b>aa<!--c--></b></article>", 2),
    // A sibling between the nodes that get a new element around moves away.
    (
      "<p></p><b></b><article></article>a",
      "<article></article><p></p><section><b></b>a</section>", 2
    ),
    // A new element takes a node beside, and has new content too.
    (" <b></b>", "<span class=x><b></b>ab</span> ", 2),
    // An element is unwrapped, and its text is deleted with the text beside.
    ("j<b>j<b class=x></b></b>f", "<b class=x></b>f", 2),
    // A small part is deleted and another one inserted; both have an equal text.
    ("<b><b>a<b></b></b></b>", "a", 2),
    ("a<i class=y><i>a</i></i>", "<span><i class=y><i>aa</i></i></span>", 2),
    ("<i>bb</i><span> </span>", "<i><span> bb</span></i>", 2),
    // Two elements move into each other's places.
    (
      "<b>a<b><b></b>aa<b><b class=y></b>a</b></b></b>",
      "<b>a<b><b><b class=y><b></b></b>a</b>aa</b></b>", 2
    ),
  ])
  func noMoreOperationsAreFound(first: String, second: String, made: Int) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let found = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(found, to: trees.0) == trees.1)
    #expect(found.count <= made, "\(DOMOperation.json(found))")
  }

  /// The number of pages of the slow tests; `make random-test` tries 2,000 of each.
  private static let pages =
    ProcessInfo.processInfo.environment["TRELLIS_DIFF_PAGES"].flatMap { UInt64($0) }

  /// No more operations are found than were made, in any way of making them.
  @Test(arguments: [(1, 40), (2, 25), (3, 2), (4, 1), (6, 1), (10, 1)] as [(Int, UInt64)])
  func randomChangesAreFound(times: Int, pages: UInt64) {
    let pages = Self.pages ?? pages
    var otherKinds: UInt64 = 0
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
      for (number, (changed, made)) in changes.enumerated() where made.count == times {
        let found = MarkupDiff.operations(from: page, to: changed)
        #expect(found.count <= times, "seed \(seed), mutator \(number)")
        if times == 1, found.map(\.kind.rawValue) != made { otherKinds += 1 }
        #expect((try? MarkupDiff.apply(found, to: page)) == changed, "seed \(seed), \(number)")
      }
    }
    // An equal page can be made by one operation of another kind, as in a chain of equal elements.
    #expect(otherKinds <= max(2, pages * 3 / 100))
  }
}
