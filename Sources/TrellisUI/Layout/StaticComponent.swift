public import TrellisComponents
public import TrellisLayout

/// A component with children at given positions.
///
/// It takes all available space, and in an unbounded axis the extent of its children.
///
/// Source: ComponentKit's static layout component (row C32, algorithm 2.5.7).
public final class StaticComponent: LayoutComponent {
  /// A child with its position and size range.
  public struct Child {
    /// The child's top left corner relative to the component's top left corner, in CSS pixels.
    public let position: Point
    /// The component at the position; a child without one is skipped.
    public let component: Component?
    /// The size range of the child; percentages refer to the component's maximum size. A minimum of `auto`
    /// is 0. With a maximum of `auto` the child may extend to the component's right or bottom edge.
    public let size: RelativeSizeRange

    /// Makes a child; by default it may take any size from its position to the component's right and bottom
    /// edges.
    public init(
      position: Point, component: Component?, size: RelativeSizeRange = RelativeSizeRange()
    ) {
      self.position = position
      self.component = component
      self.size = size
    }
  }

  /// The children; later ones are above earlier ones.
  public let children: [Child]

  /// Makes a component whose children do not affect each other's positions.
  ///
  /// - Parameters:
  ///   - view: the element of the component; `nil` adds none.
  ///   - size: the requested size, instead of all available space.
  ///   - children: from bottom to top.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, children: [Child]
  ) {
    self.children = children
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { children.count }
  public override func child(at index: Int) -> Component? { children[index].component }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? StaticComponent else { return false }
    return previous.children.elementsEqual(children) {
      $0.position == $1.position && $0.size == $1.size
    }
  }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    let parent = ParentSize(range.max)
    var placed: [Layout.Child] = []
    var reach = range.min
    for child in children {
      guard let component = child.component else { continue }
      let space = Size(
        width: max(0, range.max.width - child.position.x),
        height: max(0, range.max.height - child.position.y))
      let layout = component.layout(
        thatFits: child.size.resolve(in: parent, auto: SizeRange(max: space)), parentSize: parent)
      reach.width = max(reach.width, child.position.x + layout.size.width)
      reach.height = max(reach.height, child.position.y + layout.size.height)
      placed.append(.init(position: child.position, layout: layout))
    }
    let size = Size(
      width: parent.width ?? reach.width, height: parent.height ?? reach.height)
    return Layout(of: self, size: range.clamp(size), children: placed)
  }
}
