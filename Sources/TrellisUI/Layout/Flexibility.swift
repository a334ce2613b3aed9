package import TrellisComponents
package import TrellisLayout

/// The growth and shrinkage of a component as an item of a flexbox; known after the component was rendered.
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
  // Sets of several members have names, because the initializer from an array literal is not specialized in other
  // modules and takes 2,000 instructions.

  /// Takes the available width.
  package static var fillsWidth: Flexibility { Flexibility(rawValue: 5) }
  /// Takes the available height.
  package static var fillsHeight: Flexibility { Flexibility(rawValue: 10) }
  /// Takes the available width and height.
  package static var fills: Flexibility { Flexibility(rawValue: 15) }
  fileprivate static let all = Flexibility(rawValue: 15)

  /// ``fillsWidth`` and ``fillsHeight`` for the axes in which this flexibility grows.
  package var growth: Flexibility {
    Flexibility(
      rawValue: (contains(.growsWidth) ? Self.fillsWidth.rawValue : 0)
        | (contains(.growsHeight) ? Self.fillsHeight.rawValue : 0))
  }
}

/// The flexibility stored in a component (``Component/flexibilityByte``), so that a layout finds it without a cast.
package struct StoredFlexibility: Equatable {
  /// The flexibility that children add; it is known after they were rendered.
  package enum Inheritance: UInt8, CaseIterable, Sendable {
    case none = 0
    /// The flexibility of the first child; for a flexbox, the flexibility of the children that pass it on.
    case child = 16
    /// The flexibility of the first child's width.
    case width = 32
    /// The flexibility of the first child's height.
    case height = 48
    /// The growth of a flexbox's children that pass on their flexibility.
    case growth = 64
  }

  package let flexibility: Flexibility
  package let inheritance: Inheritance

  package init(_ flexibility: Flexibility = [], _ inheritance: Inheritance = .none) {
    self.flexibility = flexibility
    self.inheritance = inheritance
  }

  package init(_ flexibility: Flexibility, inheritsChild: Bool) {
    self.init(flexibility, inheritsChild ? .child : .none)
  }

  fileprivate init?(_ byte: UInt8) {
    if byte == 0 { return nil }
    self.init(
      Flexibility(rawValue: byte & Self.flexibilityMask),
      Inheritance(rawValue: byte & Self.inheritanceMask) ?? .none)
  }

  fileprivate var byte: UInt8 { Self.isStored | flexibility.rawValue | inheritance.rawValue }

  private static let flexibilityMask: UInt8 = 15
  private static let inheritanceMask: UInt8 = 112
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
  package final var itemSize: ComponentSize { flexSize }
}

/// A component that knows the flexibility of its item in a flexbox; see ``FlexboxChild/inheritsFlexibility``.
package protocol FlexibleComponent: Component {
  var flexibility: Flexibility { get }
}

extension Component {
  /// The flexibility of this component. A component that only arranges its content has the content's flexibility.
  ///
  /// - Complexity: O(*n*) in the nested components that pass on their flexibility. In a layout, the flexibility below
  ///   some levels is cached.
  package final var itemFlexibility: Flexibility { itemFlexibility(atDepth: 0) }

  /// - Parameter depth: the number of components around this one whose flexibility depends on it.
  fileprivate final func itemFlexibility(atDepth depth: Int) -> Flexibility {
    if let storedFlexibility {
      let own = storedFlexibility.flexibility
      let inheritance = storedFlexibility.inheritance
      if inheritance == .none { return own }
      let inner =
        if let flexbox = self as? FlexboxComponent {
          flexbox.childrensFlexibility(atDepth: depth)
        } else {
          child(at: 0)?.itemFlexibility(atDepth: depth + 1) ?? []
        }
      switch inheritance {
      case .none: return own
      case .child: return own.union(inner)
      case .width: return own.union(inner.intersection(.fillsWidth))
      case .height: return own.union(inner.intersection(.fillsHeight))
      case .growth: return own.union(inner.growth)
      }
    }
    switch self {
    // Looking up a conformance takes longer than comparing classes, and most components are of these two.
    case is TextComponent: return []
    case let component as FlexboxComponent: return component.childrensFlexibility(atDepth: depth)
    case let component as any FlexibleComponent:
      // Without the cache, each of the nested components would query all components inside it.
      guard let memory = FlexTreePool.current else { return component.flexibility }
      return memory.flexibility(of: component)
    default: return []
    }
  }
}

