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
        #expect(tree.checkInvariants() == [], "seed \(seed), step \(step)")
        if frames != expected { break }
        for _ in 0..<random.number(1...3) {
          random.change(model, in: tree)
          #expect(tree.checkInvariants() == [], "seed \(seed), step \(step)")
        }
        if random.chance(0.1) { range = random.pick(Self.ranges) }
      }
    }
  }
}
