import TrellisBase
public import TrellisLayout

/// The base class of components with a list of children; absent children are left out.
///
/// A subclass overrides ``Component/computeLayout(thatFits:)`` alone:
///
/// ```swift
/// final class Shelf: ContainerComponent {
///   override func computeLayout(thatFits range: SizeRange) -> Layout { … children … }
/// }
/// ```
///
/// Source: ComponentKit's helpers for lists of children (row A10).
open class ContainerComponent: LayoutComponent {
  /// The present children, in the order of the list.
  public final let children: [Component]

  /// - Parameters:
  ///   - view: the element around the children, or `nil` to add none.
  ///   - children: elements that are `nil` are left out.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, children: [Component?]
  ) {
    self.children = children.compactMap(\.self)
    super.init(view: view, size: size)
  }

  public final override var numberOfChildren: Int { children.count }

  public final override func child(at index: Int) -> Component? {
    guard
      require(
        children.indices.contains(index),
        "\(typeName) has \(children.count) children, and no child has the number \(index)")
    else { return nil }
    return children[index]
  }
}
