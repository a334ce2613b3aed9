import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Pages that are equal by `==` of `String` but have different code points differ.
struct CodePointDiffTests {
  @Test(arguments: [
    ("<p>\u{E9}</p>", "<p>e\u{301}</p>"), ("<p>\u{795E}</p>", "<p>\u{FA19}</p>"),
    ("<a href=\"/caf\u{E9}\">x</a>", "<a href=\"/cafe\u{301}\">x</a>"),
    ("<script>a;b</script>", "<script>a\u{37E}b</script>"),
    ("<p>a<!--\u{E9}-->", "<p>a<!--e\u{301}-->"), ("<p data-\u{E9}=1>x", "<p data-e\u{301}=1>x"),
    ("<x-\u{E9}>x</x-\u{E9}>", "<x-e\u{301}>x</x-e\u{301}>"),
    (
      "<ul><li id=\u{E9}>a<li id=e\u{301}>b</ul>", "<ul><li id=e\u{301}>a<li id=\u{E9}>b</ul>"
    ),
  ])
  func otherCodePointsAreAChange(first: String, second: String) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    #expect(trees.0 != trees.1)
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect((1...3).contains(operations.count), "\(operations)")
    #expect(operations.allSatisfy { $0.path.count > 1 }, "not the whole page: \(operations)")
    let result = try MarkupDiff.apply(operations, to: trees.0)
    #expect(result == trees.1)
    #expect(result.html(of: 0).utf8.elementsEqual(trees.1.html(of: 0).utf8))
    #expect(MarkupDiff.operations(from: trees.0, to: trees.0).isEmpty)
    #expect(
      !UnifiedDiff.text([first], [second], names: ("a", "b")).isEmpty)
    // Comments are no part of such a tree.
    if !first.contains("<!--") {
      #expect(
        try MarkupTree(visibleContentOf: ParsedDocument(html: first).root)
          != MarkupTree(visibleContentOf: ParsedDocument(html: second).root))
    }
  }

  /// The line names the code points where both texts look the same.
  @Test(arguments: [
    ("<p>\u{E9}</p>", "<p>e\u{301}</p>", "(U+00E9 becomes U+0065 U+0301)"),
    ("<p>a\u{A0}b", "<p>a b", "(U+00A0 becomes U+0020)"),
    ("<p>ab", "<p>a\u{200B}b", "(nothing becomes U+200B)"),
    ("<p id=\u{212B}>a", "<p id=\u{C5}>a", "(U+212B becomes U+00C5)"),
    ("<p>\u{E9}", "<p>e", nil), ("<p>a b", "<p>ab", nil), ("<p>a", "<p>b\u{200B}", nil),
  ])
  func textsThatLookAlikeHaveTheirCodePoints(
    first: String, second: String, ending: String?
  ) throws {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    let line = try #require(operations.first).lines(trees.0, trees.1)[0]
    if let ending {
      #expect(line.hasSuffix(" " + ending), "\(line)")
    } else {
      #expect(!line.contains("U+"), "\(line)")
    }
  }

  /// Signs of markup beside marks and prepended signs, with which they are one character.
  @Test(arguments: ["\u{600}", "\u{6DD}", "\u{110BD}", "\u{301}", "\u{FE0F}", "\u{200D}"])
  func reportsEscapeSignsBesideMarks(mark: String) throws {
    let text = "\(mark)<img src=x>\(mark)\"\(mark)&\(mark)"
    let trees = try (
      MarkupTree(html: "<p>hello"), MarkupTree(html: "<p>" + HTMLEscaping.text(text))
    )
    let report = DiffReport(names: (text, text))
    let page = report.page(
      DiffReport.Comparison(
        name: text, trees: trees, operations: MarkupDiff.operations(from: trees.0, to: trees.1)))
    #expect(
      page.utf8.split(separator: UInt8(ascii: "<")).allSatisfy { !$0.starts(with: "img".utf8) })
    #expect(page.contains("Content-Security-Policy"))
  }

  /// Names are in the order of their bytes, not in the order of Swift.
  @Test func namesThatAreEquivalentAreTwoAttributes() throws {
    let pages = ["<p e\u{301}=1 f=1>x", "<p e\u{301}=1 f=2>x", "<p \u{E9}=1 e\u{301}=2>x"]
    let trees = try pages.map { try MarkupTree(html: $0) }
    let change = MarkupDiff.operations(from: trees[0], to: trees[1])
    #expect(change.map(\.kind) == [.attribute])
    #expect(try MarkupDiff.apply(change, to: trees[0]) == trees[1])
    let all = trees[2].values.indices.map { trees[2].attributes(of: $0).map(\.value).sorted() }
    #expect(all.contains(["1", "2"]))
    var other = change
    other[0].name = "e\u{301}"
    other[0].old = "\u{E9}"
    let page = try MarkupTree(html: "<p e\u{301}=e\u{301}>x")
    #expect(throws: DOMOperationError.self) { try MarkupDiff.apply(other, to: page) }
  }
}