extension FlexboxComponent {
  /// The flexibility of the children that pass it on.
  ///
  /// - Complexity: O(*n*) in the children. In a layout, O(1) while the layouts have the same ``LayoutCache/id``,
  ///   because another flexibility changes the layouts.
  fileprivate func childrensFlexibility(atDepth depth: Int) -> Flexibility {
    let isSearched =
      children.count < Self.childrenOfKnownFlexibility && depth < Self.depthOfKnownFlexibility
    if isSearched || FlexTreePool.current == nil { return foundFlexibility(atDepth: depth) }
    if layouts.id == 0 || layouts.id != layoutOfKnownFlexibility {
      knownFlexibility = foundFlexibility(atDepth: 0)
      layoutOfKnownFlexibility = layouts.id
    }
    return knownFlexibility
  }

  /// With fewer children, finding the flexibility is as fast as looking it up.
  private static var childrenOfKnownFlexibility: Int { 8 }

  /// The flexibility is cached from this depth on; otherwise each of many nested flexboxes would search all flexboxes
  /// inside it.
  private static var depthOfKnownFlexibility: Int { 16 }

  private func foundFlexibility(atDepth depth: Int) -> Flexibility {
    var all: UInt8 = 0
    for index in children.indices where children[index].inheritsFlexibility {
      if let child = children[index].component {
        all |= child.itemFlexibility(atDepth: depth + 1).rawValue
      }
      if all == Flexibility.all.rawValue { break }
    }
    return Flexibility(rawValue: all)
  }
}

extension Flexibility {
  /// This flexibility, with the flexibility of `component` added if `isAdded` is `true`.
  package func adding(_ component: Component, if isAdded: Bool) -> Flexibility {
    isAdded ? union(component.itemFlexibility) : self
  }
}

extension FlexboxChild {
  /// This child with the options that follow from the flexibility of its component.
  ///
  /// - Parameters:
  ///   - own: the size that the component requests.
  ///   - style: the style of the flexbox around.
  func withFlexibility(
    of component: Component, requesting own: ComponentSize, in style: FlexboxStyle
  ) -> FlexboxChild {
    guard inheritsFlexibility else { return self }
    let isRow = style.isRow
    let flexibility = component.itemFlexibility
    if flexibility.isEmpty { return self }
    var child = self
    if flexibility.contains(isRow ? .growsWidth : .growsHeight), grow == 0 { child.grow = 1 }
    // An item with a size would be placed at the start instead of being stretched.
    let hasSize = (isRow ? size.height : size.width) != .auto
    if flexibility.contains(isRow ? .growsHeight : .growsWidth), alignSelf == .auto, !hasSize {
      (child.alignSelf, child.size) = Self.filling(
        across: isRow, upTo: isRow ? own.maxHeight : own.maxWidth, size,
        isCentered: isCenteredAtLimit || style.alignItems == .stretch)
    }
    if flexibility.contains(isRow ? .shrinksWidth : .shrinksHeight), shrink == 0 {
      child.shrink = 1
    }
    return child
  }

  /// The alignment and the size of a child that fills the cross axis up to `limit`. A child that reaches the limit is
  /// centred, or aligned as the flexbox requests.
  package static func filling(
    across isRow: Bool, upTo limit: Dimension, _ size: ComponentSize = .auto, isCentered: Bool
  ) -> (AlignSelf, ComponentSize) {
    if limit == .auto { return (.stretch, size) }
    var size = size
    if isRow { size.height = .percent(1) } else { size.width = .percent(1) }
    return (isCentered ? .center : .auto, size)
  }
}
