import DocumentSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// The view of a page that comparisons have: its visible content.
struct VisibleContentTests {
  private func tree(_ html: String) throws -> MarkupTree {
    try MarkupTree(visibleContentOf: ParsedDocument(html: html).root)
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
  func invisibleDifferencesDoNotCount(expected: String, actual: String) throws {
    #expect(try tree(expected) == tree(actual))
  }

  @Test func aMovedFrameIsADifferenceOfItsStyle() throws {
    let pages = try (
      tree("<style data-trellis-sheet>.f0{left:0;top:1px}</style><p class=f0>a"),
      tree("<style data-trellis-sheet>.f0{left:0;top:2px}</style><p class=f0>a")
    )
    let found = MarkupDiff.operations(from: pages.0, to: pages.1)
    #expect(found.count == 1 && found.first?.kind == .attribute)
  }

  @Test func spaceThatIsSeenCounts() throws {
    #expect(try tree("<p><b>a</b> <i>b</i>") != tree("<p><b>a</b><i>b</i>"))
    #expect(try tree("<pre>a  b</pre>") != tree("<pre>a b</pre>"))
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
      #expect(
        MarkupTree(visibleContentOf: left) == MarkupTree(visibleContentOf: right), "seed \(seed)")
    }
  }
}
