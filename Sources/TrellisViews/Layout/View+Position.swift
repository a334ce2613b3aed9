import TrellisComponents
public import TrellisLayout
import TrellisUI

extension View {
  /// Puts the center of this view at a point of the available space; the view takes the whole space.
  ///
  /// - Parameters:
  ///   - x: the distance from the left edge, in CSS pixels.
  ///   - y: the distance from the top edge, in CSS pixels.
  public consuming func position(x: Double = 0, y: Double = 0) -> BoxView<Self, Point> {
    BoxView(self, Point(x: x, y: y)) { center, box in
      let inner = box
      box = Box(PositionComponent(inner.makeComponent(), center: center))
      box.traits = inner.traits
      box.flexibility = .fills
    }
  }
}

/// The component of a view with a position: it takes the available space, and in unlimited space the size of its child.
final class PositionComponent: LayoutComponent {
  private let child: Component
  private let center: Point

  init(_ child: Component, center: Point) {
    self.child = child
    self.center = center
    super.init()
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { child }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? PositionComponent)?.center == center
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let layout = child.layout(
      thatFits: SizeRange(max: range.max), parentSize: ParentSize(range.max))
    let corner = Point(
      x: center.x - layout.size.width / 2, y: center.y - layout.size.height / 2)
    let size = range.clamp(
      Size(
        width: range.max.width.isFinite
          ? range.max.width : max(0, corner.x + layout.size.width),
        height: range.max.height.isFinite
          ? range.max.height : max(0, corner.y + layout.size.height)))
    let grid = PixelGrid(scale: HostEnvironment.ofLayout.traits.pixelRatio)
    return Layout(
      of: self, size: size, children: [.init(position: grid.round(corner), layout: layout)])
  }
}
