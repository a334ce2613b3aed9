import Foundation
import Trellis

/// Deep trees whose boxes depend on the sizes around and inside them, and flat trees of the same boxes.
///
/// Each box of a chain has up to two texts beside it. A chain of random boxes has another style on each
/// level. A repeating chain has one to four alternating styles: a combination that makes an engine repeat a
/// computation recurs on each level.
struct DeepTrees {
  private var generator: SplitMix

  init(seed: UInt64) {
    var mixer = SplitMix(state: seed)
    generator = SplitMix(state: mixer.next())
  }

  /// A chain of `depth` boxes in a box of 300 by 300.
  mutating func chain(
    _ depth: Int, repeats: Bool
  ) -> (tree: FlexTree, root: FlexNode, count: Int) {
    let tree = FlexTree(minimumCapacity: depth * 3)
    let levels = (0..<(repeats ? number(1...4) : depth)).map { _ in
      (style: style(), siblings: (0..<number(0...2)).map { _ in number(0...30) })
    }
    var node = Self.leaf(20, in: tree)
    var count = 2
    for level in (0..<depth).reversed().map({ levels[$0 % levels.count] }) {
      let children = [node] + level.siblings.map { Self.leaf($0, in: tree) }
      node = tree.makeNode(level.style, children: children)
      count += children.count
    }
    return (tree, Self.root([node], in: tree), count)
  }

  /// A box of `count` boxes and texts.
  mutating func flat(_ count: Int) -> (tree: FlexTree, root: FlexNode, count: Int) {
    let tree = FlexTree(minimumCapacity: count + 1)
    let children = (0..<count).map { _ in
      chance(0.5) ? tree.makeNode(style()) : Self.leaf(number(0...30), in: tree)
    }
    return (tree, Self.root(children, in: tree), count + 1)
  }

  private static func root(_ children: [FlexNode], in tree: FlexTree) -> FlexNode {
    tree.makeNode(
      FlexStyle {
        $0.width = 300
        $0.height = 300
        $0.wrap = .wrap
      }, children: children)
  }

  /// Text of `count` characters, each 5 wide, in lines 10 high.
  private static func leaf(_ count: Int, in tree: FlexTree) -> FlexNode {
    tree.makeLeaf(reportsBaseline: true) { request in
      let perLine: Int =
        switch request.availableWidth {
        case .minContent: 1
        case .maxContent: max(1, count)
        case .definite(let room): max(1, Int(min(1000, room / 5)))
        }
      let lines = max(1, (count + perLine - 1) / perLine)
      return FlexMeasurement(
        size: Size(width: Double(min(count, perLine)) * 5, height: Double(lines) * 10), baseline: 8)
    }
  }

  private mutating func style() -> FlexStyle {
    var style = FlexStyle()
    style.direction = chance(0.5) ? .row : .column
    style.wrap = chance(0.5) ? .noWrap : .wrap
    if chance(0.5) { style.maxHeight = .percent(0.9) }
    if chance(0.2) { style.maxWidth = .percent(0.9) }
    if chance(0.2) { style.aspectRatio = 1.5 }
    if chance(0.3) { style.padding = FlexEdges(all: .percent(0.02)) }
    if chance(0.2) { style.alignItems = .baseline }
    if chance(0.2) { style.alignItems = .center }
    if chance(0.2) { style.flexGrow = 1 }
    if chance(0.2) { style.height = .percent(0.95) }
    if chance(0.1) { style.minHeight = .minContent }
    return style
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  /// Source: Steele, Lea, Flood, “Fast Splittable Pseudorandom Number Generators” (2014).
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}

/// The time for each node of a deep tree, and its ratio to that of a flat one.
///
/// `$DEEP_SEEDS` is the number of trees of each kind and depth; 200 unless set.
enum DeepTreeSamples {
  static let name = "layout/deep"

  private static let seeds =
    ProcessInfo.processInfo.environment["DEEP_SEEDS"].flatMap(UInt64.init) ?? 200

  static func measure(report: (Measurement) -> Void) {
    let flat = (0..<40).map { DeepTrees.measureFlat(seed: $0) }
    report(Measurement("\(name)/flat/per-node", in: "us", flat))
    let typical = flat.sorted()[flat.count / 2]
    for (kind, repeats) in [("random", false), ("repeating", true)] {
      for depth in [30, 60, 200] {
        let values = measureChains(depth: depth, repeats: repeats)
        let name = "\(name)/\(kind)/\(depth)"
        report(Measurement("\(name)/per-node", in: "us", values))
        let slowest = values.max() ?? 0
        report(Measurement("\(name)/slowest-to-flat", in: "ratio", [slowest / typical]))
      }
    }
  }

  /// The microseconds per node of each chain.
  ///
  /// Of thousands of values the largest ones are those that other processes disturbed, so the slowest
  /// chains are measured ten times more, in turn.
  private static func measureChains(depth: Int, repeats: Bool) -> [Double] {
    func measure(_ seed: Int) -> Double {
      DeepTrees.measureChain(seed: UInt64(seed), depth: depth, repeats: repeats)
    }
    var values = (0..<Int(seeds)).map(measure)
    let slowest = values.indices.sorted { values[$0] > values[$1] }.prefix(100)
    for _ in 0..<10 {
      for seed in slowest { values[seed] = min(values[seed], measure(seed)) }
    }
    return values
  }

  /// Whether a measurement may have `filter` in its name.
  static func mayMeasure(_ filter: String) -> Bool {
    filter.hasPrefix(name) || name.contains(filter)
  }
}

extension DeepTrees {
  fileprivate static func measureFlat(seed: UInt64) -> Double {
    best {
      var trees = DeepTrees(seed: seed)
      return trees.flat(500)
    }
  }

  fileprivate static func measureChain(seed: UInt64, depth: Int, repeats: Bool) -> Double {
    best {
      var trees = DeepTrees(seed: seed)
      return trees.chain(depth, repeats: repeats)
    }
  }

  /// The microseconds of processor time for each node, in the best of seven first layouts.
  private static func best(_ make: () -> (tree: FlexTree, root: FlexNode, count: Int)) -> Double {
    (0..<7).map { _ in
      let made = make()
      let start = ProcessorTime.microseconds
      made.tree.compute(made.root)
      return (ProcessorTime.microseconds - start) / Double(made.count)
    }.min() ?? 0
  }
}
