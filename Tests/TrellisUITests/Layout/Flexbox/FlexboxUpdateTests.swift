import TestSupport
import Testing
import TrellisLayout

@testable import TrellisComponents
@testable import TrellisUI

/// Random changes of a flexbox whose tree is kept, and flexboxes of one render that take the trees of others: all layouts
/// are those of a new flexbox.
struct FlexboxUpdateTests {
  /// Twelve seeds in the long form, three in the short one.
  private static func seeds(of block: Int) -> Range<Int> {
    block * 12..<block * 12 + (Rounds.areLong ? 12 : 3)
  }

  @Test(arguments: 0..<4)
  func aChangedFlexboxIsLaidOutAsANewOne(_ block: Int) {
    for seed in Self.seeds(of: block) {
      var numbers = SeededGenerator(seed: UInt64(seed))
      var spec = FlexboxSpec.random(&numbers, count: seed.isMultiple(of: 2) ? 20 : 5)
      var parts = FlexboxSpecParts()
      var old: FlexboxComponent?
      // Another writing direction makes all components again.
      let traits = Traits(writingDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      for step in 0..<25 {
        for _ in 0..<numbers.below(4) { spec.change(&numbers) }
        let range = Self.randomRange(&numbers)
        parts.renewed = numbers.below(4)
        let (changed, new) = withDetachedBuild {
          (spec.component(reusing: &parts), spec.component())
        }
        if let old { changed.didReplace(old) }
        let environment = HostEnvironment(traits: traits)
        let frames = [changed, new].map { flexbox in
          RenderContext(environment: environment).run {
            LayoutProbe.frames(flexbox.layout(thatFits: range, parentSize: .undefined))
          }
        }
        #expect(frames[0] == frames[1], "seed \(seed), step \(step)")
        #expect(changed.checkInvariants() == [], "seed \(seed), step \(step)")
        if frames[0] != frames[1] { return }
        old = changed
      }
    }
  }

  @Test(arguments: 0..<4)
  func theFlexboxesOfOnePassAreLaidOutAsInPassesOfTheirOwn(_ block: Int) {
    for seed in Self.seeds(of: block) {
      var numbers = SeededGenerator(seed: ~UInt64(seed))
      var spec = FlexboxSpec.random(&numbers, count: 4)
      var specs = [spec]
      for _ in 0..<12 {
        switch numbers.below(3) {
        case 0: spec.change(&numbers)
        case 1: spec.renew(&numbers)
        default: break
        }
        specs.append(spec)
      }
      let range = Self.randomRange(&numbers)
      let (together, alone) = withDetachedBuild {
        (specs.map { $0.component() }, specs.map { $0.component() })
      }
      let environment = HostEnvironment()
      let found = RenderContext(environment: environment).run {
        together.enumerated().map { index, flexbox in
          let layout = flexbox.layout(thatFits: range, parentSize: .undefined)
          #expect(
            FlexTreePool.current?.checkInvariants() == [], "seed \(seed), flexbox \(index)")
          return LayoutProbe.frames(layout)
        }
      }
      for (index, flexbox) in alone.enumerated() {
        let frames = RenderContext(environment: environment).run {
          LayoutProbe.frames(flexbox.layout(thatFits: range, parentSize: .undefined))
        }
        #expect(found[index] == frames, "seed \(seed), flexbox \(index)")
      }
    }
  }

  /// An inner flexbox takes part in the tree of the outer one, with or without a component around it.
  @Test func aComponentAroundAFlexboxChangesNoFrame() {
    for seed in 0..<60 {
      var numbers = SeededGenerator(seed: UInt64(200 + seed))
      let spec = FlexboxSpec.random(&numbers, count: 5)
      let range = Self.randomRange(&numbers)
      let frames = withDetachedBuild { [spec.component(), spec.unwrapped.component()] }.map {
        flexbox in
        RenderContext(environment: HostEnvironment()).run {
          leaves(flexbox.layout(thatFits: range, parentSize: .undefined))
        }
      }
      #expect(frames[0] == frames[1], "seed \(seed)")
    }
  }

  private func leaves(_ layout: Layout) -> [Rect] {
    var frames: [Rect] = []
    func record(_ layout: Layout, at position: Point) {
      if layout.component is SpecLeaf || layout.component is SpecPartOfParent {
        frames.append(Rect(origin: position, size: layout.size))
      }
    }
    layout.forEach(record)
    return frames
  }

  /// A layout that claims to be that in exactly its size is equal to it.
  @Test func aLayoutThatHoldsInItsSizeIsThatInItsSize() {
    var count = 0
    for seed in 0..<200 {
      var numbers = SeededGenerator(seed: UInt64(400 + seed))
      let spec = FlexboxSpec.random(&numbers, count: 3)
      let range = Self.randomRange(&numbers)
      let (one, other) = withDetachedBuild { (spec.component(), spec.component()) }
      let layout = RenderContext(environment: HostEnvironment()).run {
        one.layout(thatFits: range, parentSize: .undefined)
      }
      guard layout.content.alsoFitsExactSize else { continue }
      count += 1
      let exact = RenderContext(environment: HostEnvironment()).run {
        other.layout(thatFits: SizeRange(exactly: layout.size), parentSize: .undefined)
      }
      #expect(LayoutProbe.frames(layout) == LayoutProbe.frames(exact), "seed \(seed)")
    }
    #expect(count > 20)
  }

  @Test(arguments: [FlexboxStyle.Direction.row, .column])
  func onlyAnOpenHeightThatNothingReadsHoldsInItsSize(direction: FlexboxStyle.Direction) {
    func holds(
      _ child: FlexboxChild, size: ComponentSize = .auto,
      in range: SizeRange = range(90, 0, 90, .infinity)
    ) -> Bool {
      let flexbox = flexbox(direction, size: size, [child])
      return RenderContext(environment: HostEnvironment()).run {
        flexbox.layout(thatFits: range, parentSize: .undefined).content.alsoFitsExactSize
      }
    }
    let leaf = SpecLeaf(10, 20)
    #expect(holds(FlexboxChild(leaf)))
    #expect(holds(leaf.flex(basis: .percent(0.5))) == (direction == .row))
    #expect(holds(leaf.flex(basis: 5)))
    #expect(!holds(FlexboxChild(leaf), size: ComponentSize(minHeight: 5)))
    #expect(!holds(FlexboxChild(SpecPartOfParent(0.5))))
    #expect(!holds(FlexboxChild(leaf), in: range(90, 1, 90, .infinity)))
    #expect(!holds(FlexboxChild(leaf), in: range(90, 0, 90, 200)))
    #expect(!holds(FlexboxChild(leaf), in: range(80, 0, 90, .infinity)))
    #expect(holds(FlexboxChild(leaf), in: .exactly(90, 50)))
  }

  private static func randomRange(_ numbers: inout SeededGenerator) -> SizeRange {
    let width = Double(numbers.below(5) * 50 + 50)
    switch numbers.below(4) {
    case 0: return .exactly(width, 120)
    case 1: return .upTo(width, 300)
    case 2: return .upTo(.infinity, .infinity)
    default: return range(width, 0, width, .infinity)
    }
  }
}
