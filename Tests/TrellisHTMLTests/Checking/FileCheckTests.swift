import Testing

@testable import TrellisHTML

struct FileCheckTests {
  private func problems(
    _ text: String, as kind: FileCheck.Kind = .xml, limits: ParseLimits = ParseLimits()
  ) -> [String] {
    FileCheck(Array(text.utf8), as: kind, limits: limits).problems.map(\.description)
  }

  private func page(_ body: String) -> String {
    "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>\(body)</body></html>"
  }

  // MARK: Well-formed XML

  @Test(arguments: [
    ("<a>\n<b></a>", "line 2: Opening and ending tag mismatch: b line 2 and a"),
    ("<a>", "line 1: Premature end of data in tag a line 1"),
    ("<a/><b/>", "line 1: Extra content at the end of the document"),
    ("<a b='1' b='2'/>", "line 1: Attribute b redefined"),
    ("<a b=1/>", "line 1: AttValue: \" or ' expected"),
    ("<a b='<'/>", "line 1: Unescaped '<' not allowed in attributes values"),
    ("<a>&nothing;</a>", "line 1: Entity 'nothing' not defined"),
    ("<a>1 & 2</a>", "line 1: xmlParseEntityRef: no name"),
    ("<a>\n\n\u{1}</a>", "line 3: PCDATA invalid Char value 1"),
    ("<b:a/>", "line 1: Namespace prefix b on a is not defined"),
    ("<a><!-- -- --></a>", "line 1: Double hyphen within comment"),
    ("<a xml:id='i'><b xml:id='i'/></a>", "line 1: ID i already defined"),
    ("text", "line 1: Start tag expected, '<' not found"), ("", "the file is empty"),
  ])
  func mistakesOfXMLHaveTheirLines(text: String, problem: String) {
    let found = problems(text)
    #expect(found.count == 1 && found.first?.hasPrefix(problem) == true, "\(found)")
  }

