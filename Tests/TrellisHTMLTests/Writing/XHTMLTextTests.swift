import CLibXML2
import DocumentSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct XHTMLTextTests {
  /// The text of `xml` as an XML parser reads it, with the names of elements and the values of attributes; `nil` if it is
  /// not well-formed.
  private func read(_ xml: String) -> String? {
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let bytes = Array(xml.utf8)
    let document = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, "UTF-8", options)
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    return xmlDocGetRootElement(document).map(describe)
  }

  private func describe(_ node: xmlNodePtr) -> String {
    if node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE {
      return node.pointee.content.map { String(cString: $0) } ?? ""
    }
    guard node.pointee.type == XML_ELEMENT_NODE else { return "" }
    var text = "(" + String(cString: node.pointee.name)
    var attribute = node.pointee.properties
    while let one = attribute {
      let value = xmlNodeListGetString(node.pointee.doc, one.pointee.children, 1)
      text += " \(String(cString: one.pointee.name))=\(value.map { String(cString: $0) } ?? "")"
      if let value { cxml_free(value) }
      attribute = one.pointee.next
    }
    if let space = node.pointee.ns?.pointee.href, node.pointee.nsDef != nil {
      text += " in " + String(cString: space).split(separator: "/").last!
    }
    text += ":"
    var child = node.pointee.children
    while let one = child {
      text += describe(one)
      child = one.pointee.next
    }
    return text + ")"
  }

  @Test(arguments: [
    ("<p>a<?b c d?>e</p>", "<p>a<?b c d?>e</p>"), ("<p><?a ??></p>", "<p><?a ??></p>"),
    ("<p><?a></p>", "<p><?a ?></p>"), ("<p><?a b></p>", "<p><?a b?></p>"),
    ("<p><?a &amp;<b></p>", "<p><?a &amp;<b?></p>"), ("<p><?a \u{1}></p>", "<p><?a \u{FFFD}?></p>"),
    ("<p><?xml a?></p>", "<p><!--?xml a?--></p>"), ("<p><?a--b:c--></p>", "<p><!----></p>"),
    ("<p><!--a\u{1}b--></p>", "<p><!--a\u{FFFD}b--></p>"),
    ("<style>a\u{1}<</style>", "<style><![CDATA[a\u{FFFD}<]]></style>"),
  ])
  func instructionsAndCommentsStay(html: String, expected: String) throws {
    let xml = try XHTMLText.page(html)
    #expect(xml.hasSuffix(expected))
    #expect(read(xml) != nil)
  }

  @Test(arguments: ["<p><?a b", "<p><?", "<p><?a"])
  func anInstructionWithoutAnEndIsMalformed(html: String) {
    #expect(throws: XHTMLText.Problem.malformed(offset: 3)) { try XHTMLText.page(html) }
  }

  @Test(arguments: [
    ("<p>a<br>b<img src=x alt=''></p>", "(p:a(br:)b(img src=x alt=:))"),
    ("<input required value=\"a&quot;b>c\">", "(input required= value=a\"b>c:)"),
    ("<p title='a\nb\tc' title=\"second\">x</p>", "(p title=a\nb\tc:x)"),
    (
      "<p>&nbsp;&hellip;&#13;&amp;&#x41;&#0; & &nothing; a&b</p>",
      "(p:\u{A0}…\r&A\u{FFFD} & ¬hing; a&b)"
    ),
    ("<pre>\n\nx</pre>", "(pre:\nx)"), ("<textarea>\n&lt;b></textarea>", "(textarea:<b>)"),
    ("<style>a<b&c]]>d{}</style>", "(style:a<b&c]]>d{})"),
    ("<p lang=de>x</p>", "(p lang=de lang=de:x)"),
    (
      "<div><svg viewBox=\"0 0 1 1\"><linearGradient id=g /><path d=\"M0\"></path></svg></div>",
      "(div:(svg viewBox=0 0 1 1 in svg:(linearGradient id=g:)(path d=M0:)))"
    ),
    ("<x-09az data-09az._=\"y\">z</x-09az>", "(x-09az data-09az._=y:z)"),
    ("<p><!-- a -- b -->x<!--c--></p>", "(p:x)"),
    ("<p><!-- a --\u{301} b -->x<!-- -\u{301}--></p>", "(p:x)"),
    ("<p>\u{1}\u{FFFE}y</p>", "(p:\u{FFFD}\u{FFFD}y)"), ("<title>a<b></title>", "(title:a<b>)"),
    ("<p>1<2</p>", "(p:1<2)"),
    ("<svg><style>a&lt;</style><path/></svg>", "(svg in svg:(style:a<)(path:))"),
    ("<math definitionurl=u><mi/></math>", "(math definitionURL=u in MathML:(mi:))"),
  ])
  func xmlParsersReadTheSameTree(_ html: String, _ tree: String) throws {
    #expect(read(try XHTMLText.page(html)) == tree)
  }

  @Test func aPageHasItsDoctypeAndNamespace() throws {
    let xml = try XHTMLText.page("<!doctype html>\n<html lang=\"en\"><body></body></html>\n")
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><body></body></html>

        """)
  }

  @Test(arguments: [
    ("<p>", XHTMLText.Problem.open(tag: "p")), ("<b><i></b>", .unexpectedEnd(tag: "b")),
    ("</p>", .unexpectedEnd(tag: "p")), ("<p", .malformed(offset: 0)),
    ("<br><p a=\"", .malformed(offset: 4)), ("<p @a></p>", .malformed(offset: 0)),
    ("<script>", .open(tag: "script")), ("<title>a", .open(tag: "title")),
    ("<!-- >", .malformed(offset: 0)), ("<br><!doctype", .malformed(offset: 4)),
  ])
  func missingEndsAreProblems(_ html: String, _ problem: XHTMLText.Problem) {
    #expect(throws: problem) { try XHTMLText.page(html) }
  }

  @Test func writtenDocumentsAreWellFormed() throws {
    for seed in 0..<50 as Range<UInt64> {
      var source = RandomDocument(seed: seed)
      source.change(most: 60)
      let html = HTMLWriter.page(source.document).body
      #expect(read(try XHTMLText.page(html)) != nil, "\(html)")
    }
  }

  @Test func aScriptWithAnAmpersandIsASection() throws {
    let page = try XHTMLText.page("<html><script>a && b</script></html>")
    #expect(read(page)?.contains("(script:a && b)") == true)
  }

  @Test(arguments: [
    ("<p>a|b</p>", "<p>a|b</p>"), ("<br>|<br>", "<br />|<br />"), ("&lt;|", "&lt;|"),
  ])
  func aPlaceInTheTextIsFoundAgain(html: String, xml: String) throws {
    let parts = html.split(separator: "|", omittingEmptySubsequences: false)
    let page = try XHTMLText.page(Array(parts.joined().utf8), mapping: parts[0].utf8.count)
    var bytes = page.xml
    bytes.insert(UInt8(ascii: "|"), at: page.offset)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("?>\n" + xml))
  }

  @Test(arguments: [
    ("<p></p>", 1, XHTMLText.Problem.malformed(offset: 1)), ("<p></p>", 2, .malformed(offset: 0)),
    ("<p></p>", 5, .malformed(offset: 5)), ("<p></p>", 6, .malformed(offset: 3)),
    ("<!--a-->", 2, .malformed(offset: 0)), ("<style></style>", 7, .open(tag: "style")),
  ])
  func aPlaceInsideOfATagIsAProblem(html: String, offset: Int, problem: XHTMLText.Problem) {
    #expect(throws: problem) { try XHTMLText.page(Array(html.utf8), mapping: offset) }
  }

  @Test func dataSectionsOfXHTMLHaveNoEndInside() throws {
    for mark in ["\u{301}", "\u{FE0F}"] {
      let script = "<script>a]]>\(mark)</script>"
      let text = try XHTMLText.page(
        "<!doctype html>\n<html lang=\"en\"><body>\(script)</body></html>\n")
      #expect(!text.utf8.contains("a]]>\(mark)".utf8))
    }
  }
}
