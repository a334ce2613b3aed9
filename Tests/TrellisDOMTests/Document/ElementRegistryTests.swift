import Testing

@testable import TrellisDOM

/// Numbers of elements near the ends of their range.
struct ElementRegistryTests {
  private let document = Document()
  private let mirror = ReplicaDocument()

  private func addRow() throws {
    document.root.insert(document.makeElement("p"))
    try mirror.apply(document.takePatch())
    #expect(mirror == ReplicaDocument(of: document))
  }

  private func isReset(_ patch: Patch) -> Bool {
    if case .reset? = patch.operations.first { true } else { false }
  }

  @Test(arguments: [ElementRegistry.half, ElementRegistry.end, UInt32.max])
  func numbersDoNotRunOut(near end: UInt32) throws {
    try mirror.apply(document.resetPatch())
    document.skipNumbers(to: end - 10)
    for _ in 0..<100 { try addRow() }
    #expect(document.announcedCount == 101)
  }

  @Test func elementsAreRenumberedInTwoSteps() throws {
    for _ in 0..<3 { document.root.insert(document.makeElement("p")) }
    try mirror.apply(document.resetPatch())
    #expect(!document.needsRenumbering)

    document.skipNumbers(to: ElementRegistry.half)
    #expect(document.needsRenumbering)
    document.root.insert(document.makeElement("p"))
    let first = document.takePatch()
    #expect(isReset(first))
    try mirror.apply(first)
    #expect(document.root.children.allSatisfy { $0.number > ElementRegistry.half })
    #expect(!document.needsRenumbering)

    document.skipNumbers(to: ElementRegistry.end)
    document.root.insert(document.makeElement("p"))
    let second = document.takePatch()
    #expect(isReset(second))
    try mirror.apply(second)
    #expect(document.root.children.map(\.number) == [2, 3, 4, 5, 6])
    #expect(!document.needsRenumbering)
    try addRow()
    #expect(document.root.children.last?.number == 7)
  }

  @Test func anOwnerThatReadsPagesIsRenumberedToo() {
    document.root.insert(document.makeElement("p"))
    for _ in 0..<3 {
      document.skipNumbers(to: UInt32.max - 1)
      #expect(document.announceAll().rawValue > 1)
    }
  }
}
