package import TrellisComponents
import TrellisLayout

/// The wishes of a component for its item in a flexbox, known after the component was rendered.
package struct Flexibility: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Takes free width.
  package static let growsWidth = Flexibility(rawValue: 1)
  /// Takes free height.
  package static let growsHeight = Flexibility(rawValue: 2)
  /// Becomes narrower than its content if there is not enough width.
  package static let shrinksWidth = Flexibility(rawValue: 4)
  /// Becomes lower than its content if there is not enough height.
  package static let shrinksHeight = Flexibility(rawValue: 8)
  // Sets of several wishes have names, because the initializer from an array literal is not specialized in other modules
  // and takes 2,000 instructions.

  /// Takes the available width.
  package static var fillsWidth: Flexibility { Flexibility(rawValue: 5) }
  /// Takes the available height.
  package static var fillsHeight: Flexibility { Flexibility(rawValue: 10) }
  /// Takes the available width and height.
  package static var fills: Flexibility { Flexibility(rawValue: 15) }
  fileprivate static let all = Flexibility(rawValue: 15)
}

/// The wishes of a component that are stored in it (``Component/storedWishes``), so that a layout finds them without a cast.
package struct StoredWishes: Equatable {
  package let flexibility: Flexibility
  /// Whether the wishes of the only child are added.
  package let takesChilds: Bool

  package init(_ flexibility: Flexibility = [], takesChilds: Bool = false) {
    self.flexibility = flexibility
    self.takesChilds = takesChilds
  }

  fileprivate init?(_ byte: UInt8) {
    if byte == 0 { return nil }
    self.init(
      Flexibility(rawValue: byte & Self.flexibilityMask), takesChilds: byte & Self.childsBit != 0)
  }

  fileprivate var byte: UInt8 {
    Self.isStored | flexibility.rawValue | (takesChilds ? Self.childsBit : 0)
  }

  private static let flexibilityMask: UInt8 = 15
  private static let childsBit: UInt8 = 16
  private static let isStored: UInt8 = 128
}

extension Component {
  /// The stored wishes; without any, they are those that ``itemFlexibility`` finds.
  package final var wishes: StoredWishes? {
    get { StoredWishes(storedWishes) }
    set { storedWishes = newValue?.byte ?? 0 }
  }
}

extension Component: ItemWishing {
  package final var itemWishes: UInt8 { StoredWishes(itemFlexibility).byte }
}

/// A component that has wishes for its item in a flexbox; see ``FlexboxChild/takesFlexibility``.
package protocol FlexibleComponent: Component {
  var flexibility: Flexibility { get }
}

extension Component {
  /// The wishes of this component, which are those of its content for a component that only arranges it.
  ///
  /// - Complexity: O(*n*) in the components whose items take their wishes from them.
  package final var itemFlexibility: Flexibility {
    if let wishes {
      guard wishes.takesChilds, let child = child(at: 0) else { return wishes.flexibility }
      return wishes.flexibility.union(child.itemFlexibility)
    }
    switch self {
    // Looking up a conformance takes longer than comparing classes, and most components are of these two.
    case is TextComponent: return []
    case let component as FlexboxComponent: return component.childrensFlexibility
    case let component as any FlexibleComponent: return component.flexibility
    case let component as OverlayComponent: return component.content.itemFlexibility
    case let component as BackgroundComponent: return component.content.itemFlexibility
    default: return []
    }
  }
}

extension FlexboxComponent {
  /// The wishes of the children that the flexbox takes over.
  ///
  /// - Complexity: O(*n*) in the children, and O(1) in a layout after another one with the same layouts
  ///   (``LayoutCache/id``), as changed wishes change the layouts.
  fileprivate var childrensFlexibility: Flexibility {
    if children.count < Self.childrenOfKnownWishes || LayoutMemory.current == nil {
      return foundFlexibility
    }
    if layouts.id == 0 || layouts.id != layoutOfKnownWishes {
      knownWishes = foundFlexibility
      layoutOfKnownWishes = layouts.id
    }
    return knownWishes
  }

  /// With fewer children, finding the wishes is as fast as looking them up.
  private static var childrenOfKnownWishes: Int { 8 }

  private var foundFlexibility: Flexibility {
    var all: UInt8 = 0
    for index in children.indices where children[index].takesFlexibility {
      if let child = children[index].component { all |= child.itemFlexibility.rawValue }
      if all == Flexibility.all.rawValue { break }
    }
    return Flexibility(rawValue: all)
  }
}

extension Flexibility {
  /// These wishes and, if `isAdded` is `true`, those of `component`.
  package func adding(_ component: Component, if isAdded: Bool) -> Flexibility {
    isAdded ? union(component.itemFlexibility) : self
  }
}

extension FlexboxChild {
  /// This child with the options that its component wishes for.
  func withFlexibility(of component: Component, inRow isRow: Bool) -> FlexboxChild {
    guard takesFlexibility else { return self }
    let wishes = component.itemFlexibility
    if wishes.isEmpty { return self }
    var child = self
    if wishes.contains(isRow ? .growsWidth : .growsHeight), grow == 0 { child.grow = 1 }
    // An item with a size of its own would be placed at the start instead of being stretched.
    let hasSize = (isRow ? size.height : size.width) != .auto
    if wishes.contains(isRow ? .growsHeight : .growsWidth), alignSelf == .auto, !hasSize {
      child.alignSelf = .stretch
    }
    if wishes.contains(isRow ? .shrinksWidth : .shrinksHeight), shrink == 0 { child.shrink = 1 }
    return child
  }
}
