import PageSupport
import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// An element that moves with the white space beside it is one operation.
struct WhiteSpaceMovesTests {
  private func operations(_ before: String, _ after: String) throws -> [DOMOperation] {
    func tree(_ body: String) throws -> MarkupTree {
      try MarkupTree(html: "<!DOCTYPE html><title>x</title><body>\(body)")
    }
    let (first, second) = (try tree(before), try tree(after))
    let operations = MarkupDiff.operations(from: first, to: second)
    let read = try DOMOperation.operations(json: Array(DOMOperation.json(operations).utf8))
    #expect(try MarkupDiff.apply(read, to: first) == second)
    return operations
  }

  private static func list(_ items: String, _ indent: String = "\n  ", _ end: String = "\n")
    -> String
  {
    "<ul>" + items.map { "\(indent)<li>item \($0)</li>" }.joined() + end + "</ul>"
  }

  private static func rows(_ items: String) -> String {
    "<table>\n<tbody>\n"
      + items.map { "<tr>\n<td>\($0)</td>\n<td>row \($0)</td>\n</tr>\n" }.joined()
      + "</tbody>\n</table>"
  }

  private static func section(_ items: String, _ indent: String = "\n    ") -> String {
    "<section>" + items.map { "\(indent)<p>Paragraph \($0)</p>" }.joined() + "\n  </section>"
  }

  @Test(
    arguments: ["\n  ", "\n", " ", "\n\n", "\t"],
    [
      "acbdef", "fabcde", "bcdefa", "acdebf", "aebcdf", "bacdef", "abcdfe", "eabcdf", "abdefc",
    ])
  func anItemOfAList(indent: String, order: String) throws {
    for end in ["\n", indent, ""] {
      let found = try operations(Self.list("abcdef", indent, end), Self.list(order, indent, end))
      #expect(found.map(\.kind) == [.move], "\(found)")
    }
  }

  @Test(arguments: ["\n  ", "\n"]) func oneOfTwoItems(indent: String) throws {
    #expect(try operations(Self.list("ab", indent), Self.list("ba", indent)).count == 1)
  }

  @Test(arguments: ["adbcef", "fabcde", "bcdefa", "bacdef", "abdcef"])
  func aRowOfATable(order: String) throws {
    #expect(try operations(Self.rows("abcdef"), Self.rows(order)).map(\.kind) == [.move])
  }

  @Test(arguments: ["cdb", "cbd", "bcd"], ["\n    ", "\n", "\n  "])
  func aParagraphOfAnotherSection(order: String, indent: String) throws {
    func page(_ first: String, _ second: String) -> String {
      "<main>\n  \(Self.section(first, indent))\n  \(Self.section(second, indent))\n</main>"
    }
    #expect(try operations(page("ab", "cd"), page("a", order)).map(\.kind) == [.move])
    #expect(try operations(page("a", order), page("ab", "cd")).map(\.kind) == [.move])
  }

  @Test(arguments: [
    (
      "<main>\n<section>\n  <p>A text</p>\n  <p>B text</p>\n</section>\n<section>\n</section>\n</main>",
      "<main>\n<section>\n  <p>A text</p>\n</section>\n<section>\n  <p>B text</p>\n</section>\n</main>"
    ),
    (
      "<div>\n  <p>A text</p>\n  <aside>\n    <b>x</b>\n  </aside>\n</div>",
      "<div>\n  <aside>\n    <b>x</b>\n  <p>A text</p>\n  </aside>\n</div>"
    ),
    (
      "<ul>\n<li>1</li>\n<!--c-->\n<li>2</li>\n<li>3</li>\n</ul>",
      "<ul>\n<li>1</li>\n<li>2</li>\n<li>3</li>\n<!--c-->\n</ul>"
    ),
    (
      "<p><a href=0>l0</a> <a href=1>l1</a> <a href=2>l2</a> <a href=3>l3</a></p>",
      "<p><a href=0>l0</a> <a href=3>l3</a> <a href=1>l1</a> <a href=2>l2</a></p>"
    ),
    (
      "<main>\n  <section>\n <p>1\n </section>\n  <section>\n <p>2\n </section>\n  <footer>x</footer>\n</main>",
      "<main>\n  <section>\n <p>2\n </section>\n  <section>\n <p>1\n </section>\n  <footer>x</footer>\n</main>"
    ),
  ])
  func otherMoves(before: String, after: String) throws {
    #expect(try operations(before, after).map(\.kind) == [.move])
    #expect(try operations(after, before).map(\.kind) == [.move])
  }

  @Test(arguments: [(10, 1_500), (1_500, 10), (700, 720), (0, 1_999), (800, 801)])
  func anItemOfALongList(from: Int, to: Int) throws {
    func page(_ items: [Int]) -> String {
      "<ul>" + items.map { "\n  <li>item \($0)</li>" }.joined() + "\n</ul>"
    }
    var items = Array(0..<2_000)
    let before = page(items)
    items.insert(items.remove(at: from), at: to)
    #expect(try operations(before, page(items)).map(\.kind) == [.move])
  }

  @Test func theNodesAreNamed() throws {
    let trees = try (MarkupTree(html: Self.list("abc")), MarkupTree(html: Self.list("bca")))
    let found = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(DOMOperation.json(found).contains("\"length\":2}"))
    let lines = found.flatMap { $0.lines(trees.0, trees.1) }
    #expect(lines.first == "> /html/body/ul/li[1]: move with white space to /html/body/ul/li[3]")
  }

  /// Each of several moves is at most one operation.
  @Test func severalMoves() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var items = Array("abcdefghijkl")
      let count = 1 + random.below(3)
      for _ in 0..<count {
        items.insert(items.remove(at: random.below(items.count)), at: random.below(items.count + 1))
      }
      let found = try operations(Self.list("abcdefghijkl"), Self.list(String(items)))
      #expect(found.count <= count, "seed \(seed)")
      #expect(found.allSatisfy { $0.kind == .move })
    }
  }
}
