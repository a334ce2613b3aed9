import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Changes of pages whose equal parts have several possible partners.
struct EqualPartsDiffTests {
  private func kinds(_ first: String, _ second: String) throws -> [String] {
    let trees = try (
      MarkupTree(ParsedDocument(html: first)), MarkupTree(ParsedDocument(html: second))
    )
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(operations, to: trees.0) == trees.1)
    return operations.map(\.kind.rawValue)
  }

  @Test(arguments: [
    // A moved text is joined with the text beside it.
    ("<h1>Module <a>core</a><i></i> in</h1>", "<h1><a>core</a><i></i>Module  in</h1>", ["move"]),
    // One of several equal siblings goes, and the white space around it becomes one text.
    (
      "<p>\n <b>x</b>\n <b>x</b>\n <b>x</b>\n</p>", "<p>\n \n <b>x</b>\n <b>x</b>\n</p>", ["delete"]
    ),
    // An element between texts is replaced by its children between texts.
    ("<p>a\n<b>\n <img>\n </b>\nc</p>", "<p>a\n\n <img>\n \nc</p>", ["unwrap"]),
    // A cell that becomes empty beside a deleted one.
    (
      "<table><tr><td>1<td>2<td>3<td>4</table>", "<table><tr><td>1<td><td>4</table>",
      ["delete", "delete"]
    ),
  ])
  func changesAreFoundAsMade(first: String, second: String, made: [String]) throws {
    #expect(try kinds(first, second).sorted() == made)
  }

  @Test func changesOfLargePagesAreFoundAsMade() {
    for seed in UInt64(1)...2 {
      let page = RandomMarkup.page(seed: seed, sections: 160)
      var mutator = MarkupMutator(seed: seed)
      let (changed, made) = mutator.mutate(page, times: 6)
      let found = MarkupDiff.operations(from: page, to: changed)
      #expect(page.count + changed.count > 5_000)
      #expect(found.count <= made.count, "seed \(seed)")
      #expect((try? MarkupDiff.apply(found, to: page)) == changed)
    }
  }

  /// A moved item and a new one of a long list are two operations.
  @Test func longRunsOfEqualSiblingsStay() throws {
    func page(_ items: [Int]) throws -> MarkupTree {
      let list = items.map { "<li><a href=/\($0)>\($0)</a> text</li>" }.joined()
      return try MarkupTree(ParsedDocument(html: "<ul>\(list)</ul>"))
    }
    let items = Array(0..<2_000)
    let first = try page(items)
    let second = try page(items[0..<700] + items[701..<1_500] + [700, 9_999] + items[1_500...])
    let found = MarkupDiff.operations(from: first, to: second)
    #expect(Set(found.map(\.kind)) == [.move, .insert])
    #expect(found.count == 2)
    #expect(try MarkupDiff.apply(found, to: first) == second)
  }

  /// Many equal rows, of which some change: the rows that stay equal are not shifted against each other.
  @Test(arguments: [60, 400])
  func changedRowsOfEqualOnesAreFoundAsMade(rows: Int) throws {
    func page(_ changed: [Int: String]) throws -> MarkupTree {
      let rows = (0..<rows).map { "<tr><td>\(changed[$0] ?? "x")<td>x<td>x" }.joined()
      return try MarkupTree(ParsedDocument(html: "<table>\(rows)</table>"))
    }
    let changes = (0..<10).map { (($0 * 37 + 5) % rows, "changed \($0)") }
    let first = try page([:])
    let second = try page(Dictionary(changes) { $1 })
    let found = MarkupDiff.operations(from: first, to: second)
    #expect(found.map(\.kind) == Array(repeating: .text, count: 10))
    #expect(try MarkupDiff.apply(found, to: first) == second)
  }

  /// A row that has most of its cells elsewhere is the same row: two operations would repeat all of them.
  @Test func aMovedRowWithSomeChangesIsTheSameRow() throws {
    func row(_ changed: [Int]) -> String {
      let cells = (0..<20).map { "<td>\(changed.contains($0) ? "new \($0)" : "cell \($0)")</td>" }
      return "<tr>\(cells.joined())</tr>"
    }
    let other = "<tr><td>x</td></tr>"
    let found = try kinds(
      "<table><tbody>\(row([]))</tbody><tbody>\(other)</tbody></table>",
      "<table><tbody>\(other)\(row([3, 9, 14]))</tbody></table>")
    #expect(found.sorted() == ["delete", "move", "text", "text", "text"])
  }

  /// An element stays, although unwrapping it and wrapping another one would be fewer operations than its changes.
  @Test func anElementWithManyChangesStays() throws {
    let found = try kinds(
      "<section><div lang=a title=b class=c><p>x</p><p>y</p></div></section>",
      "<section><div lang=d title=e class=f><p>x</p><p>y</p></div></section>")
    #expect(found == ["attribute", "attribute", "attribute"])
  }

  @Test(arguments: [
    // An element is unwrapped, and one of the same name is put around nodes elsewhere.
    (
      "<section><div><p>a</p><p>b</p></div></section><nav><p>c</p><p>d</p></nav>",
      "<section><p>a</p><p>b</p></section><nav><div><p>c</p><p>d</p></div></nav>",
      ["unwrap", "wrap"]
    )
  ])
  func unrelatedChangesStayApart(first: String, second: String, made: [String]) throws {
    #expect(try kinds(first, second).sorted() == made)
  }

  /// Many equal nodes lose or get the element around them; a search of all of them for each one would take a minute.
  @Test func anElementAroundManyEqualNodesIsUnwrapped() throws {
    func page(_ count: Int, _ text: String, isWrapped: Bool) -> String {
      let items = String(repeating: "<i></i>", count: count)
      return "<main>\(isWrapped ? "<div>\(items)</div>" : items)</main><p>\(text)</p>"
    }
    let (wrapped, plain) = (
      page(20_000, "x", isWrapped: true), page(19_999, "y", isWrapped: false)
    )
    #expect(try kinds(wrapped, plain).sorted() == ["delete", "text", "unwrap"])
    #expect(try kinds(plain, wrapped).sorted() == ["insert", "text", "wrap"])
  }
}
