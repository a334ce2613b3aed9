import DocumentSupport
import TestSupport
import Testing

@testable import TrellisDOM

struct PatchPropertyTests {
  /// Random changes in turns; after each the replica that applied the patch equals a new one made from the
  /// document.
  @Test func applyingThePatchOfAnyChangesGivesTheNewDocument() throws {
    for seed in Rounds.seeds(300, from: 1) {
      var source = RandomDocument(seed: seed)
      source.change(most: 40)
      source.document.announceAll()
      let mirror = ReplicaDocument(of: source.document)
      for turn in 1...20 {
        source.change(most: turn % 4 == 0 ? 60 : 6, mirror: mirror)
        #expect(source.document.checkInvariants() == [], "seed \(seed), turn \(turn)")
        let patch = source.document.takePatch()
        #expect(source.document.checkInvariants() == [], "seed \(seed), turn \(turn)")
        #expect(try Patch(wire: patch.wire) == patch, "seed \(seed), turn \(turn)")
        try mirror.apply(patch)
        let fresh = ReplicaDocument(of: source.document)
        guard mirror == fresh else {
          Issue.record(
            "seed \(seed), turn \(turn): \(patch)\nGOT\n\(mirror.root)\nWANTED\n\(fresh.root)")
          return
        }
        #expect(!source.document.hasChanges)
        #expect(mirror.count == source.document.announcedCount, "seed \(seed), turn \(turn)")
      }
    }
  }

  @Test func aResetGivesTheWholeDocumentInAnyState() throws {
    for seed in Rounds.seeds(60, from: 1) {
      var source = RandomDocument(seed: seed)
      let mirror = ReplicaDocument()
      for _ in 1...5 {
        source.change(most: 40)
        let patch = source.document.resetPatch()
        #expect(try Patch(wire: patch.wire) == patch, "seed \(seed)")
        try mirror.apply(patch)
        #expect(mirror == ReplicaDocument(of: source.document), "seed \(seed)")
        #expect(source.document.checkInvariants() == [], "seed \(seed)")
        source.change(most: 10, mirror: mirror)
        try mirror.apply(source.document.takePatch())
        #expect(mirror == ReplicaDocument(of: source.document), "seed \(seed)")
      }
    }
  }

  @Test func noElementIsMadeAgainWhenChildrenAreReordered() throws {
    for seed in Rounds.seeds(100, from: 1) {
      var random = SeededGenerator(seed: seed)
      let document = Document()
      var rows = (0..<random.below(60) + 2).map { _ in document.makeElement("div") }
      document.root.setChildren(rows)
      document.announceAll()
      rows.shuffle(using: &random)
      document.root.setChildren(rows)
      for operation in document.takePatch().operations {
        guard case .move = operation else {
          Issue.record("seed \(seed): \(operation)")
          return
        }
      }
    }
  }
}
