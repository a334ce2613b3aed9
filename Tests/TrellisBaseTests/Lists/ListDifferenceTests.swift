import TestSupport
import Testing

@testable import TrellisBase

struct ListDifferenceTests {
  private func difference(_ old: [Int], _ new: [Int]) -> ListDifference {
    ListDifference(from: old.count, to: new.count, old: { old[$0] }, new: { new[$0] })
  }

  @Test func changesInOnePlaceAreRanges() {
    let inserted = difference([1, 2, 3], [1, 8, 9, 2, 3])
    #expect(inserted.insertions == [1..<3])
    #expect(inserted.removals.isEmpty && inserted.moves.isEmpty)
    #expect(difference([1, 2, 3, 4], [1, 4]).removals == [1..<3])
    #expect(difference([1, 2], [1, 2]).isEmpty)
    #expect(difference([], [1, 2]).insertions == [0..<2])
  }

  @Test(arguments: Rounds.seeds(500))
  func twoRangesDifferAtTheirEnds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func range() -> Range<Int> {
      let start = random.below(20)
      return start..<start + random.below(20)
    }
    let (old, new) = (range(), range())
    #expect(
      ListDifference(from: old, to: new) == difference(Array(old), Array(new)), "\(old), \(new)")
  }

  @Test func aRowWithAnotherPlaceMoves() {
    let moved = difference([1, 2, 3, 4, 5], [1, 5, 2, 3, 4])
    #expect(moved.moves == [.init(from: 4, to: 1)])
    #expect(moved.removals.isEmpty && moved.insertions.isEmpty)
  }

  /// The first of two equal identities of the second list is the row of the first list.
  @Test func aSecondElementOfOneIdentityIsInserted() {
    let doubled = difference([1, 2, 3], [2, 1, 2, 3])
    #expect(doubled.removals.isEmpty)
    #expect(applied(doubled, to: [1, 2, 3], [2, 1, 2, 3]) == [2, 1, 2, 3])
  }

  @Test(arguments: Rounds.seeds(2_000))
  func aDifferenceMakesTheSecondListOfTheFirst(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<random.below(24)).shuffled(using: &random)
    var new = random.chance(30) ? old.shuffled(using: &random) : old
    for step in 0..<random.below(6) {
      if !new.isEmpty, random.chance(50) { new.remove(at: random.below(new.count)) }
      if random.chance(50) { new.insert(100 + step, at: random.below(new.count + 1)) }
      guard new.count > 1, random.chance(50) else { continue }
      let moved = new.remove(at: random.below(new.count))
      new.insert(moved, at: random.below(new.count + 1))
    }
    let found = difference(old, new)
    #expect(applied(found, to: old, new) == new, "seed \(seed)")
    for (index, id) in old.enumerated() {
      #expect(found.newIndex(of: index) == new.firstIndex(of: id), "seed \(seed)")
    }
    var tree = HeightTree(count: old.count, mean: 10)
    for (index, id) in old.enumerated() where id % 3 == 0 {
      tree.setHeight(Double(id) + 0.5, at: index)
    }
    tree.apply(found)
    #expect(tree.checkInvariants() == [], "seed \(seed)")
    let heights = (0..<tree.count).map { tree.height(at: $0).height }
    #expect(
      heights == new.map { $0 % 3 == 0 && old.contains($0) ? Double($0) + 0.5 : 10 },
      "seed \(seed)")
  }

  // MARK: Elements

  private struct Item: Equatable {
    let id: Int
    var text: String
  }

  private final class Box {
    let id: Int
    init(_ id: Int) { self.id = id }
  }

  /// Elements whose bytes are equal and others have the difference of their identities.
  @Test(arguments: Rounds.seeds(1_000))
  func elementsDifferAsTheirIdentities(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<random.below(60)).map { Item(id: $0, text: "text \($0)") }
    var new = old
    for step in 0..<random.below(8) {
      if !new.isEmpty { new[random.below(new.count)].text = "changed" }
      if !new.isEmpty, random.chance(50) { new.remove(at: random.below(new.count)) }
      if random.chance(50) {
        new.insert(Item(id: 100 + step, text: ""), at: random.below(new.count + 1))
      }
      if new.count > 1, random.chance(20) { new.swapAt(0, random.below(new.count)) }
    }
    let expected = difference(old.map(\.id), new.map(\.id))
    #expect(ListDifference(from: old, to: new, old: \.id, new: \.id) == expected, "seed \(seed)")
    let boxes = (0..<200).map { Box($0) }
    #expect(
      ListDifference(
        from: old.map { boxes[$0.id] }, to: new.map { boxes[$0.id] }, old: \.id, new: \.id)
        == expected, "seed \(seed)")
    // A collection without contiguous storage.
    #expect(
      ListDifference(from: old.lazy.map(\.id), to: new.lazy.map(\.id), old: { $0 }, new: { $0 })
        == expected, "seed \(seed)")
  }

  @Test func identitiesOfElementsWithTheSameBytesAreNotRead() {
    let old = Array(0..<100_000)
    var new = old
    new.insert(-1, at: 30_000)
    new[60_000] = -2
    var reads = 0
    func id(_ element: Int) -> Int {
      reads += 1
      return element == -2 ? 59_999 : element
    }
    let difference = ListDifference(from: old, to: new, old: id, new: id)
    #expect(difference.insertions == [30_000..<30_001])
    #expect(difference.removals.isEmpty && difference.moves.isEmpty)
    #expect(reads < 20)
  }

  @Test func emptyElementsAndElementsWithoutBytesAreCompared() {
    #expect(ListDifference(from: [Int](), to: [], old: { $0 }, new: { $0 }).isEmpty)
    #expect(
      ListDifference(from: [], to: [1, 2], old: { $0 }, new: { $0 }).insertions == [0..<2])
    let units = ListDifference(from: [(), ()], to: [()], old: { _ in 0 }, new: { _ in 0 })
    #expect(units.removals == [1..<2])
  }

  @Test func differencesOfPartsAreJoined() {
    let first = difference([1, 2, 3], [3, 1, 2])
    let second = difference([4, 5], [6, 4])
    let joined = ListDifference(joining: [(0, 0, first), (3, 3, second)])
    #expect(joined == difference([1, 2, 3, 4, 5], [3, 1, 2, 6, 4]))
    let inserted = ListDifference(
      joining: [(0, 0, difference([], [1, 2])), (0, 2, difference([], [3]))])
    #expect(inserted.insertions == [0..<3])
  }

  private func applied(_ difference: ListDifference, to old: [Int], _ new: [Int]) -> [Int] {
    let gone = Set(difference.removals.flatMap { Array($0) } + difference.moves.map(\.from))
    var list = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let inserted = difference.insertions.flatMap { $0.map { ($0, new[$0]) } }
    let moved = difference.moves.map { ($0.to, old[$0.from]) }
    for (index, id) in (inserted + moved).sorted(by: { $0.0 < $1.0 }) {
      list.insert(id, at: min(index, list.count))
    }
    return list
  }
}
