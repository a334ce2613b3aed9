import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Texts that a parser joins, because nodes between them leave or because one of them moves.
struct JoinedTextsDiffTests {
  @Test(arguments: [
    ("<p>a<b>x</b>c</p>", "<p>ac</p>", ["delete"]),
    ("<p>a<b>x</b>c</p><i></i>", "<p>ac</p><i><b>x</b></i>", ["move"]),
    ("<p>a<b>x</b>c<i>1</i></p>", "<p>c<i>1</i></p>", ["delete", "delete"]),
    // A joined text that changes is one operation for each of its texts.
    ("<p>a<b>x</b>c</p>", "<p>d</p>", ["delete", "delete", "text"]),
    ("<p>a<b>x</b>c<i>1</i><u>2</u></p>", "<p><i>1</i><u>2</u>ac</p>", ["delete", "move", "move"]),
    ("<ul>\n<li>a</li>\n<li>b</li>\n</ul>", "<ul>\n<li>a</li>\n</ul>", ["delete", "delete"]),
  ])
  func operationsAreThoseOfEachText(first: String, second: String, kinds: [String]) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let found = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(found, to: trees.0) == trees.1)
    #expect(found.map(\.kind.rawValue).sorted() == kinds)
  }

  /// Texts that move to the ends of other texts of a long list.
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
