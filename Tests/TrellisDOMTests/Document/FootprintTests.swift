import TestSupport
import Testing

@testable import TrellisDOM

/// The counts of a document's memory, compared with its content.
struct FootprintTests {
  /// The bytes of the texts and of the live properties of `root` and its descendants.
  private func textBytes(below root: Element) -> Int {
    var bytes = root.text?.utf8.count ?? 0
    for property in root.live?.properties ?? [] { bytes += property.byteCount }
    return root.children.reduce(bytes) { $0 + textBytes(below: $1) }
  }

  @Test(arguments: Rounds.seeds(20))
  func countsPresentElementsAndTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let document = Document()
    document.announceAll()
    for _ in 0..<200 {
      change(document, using: &random)
      #expect(document.checkInvariants() == [])
      #expect(document.changeTracker.footprint.textBytes >= textBytes(below: document.root))
      guard Bool.random(using: &random) else { continue }
      _ = document.takePatch()
      // After a patch, nothing of removed elements is kept.
      #expect(document.changeTracker.footprint.textBytes == textBytes(below: document.root))
      #expect(document.elementCount == document.root.elementCount)
      #expect(document.changeTracker.records.byteCount == 0)
    }
  }

  private func change(_ document: Document, using random: inout SeededGenerator) {
    let parent = document.root.children.randomElement(using: &random) ?? document.root
    let text = String(repeating: "é", count: Int.random(in: 0..<40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let row = document.makeElement(["p", "input"].randomElement(using: &random) ?? "p")
      if row.tag == "p" { row.text = text }
      document.root.insert(row)
    case 2: document.root.children.randomElement(using: &random)?.removeFromParent()
    case 3 where parent.tag == "p": parent.text = text
    case 4 where parent.tag == "p":
      parent.setChildren([document.makeElement("b"), document.makeElement("i")])
    case 5 where parent.tag == "input":
      if Bool.random(using: &random) {
        parent.setProperty("value", .string(text))
      } else {
        parent.clientChanged(property: "value", value: .string(text))
      }
    default: break
    }
  }

  /// The client's values of properties are counted while a patch waits.
  @Test func formerPropertiesCountUntilTheNextPatch() {
    let document = Document()
    let field = document.makeElement("input")
    field.setProperty("value", .string(String(repeating: "a", count: 1000)))
    document.root.insert(field)
    document.announceAll()
    field.setProperty("value", "b")
    #expect(document.changeTracker.records.byteCount >= 1000)
    _ = document.takePatch()
    #expect(document.changeTracker.records.byteCount == 0)
  }

  /// Without patches, the kept former states are counted too.
  @Test func formerTextsAndElementsCountUntilTheNextPatch() {
    let document = Document()
    let row = document.makeElement("p")
    row.text = String(repeating: "a", count: 1000)
    document.root.insert(row)
    document.announceAll()
    let before = document.contentBytes
    row.text = String(repeating: "b", count: 1000)
    #expect(document.contentBytes >= before + 1000)
    row.removeFromParent()
    #expect(document.elementCount == 2)
    _ = document.takePatch()
    #expect(document.contentBytes <= before)
  }

  @Test func unusedValuesOfThePoolAreBoundedByBytes() {
    var pool = ValueSetPool()
    let text = String(repeating: "x", count: 10_000)
    for index in 0..<200 {
      _ = pool.interned(ValueSet([.init(name: "title", value: text + "\(index)")]))
      #expect(pool.byteCount <= (64 << 10) + 11_000)
    }
  }

  @Test func anAbsentClientDoesNotMakeAnnouncementsGrow() {
    let document = Document()
    document.announceAll()
    for number in 0..<10_000 { document.announce("message \(number)") }
    guard case .announce(let text, _)? = document.takePatch().operations.last else {
      Issue.record("nothing was announced")
      return
    }
    #expect(text.utf8.count <= 4096)
    #expect(text.hasSuffix("message 9999"))
  }

  @Test func missingReportsAreNotAwaitedForEver() {
    let document = Document()
    document.announceAll()
    var ended: [Int] = []
    let animation = ElementAnimation(keyframes: [], duration: 1)
    for number in 0..<5000 {
      document.animate(document.root, animation, onEnd: { ended.append(number) })
      _ = document.takePatch()
    }
    #expect(document.expectedReports.count == 4096)
    #expect(ended == Array(0..<904))
  }

  @Test func cancellationsForRemovedElementsAreDropped() {
    let document = Document()
    document.announceAll()
    for _ in 0..<1000 {
      let row = document.makeElement("p")
      document.root.insert(row)
      document.cancelAnimations(of: row)
      row.removeFromParent()
    }
    #expect(document.elementCount < 200)
  }
}
