public import TrellisComponents
public import TrellisLayout

/// A component that puts its children at given places.
///
/// It takes all the room it is offered, and in an axis without bounds as much as its children
/// reach.
///
/// Source: ComponentKit's static layout component (row C32, algorithm 2.5.7).
public final class StaticComponent: LayoutComponent {
  /// A child with its place and the sizes it may take.
  public struct Child {
    /// The distance of the child's top left corner from the component's, in CSS pixels.
    public let position: Point
    /// The component at the position; `nil` is passed over.
    public let component: Component?
    /// The sizes the child may take; percentages are of the component's largest size. A minimum of `auto`
    /// is 0. With a maximum of `auto` the child may reach as far as the component's right or bottom edge.
    public let size: RelativeSizeRange

    /// Makes a child that may take any size from its position to the component's right and bottom edges,
    /// unless `size` says otherwise.
    public init(
      position: Point, component: Component?, size: RelativeSizeRange = RelativeSizeRange()
    ) {
      self.position = position
      self.component = component
      self.size = size
    }
  }

  /// The children; later ones lie on top of earlier ones.
  public let children: [Child]

  /// Makes a component whose children do not affect the places of each other.
  ///
  /// - Parameters:
  ///   - view: the element of the component; `nil` adds none.
  ///   - size: the size asked for, where not all the room is to be taken.
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
      let room = Size(
        width: max(0, range.max.width - child.position.x),
        height: max(0, range.max.height - child.position.y))
      let layout = component.layout(
        thatFits: child.size.resolve(in: parent, auto: SizeRange(max: room)), parentSize: parent)
      reach.width = max(reach.width, child.position.x + layout.size.width)
      reach.height = max(reach.height, child.position.y + layout.size.height)
      placed.append(.init(position: child.position, layout: layout))
    }
    let size = Size(
      width: parent.width ?? reach.width, height: parent.height ?? reach.height)
    return Layout(of: self, size: range.clamp(size), children: placed)
  }
}
