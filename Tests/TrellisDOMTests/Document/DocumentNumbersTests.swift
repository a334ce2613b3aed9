import Testing

@testable import TrellisDOM

/// The numbers of a document that continues the page of another process.
struct DocumentNumbersTests {
  private let document = Document()

  /// Elements with these numbers of children, in document order.
  private func fill(_ childCounts: [Int]) -> [Element] {
    let elements = childCounts.map { _ in document.makeElement("div") }
    document.root.setChildren(elements)
    for (element, count) in zip(elements, childCounts) {
      element.setChildren((0..<count).map { _ in document.makeElement("div") })
    }
    return elements
  }

  @Test func elementsGetTheNumbersOfTheClient() {
    let elements = fill([0, 0])
    elements[0].setProperty("scrollTop", 7)
    #expect(document.announce(numbers: [1, 9, 4], hidden: [], next: 20))
    #expect(elements.map(\.id) == [9, 4])
    #expect(document.element(for: 9) === elements[0])
    #expect(document.checkInvariants() == [])
    #expect(document.nextNumber == 20)
    elements[0].setProperty("scrollTop", 8)
    elements[1].text = "a"
    #expect(document.checkInvariants() == [])
    let operations = document.takePatch().operations
    #expect(operations.contains(.setText(4, "a")))
    #expect(
      operations.contains(.setProperty(9, name: "scrollTop", value: 8, when: .afterEdit(0))))
    document.root.insert(document.makeElement("p"))
    let new = PatchOperation.create(
      parent: 1, before: .none, firstID: 20, trees: [PatchTree(tag: "p")])
    #expect(document.takePatch().operations == [new])
  }

  @Test func hiddenElementsOfTheClientAreRemoved() {
    _ = fill([0])
    #expect(document.announce(numbers: [1, 5], hidden: [7, 6], next: 8))
    #expect(document.hasChanges)
    #expect(document.takePatch().operations == [.remove(6, exit: []), .remove(7, exit: [])])
    #expect(!document.hasChanges)
  }

  @Test func aResetForgetsHiddenElementsOfTheClient() {
    _ = fill([0])
    #expect(document.announce(numbers: [1, 5], hidden: [7], next: 8))
    _ = document.resetPatch()
    #expect(!document.hasChanges)
    #expect(document.takePatch().isEmpty)
  }

  @Test(
    arguments: [
      ([1, 5, 5], [], 8), ([1, 5, 6], [6], 8), ([1, 5, 6], [7, 7], 8), ([1, 5, 8], [], 8),
      ([1, 5, 6], [8], 8), ([1, 0, 6], [], 8), ([1, 5], [], 8), ([1, 5, 6, 7], [], 8),
      ([2, 5, 6], [], 8), ([1, 5, 6], [], 3 << 30),
    ] as [([UInt32], [UInt32], UInt32)])
  func otherNumbersAreRefused(numbers: [UInt32], hidden: [UInt32], next: UInt32) {
    _ = fill([0, 0])
    #expect(!document.announce(numbers: numbers, hidden: hidden, next: next))
  }

  @Test func aDigestDependsOnTheLevelsOfElements() {
    _ = fill([1])
    let nested = document.tagDigest(without: [])
    let elements = fill([0, 0])
    #expect(document.tagDigest(without: []) != nested)
    _ = fill([1])
    #expect(document.tagDigest(without: []) == nested)
    _ = elements
  }

  @Test func aDigestDoesNotDependOnHiddenElements() {
    let alone = fill([0])
    let digest = document.tagDigest(without: [])
    let hidden = document.makeElement("p")
    document.root.setChildren([hidden] + alone)
    #expect(document.tagDigest(without: []) != digest)
    #expect(document.tagDigest(without: [ObjectIdentifier(hidden)]) == digest)
  }
}