  @Test(arguments: [
    "<a/>", "<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "<a><![CDATA[<b>]]></a>",
    "<!DOCTYPE a [<!ELEMENT a EMPTY>]><a/>", "<a xmlns:b='c'><b:d/></a>",
    "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://127.0.0.1:1/x.dtd'><html>&nbsp;</html>",
  ])
  func wellFormedXMLHasNoProblems(text: String) {
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    """
    <!DOCTYPE a [
    <!ENTITY b "b"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">
    ]><a>&d;</a>
    """,
    "<!DOCTYPE a [\n<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
    "<!DOCTYPE a [\n<!ENTITY % b SYSTEM 'http://127.0.0.1:1/'> %b;]><a/>",
  ])
  func entitiesAreRefusedAndNotExpanded(text: String) throws {
    let check = FileCheck(Array(text.utf8), as: .xml)
    #expect(check.document == nil)
    #expect(
      check.problems.map(\.description) == [
        "line 2: declares the entity 'b'; entities are not expanded, write their texts instead"
      ])
  }

  @Test func sizesAreLimited() {
    #expect(
      problems("<a></a>", limits: ParseLimits(bytes: 6)) == ["the file has more than 6 bytes"])
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(problems(deep).first?.contains("Excessive depth") == true)
    let name = String(repeating: "a", count: 60_000)
    #expect(problems("<\(name)/>").count == 1)
    #expect(problems("<a b='\(String(repeating: "b", count: 11 << 20))'/>").count == 1)
  }

  // MARK: Ids and references

  @Test func idsAreUnique() {
    let body = "<p id=\"a\">1</p>\n<p id=\"b\">2</p>\n<p id=\"a\">3</p>"
    for (text, kind) in [(page(body), FileCheck.Kind.xml), (page(body), .html)] {
      #expect(
        problems(text, as: kind) == ["line 4: the id 'a' is that of an element in line 2"])
    }
  }

  @Test(arguments: [
    "<a href=\"#b\">1</a>", "<label for=\"b\">1</label>", "<p aria-labelledby=\"a b\">1</p>",
    "<button popovertarget=\"b\">1</button>", "<button commandfor=\"b\">1</button>",
    "<input list=\"b\" />", "<button aria-controls=\"b\" aria-expanded=\"true\">1</button>",
  ])
  func referencesNameElements(element: String) {
    let body = "<i id=\"a\">a</i>" + element
    for kind in [FileCheck.Kind.xml, .html] {
      let found = problems(page(body), as: kind)
      #expect(found.count == 1 && found[0].hasSuffix("names no element of the page"), "\(found)")
      #expect(problems(page(body + "<i id=\"b\">b</i>"), as: kind) == [])
    }
  }

  @Test(arguments: [
    "<a href=\"#\">1</a>", "<a href=\"#Top\">1</a>", "<a href=\"#:~:text=a\">1</a>",
    "<a href=\"#%C3%BC\">1</a><i id=\"ü\">2</i>", "<a href=\"#n\">1</a><a name=\"n\">2</a>",
    "<button aria-controls=\"b\" aria-expanded=\"false\">1</button>", "<a href=\"b#c\">1</a>",
    "<a href=\"#%zz%+1\">1</a><i id=\"%zz%+1\">2</i>",
  ])
  func otherReferencesAreRight(body: String) {
    for kind in [FileCheck.Kind.xml, .html] { #expect(problems(page(body), as: kind) == []) }
  }

  @Test func idsOfOtherVocabulariesAreNotChecked() {
    #expect(problems("<list><item id='1'/><item id='1' for='2'/></list>") == [])
  }

  @Test func atMostAHundredProblemsAreListed() {
    let body = String(repeating: "<a href=\"#b\">1</a><p id=\"a\">1</p>", count: 300)
    #expect(problems(page(body)).count == 100)
  }

  // MARK: Queries

  @Test func queriesMatchXHTMLAsHTML() throws {
    let body =
      "<button disabled=\"\">1</button><svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>"
    for kind in [FileCheck.Kind.xml, .html] {
      let document = try #require(FileCheck(Array(page(body).utf8), as: kind).document)
      for query in ["//button[@disabled]", "count(//p) = 0", "//svg/g", "'a'", "2"] {
        #expect(try document.satisfies(query))
      }
      for query in ["//p", "count(//button) = 2", "''", "0", "0 div 0"] {
        #expect(try !document.satisfies(query))
      }
      for query in ["//[", "nothing(1)", "", "$a"] {
        #expect(throws: QueryError(query: query)) { try document.satisfies(query) }
      }
    }
  }

  // MARK: Other files

  @Test func whatBrowsersRecoverFromIsAProblem() {
    #expect(problems("<p>\n<b>1</i></b>", as: .html) == ["line 2: Unexpected end tag: i"])
    #expect(problems("", as: .html) == ["Cannot parse HTML: the input is empty"])
  }

  @Test(arguments: [
    ("{\"name\":\n}", "line 2: "), ("[]", "line 1: "), ("{} {}", "line 1: "), ("", "line 1: "),
    ("{\"a\":1,\"a\":2}", "line 1: "),
  ])
  func aManifestIsAnObjectOfJSON(text: String, start: String) {
    let found = problems(text, as: .manifest)
    #expect(found.count == 1 && found[0].hasPrefix(start), "\(found)")
    #expect(problems("{\"icons\":[{\"src\":\"a.png\"}]}", as: .manifest) == [])
  }

  @Test func kindsHaveNamesAndMediaTypes() {
    #expect(FileCheck.Kind(named: "a/b.HTML") == .html)
    #expect(FileCheck.Kind(named: "sitemap-1.xml") == .xml)
    #expect(FileCheck.Kind(named: "app.webmanifest") == .manifest)
    #expect(FileCheck.Kind(named: "html") == nil)
    #expect(FileCheck.Kind(contentType: "application/atom+xml; charset=utf-8", []) == .xml)
    #expect(FileCheck.Kind(contentType: "application/manifest+json", []) == .manifest)
    #expect(FileCheck.Kind(contentType: "text/html", Array("<?xml".utf8)) == .html)
    #expect(FileCheck.Kind(Array("<?xml".utf8)) == .xml)
    #expect(FileCheck.Kind(Array("<p>".utf8)) == .html)
  }
}
