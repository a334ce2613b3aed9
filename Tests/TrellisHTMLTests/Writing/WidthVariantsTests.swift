import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct WidthVariantsTests {
  private func document(_ width: Double, _ fill: (Element, Document) -> Void) -> (
    width: Double, document: Document
  ) {
    let document = Document()
    fill(document.root, document)
    document.announceAll()
    return (width, document)
  }

  private func child(
    _ tag: String, _ text: String, left: Double, of parent: Element, in document: Document
  ) -> Element {
    let element = document.makeElement(tag)
    element.frame = Frame(left: left, top: 0, width: 10, height: 10)
    element.text = text
    parent.insert(element)
    return element
  }

  @Test func elementsThatDifferInTheirFramesAreWrittenOnce() {
    let page = HTMLWriter.page([
      document(320) { _ = child("p", "A", left: 1, of: $0, in: $1) },
      document(600) { _ = child("p", "A", left: 1, of: $0, in: $1) },
      document(900) { _ = child("p", "A", left: 3, of: $0, in: $1) },
    ])
    #expect(page.body == "<div data-trellis><p class=\"f0\">A</p></div>")
    #expect(
      page.styleSheet == """
        .f0{left:1px;top:0;width:10px;height:10px}
        @media (min-width:900px){
        .f0{left:3px;top:0;width:10px;height:10px}
        }

        """)
    #expect(page.elementCount == 2)
  }

  @Test func otherElementsAreHiddenAtTheOtherWidths() {
    let page = HTMLWriter.page([
      document(320) { child("p", "A", left: 1, of: $0, in: $1).setAttribute("id", "a") },
      document(600) { child("p", "B", left: 1, of: $0, in: $1).setAttribute("id", "a") },
      document(900) { child("p", "B", left: 1, of: $0, in: $1).setAttribute("id", "a") },
    ])
    #expect(
      page.body == """
        <div data-trellis><p class="f0 v1" id="a">A</p><p class="f0 v6" id="a-w1">B</p></div>
        """)
    #expect(
      page.styleSheet == """
        .f0{left:1px;top:0;width:10px;height:10px}
        @media (min-width:600px) and (max-width:899.98px){.v1{display:none!important}}
        @media (min-width:900px){.v1{display:none!important}}
        @media (max-width:599.98px){.v6{display:none!important}}

        """)
  }

  @Test func referencesFollowTheIdsOfTheirWidth() {
    func fill(_ tag: String) -> (Element, Document) -> Void {
      { root, document in
        let box = child("div", "", left: 0, of: root, in: document)
        box.setAttribute("title", tag)
        child(tag, "A", left: 1, of: box, in: document).setAttribute("id", "a")
        let link = child("a", "L", left: 1, of: box, in: document)
        link.setAttribute("href", "#a")
        link.setAttribute("aria-describedby", "a b")
        link.setAttribute("name", "a")
      }
    }
    let body = HTMLWriter.page([document(320, fill("p")), document(600, fill("h2"))]).body
    #expect(body.contains("<p class=\"f1\" id=\"a\">A</p>"))
    #expect(body.contains("aria-describedby=\"a b\" href=\"#a\" name=\"a\">"))
    #expect(body.contains("<h2 class=\"f1\" id=\"a-w1\">A</h2>"))
    #expect(body.contains("aria-describedby=\"a-w1 b\" href=\"#a-w1\" name=\"a\">"))
  }

  @Test func commonElementsAtTheEndsAreWrittenOnce() {
    func fill(_ texts: [String]) -> (Element, Document) -> Void {
      { root, document in
        for (index, text) in texts.enumerated() {
          _ = child("p", text, left: Double(index), of: root, in: document)
        }
      }
    }
    let page = HTMLWriter.page([
      document(320, fill(["A", "Y", "Z"])), document(600, fill(["A", "B", "C", "Y", "Z"])),
    ])
    #expect(
      page.body == """
        <div data-trellis><p class="f0">A</p><p class="f1 v2">B</p><p class="f2 v2">C</p>\
        <p class="f3">Y</p><p class="f4">Z</p></div>
        """)
    #expect(page.elementCount == 6)
  }
}
