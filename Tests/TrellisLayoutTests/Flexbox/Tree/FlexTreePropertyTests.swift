import TestSupport
import Testing
import TrellisLayout

struct FlexTreePropertyTests {
  private static let ranges = [
    SizeRange(), SizeRange(exactly: Size(width: 200, height: 150)),
    SizeRange(min: Size(width: 50, height: 0), max: Size(width: 120, height: .infinity)),
    SizeRange(min: Size(width: 0, height: 80), max: Size(width: 90, height: 100)),
  ]

  @Test func theSameInputGivesTheSameBits() {
    for seed in Rounds.seeds(150) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(1...25))
      let range = random.pick(Self.ranges)
      let first = model.framesFromScratch(in: range, available: .undefined)
      let second = model.framesFromScratch(in: range, available: .undefined)
      #expect(first == second, "seed \(seed)")
    }
  }

  @Test func everyFrameIsFiniteAndTheRootIsInItsRange() {
    for seed in Rounds.seeds(300, from: 1_000) {
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
    for seed in Rounds.seeds(400, from: 2_000) {
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

  /// One tree is emptied for each model.
  @Test func anEmptiedTreeLaysOutLikeANewOne() {
    let tree = FlexTree()
    for seed in Rounds.seeds(400, from: 3_000) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(1...30))
      let range = random.pick(Self.ranges)
      tree.removeAll()
      let root = model.make(in: tree)
      tree.compute(root, in: range)
      let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
      #expect(frames == model.framesFromScratch(in: range, available: .undefined), "seed \(seed)")
      #expect(tree.checkInvariants() == [], "seed \(seed)")
    }
  }

  /// Where nothing depends on the height, the frames in exactly the height of the content are those in any height.
  @Test func aHeightThatIsNotUsedChangesNothing() {
    var unused = 0
    let seeds = Rounds.seeds(2_000, from: 4_000)
    for seed in seeds {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(2...20))
      (model.style.width, model.style.height) = (.auto, .auto)
      (model.style.minHeight, model.style.maxHeight) = (.zero, .auto)
      (model.style.minWidth, model.style.maxWidth) = (.zero, .auto)
      model.style.aspectRatio = nil
      let width = random.pixels(20...300)
      let tree = FlexTree()
      let root = model.make(in: tree)
      tree.compute(
        root,
        in: SizeRange(
          min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
      guard !tree.usesHeight(of: root) else { continue }
      unused += 1
      let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
      let size = tree.frame(of: root).size
      model.style.width = .points(size.width)
      model.style.height = .points(size.height)
      let exact = model.framesFromScratch(in: SizeRange(exactly: size), available: .undefined)
      for (frame, other) in zip(frames, exact) {
        #expect(
          abs(frame.x - other.x) < 1e-9 && abs(frame.y - other.y) < 1e-9
            && abs(frame.width - other.width) < 1e-9 && abs(frame.height - other.height) < 1e-9,
          "seed \(seed): \(frame), \(other)")
      }
    }
    #expect(unused > seeds.count / 50)
  }
}
