import TestSupport
import Testing

@testable import TrellisDOM

/// Changes of pages whose equal parts have several possible partners.
struct MatchingRefinementTests {
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

  /// A node that gets another partner is no longer the partner of the one before.
  @Test func changesKeepPartnersMutual() {
    for seed in UInt64(1)...40 {
      let page = TinyMarkup.page(seed: seed)
      var mutator = NodeMutator(seed: seed, joins: true)
      let changed = mutator.mutate(page, times: 3).0
      var matching = TreeMatching(page, changed, classes: SubtreeClasses(page, changed))
      matching.search(
        TreeMatching.Strategy(
          leastUniqueWeight: 24, pairsNearFirst: true, alignsByCost: false, goesDownFirst: true))
      let operations = EditScript.operations(matching)
      for candidate in RefinementCandidates(matching, operations, isWide: true).all {
        var trial = matching
        _ = trial.make(candidate)
        #expect(trial.isConsistent, "seed \(seed): \(candidate)")
      }
    }
  }

  /// Large pages are compared without the parts that are equal and in place, as exactly as small ones.
  @Test func changesOfLargePagesAreFoundAsMade() {
    for seed in UInt64(1)...4 {
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
    // A part of a table goes, and a row like its only row comes elsewhere.
    (
      "<table><tbody><tr><td><i><tt>one</tt></i>:</td><td>the first of them</td></tr></tbody><tbody><tr>"
        + "<td>x</td></tr></tbody></table>",
      "<table><tbody><tr><td>x</td></tr><tr><td><i><tt>two</tt></i>:</td><td>the second of them</td></tr>"
        + "</tbody></table>", ["delete", "insert"]
    ),
    // An element is unwrapped, and one of the same name is put around nodes elsewhere.
    (
      "<section><div><p>a</p><p>b</p></div></section><nav><p>c</p><p>d</p></nav>",
      "<section><p>a</p><p>b</p></section><nav><div><p>c</p><p>d</p></div></nav>",
      ["unwrap", "wrap"]
    ),
    // An element is unwrapped, and one of its name is put around its content and more.
    (
      "<div><i>b</i><span>x</span> y<u>c</u><em>d</em></div>",
      "<div><span><i>b</i>x y<u>c</u><em>d</em></span></div>", ["unwrap", "wrap"]
    ),
  ])
  func unrelatedChangesStayApart(first: String, second: String, made: [String]) throws {
    #expect(try kinds(first, second).sorted() == made)
  }

  /// An element moves and changes, or is deleted here while another one is inserted there: the latter is fewer operations.
  @Test(arguments: [
    (
      "<p><i>x</i> y</p><div><u>q</u><span class=a>x</span><b>w</b></div>",
      "<p><i>x</i><i>x</i> y</p><div><u>q</u><b>w</b></div>"
    ),
    (
      "<div><p>a <i>x</i></p><p>b <span class=a>x</span></p></div>",
      "<div><p>a <i>x</i><i>x</i></p><p>b </p></div>"
    ),
  ])
  func aMovedElementWithOtherChangesIsAnotherOne(first: String, second: String) throws {
    #expect(try kinds(first, second).sorted() == ["delete", "insert"])
  }

  /// Items of few kinds in one list; the digits are the texts of items, and brackets are an element around some.
  @Test(arguments: [
    // Two items leave the list, one changes, and an element is put around others.
    ("10101000100010001001", "", "1[011]00100y010001001", "00", ["move", "move", "text", "wrap"]),
    ("10010010101111011100", "", "1001001001101[1100]", "11", ["delete", "move", "move", "wrap"]),
  ])
  func changesInAListOfEqualItemsAreFoundAsMade(
    first: String, outside: String, second: String, outsideOfSecond: String, made: [String]
  ) throws {
    func page(_ list: String, _ outside: String) -> String {
      func items(_ text: String) -> String {
        var result = ""
        for (index, character) in text.enumerated() {
          switch character {
          case "[": result += "<ol>"
          case "]": result += "</ol>"
          case "y": continue
          default:
            let isChanged = index > 0 && Array(text)[index - 1] == "y"
            result += "<li><i>\(isChanged ? "y" : "x")\(character)</i></li>"
          }
        }
        return result
      }
      return "<section>\(items(list))</section><aside>\(items(outside))</aside>"
    }
    #expect(try kinds(page(first, outside), page(second, outsideOfSecond)).sorted() == made)
  }

  /// One of many equal items is replaced by its children, and others move; the brackets are around the children.
  @Test(arguments: [
    ("001100000010", "00011000[0]001", ["move", "unwrap"]),
    ("111110011000", "1110111[0]0100", ["move", "move", "unwrap"]),
  ])
  func anItemOfManyEqualOnesIsUnwrapped(first: String, second: String, made: [String]) throws {
    func page(_ items: String) -> String {
      var result = ""
      var isUnwrapped = false
      for character in items {
        guard character.isNumber else {
          isUnwrapped = character == "["
          continue
        }
        let content = "<i>x\(character)</i> <i>x</i>"
        result += isUnwrapped ? content : "<div>\(content)</div>"
      }
      return "<main>\(result)</main>"
    }
    #expect(try kinds(page(first), page(second)).sorted() == made)
    let reversed = made.map { $0 == "unwrap" ? "wrap" : $0 }
    #expect(try kinds(page(second), page(first)).sorted() == reversed)
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
