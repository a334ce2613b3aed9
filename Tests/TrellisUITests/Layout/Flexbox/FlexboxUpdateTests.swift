import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// Random changes of a flexbox whose tree is kept, and flexboxes of one pass that take the trees of others: all layouts
/// are those of a new flexbox.
struct FlexboxUpdateTests {
  @Test(arguments: 0..<4)
  func aChangedFlexboxIsLaidOutAsANewOne(_ block: Int) {
    for seed in (block * 12)..<((block + 1) * 12) {
      var numbers = Numbers(state: UInt64(seed))
      var spec = Spec.random(&numbers, count: seed.isMultiple(of: 2) ? 20 : 5)
      var parts: [Int: Component] = [:]
      var old: FlexboxComponent?
      // Another writing direction makes all components anew.
      let traits = Traits(writingDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      for step in 0..<25 {
        for _ in 0..<numbers.below(4) { spec.change(&numbers) }
        let range = Self.range(&numbers)
        let (changed, new) = withDetachedBuild {
          (spec.component(reusing: &parts), spec.component())
        }
        if let old { changed.didReplace(old) }
        let environment = HostEnvironment(traits: traits)
        let frames = [changed, new].map { flexbox in
          Pass(environment: environment).run {
            LayoutProbe.frames(flexbox.layout(thatFits: range, parentSize: .undefined))
          }
        }
        #expect(frames[0] == frames[1], "seed \(seed), step \(step)")
        if frames[0] != frames[1] { return }
        old = changed
      }
    }
  }

  @Test(arguments: 0..<4)
  func theFlexboxesOfOnePassAreLaidOutAsInPassesOfTheirOwn(_ block: Int) {
    for seed in (block * 12)..<((block + 1) * 12) {
      var numbers = Numbers(state: ~UInt64(seed))
      var spec = Spec.random(&numbers, count: 4)
      var specs = [spec]
      for _ in 0..<12 {
        switch numbers.below(3) {
        case 0: spec.change(&numbers)
        case 1: spec.renew(&numbers)
        default: break
        }
        specs.append(spec)
      }
      let range = Self.range(&numbers)
      let (together, alone) = withDetachedBuild {
        (specs.map { $0.component() }, specs.map { $0.component() })
      }
      let environment = HostEnvironment()
      let found = Pass(environment: environment).run {
        together.map { LayoutProbe.frames($0.layout(thatFits: range, parentSize: .undefined)) }
      }
      for (index, flexbox) in alone.enumerated() {
        let frames = Pass(environment: environment).run {
          LayoutProbe.frames(flexbox.layout(thatFits: range, parentSize: .undefined))
        }
        #expect(found[index] == frames, "seed \(seed), flexbox \(index)")
      }
    }
  }

  private static func range(_ numbers: inout Numbers) -> SizeRange {
    let width = Double(numbers.below(5) * 50 + 50)
    switch numbers.below(4) {
    case 0: return .exactly(width, 120)
    case 1: return .upTo(width, 300)
    case 2: return .upTo(.infinity, .infinity)
    default: return range(width, 0, width, .infinity)
    }
  }

  private static func range(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> SizeRange {
    SizeRange(min: Size(width: a, height: b), max: Size(width: c, height: d))
  }
}

/// SplitMix64: a deterministic generator.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

/// A description of a flexbox.
private struct Spec {
  var style = FlexboxStyle(direction: .row)
  var children: [Child] = []

  struct Child {
    /// The number of this version of the content.
    var id: Int
    var content: Content
    var options = FlexboxChild(nil)
  }

  indirect enum Content {
    case none
    case leaf(Double, Double)
    /// A leaf whose size is a part of its parent's.
    case part(Double)
    case flexbox(Spec)
    /// A component around a flexbox.
    case wrapper(Spec)
  }

  static func random(_ numbers: inout Numbers, count: Int, depth: Int = 0) -> Spec {
    var spec = Spec()
    spec.style = style(&numbers)
    spec.children = (0..<count).map { _ in child(&numbers, depth: depth) }
    return spec
  }

  private static func style(_ numbers: inout Numbers) -> FlexboxStyle {
    var style = FlexboxStyle(direction: numbers.below(2) == 0 ? .row : .column)
    style.alignItems = [.start, .stretch, .center, .baseline, .stretch][numbers.below(5)]
    style.spacing = Double(numbers.below(3))
    style.wrap = numbers.below(4) == 0 ? .wrap : .noWrap
    if numbers.below(4) == 0 { style.padding = .all(3) }
    return style
  }

  private static func child(_ numbers: inout Numbers, depth: Int) -> Child {
    var child = Child(id: Int(numbers.next() >> 2), content: content(&numbers, depth: depth))
    child.setOptions(&numbers)
    return child
  }

  private static func content(_ numbers: inout Numbers, depth: Int) -> Content {
    switch numbers.below(depth < 2 ? 9 : 6) {
    case 0: .none
    case 1: .part(Double(numbers.below(3)) / 4)
    case 6: .flexbox(random(&numbers, count: numbers.below(4), depth: depth + 1))
    case 7: .wrapper(random(&numbers, count: numbers.below(4), depth: depth + 1))
    default: .leaf(Double(numbers.below(20)), Double(numbers.below(20)))
    }
  }

  /// Changes a style, an option, a content, or the order of children.
  mutating func change(_ numbers: inout Numbers, depth: Int = 0) {
    let place = children.isEmpty ? 0 : numbers.below(children.count)
    switch numbers.below(9) {
    case 0: style = Self.style(&numbers)
    case 1: children.insert(Self.child(&numbers, depth: depth), at: place)
    case 2 where children.count > 1: children.remove(at: place)
    case 3 where children.count > 1: children.swapAt(place, numbers.below(children.count))
    case 4 where !children.isEmpty: children[place].setOptions(&numbers)
    case 5 where children.count > 3: children.append(children.removeFirst())
    case _ where !children.isEmpty:
      switch children[place].content {
      case .flexbox(var inner):
        inner.change(&numbers, depth: depth + 1)
        children[place].content = .flexbox(inner)
      case .wrapper(var inner):
        inner.change(&numbers, depth: depth + 1)
        children[place].content = .wrapper(inner)
      default: children[place].content = Self.content(&numbers, depth: depth)
      }
      children[place].id = Int(numbers.next() >> 2)
    default: break
    }
  }

  /// Gives the leaves other sizes.
  mutating func renew(_ numbers: inout Numbers) {
    for index in children.indices {
      children[index].id = Int(numbers.next() >> 2)
      switch children[index].content {
      case .leaf: children[index].content = .leaf(Double(numbers.below(20)), 5)
      case .flexbox(var inner):
        inner.renew(&numbers)
        children[index].content = .flexbox(inner)
      case .wrapper(var inner):
        inner.renew(&numbers)
        children[index].content = .wrapper(inner)
      default: break
      }
    }
  }

  /// The flexbox of new components.
  func component() -> FlexboxComponent {
    var none: [Int: Component]?
    return component(&none)
  }

  /// The flexbox, with the components of unchanged children.
  func component(reusing parts: inout [Int: Component]) -> FlexboxComponent {
    var known: [Int: Component]? = parts
    defer { parts = known ?? [:] }
    return component(&known)
  }

  private func component(_ parts: inout [Int: Component]?) -> FlexboxComponent {
    FlexboxComponent(
      style: style,
      children: children.map { child in
        var result = child.options
        if let known = parts?[child.id] {
          result.component = known
        } else {
          result.component = child.component(&parts)
          if let made = result.component { parts?[child.id] = made }
        }
        return result
      })
  }
}

extension Spec.Child {
  fileprivate mutating func setOptions(_ numbers: inout Numbers) {
    options = FlexboxChild(nil)
    switch numbers.below(12) {
    case 0: options.grow = 1
    case 1: options.alignSelf = .baseline
    case 2: options.margin = .all(2)
    case 3: options.padding = .all(1)
    case 4: options.zIndex = numbers.below(3) - 1
    case 5: options.takesFlexibility = true
    case 6: options.size = ComponentSize(width: .percent(0.25))
    case 7: options.spacingBefore = 2
    case 8: options.basis = .percent(0.5)
    default: break
    }
  }

  fileprivate func component(_ parts: inout [Int: Component]?) -> Component? {
    func flexbox(_ spec: Spec, _ parts: inout [Int: Component]?) -> FlexboxComponent {
      // The parts of an inner flexbox have numbers of their own, too.
      if var known = parts {
        defer { parts = known }
        return spec.component(reusing: &known)
      }
      return spec.component()
    }
    switch content {
    case .none: return nil
    case .leaf(let width, let height): return Leaf(width, height)
    case .part(let part): return PartOfParent(part)
    case .flexbox(let spec): return flexbox(spec, &parts)
    case .wrapper(let spec): return CompositeComponent(child: flexbox(spec, &parts))
    }
  }
}

/// A leaf with a natural size and a baseline.
private final class Leaf: Component {
  private let natural: Size

  init(_ width: Double, _ height: Double) {
    natural = Size(width: width, height: height)
    super.init()
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(natural))
  }

  override func firstBaseline(of layout: Layout) -> Double? { natural.height / 2 }
}

/// A leaf whose size is a part of its parent's.
private final class PartOfParent: Component {
  private let part: Double

  init(_ part: Double) {
    self.part = part
    super.init()
  }

  override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    Layout(
      of: self,
      size: range.clamp(
        Size(width: (parentSize.width ?? 20) * part, height: (parentSize.height ?? 20) * part)))
  }
}
