public import TrellisComponents
public import TrellisLayout

/// A component that stacks its children, later ones above.
///
/// Its size is the maximum of the children's sizes in each axis.
///
/// Source: ComponentKit's z-stack component (row C33, algorithm 2.5.8).
public final class ZStackComponent: LayoutComponent {
  /// The corner at which the children are aligned.
  public enum Gravity: Hashable, Sendable {
    case topLeft
    case topRight
  }

  /// The top corner of the component at which all children are aligned.
  public let gravity: Gravity
  /// The children from bottom to top, absent ones included.
  public let children: [Component?]

  /// - Parameter children: from bottom to top; `nil` ones are skipped.
  public init(
    view: ViewConfiguration? = nil, gravity: Gravity = .topLeft, children: [Component?]
  ) {
    self.gravity = gravity
    self.children = children
    super.init(view: view)
  }

  public override var numberOfChildren: Int { children.count }
  public override func child(at index: Int) -> Component? { children[index] }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? ZStackComponent else { return false }
    return previous.gravity == gravity
  }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let layouts = children.compactMap { $0?.layout(thatFits: range, parentSize: parentSize) }
    let size = layouts.reduce(Size.zero) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    return Layout(
      of: self, size: range.clamp(size),
      children: layouts.map {
        .init(
          position: Point(x: gravity == .topLeft ? 0 : size.width - $0.size.width, y: 0),
          layout: $0)
      })
  }
}
