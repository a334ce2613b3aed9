/// The element and the attributes a component asks for.
///
/// A configuration is immutable and shared by its copies: two of one origin are told to be the same
/// without looking into them, and mounting then applies nothing.
///
/// Source: ComponentKit's view configuration (row D11).
public struct ViewConfiguration {
  private let storage: Storage

  private final class Storage {
    let attributes: ViewAttributes
    let viewClass: ViewClass
    let blocksImplicitAnimations: Bool

    init(_ viewClass: ViewClass, _ attributes: ViewAttributes, _ blocksImplicitAnimations: Bool) {
      self.viewClass = viewClass
      self.attributes = attributes
      self.blocksImplicitAnimations = blocksImplicitAnimations
    }
  }

  /// The kind of element, which is the same for all components that the view is handed to.
  public var viewClass: ViewClass { storage.viewClass }
  /// The attributes to apply to the element.
  public var attributes: ViewAttributes { storage.attributes }
  /// Whether the view takes its new place at once although its surroundings are animated, and all
  /// views inside it with it.
  public var blocksImplicitAnimations: Bool { storage.blocksImplicitAnimations }

  /// - Parameters:
  ///   - viewClass: the element, a `div` unless said otherwise.
  ///   - attributes: in any order; of two that set the same thing the later one wins.
  public init(
    _ viewClass: ViewClass = "div", attributes: [ViewAttribute] = [],
    blocksImplicitAnimations: Bool = false
  ) {
    self.init(
      viewClass, attributes: ViewAttributes(attributes),
      blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// A configuration with attributes that are in order already, such as those of another configuration.
  ///
  /// - Parameter blocksImplicitAnimations: true for a view that takes its new place at once, with all views
  ///   inside it.
  /// - Complexity: O(1).
  public init(
    _ viewClass: ViewClass, attributes: ViewAttributes, blocksImplicitAnimations: Bool = false
  ) {
    storage = Storage(viewClass, attributes, blocksImplicitAnimations)
  }

  /// This configuration with more attributes, which win over those it has.
  public func adding(_ more: [ViewAttribute]) -> ViewConfiguration {
    more.isEmpty
      ? self
      : ViewConfiguration(
        viewClass, attributes: attributes.adding(more),
        blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// This configuration with `text` as its only content.
  package func showing(_ text: String) -> ViewConfiguration {
    ViewConfiguration(
      viewClass, attributes: attributes.showing(text),
      blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// Whether both are of one origin; equal ones need not be.
  public func isSame(as other: ViewConfiguration) -> Bool { storage === other.storage }

  /// Whether a view of this configuration keeps something of the user's in the browser, by its
  /// element or by its attributes, as a scroller does.
  var holdsBrowserState: Bool { viewClass.holdsBrowserState || attributes.holdBrowserState }
}

extension Optional where Wrapped == ViewConfiguration {
  /// This configuration, or one of `viewClass` without attributes where there is none.
  public func forcing(_ viewClass: ViewClass) -> ViewConfiguration {
    self ?? ViewConfiguration(viewClass)
  }
}
