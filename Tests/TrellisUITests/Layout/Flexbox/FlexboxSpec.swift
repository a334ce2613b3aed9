import TestSupport
import TrellisLayout
import TrellisUI

@testable import TrellisComponents

/// The components of unchanged children, by the number of their content.
struct FlexboxSpecParts {
  var known: [Int: Component] = [:]
  /// The components whose number has this remainder are made again, with the layout id of the former one.
  var renewed = 0
  private var lastID: UInt32 = 0

  /// The component of the content `number`. As in a build, components with equal layouts have one layout id.
  mutating func component(_ number: Int, _ make: (inout FlexboxSpecParts) -> Component?)
    -> Component?
  {
    let former = known[number]
    if let former, number % 4 != renewed { return former }
    let made = make(&self)
    if former == nil { lastID += 1 }
    made?.layouts.id = former?.layouts.id ?? lastID
    known[number] = made
    return made
  }
}

/// A description of a flexbox.
struct FlexboxSpec {
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
    case flexbox(FlexboxSpec)
    /// A component around a flexbox.
    case wrapper(FlexboxSpec)
  }

  static func random(_ numbers: inout SeededGenerator, count: Int, depth: Int = 0) -> FlexboxSpec {
    var spec = FlexboxSpec()
    spec.style = style(&numbers)
    spec.children = (0..<count).map { _ in child(&numbers, depth: depth) }
    return spec
  }

  private static func style(_ numbers: inout SeededGenerator) -> FlexboxStyle {
    var style = FlexboxStyle(direction: numbers.below(2) == 0 ? .row : .column)
    style.alignItems = [.start, .stretch, .center, .baseline, .stretch][numbers.below(5)]
    style.spacing = Double(numbers.below(3))
    style.wrap = numbers.below(4) == 0 ? .wrap : .noWrap
    if numbers.below(4) == 0 { style.padding = .all(3) }
    return style
  }

  private static func child(_ numbers: inout SeededGenerator, depth: Int) -> Child {
    var child = Child(id: Int(numbers.next() >> 2), content: content(&numbers, depth: depth))
    child.setOptions(&numbers)
    return child
  }

  private static func content(_ numbers: inout SeededGenerator, depth: Int) -> Content {
    switch numbers.below(depth < 2 ? 9 : 6) {
    case 0: .none
    case 1: .part(Double(numbers.below(3)) / 4)
    case 6: .flexbox(random(&numbers, count: numbers.below(4), depth: depth + 1))
    case 7: .wrapper(random(&numbers, count: numbers.below(4), depth: depth + 1))
    default: .leaf(Double(numbers.below(20)), Double(numbers.below(20)))
    }
  }

  /// Changes a style, an option, a content, or the order of children.
  mutating func change(_ numbers: inout SeededGenerator, depth: Int = 0) {
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
  mutating func renew(_ numbers: inout SeededGenerator) {
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

  /// The same flexbox without components around inner ones.
  var unwrapped: FlexboxSpec {
    var spec = self
    for index in children.indices {
      switch children[index].content {
      case .flexbox(let inner), .wrapper(let inner):
        spec.children[index].content = .flexbox(inner.unwrapped)
      default: break
      }
    }
    return spec
  }

  /// The flexbox of new components.
  func component() -> FlexboxComponent {
    var none: FlexboxSpecParts?
    return component(&none)
  }

  /// The flexbox, with the components of unchanged children.
  func component(reusing parts: inout FlexboxSpecParts) -> FlexboxComponent {
    var known: FlexboxSpecParts? = parts
    defer { parts = known ?? parts }
    return component(&known)
  }

  private func component(_ parts: inout FlexboxSpecParts?) -> FlexboxComponent {
    FlexboxComponent(
      style: style,
      children: children.map { child in
        var result = child.options
        if var known = parts {
          result.component = known.component(child.id) { parts in child.component(reusing: &parts) }
          parts = known
        } else {
          result.component = child.component()
        }
        return result
      })
  }
}

extension FlexboxSpec.Child {
  fileprivate mutating func setOptions(_ numbers: inout SeededGenerator) {
    options = FlexboxChild(nil)
    switch numbers.below(12) {
    case 0: options.grow = 1
    case 1: options.alignSelf = .baseline
    case 2: options.margin = .all(2)
    case 3: options.padding = .all(1)
    case 4: options.zIndex = numbers.below(3) - 1
    case 5: options.inheritsFlexibility = true
    case 6: options.size = ComponentSize(width: .percent(0.25))
    case 7: options.spacingBefore = 2
    case 8: options.basis = .percent(0.5)
    default: break
    }
  }

  fileprivate func component() -> Component? { component { $0.component() } }

  fileprivate func component(reusing parts: inout FlexboxSpecParts) -> Component? {
    component { $0.component(reusing: &parts) }
  }

  private func component(_ flexbox: (FlexboxSpec) -> FlexboxComponent) -> Component? {
    switch content {
    case .none: return nil
    case .leaf(let width, let height): return SpecLeaf(width, height)
    case .part(let part): return SpecPartOfParent(part)
    case .flexbox(let spec): return flexbox(spec)
    case .wrapper(let spec): return CompositeComponent(child: flexbox(spec))
    }
  }
}

/// A leaf with a natural size and a baseline.
final class SpecLeaf: Component {
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
final class SpecPartOfParent: Component {
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
