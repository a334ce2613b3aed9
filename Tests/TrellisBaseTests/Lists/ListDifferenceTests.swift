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
