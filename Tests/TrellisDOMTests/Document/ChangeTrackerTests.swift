import Testing

@testable import TrellisDOM

/// Coalescing of changes within one turn.
struct ChangeTrackerTests {
  let document = Document()

  private func element(_ tag: String = "div", _ text: String? = nil) -> Element {
    let element = document.makeElement(tag)
    element.text = text
    return element
  }

  private func announced(_ elements: [Element]) -> [Element] {
    document.root.setChildren(elements)
    document.announceAll()
    return elements
  }

  @Test func anAnnouncedDocumentHasNoChanges() {
    _ = announced([element(), element()])
    #expect(!document.hasChanges)
    #expect(document.takePatch().isEmpty)
  }

  @Test func numbersFollowDocumentOrder() {
    let (outer, inner, last) = (element(), element(), element())
    outer.setChildren([inner])
    _ = announced([outer, last])
    #expect([document.root, outer, inner, last].map(\.id) == [1, 2, 3, 4])
    #expect(document.element(for: 3) === inner)
    #expect(document.element(for: 5) == nil)
  }

  @Test func settingTwiceSendsTheLast() {
    let row = announced([element()])[0]
    row.text = "a"
    row.text = "b"
    row.setStyle("color", "red")
    row.setStyle("color", "blue")
    #expect(
      document.takePatch().operations == [
        .setStyle(2, property: "color", value: "blue"), .setText(2, "b"),
      ])
  }

  @Test func settingBackSendsNothing() {
    let row = announced([element("div", "a")])[0]
    row.frame = .zero
    _ = document.takePatch()
    row.text = "b"
    row.text = "a"
    row.frame?.top = 4
    row.frame?.top = 0
    row.setAttribute("title", "x")
    row.setAttribute("title", nil)
    row.setListener("click") { _ in }
    row.removeListener("click")
    document.root.setChildren([])
    document.root.setChildren([row])
    #expect(document.takePatch().isEmpty)
    #expect(!document.hasChanges)
  }

  @Test func makingAndSettingFoldIntoOneCreation() {
    _ = announced([])
    let row = element("div", "a")
    document.root.setChildren([row])
    row.text = "b"
    row.frame = Frame(left: 1, top: 2, width: 3.5, height: 4)
    let frame = FrameChange(left: 100, top: 200, width: 350, height: 400)
    #expect(
      document.takePatch().operations == [
        .create(
          parent: 1, before: .none, firstID: 2,
          trees: [PatchTree(tag: "div", frame: frame, text: "b")])
      ])
    #expect(row.id == 2)
  }

  @Test func makingAndRemovingFoldsIntoNothing() {
    _ = announced([element()])
    document.root.insert(element())
    document.root.setChildren([document.root.children[0]])
    #expect(document.takePatch().isEmpty)
  }

  @Test func aRemovedElementReturnsUnderAnotherNumber() {
    let row = announced([element()])[0]
    row.removeFromParent()
    #expect(document.takePatch().operations == [.remove(2, exit: [])])
    #expect(row.id == .none && document.element(for: 2) == nil)
    document.root.setChildren([row])
    #expect(document.takePatch().operations.count == 1)
    #expect(row.id == 3)
  }

  @Test func aRunOfNewcomersIsOneCreation() {
    let rows = announced([element(), element()])
    document.root.setChildren([rows[0], element(), element(), rows[1]])
    #expect(
      document.takePatch().operations == [
        .create(
          parent: 1, before: 3, firstID: 4, trees: [PatchTree(tag: "div"), PatchTree(tag: "div")])
      ])
  }

  @Test func swappingMovesOne() {
    let rows = announced((0..<5).map { _ in element() })
    document.root.setChildren([rows[0], rows[3], rows[2], rows[1], rows[4]])
    #expect(document.takePatch().operations.count == 2)
    document.root.setChildren([rows[4], rows[0], rows[3], rows[2], rows[1]])
    #expect(document.takePatch().operations == [.move(6, parent: 1, before: 2)])
  }

  @Test func pinnedElementsStayAndOthersMoveAroundThem() {
    let rows = announced((0..<5).map { _ in element() })
    rows[4].isPinned = true
    document.root.setChildren([rows[4], rows[0], rows[1], rows[2], rows[3]])
    let moved = document.takePatch().operations.map { operation in
      if case .move(let id, _, _) = operation { id } else { NodeID.none }
    }
    #expect(moved == [2, 3, 4, 5])
  }

  @Test func anElementMovesToAParentMadeInTheSameTurn() throws {
    let row = announced([element()])[0]
    let mirror = ReplicaDocument(of: document)
    let box = element()
    box.setChildren([element("span"), row, element("span")])
    document.root.setChildren([box])
    let patch = document.takePatch()
    #expect(patch.operations.last == .move(2, parent: 3, before: 5))
    try mirror.apply(patch)
    #expect(mirror == ReplicaDocument(of: document))
  }

  @Test func aRunOfMovedSiblingsIsOneShift() {
    let rows = announced(
      (0..<4).map { index in
        let row = element()
        row.frame = Frame(left: 0, top: Double(index) * 10, width: 5, height: 10)
        return row
      })
    for row in rows[1...] { row.frame?.top += 7.25 }
    rows[2].frame?.height = 12
    #expect(
      document.takePatch().operations == [
        .shift(first: 3, count: 3, dx: 0, dy: 725), .setFrame(4, FrameChange(height: 1200)),
      ])
  }

  @Test func onlyTheHandlerOfAListenerChangesForFree() {
    let row = announced([element()])[0]
    row.setListener("click") { _ in }
    #expect(
      document.takePatch().operations == [.setAttribute(2, name: "data-on", value: "click")])
    row.setListener("click") { _ in }
    #expect(!document.hasChanges)
    row.setListener("keydown", options: ListenerOptions(flags: .preventDefault, keys: [" ", "a|"]))
    { _ in }
    #expect(
      document.takePatch().operations == [
        .setAttribute(2, name: "data-on", value: "click keydown:p,k=%20|a%7C")
      ])
  }

  @Test func valuesOfTheClientAreNotSentBack() {
    let field = announced([element("input")])[0]
    field.setProperty("value", "a")
    field.clientChanged(property: "value", value: "ab", edit: 3)
    #expect(document.takePatch().isEmpty)
    field.setProperty("value", "ab")
    #expect(!document.hasChanges)
    field.setProperty("value", "")
    #expect(
      document.takePatch().operations == [
        .setProperty(2, name: "value", value: "", when: .afterEdit(3))
      ])
    field.setProperty("value", "", force: true)
    #expect(
      document.takePatch().operations == [
        .setProperty(2, name: "value", value: "", when: .forced)
      ])
    #expect(document.takePatch().isEmpty)
  }

  @Test func aValueReplacedByTheClientIsSentAgain() {
    let field = announced([element("input")])[0]
    field.setProperty("value", "a")
    _ = document.takePatch()
    field.setProperty("value", "b")
    field.clientChanged(property: "value", value: "c", edit: 1)
    field.setProperty("value", "a")
    #expect(
      document.takePatch().operations == [
        .setProperty(2, name: "value", value: "a", when: .afterEdit(1))
      ])
  }

  @Test func aWriteForcedAtCreationIsForcedOnce() {
    _ = announced([])
    let field = element("input")
    field.setProperty("value", "a", force: true)
    document.root.insert(field)
    _ = document.takePatch()
    field.setProperty("disabled", true)
    #expect(document.takePatch().operations.count == 1)
  }

  @Test func oneTimeOperationsAreSentOnce() {
    let row = announced([element()])[0]
    document.focus(row)
    document.announce("Saved")
    document.announce("twice")
    document.title = "Page"
    document.url = "/a?b#c"
    #expect(
      document.takePatch().operations == [
        .title("Page"), .url("/a?b#c", replacing: false), .focus(2), .announce("Saved twice"),
      ])
    #expect(!document.hasChanges)
  }

  @Test func requestedIDsAreResolvedWhenThePatchIsMade() {
    document.focus(id: "name", ifLost: true)
    document.scrollIntoView(id: "row")
    #expect(document.hasChanges)
    #expect(document.takePatch().isEmpty, "there is no such element")
    #expect(!document.hasChanges)
    document.focus(id: "name", ifLost: true)
    document.scrollIntoView(id: "row")
    let hidden = element()
    hidden.setAttribute("hidden", "")
    let spare = element("input")
    spare.setAttribute("id", "name")
    hidden.setChildren([spare])
    let row = element()
    row.setAttribute("id", "row")
    let field = element("input")
    field.setAttribute("id", "name")
    row.setChildren([field])
    _ = announced([hidden, row])
    #expect(
      document.takePatch().operations == [
        .scrollIntoView(row.id), .focus(field.id, ifLost: true),
      ])
    #expect(!document.hasChanges)
  }

  @Test func requestsForRemovedElementsAreDropped() {
    let row = announced([element()])[0]
    document.focus(row)
    document.scrollIntoView(row)
    document.root.setChildren([])
    #expect(document.takePatch().operations == [.remove(2, exit: [])])
  }

  @Test func theCostOfOneLeafDoesNotDependOnTheTree() {
    let sections = (0..<100).map { _ in
      let section = element()
      section.setChildren((0..<100).map { _ in element("span", "x") })
      return section
    }
    _ = announced(sections)
    sections[50].children[50].text = "y"
    #expect(document.changeTracker.records.all.count == 1)
    let patch = document.takePatch()
    #expect(patch.operations.count == 1)
    #expect(patch.wire.count <= 20)
  }

  @Test func aVeryDeepTreeIsCutWithANote() throws {
    var notes: [String] = []
    document.reportHandler = { notes.append($0) }
    var top = element()
    for _ in 0..<20_000 {
      let outer = element()
      outer.setChildren([top])
      top = outer
    }
    _ = announced([top])
    #expect(document.announcedCount == Element.depthLimit + 1)
    #expect(notes.count == 1)
    let mirror = ReplicaDocument()
    let patch = document.resetPatch()
    try mirror.apply(Patch(wire: patch.wire))
    #expect(mirror == ReplicaDocument(of: document))
    document.root.setChildren([])
    #expect(document.takePatch().operations.count == 1)
  }
}
