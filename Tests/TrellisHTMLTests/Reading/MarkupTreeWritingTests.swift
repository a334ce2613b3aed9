import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct MarkupTreeWritingTests {
  private func paragraph(_ text: String, title: String? = nil) -> MarkupTree {
    var builder = MarkupTree.Builder()
    builder.open(.element, "p", title.map { [.init(name: "title", value: $0)] } ?? [])
    builder.leaf(.text, text)
    return builder.finish()
  }

  @Test func charactersThatParsersChangeAreReferences() {
    #expect(paragraph("a\rb\n<&>\u{A0}\"").html == "<p>a&#13;b\n&lt;&amp;&gt;&nbsp;\"</p>")
    #expect(paragraph("x", title: "a\rb\"<&").html.contains("title=\"a&#13;b&quot;"))
  }

  @Test func textsAroundALeftOutCommentAreOne() throws {
    let tree = MarkupTree(try ParsedDocument(html: "<p>a<!--c-->b<i>d</i><!--e-->f</p>"))
    let simple = tree.simplified(hasComments: false, attribute: { $1 }, text: { $0 })
    #expect(simple == MarkupTree(try ParsedDocument(html: "<p>ab<i>d</i>f</p>")))
    let same = tree.simplified(attribute: { $1 }, text: { $0 })
    #expect(same == tree)
    let changed = tree.simplified(
      hasComments: false, attribute: { _, _ in nil }, text: { $0 == "d" ? "" : $0 + "!" })
    #expect(changed == MarkupTree(try ParsedDocument(html: "<p>a!b!<i></i>f!</p>")))
  }
}
