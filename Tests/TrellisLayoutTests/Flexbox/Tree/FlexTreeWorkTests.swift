import TestSupport
import Testing
import TrellisLayout

/// The work of one computation for each node, for any tree; see `docs/LAYOUT.md`, "How often a node is laid
/// out".
struct FlexTreeWorkTests {
  /// The largest number of layouts and content-based widths of one node.
  private static let bound = 40
  /// The same on average over the nodes of a tree.
  private static let averageBound = 32.0

  /// `TRELLIS_SLOW_TESTS=1` takes 10,000 trees of each kind and depth, and some minutes.
  private static let seeds: Range<UInt64> =
    Rounds.areLong ? 0..<10_000 : 0..<10

  @Test(arguments: [30, 60, 200])
  func theWorkForANodeOfARandomTreeIsBounded(depth: Int) {
    for seed in Self.seeds {
      var random = RandomStyles(seed: seed)
      expectBoundedWork(for: random.deepTree(depth), "random, depth \(depth), seed \(seed)")
    }
  }

  @Test(arguments: [30, 60, 200])
  func theWorkForANodeOfARepeatingTreeIsBounded(depth: Int) {
    for seed in Self.seeds {
      var random = RandomStyles(seed: seed)
      expectBoundedWork(for: random.repeatingTree(depth), "repeating, depth \(depth), seed \(seed)")
    }
  }

  @Test func wrappingRowsUnderAMaximumAreLaidOutAFewTimes() {
    let style = FlexStyle {
      $0.wrap = .wrap
      $0.maxHeight = .percent(0.9)
    }
    #expect(work(for: chain(of: [style], depth: 200)) < 6)
  }

  @Test func columnsWithARatioUnderAMaximumAreLaidOutAFewTimes() {
    let style = FlexStyle {
      $0.direction = .column
      $0.maxHeight = .percent(0.9)
      $0.aspectRatio = 1.5
    }
    #expect(work(for: chain(of: [style], depth: 200)) < 12)
  }

  @Test func alternatingWrappingColumnsAndRowsAreLaidOutAFewTimes() {
    let column = FlexStyle {
      $0.direction = .column
      $0.wrap = .wrap
    }
    let root = chain(of: [column, FlexStyle()], depth: 200, hasTexts: true)
    #expect(work(for: root) < 12)
  }

  @Test func aChangeInADeepTreeTakesNoMoreThanAFewComputations() {
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomStyles(seed: seed)
      let model = seed.isMultiple(of: 2) ? random.deepTree(100) : random.repeatingTree(100)
      let tree = FlexTree()
      let root = model.make(in: tree)
      tree.compute(root)
      for _ in 0..<10 {
        let target = random.pick(model.all)
        guard let node = target.node else { continue }
        target.style.width = random.size(0...90)
        tree.setStyle(target.style, of: node)
        tree.compute(root)
        // A change propagated upwards, then from the root, then from scratch.
        let most = (2 * Self.averageBound + 5) * Double(model.all.count)
        #expect(Double(tree.workCount) <= most, "seed \(seed)")
      }
    }
  }

  @Test func limitedRelayoutsEqualLayoutsFromScratch() {
    var limited = 0
    for seed in 0..<40 as Range<UInt64> {
      var random = RandomStyles(seed: seed)
      let model = random.repeatingTree(24)
      let tree = FlexTree()
      let root = model.make(in: tree)
      for step in 0..<6 {
        tree.compute(root)
        if tree.isLimited { limited += 1 }
        let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
        let expected = model.framesFromScratch(in: SizeRange(), available: .undefined)
        #expect(frames == expected, "seed \(seed), step \(step)")
        #expect(tree.checkInvariants() == [], "seed \(seed), step \(step)")
        let target = random.pick(model.all)
        guard let node = target.node else { continue }
        target.style.height = random.chance(0.5) ? .auto : random.size(0...60)
        tree.setStyle(target.style, of: node)
      }
    }
    #expect(limited > 10)
  }

  private func expectBoundedWork(for model: ModelNode, _ name: String) {
    let tree = FlexTree()
    let root = model.make(in: tree)
    tree.countsWorkOfNodes = true
    // A tree beyond the limit would not terminate.
    let nodes = model.all
    tree.workLimit = Self.bound * nodes.count
    tree.compute(root)
    let counts = nodes.compactMap { $0.node.map(tree.workCount(of:)) }
    #expect((counts.max() ?? 0) <= Self.bound, "\(name)")
    #expect(Double(tree.workCount) <= Self.averageBound * Double(nodes.count), "\(name)")
  }

  /// A chain of boxes with repeating styles, in a box of 300 by 300.
  private func chain(of styles: [FlexStyle], depth: Int, hasTexts: Bool = false) -> ModelNode {
    var node = ModelNode(style: FlexStyle(), text: 10)
    for level in 0..<depth {
      let parent = ModelNode(style: styles[level % styles.count])
      parent.children = [node]
      if hasTexts { parent.children.append(ModelNode(style: FlexStyle(), text: 5)) }
      node = parent
    }
    let root = ModelNode(
      style: FlexStyle {
        $0.width = 300
        $0.height = 300
      })
    root.children = [node]
    return root
  }

  /// The average units of work for each node.
  private func work(for model: ModelNode) -> Double {
    let tree = FlexTree()
    let root = model.make(in: tree)
    let count = Double(model.all.count)
    tree.workLimit = 100 * model.all.count
    tree.compute(root)
    return Double(tree.workCount) / count
  }
}
