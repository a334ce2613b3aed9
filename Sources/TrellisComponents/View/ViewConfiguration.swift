/// The element and the attributes of a component's view.
///
/// A configuration is immutable and shared by its copies: two copies are recognised as the same by
/// reference, and mounting then applies nothing.
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

  /// The kind of the element, the same for all components that reuse the view.
  public var viewClass: ViewClass { storage.viewClass }
  /// The attributes to apply to the element.
  public var attributes: ViewAttributes { storage.attributes }
  /// Whether the view, with all views inside it, moves without animation although its surroundings are
  /// animated.
  public var blocksImplicitAnimations: Bool { storage.blocksImplicitAnimations }

  /// - Parameters:
  ///   - viewClass: the kind of the element; a `div` by default.
  ///   - attributes: in any order; of two that set the same thing the later one is used.
  ///   - accessibility: the description of the view for assistive technology; `attributes` replace its attributes.
  ///   - blocksImplicitAnimations: `true` for a view that moves at once, with all views inside.
  public init(
    _ viewClass: ViewClass = "div", attributes: [ViewAttribute] = [],
    accessibility: AccessibilityContext? = nil, blocksImplicitAnimations: Bool = false
  ) {
    let described = accessibility.map { $0.attributes + attributes } ?? attributes
    self.init(
      viewClass, attributes: ViewAttributes(described),
      blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// A configuration with sorted attributes, such as the attributes of another configuration.
  ///
  /// - Parameter blocksImplicitAnimations: `true` for a view that moves without animation, with all views
  ///   inside it.
  /// - Complexity: O(1).
  public init(
    _ viewClass: ViewClass, attributes: ViewAttributes, blocksImplicitAnimations: Bool = false
  ) {
    storage = Storage(viewClass, attributes, blocksImplicitAnimations)
  }

  /// This configuration with further attributes; they take precedence.
  public func adding(_ more: [ViewAttribute]) -> ViewConfiguration {
    more.isEmpty
      ? self
      : ViewConfiguration(
        viewClass, attributes: attributes.adding(more),
        blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// This configuration with more attributes; its own take precedence.
  fileprivate func below(_ more: [ViewAttribute]) -> ViewConfiguration {
    ViewConfiguration(
      viewClass, attributes: ViewAttributes(more).adding(attributes),
      blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// This configuration with `text` as its only content.
  package func showing(_ text: String) -> ViewConfiguration {
    ViewConfiguration(
      viewClass, attributes: attributes.showing(text),
      blocksImplicitAnimations: blocksImplicitAnimations)
  }

  /// Whether both are copies of one configuration, or consist of equal data. Listeners, properties and functions are
  /// not data: they may come from another evaluation.
  ///
  /// - Complexity: O(*n*) in the attributes.
  package func isEqualData(to other: ViewConfiguration) -> Bool {
    storage === other.storage
      || (blocksImplicitAnimations == other.blocksImplicitAnimations
        && viewClass == other.viewClass && attributes.areEqualData(to: other.attributes))
  }

  /// Whether both are copies of one configuration; equal configurations need not be.
  public func isSame(as other: ViewConfiguration) -> Bool { storage === other.storage }

  /// Whether a view of this configuration holds user state in the browser, because of its element or of its
  /// attributes, for example a scroller.
  var holdsBrowserState: Bool { viewClass.holdsBrowserState || attributes.holdBrowserState }
}

extension Optional where Wrapped == ViewConfiguration {
  /// This configuration, or one of `viewClass` without attributes if this is `nil`.
  public func forcing(_ viewClass: ViewClass) -> ViewConfiguration {
    self ?? ViewConfiguration(viewClass)
  }

  /// This configuration with the attributes of `context`; its own attributes take precedence. A missing configuration
  /// becomes a `div` if the context has any attribute.
  ///
  /// Source: ComponentKit's accessibility attributes at the mount (row D14).
  public func described(by context: AccessibilityContext) -> ViewConfiguration? {
    let attributes = context.attributes
    guard !attributes.isEmpty else { return self }
    guard let self else { return ViewConfiguration(attributes: attributes) }
    return self.below(attributes)
  }
}
