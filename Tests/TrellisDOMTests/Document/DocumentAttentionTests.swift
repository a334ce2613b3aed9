import DocumentSupport
import Testing

@testable import TrellisDOM

/// The focus of a page.
struct DocumentAttentionTests {
  private let document = Document()

  private func announced(_ elements: Element...) {
    document.root.setChildren(elements)
    document.announceAll()
  }

  @Test func aReleaseDoesNotReplaceAFocusOfTheSameTurn() {
    let field = document.makeElement("input")
    announced(field)
    document.focus(field)
    document.releaseFocus()
    #expect(document.takePatch().operations == [.focus(field.id)])
    document.releaseFocus()
    #expect(document.takePatch().operations == [.focus(.root)])
    document.focus(field)
    #expect(document.takePatch().operations == [.focus(field.id)])
  }

  @Test func theFirstElementWithAnIdIsFocused() {
    let fields = (0..<3).map { _ in document.element("input", ["id": "name"]) }
    announced(document.element("div", [:], [fields[0]]), fields[1], fields[2])
    document.focus(id: "name")
    #expect(document.takePatch().operations == [.focus(fields[0].id)])
    fields[0].setAttribute("hidden", "")
    document.scrollIntoView(id: "name")
    #expect(document.takePatch().operations.last == .scrollIntoView(fields[1].id))
  }
}
