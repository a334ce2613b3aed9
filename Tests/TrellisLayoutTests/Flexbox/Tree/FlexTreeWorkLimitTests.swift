import TestSupport
import Testing
import TrellisLayout

struct FlexTreeWorkLimitTests {
  @Test func aComputationWithinTheLimitIsAsWithoutOne() {
    var random = RandomStyles(seed: 1)
    let model = random.tree(of: 40)
    let expected = model.framesFromScratch(in: SizeRange(), available: .undefined)
    let tree = FlexTree()
    let root = model.make(in: tree)
    tree.compute(root)
    let work = tree.workCount
    #expect(work > 0 && !tree.exceededWorkLimit)

    let limited = FlexTree()
    limited.workLimit = work
    let limitedRoot = model.make(in: limited)
    limited.compute(limitedRoot)
    #expect(!limited.exceededWorkLimit)
    #expect(limited.workCount == work)
    #expect(model.all.compactMap { $0.node.map(limited.frame(of:)) } == expected)
  }

  @Test func aComputationBeyondTheLimitEndsWithFiniteFrames() {
    for seed in Rounds.seeds(200) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: 30)
      let tree = FlexTree()
      let root = model.make(in: tree)
      tree.workLimit = random.number(0...20)
      tree.compute(root)
      #expect(tree.workCount <= tree.workLimit, "seed \(seed)")
      for frame in model.all.compactMap({ $0.node.map(tree.frame(of:)) }) {
        #expect(
          frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
          "seed \(seed): \(frame)")
      }
    }
  }

  @Test func theComputationAfterALimitedOneIsComplete() {
    var exceeded = 0
    for seed in Rounds.seeds(200) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: 30)
      let expected = model.framesFromScratch(in: SizeRange(), available: .undefined)
      let tree = FlexTree()
      let root = model.make(in: tree)
      tree.workLimit = random.number(0...20)
      tree.compute(root)
      if tree.exceededWorkLimit { exceeded += 1 }
      tree.workLimit = .max
      tree.compute(root)
      #expect(!tree.exceededWorkLimit)
      let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
      #expect(frames == expected, "seed \(seed)")
      #expect(tree.checkInvariants() == [], "seed \(seed)")
    }
    #expect(exceeded > Rounds.of(200) / 2)
  }

  @Test func anUnchangedTreeTakesNoWork() {
    let tree = FlexTree()
    let root = tree.makeNode(children: [tree.makeNode(), tree.makeNode()])
    tree.compute(root)
    #expect(tree.workCount > 0)
    tree.compute(root)
    #expect(tree.workCount == 0)
  }
}
