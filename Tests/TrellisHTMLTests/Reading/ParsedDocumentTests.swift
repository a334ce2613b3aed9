import DocumentSupport
import Foundation
import Testing
import TrellisBase

@testable import TrellisDOM
@testable import TrellisHTML

struct ParsedDocumentTests {
  @Test func readsElementsAttributesAndText() throws {
    let page = try ParsedDocument(
      html:
        "<!doctype html><title>T &amp; ü</title><body><main id=m class='a b'>x<b>y</b><!-- c -->z</main>"
    )
    let main = try #require(try page.elements(matching: "//main").first)
    #expect(main.name == "main" && main[attribute: "class"] == "a b" && main[attribute: "x"] == nil)
    #expect(main.attributes.map(\.name) == ["id", "class"])
    #expect(main.text == "xyz" && main.content.count == 3 && main.children.map(\.name) == ["b"])
    #expect(main.parent?.name == "body" && main.path == "/html/body/main" && main.line == 1)
    #expect(try page.elements(matching: "//title")[0].text == "T & ü")
    #expect(page.root.name == "html" && page.root.parent == nil)
  }

  @Test func queriesGiveElementsInDocumentOrder() throws {
    let page = try ParsedDocument(html: "<ul><li>1<li>2</ul><p>3")
    #expect(try page.elements(matching: "//p | //li").map(\.text) == ["1", "2", "3"])
    let list = try page.elements(matching: "//ul")[0]
    #expect(try list.elements(matching: "li[2]").map(\.text) == ["2"])
    #expect(try page.elements(matching: "//nothing").isEmpty)
    #expect(throws: QueryError(query: "//[")) { try page.elements(matching: "//[") }
    #expect(throws: QueryError.self) { try page.elements(matching: "1 + 1") }
  }

