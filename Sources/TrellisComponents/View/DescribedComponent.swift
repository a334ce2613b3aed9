/// Adds a description for assistive technology to a component that another module makes.
///
/// Made by ``Component/described(by:)``.
public final class DescribedComponent: CompositeComponent {
  fileprivate init(_ attributes: [ViewAttribute], child: Component) {
    super.init(view: ViewConfiguration(attributes: attributes), child: child)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
}

extension Component {
  /// The component in an element that `context` describes to assistive technology, or itself if the context sets no
  /// attribute.
  ///
  /// A component with its own view passes the context to its configuration instead; that takes no further element.
  ///
  /// Source: ComponentKit's accessibility context (rows Y1, D14).
  public final func described(by context: AccessibilityContext) -> Component {
    let attributes = context.attributes
    return attributes.isEmpty ? self : DescribedComponent(attributes, child: self)
  }
}
