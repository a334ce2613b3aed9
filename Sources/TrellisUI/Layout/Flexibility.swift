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
    switch self {
    // Looking up a conformance takes longer than comparing classes, and most components are of these two.
    case is TextComponent: []
    case let component as FlexboxComponent:
      component.children.reduce(into: []) {
        if $1.takesFlexibility, let child = $1.component { $0.formUnion(child.itemFlexibility) }
      }
    case let component as any FlexibleComponent: component.flexibility
    case let component as OverlayComponent: component.content.itemFlexibility
    case let component as BackgroundComponent: component.content.itemFlexibility
    default: []
    }
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
