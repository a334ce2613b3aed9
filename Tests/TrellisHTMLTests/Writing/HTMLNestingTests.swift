import DocumentSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct HTMLNestingTests {
  private func notes(_ tags: String...) -> [String] { notes(tags) }

  /// The notes of the writer about these nested elements.
  private func notes(_ tags: [String]) -> [String] {
    let document = Document()
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    var parent = document.root
    for tag in tags {
      let element = document.makeElement(tag)
      parent.insert(element)
      parent = element
    }
    #expect(HTMLWriter.page(document).isFaithful == notes.isEmpty)
    return notes
  }

  @Test func nestingsThatBrowsersKeepAreNotNoted() {
    #expect(notes("ul", "li", "ul", "li", "a", "div", "p", "span", "b").isEmpty)
    #expect(notes("table", "tbody", "tr", "td", "table", "caption").isEmpty)
    #expect(notes("form", "select", "optgroup", "option").isEmpty)
    #expect(notes("button", "div", "h1", "span").isEmpty)
    #expect(notes("li", "div", "section", "li").isEmpty)
    #expect(notes("dd", "div", "dl", "div", "dt").isEmpty)
  }

  @Test(arguments: [
    (["dt", "dd"], "ends the <dt> or <dd> around it"), (["li", "li"], "ends the <li> around it"),
    (["h1", "h2"], "ends the <h1> around it"), (["p", "div"], "ends the <p> around it"),
    (["a", "div", "a"], "cannot be inside another <a>"),
    (["table", "div"], "cannot be in <table>"),
  ])
  func aNoteNamesTheRule(tags: [String], rule: String) {
    let notes = notes(tags)
    #expect(notes.count == 1 && notes[0].contains(rule), "\(notes)")
  }

  @Test(arguments: [
    ["p", "div"], ["p", "span", "ul"], ["a", "div", "a"], ["button", "span", "button"],
    ["form", "div", "form"], ["h1", "h2"], ["li", "li"], ["table", "tr"], ["tr"], ["td"],
    ["table", "div"], ["select", "div"], ["dl", "dt", "dd"], ["p", "p"],
    ["li", "span", "li"], ["li", "div", "li"], ["dt", "div", "b", "dd"],
    ["dt", "dt"], ["dd", "dt"], ["dd", "dd"],
  ])
  func nestingsThatBrowsersChangeAreNoted(tags: [String]) {
    let notes = notes(tags)
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix("browsers would build another tree") == true)
  }

  @Test func aProblemIsReportedOnceOnAPageWithClassNamesLikeGeneratedOnes() throws {
    let document = Document()
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    let paragraph = document.makeElement("p")
    let block = document.makeElement("div")
    // The first pass finds the name at the last element, and the second pass adds a prefix to the generated names.
    block.setAttribute("class", "f0")
    block.frame = Frame(left: 0, top: 0, width: 1, height: 1)
    paragraph.setChildren([block])
    document.root.setChildren([paragraph])
    let page = HTMLWriter.page(document)
    #expect(page.body.contains("class=\"f0 _f0\""))
    #expect(!page.isFaithful)
    #expect(notes.count == 1)
    var pieces: [UInt8] = []
    let streamed = try HTMLWriter.page(document, to: { pieces += $0 })
    #expect(String(decoding: pieces, as: UTF8.self) == page.body)
    #expect(streamed.styleSheet == page.styleSheet)
  }

  @Test func aNameLongerThanSixteenBytesIsWrittenWhole() {
    let document = Document()
    let tags = ["x-a", "x-twelve-byte", "x-fourteen-byte", "x-a-name-of-more-than-sixteen-bytes"]
    for tag in tags { document.root.insert(document.makeElement(tag)) }
    #expect(
      HTMLWriter.page(document).body
        == "<div data-trellis>" + tags.map { "<\($0) class=\"s0\"></\($0)>" }.joined() + "</div>")
  }

  @Test func theElementsBesideAnElementAreNotInIt() {
    let document = Document()
    func element(_ tag: String, _ child: String) -> Element {
      document.element(tag, [:], [document.makeElement(child)])
    }
    document.root.setChildren([
      element("p", "span"), element("div", "p"), element("a", "b"), element("a", "b"),
      element("button", "b"), element("button", "b"), element("form", "p"), element("form", "p"),
      element("p", "b"), element("section", "div"),
    ])
    #expect(HTMLWriter.page(document).isFaithful)
  }
}
