import Testing

@testable import TrellisDOM

/// The check of a document finds invariants that a test has violated.
struct DocumentInvariantsTests {
  private let document = Document()
  private let list: Element
  private let row: Element

  init() {
    row = document.makeElement("p")
    list = document.makeElement("div")
    list.setChildren([row])
    document.root.setChildren([list])
    document.announceAll()
  }

  private func finds(_ text: String) -> Bool {
    document.checkInvariants().contains { $0.contains(text) }
  }

  @Test func aDocumentThatWasChangedByItsMethodsIsInOrder() {
    #expect(document.checkInvariants() == [])
    row.text = "changed"
    list.removeFromParent()
    document.root.insert(document.makeElement("p"))
    #expect(document.checkInvariants() == [])
    _ = document.takePatch()
    #expect(document.checkInvariants() == [])
  }

  @Test func aLostParentIsFound() {
    row.parent = nil
    #expect(finds("has another parent"))
  }

  @Test func anUnannouncedChildIsFound() {
    list.content = .children([row, document.makeElement("b")])
    #expect(finds("and not its child <b"))
  }

  @Test func anUnrecordedRemovalIsFound() {
    list.content = .none
    #expect(finds("is announced, and not in the client's tree"))
  }

  @Test func aChangedNumberIsFound() {
    row.setStyle("color", "red")
    row.number += 7
    #expect(finds("the record of"))
    #expect(finds("is not found"))
  }

  @Test func uncountedElementsAndTextsAreFound() {
    document.changeTracker.footprint.elementCount -= 1
    row.content = .text("not counted")
    #expect(finds("elements are counted, and 3 are there"))
    #expect(finds("0 bytes of texts are counted, and 11 are there"))
  }
}
