import Foundation
import TestSupport
import Testing

@testable import TrellisDOM

/// Texts that a change joins and that a later change edits, deletes or moves as one.
struct JoinedTextsDiffTests {
  private func operations(_ trees: (MarkupTree, MarkupTree)) throws -> [DOMOperation] {
    let found = MarkupDiff.operations(from: trees.0, to: trees.1)
    let read = try DOMOperation.operations(json: Array(DOMOperation.json(found).utf8))
    #expect(read == found)
    #expect(try MarkupDiff.apply(read, to: trees.0) == trees.1)
    return found
  }

  @Test(arguments: [
    ("<p>a<b>x</b>c</p>", "<p>d</p>", "delete 1, text 2"),
    ("<p>a<b>x</b>c<i>1</i></p>", "<p>d<i>1</i><b>x</b></p>", "move 1, text 2"),
    (
      "<p>a<b>x</b>c<b>y</b>e<i>1</i><u>2</u><s>3</s></p>", "<p>d<i>1</i><u>2</u><s>3</s></p>",
      "delete 1, delete 1, text 3"
    ),
    ("<p><i>1</i>a<b>x</b>c<i>2</i></p>", "<p><i>1</i><i>2</i></p>", "delete 1, delete 2"),
    (
      "<p>aa<b>x</b>cc<i>1</i></p><div></div>", "<p><i>1</i></p><div>aacc</div>", "delete 1, move 2"
    ),
    // The element between the texts goes to a place behind the one of the texts.
    (
      "<div></div><p>aa<b>x</b>cc<i>1</i></p><ul></ul>",
      "<div>aacc</div><p><i>1</i></p><ul><b>x</b></ul>", "move 1, move 2"
    ),
    ("<p>a<b>x</b>c<i>1</i><u>2</u></p>", "<p><i>1</i><u>2</u>ac</p>", "delete 1, move 2"),
    (
      "<p>aa<b>x</b>cc<i>1</i><u>2</u></p><div>ee<i></i></div>",
      "<p><i>1</i><u>2</u></p><div>eeaacc<i></i></div>", "delete 1, move 2"
    ),
    // One text stays, so no more than one is deleted.
    ("<ul>\n<li>a</li>\n<li>b</li>\n</ul>", "<ul>\n<li>a</li>\n</ul>", "delete 1, delete 1"),
  ])
  func joinedTextsAreOneNode(first: String, second: String, made: String) throws {
    let found = try operations((MarkupTree(html: first), MarkupTree(html: second)))
    #expect(found.map { "\($0.kind.rawValue) \($0.length)" }.joined(separator: ", ") == made)
  }

  @Test(arguments: [
    (
      "<p>a<b>x</b>c<i>1</i></p>", "<p>d<i>1</i></p>",
      "~ /html/body/p/text()[1]: 2 texts \"ac\" become \"d\""
    ),
    (
      "<p><i>1</i>a<b>x</b>c<i>2</i></p>", "<p><i>1</i><i>2</i></p>",
      "- /html/body/p/text()[1]: delete 2 texts \"ac\""
    ),
    (
      "<p>aa<b>x</b>cc<i>1</i></p><div></div>", "<p><i>1</i></p><div>aacc</div>",
      "> /html/body/p/text()[1]: move 2 texts to /html/body/div/text()"
    ),
  ])
  func severalTextsAreNamed(first: String, second: String, line: String) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    #expect(try operations(trees).last?.lines(trees.0, trees.1).first == line)
  }

  /// The children of an element stand in place of the element, and a new element is put around some of them.
  @Test func anUnwrappedAndANewElementOverlap() throws {
    let items = (1...8).map { "<li><a href=/\($0)>item \($0)</a></li>" }.joined()
    let found = try operations(
      (
        MarkupTree(
          html: "<main>\n <div>\n  <h3>Contents</h3>\n  <ul>\(items)</ul>\n </div>\n</main>"),
        MarkupTree(
          html:
            "<main><section>\n \n  <h3>Contents</h3>\n  </section><ul>\(items)</ul>\n \n</main>")
      ))
    #expect(found.map(\.kind) == [.unwrap, .wrap])
  }

  /// The number of random pages; `make random-test` tries 2,000.
  private static let pages =
    ProcessInfo.processInfo.environment["TRELLIS_DIFF_PAGES"].flatMap { UInt64($0) } ?? 8

  /// Elements between texts leave, and the joined texts change: no more operations are found than were made.
  @Test func randomChangesOfJoinedTextsAreFound() throws {
    for seed in UInt64(1)...Self.pages {
      var random = SeededGenerator(seed: seed)
      let html = (0..<3).map { row in
        let parts = (0..<6).map { "text \(row) \($0) <b>bold \(row) \($0)</b>" }.joined()
        return "<p id=p\(row)>\(parts)<i>end</i></p>"
      }.joined()
      let first = try MarkupTree(html: html + "<div></div>")
      var second = first
      var made = 0
      func change(_ operation: DOMOperation) throws {
        second = try MarkupDiff.apply([operation], to: second)
        made += 1
      }
      for row in 0..<3 {
        // The element between two texts leaves, which joins them, and so the second time.
        let text = 2 * random.below(4)
        for _ in 0...random.below(2) {
          try change(DOMOperation(kind: .delete, path: [0, 1, row, text + 1]))
        }
        let path = [0, 1, row, text]
        switch random.below(3) {
        case 0: try change(DOMOperation(kind: .text, path: path, new: "other \(row)"))
        case 1: try change(DOMOperation(kind: .delete, path: path))
        default:
          try change(DOMOperation(kind: .move, path: path, destination: [0, 1, 3, 0]))
        }
      }
      let found = try operations((first, second))
      #expect(found.count <= made, "seed \(seed): \(DOMOperation.json(found))")
    }
  }

  /// Texts that move into other texts, in pages that are searched as a whole (200 rows) and reduced (400 rows).
  @Test(arguments: [(200, 12), (400, 16)])
  func textsThatMoveIntoOthersOfALongListAreFound(rows: Int, moves: Int) throws {
    var words = (0..<rows).map { "word \($0 % 7)" }
    var names = (0..<rows).map { "name \($0 % 5)" }
    func page() throws -> MarkupTree {
      let items = zip(words, names).map { "<li><b>\($0)</b>\n<i>\($1)</i></li>" }
      return MarkupTree(
        try ParsedDocument(html: "<!doctype html><ul>\(items.joined(separator: "\n"))</ul>"))
    }
    let first = try page()
    for move in 0..<moves {
      let source = (move * 37 + 11) % rows
      words[(move * 53 + 29) % rows] += names[source]
      names[source] = ""
    }
    let second = try page()
    let found = MarkupDiff.operations(from: first, to: second)
    #expect(found.count == moves)
    #expect(found.allSatisfy { $0.kind == .move })
    #expect(try MarkupDiff.apply(found, to: first) == second)
  }
}
