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
    public let position: Point
    public let component: Component?
    public let size: RelativeSizeRange

    public init(
      position: Point, component: Component?, size: RelativeSizeRange = RelativeSizeRange()
    ) {
      self.position = position
      self.component = component
      self.size = size
    }
  }

  public let children: [Child]

  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, children: [Child]
  ) {
    self.children = children
    super.init(view: view, size: size)
  }

  public override var numberOfChildren: Int { children.count }
  public override func child(at index: Int) -> Component? { children[index].component }

  public override func isLaidOut(like previous: Component) -> Bool {
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