  @Test func invalidInputIsRefused() {
    #expect(throws: ParseError.emptyInput) { try ParsedDocument(html: "") }
    #expect(throws: ParseError.notUnicode) { try ParsedDocument(bytes: [60, 0xFF]) }
    #expect(throws: ParseError.notUnicode) { try ParsedDocument(bytes: [60, 112, 62, 0xE2, 0x82]) }
    #expect(throws: ParseError.tooLong(limit: 5)) {
      try ParsedDocument(html: "<p>123", limits: ParseLimits(bytes: 5))
    }
    #expect(throws: ParseError.tooManyNodes(limit: 20)) {
      try ParsedDocument(
        html: String(repeating: "<br a>", count: 10), limits: ParseLimits(nodes: 20))
    }
    #expect(
      "\(ParseError.notUnicode)" == "Cannot parse HTML: the input is not UTF-8; convert it first")
  }

  @Test func aPageWithAnAmpersandNeedsTheTableOfReferences() async {
    await #expect(processExitsWith: .success) {
      ResourceFolder.publicOption = "/nowhere"
      precondition((try? ParsedDocument(html: "<p>a")) != nil)
      do throws(ParseError) {
        _ = try ParsedDocument(html: "<p>&amp;")
        exit(1)
      } catch {
        precondition(error == .missingTable(path: "/nowhere/data/character-references.txt"))
        let start =
          "Cannot parse HTML: Cannot read the table /nowhere/data/character-references.txt: "
        precondition("\(error)".hasPrefix(start), "\(error)")
      }
    }
  }

  /// Elements that are nested deeper than browsers nest them become siblings.
  @Test func nestingIsBounded() throws {
    let deep = try ParsedDocument(html: String(repeating: "<div>", count: 3_000))
    #expect(try deep.elements(matching: "//div").count == 3_000)
    #expect(try deep.elements(matching: "//*[count(ancestor::*) > 512]").isEmpty)
    #expect(try !deep.elements(matching: "//*[count(ancestor::*) = 512]").isEmpty)
    #expect(throws: ParseError.tooDeep(limit: 5)) {
      try ParsedDocument(html: "<i><i><i><i><i>x", limits: ParseLimits(depth: 5))
    }
  }

  /// Searches among misnested elements have a limit of steps.
  @Test func misnestedElementsAreBounded() {
    let html = (0..<6_000).map { "<b a=\($0)>" }.joined() + String(repeating: "<p>", count: 6_000)
    #expect(throws: ParseError.tooComplex) { try ParsedDocument(html: html) }
  }

  @Test func mistakesAreRecoveredFromAndNoted() throws {
    let page = try ParsedDocument(html: "<div>\n<p>a</i></div>\n<nav></nav>")
    #expect(try page.elements(matching: "//p")[0].text == "a")
    #expect(page.notes.count == 1 && page.notes[0].line == 2)
    #expect(page.notes[0].message.contains("i"))
  }

  @Test func noEntityIsExpandedAndNothingIsLoaded() throws {
    let html = """
      <!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">
      <!ENTITY x SYSTEM "file:///etc/passwd">]><p>&b;&x;&eacute;</p>
      """
    let text = try ParsedDocument(html: html).root.text
    #expect(!text.contains("aaaaaaaaaa") && !text.contains("root:") && text.contains("é"))
  }

  @Test func elementsKeepTheirDocumentAlive() throws {
    let element = try ParsedDocument(html: "<p>a").elements(matching: "//p")[0]
    #expect(element.text == "a" && element == element)
  }

  /// Parsing the writer's output gives the same elements, frames, texts and attributes.
  @Test func readsTheOutputOfTheWriter() throws {
    var compared = 0
    for seed in UInt64(1)...60 {
      var source = RandomDocument(seed: seed)
      source.change(most: 60)
      source.document.announceAll()
      // Browsers build another tree of a button in a button.
      guard !source.document.changeTracker.announcedElements.contains(where: Self.isInButton) else {
        continue
      }
      compared += 1
      let html = HTMLWriter.page(source.document)
      let page = try ParsedDocument(html: html.body)
      let elements = try page.elements(matching: "//*[@data-trellis]/descendant-or-self::*")
      #expect(elements.count == html.elementCount, "seed \(seed)")
      #expect(elements.count == source.document.announcedCount, "seed \(seed)")
      for (element, id) in zip(elements, source.document.changeTracker.announcedElements.map(\.id))
      {
        let original = try #require(source.document.element(for: id))
        #expect(element.name == original.tag, "seed \(seed)")
        #expect(element[attribute: "title"] == original.attribute("title"), "seed \(seed)")
        if let text = original.text { #expect(element.text == text, "seed \(seed)") }
      }
    }
    #expect(compared > 15)
  }

  private static func isInButton(_ element: Element) -> Bool {
    guard element.tag == "button" else { return false }
    var parent = element.parent
    while let next = parent {
      if next.tag == "button" { return true }
      parent = next.parent
    }
    return false
  }

  @Test func theRootIsNotRemoved() throws {
    let page = try ParsedDocument(html: "<p>a</p><p>b</p>")
    try page.remove(matching: "//html | //p")
    #expect(page.root.name == "html")
    #expect(page.root.text == "")
    #expect(page.root.children.map(\.name) == ["head", "body"])
  }

  @Test func atMost100NotesAreKeptWithTheirLines() throws {
    let page = try ParsedDocument(
      html: "<!doctype html>\n" + String(repeating: "</b>\n", count: 150))
    #expect(page.notes.map(\.line) == Array(2...101))
  }

  @Test func aPageMayBeAsLargeAsItsLimits() throws {
    #expect(throws: Never.self) {
      _ = try ParsedDocument(html: "<p>12", limits: ParseLimits(bytes: 5))
      _ = try ParsedDocument(html: "<i><i>x", limits: ParseLimits(depth: 5))
    }
    #expect(throws: ParseError.tooDeep(limit: 4)) {
      try ParsedDocument(html: "<i><i>x", limits: ParseLimits(depth: 4))
    }
  }
}
