import Testing

@testable import TrellisDOM

/// An element that shows the content of another identity gets another number.
struct DocumentIdentityTests {
  private let document = Document()

  private func button(_ name: String) -> Element {
    let button = document.makeElement("button")
    button.text = name
    button.setListener("click") { _ in }
    return button
  }

  private func announced(_ elements: [Element]) -> ReplicaDocument {
    document.root.setChildren(elements)
    document.announceAll()
    return ReplicaDocument(of: document)
  }

  @Test func anElementThatWasHandedOverAcceptsEventsAfterTheNextPatchOnly() throws {
    let button = button("one")
    let replica = announced([button])
    let former = button.id
    #expect(button.accepts("click"))
    document.handOver(button)
    button.text = "two"
    #expect(!button.accepts("click"))
    #expect(document.hasChanges)
    let patch = document.takePatch()
    #expect(patch.operations.last == .renumber([former], first: NodeID(3)))
    #expect(button.id == NodeID(3))
    #expect(button.accepts("click"))
    #expect(document.element(for: former) == nil)
    try replica.apply(patch)
    #expect(replica == ReplicaDocument(of: document))
    #expect(document.checkInvariants() == [])
  }

  @Test func elementsWithoutListenersKeepTheirNumbers() {
    let text = document.makeElement("div")
    _ = announced([text])
    document.handOver(text)
    #expect(!document.hasChanges)
  }

  @Test func newElementsNeedNoOtherNumber() {
    let replica = announced([])
    let button = button("new")
    document.root.setChildren([button])
    document.handOver(button)
    #expect(document.takePatch().operations.count == 1)
    #expect(button.accepts("click"))
    _ = replica
  }

  /// The parts of a text have no views, and listeners of their own.
  @Test func thePartsOfATextAreHandedOverWithIt() {
    let line = document.makeElement("div")
    let part = button("part")
    line.setChildren([part])
    _ = announced([line])
    document.handOver(line)
    #expect(!part.accepts("click"))
    _ = document.takePatch()
    #expect(part.id == NodeID(4))
  }

  @Test func aResetGivesHandedOverElementsNewNumbers() {
    let button = button("one")
    _ = announced([button])
    document.handOver(button)
    let patch = document.resetPatch()
    #expect(patch.operations.count == 1)
    #expect(button.accepts("click"))
    #expect(document.takePatch().isEmpty)
  }

  @Test func elementsThatLeaveTheDocumentAreOnlyRemoved() throws {
    let (first, second) = (button("one"), button("two"))
    let replica = announced([first, second])
    document.handOver(first)
    first.removeFromParent()
    let patch = document.takePatch()
    #expect(patch.operations == [.remove(NodeID(2), exit: [])])
    try replica.apply(patch)
    #expect(replica == ReplicaDocument(of: document))
  }

  /// Sixteen elements are sent with runs.
  @Test(arguments: [1, 2, 40]) func renumberingSurvivesTheWire(count: Int) throws {
    let buttons = (0..<count).map { button("\($0)") }
    let replica = announced(buttons)
    for button in buttons.reversed() { document.handOver(button) }
    let patch = document.takePatch()
    #expect(
      patch.operations == [
        .renumber((0..<count).map { NodeID(UInt32($0 + 2)) }, first: NodeID(UInt32(count + 2)))
      ])
    let decoded = try Patch(wire: patch.wire)
    #expect(decoded == patch)
    try replica.apply(decoded)
    #expect(replica == ReplicaDocument(of: document))
  }

  @Test(arguments: ["[[28,9]]", "[[28,9,0]]", "[[28,9,\"a\"]]", "[[28]]"])
  func malformedRenumberingIsRefused(wire: String) {
    #expect(throws: WireError.self) { try Patch(wire: Array(wire.utf8)) }
  }

  @Test func numbersInUseAreRefused() throws {
    let replica = announced([button("one"), button("two")])
    #expect(throws: PatchError.numberInUse(NodeID(3))) {
      try replica.apply(Patch([.renumber([NodeID(2)], first: NodeID(3))]))
    }
    #expect(throws: PatchError.unknownElement(NodeID(8))) {
      try replica.apply(Patch([.renumber([NodeID(8)], first: NodeID(9))]))
    }
  }
}
