import TestSupport
import Testing

@testable import TrellisBase

struct HeightTreeTests {
  private struct Row {
    var height: Double?
    var kind = 0
  }

  /// Compares the tree with an array of all heights, after each of some random changes.
  @Test(arguments: Rounds.seeds(100))
  func aTreeHasTheOffsetsOfAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (tree, rows) = (HeightTree(mean: 40), [Row]())
    var means = [Double](repeating: 40, count: HeightTree.classCount)
    for _ in 0..<120 {
      let index = random.below(rows.count + 1)
      let range = index..<min(rows.count, index + random.below(12))
      switch random.below(9) {
      case 0, 1:
        let (count, kind) = (random.below(20), random.below(4))
        tree.insert(count, at: index, ofClass: kind)
        rows.insert(contentsOf: Array(repeating: Row(kind: kind), count: count), at: index)
      case 2:
        tree.remove(range)
        rows.removeSubrange(range)
      case 3:
        tree.insert(height: 12.25, at: index, ofClass: 1)
        rows.insert(Row(height: 12.25, kind: 1), at: index)
      case 4:
        let (mean, kind) = (Double(random.below(90)), random.below(4))
        tree.setMean(mean, ofClass: kind)
        means[kind] = mean
      case 5:
        tree.forget(outside: range)
        for row in rows.indices where !range.contains(row) { rows[row].height = nil }
      default:
        guard index < rows.count else { continue }
        let height = Double(random.below(100_000)) / 1024
        tree.setHeight(height, at: index)
        rows[index].height = height
      }
      #expect(tree.checkInvariants() == [], "seed \(seed)")
      guard tree.count == rows.count else {
        Issue.record("\(tree.count) rows instead of \(rows.count), seed \(seed)")
        return
      }
      var offset = 0.0
      for (index, row) in rows.enumerated() {
        let height = row.height ?? means[row.kind]
        let isRight =
          tree.offset(of: index) == offset && tree.height(at: index).height == height
          && tree.height(at: index).isExact == (row.height != nil)
          && tree.rowClass(at: index) == row.kind
          && (height == 0 || tree.index(at: offset + height / 2) == index)
        #expect(isRight, "row \(index), seed \(seed)")
        offset += height
      }
      #expect(tree.total == offset, "seed \(seed)")
    }
  }

  @Test func aMillionUnknownRowsAreOneNode() {
    var tree = HeightTree(count: 1_000_000, mean: 80)
    #expect(tree.nodeCount == 1)
    #expect(tree.total == 80_000_000)
    #expect(tree.index(at: 40_000_001) == 500_000)
    tree.setHeight(100, at: 10)
    tree.insert(1, at: 500_000)
    #expect(tree.nodeCount == 3)
    #expect(tree.offset(of: 500_000) == 40_000_020)
    tree.forget(outside: 0..<0)
    #expect(tree.nodeCount == 1)
    #expect(tree.count == 1_000_001)
  }

  @Test func theDepthIsLogarithmic() {
    var tree = HeightTree(count: 100_000, mean: 20)
    for index in 0..<2_000 { tree.setHeight(Double(index % 50), at: index * 7) }
    func depth(_ at: Int32) -> Int {
      if at == HeightTree.Node.none { return 0 }
      let node = tree.nodes[Int(at)]
      return 1 + max(depth(node.left), depth(node.right))
    }
    #expect(depth(tree.root) < 60)
  }

  @Test func placesBeyondTheEndsAreThoseOfTheEnds() {
    var tree = HeightTree(count: 3, mean: 10)
    #expect(tree.index(at: -5) == 0)
    #expect(tree.index(at: 1e12) == 2)
    #expect(tree.index(at: .nan) == 0)
    #expect(tree.offset(of: -1) == 0)
    #expect(tree.offset(of: 9) == 30)
    tree.remove(0..<100)
    #expect(tree.count == 0)
    #expect(tree.index(at: 5) == 0)
    #expect(tree.nodeCount == 0)
    tree.insert(-4, at: 0)
    tree.insert(.max, at: 0)
    #expect(tree.count == HeightTree.greatestCount)
  }

  @Test func heightsAreRoundedAndLimited() {
    #expect(HeightTree.rounded(.nan) == 0)
    #expect(HeightTree.rounded(-3) == 0)
    #expect(HeightTree.rounded(.infinity) == HeightTree.greatestHeight)
    #expect(HeightTree.rounded(20.1) * 1024 == 20_582)
  }
}
