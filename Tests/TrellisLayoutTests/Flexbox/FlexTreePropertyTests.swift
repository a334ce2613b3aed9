import Testing
import TrellisLayout

struct FlexTreePropertyTests {
  private static let ranges = [
    SizeRange(), SizeRange(exactly: Size(width: 200, height: 150)),
    SizeRange(min: Size(width: 50, height: 0), max: Size(width: 120, height: .infinity)),
    SizeRange(min: Size(width: 0, height: 80), max: Size(width: 90, height: 100)),
  ]

  @Test func theSameInputGivesTheSameBits() {
    for seed in 0..<150 as Range<UInt64> {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(1...25))
      let range = random.pick(Self.ranges)
      let first = model.framesFromScratch(in: range, available: .undefined)
      let second = model.framesFromScratch(in: range, available: .undefined)
      #expect(first == second, "seed \(seed)")
    }
  }

  @Test func everyFrameIsFiniteAndTheRootIsInItsRange() {
    for seed in 1_000..<1_300 as Range<UInt64> {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(1...25))
      let range = random.pick(Self.ranges)
      let frames = model.framesFromScratch(in: range, available: .undefined)
      #expect(range.contains(frames[0].size), "seed \(seed)")
      for frame in frames {
        #expect(
          frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0
            && frame.width.isFinite && frame.height.isFinite, "seed \(seed): \(frame)")
      }
    }
  }

  @Test func layingOutAgainAfterAChangeEqualsLayingOutFromScratch() {
    for seed in 2_000..<2_400 as Range<UInt64> {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(2...30))
      let tree = FlexTree()
      let root = model.make(in: tree)
      var range = random.pick(Self.ranges)
      for step in 0..<8 {
        tree.compute(root, in: range)
        let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
        let expected = model.framesFromScratch(in: range, available: .undefined)
        #expect(frames == expected, "seed \(seed), step \(step)")
        if frames != expected { break }
        for _ in 0..<random.number(1...3) { change(model, in: tree, &random) }
        if random.chance(0.1) { range = random.pick(Self.ranges) }
      }
    }
  }

  /// Changes a style, a text, or the children of a node, in the model and in the tree.
  private func change(_ model: ModelNode, in tree: FlexTree, _ random: inout RandomStyles) {
    let target = random.pick(model.all)
    guard let node = target.node else { return }
    switch random.number(0...5) {
    case 0 where target.text != nil:
      target.text = random.number(0...30)
      tree.setNeedsMeasure(node)
    case 1 where target.text == nil:
      let child = random.node()
      let place = random.number(0...target.children.count)
      let next = place < target.children.count ? target.children[place].node : nil
      target.children.insert(child, at: place)
      tree.insert(child.make(in: tree), into: node, before: next)
    case 2 where !target.children.isEmpty:
      let gone = target.children.remove(at: random.number(0...target.children.count - 1))
      if let node = gone.node {
        tree.remove(node)
        tree.free(node)
      }
    case 3:
      let isRoot = target === model
      target.style = random.node(isRoot: isRoot).style
      tree.setStyle(target.style, of: node)
    default:
      if random.chance(0.5) { target.style.width = random.size(0...90) }
      if random.chance(0.5) { target.style.height = random.size(0...60) }
      tree.setStyle(target.style, of: node)
    }
  }
}
