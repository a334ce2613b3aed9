import Testing

@testable import TrellisDOM

struct DOMDiffTests {
  private func differences(_ expected: String, _ actual: String) throws -> [String] {
    let trees = try (
      DOMTree(ParsedDocument(html: expected)), DOMTree(ParsedDocument(html: actual))
    )
    return DOMDiff.differences(trees.0, trees.1).map(\.description)
  }

  @Test(arguments: [
    ("<p a=1 b=2>x", "<p b='2' a=1>x</p>"), ("<p class='a b'>x", "<p class=' b  a '>x"),
    ("<div><p>a</p><p>b</p></div>", "<div>\n  <p>a</p>\n  <p>\n b </p>\n</div>"),
    ("<p>a b", "<p>a \n  b"), ("<p>a<!-- c -->b", "<p>ab"),
    ("<style nonce=1>x</style><p>", "<style nonce=2>x</style><p>"),
    ("<p style='color:red; top:0'>", "<p style='top: 0;color:red'>"),
    (
      "<style data-trellis-sheet>.f0{left:0}.f1,.f2{top:1px}.s0{color:red}</style><p class='x f1 s0'>",
      "<style data-trellis-sheet>.f7{top:1px}\n.s9{color:red}</style><p class='f7 x s9'>"
    ),
    (
      "<style data-trellis-sheet>.f0,.f1{left:0}.f0{top:1px}</style><p class=f0>",
      "<style data-trellis-sheet></style><p style='left:0;top:1px'>"
    ),
  ])
  func whatNobodySeesDoesNotCount(expected: String, actual: String) throws {
    #expect(try differences(expected, actual).isEmpty)
    #expect(try differences(actual, expected).isEmpty)
  }

  @Test func differencesSayWhereAndWhat() throws {
    let found = try differences(
      "<ul><li>1<li href=a title=t>2</ul>", "<ul><li>1<li href=b class=c>two</ul>")
    #expect(
      found == [
        "/html/body/ul/li[2]: attribute class is not expected\n  actual:   \"c\"",
        "/html/body/ul/li[2]: attribute href differs\n  expected: \"a\"\n  actual:   \"b\"",
        "/html/body/ul/li[2]: attribute title is missing\n  expected: \"t\"",
        "/html/body/ul/li[2]: text differs\n  expected: \"2\"\n  actual:   \"two\"",
      ])
  }

  @Test func aMovedFrameIsADifferenceOfItsStyle() throws {
    let found = try differences(
      "<style data-trellis-sheet>.f0{left:0;top:1px}</style><p class=f0>a",
      "<style data-trellis-sheet>.f0{left:0;top:2px}</style><p class=f0>a")
    #expect(found.count == 1 && found[0].contains("style top differs"))
  }

  @Test func aMissingElementIsOneDifference() throws {
    let rows = (0..<50).map { "<li class=row><b>\($0)</b></li>" }
    var fewer = rows
    fewer.remove(at: 7)
    let (all, some) = ("<ul>\(rows.joined())</ul>", "<ul>\(fewer.joined())</ul>")
    #expect(
      try differences(all, some) == [
        "/html/body/ul/li[8]: element is missing\n  expected: <li class=\"row\">7"
      ])
    #expect(
      try differences(some, all) == [
        "/html/body/ul/li[8]: element is not expected\n  actual:   <li class=\"row\">7"
      ])
  }

  /// Children with the same name are paired by their ids.
  @Test func elementsArePairedByNameAndID() throws {
    #expect(
      try differences("<p id=a>x</p><p id=b>y</p>", "<p id=b>z</p>") == [
        "/html/body/p[1]: element is missing\n  expected: <p id=\"a\">x",
        "/html/body/p[2]: text differs\n  expected: \"y\"\n  actual:   \"z\"",
      ])
    #expect(try differences("<p>x</p><p id=b>y</p>", "<p id=b>z</p>").count == 2)
  }

  @Test func spaceThatIsSeenCounts() throws {
    #expect(try differences("<p><b>a</b> <i>b</i>", "<p><b>a</b><i>b</i>").count == 1)
    #expect(try differences("<pre>a  b</pre>", "<pre>a b</pre>").count == 1)
  }

  @Test func theNumberOfDifferencesIsBounded() throws {
    let row = { (text: String) in String(repeating: "<p>\(text)</p>", count: 300) }
    let trees = try (
      DOMTree(ParsedDocument(html: row("a"))), DOMTree(ParsedDocument(html: row("b")))
    )
    #expect(DOMDiff.differences(trees.0, trees.1, limit: 10).count == 10)
    #expect(DOMDiff.differences(trees.0, trees.1).count == 300)
    #expect(DOMDiff.differences(trees.0, trees.0).isEmpty)
  }

  /// A page and its snapshot have the same content in two forms, and so does the same tree written after
  /// other frames were numbered.
  @Test func aPageEqualsItsSnapshot() throws {
    for seed in UInt64(1)...40 {
      var source = RandomDocument(seed: seed)
      source.change(most: 60)
      source.document.announceAll()
      let html = HTMLWriter.page(source.document)
      let page = "<style data-trellis-sheet>\(html.styleSheet)</style><body>\(html.body)"
      let query = "//*[@data-trellis]"
      let left = try ParsedDocument(html: page).elements(matching: query)[0]
      let right = try ParsedDocument(html: "<body>" + HTMLWriter.snapshot(source.document))
        .elements(matching: query)[0]
      let found = DOMDiff.differences(DOMTree(left), DOMTree(right))
      #expect(found.isEmpty, "seed \(seed): \(found.first?.description ?? "")")
    }
  }
}
