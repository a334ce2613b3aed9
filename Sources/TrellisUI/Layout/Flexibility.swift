package import TrellisComponents
import TrellisLayout

/// The flexibility of the item that a component becomes in a flexbox, known after the component was rendered.
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
  // Sets of several members have names, because the initializer from an array literal is not specialized in other modules
  // and takes 2,000 instructions.

  /// Takes the available width.
  package static var fillsWidth: Flexibility { Flexibility(rawValue: 5) }
  /// Takes the available height.
  package static var fillsHeight: Flexibility { Flexibility(rawValue: 10) }
  /// Takes the available width and height.
  package static var fills: Flexibility { Flexibility(rawValue: 15) }
  fileprivate static let all = Flexibility(rawValue: 15)
}

/// The flexibility of a component that is stored in it (``Component/flexibilityByte``), so that a layout finds it without a cast.
package struct StoredFlexibility: Equatable {
  package let flexibility: Flexibility
  /// Whether the flexibility of the only child is added.
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
  /// The stored flexibility; `nil` if ``itemFlexibility`` has to find it.
  package final var storedFlexibility: StoredFlexibility? {
    get { StoredFlexibility(flexibilityByte) }
    set { flexibilityByte = newValue?.byte ?? 0 }
  }
}

extension Component: ItemFlexibilityProviding {
  package final var itemFlexibilityByte: UInt8 { StoredFlexibility(itemFlexibility).byte }
}

/// A component that knows the flexibility of its item in a flexbox; see ``FlexboxChild/takesFlexibility``.
package protocol FlexibleComponent: Component {
  var flexibility: Flexibility { get }
}

extension Component {
  /// The flexibility of this component, which is that of its content for a component that only arranges it.
  ///
  /// - Complexity: O(*n*) in the components whose items take their flexibility from them.
  package final var itemFlexibility: Flexibility {
    if let storedFlexibility {
      guard storedFlexibility.takesChilds, let child = child(at: 0) else {
        return storedFlexibility.flexibility
      }
      return storedFlexibility.flexibility.union(child.itemFlexibility)
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
  /// The flexibility of the children that the flexbox takes over.
  ///
  /// - Complexity: O(*n*) in the children, and O(1) in a layout after another one with the same layouts
  ///   (``LayoutCache/id``), as another flexibility changes the layouts.
  fileprivate var childrensFlexibility: Flexibility {
    if children.count < Self.childrenOfKnownFlexibility || LayoutMemory.current == nil {
      return foundFlexibility
    }
    if layouts.id == 0 || layouts.id != layoutOfKnownFlexibility {
      knownFlexibility = foundFlexibility
      layoutOfKnownFlexibility = layouts.id
    }
    return knownFlexibility
  }

  /// With fewer children, finding the flexibility is as fast as looking it up.
  private static var childrenOfKnownFlexibility: Int { 8 }

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
  /// This flexibility and, if `isAdded` is `true`, that of `component`.
  package func adding(_ component: Component, if isAdded: Bool) -> Flexibility {
    isAdded ? union(component.itemFlexibility) : self
  }
}

extension FlexboxChild {
  /// This child with the options that follow from the flexibility of its component.
  func withFlexibility(of component: Component, inRow isRow: Bool) -> FlexboxChild {
    guard takesFlexibility else { return self }
    let flexibility = component.itemFlexibility
    if flexibility.isEmpty { return self }
    var child = self
    if flexibility.contains(isRow ? .growsWidth : .growsHeight), grow == 0 { child.grow = 1 }
    // An item with a size of its own would be placed at the start instead of being stretched.
    let hasSize = (isRow ? size.height : size.width) != .auto
    if flexibility.contains(isRow ? .growsHeight : .growsWidth), alignSelf == .auto, !hasSize {
      child.alignSelf = .stretch
    }
    if flexibility.contains(isRow ? .shrinksWidth : .shrinksHeight), shrink == 0 {
      child.shrink = 1
    }
    return child
  }
}
