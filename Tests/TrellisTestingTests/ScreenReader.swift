import TrellisComponents
import TrellisLayout

/// Reads its parent's size in one of several ways, or passes it on to its child.
final class ScreenReader: LayoutComponent {
  private let way: Int
  private let child: Component

  /// - Parameter way: from 0 to 6.
  init(_ way: Int, child: Component) {
    self.way = way
    self.child = child
    super.init()
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { child }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? ScreenReader)?.way == way
  }

  override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    var given = parentSize
    var room = range
    switch way {
    case 0: room = width(parentSize.width.map { $0 / 4 } ?? 7, in: range)
    case 1: room = width(parentSize.height.map { $0 / 4 } ?? 7, in: range)
    case 2: given.width = 40
    case 3: given = ParentSize(width: parentSize.height, height: parentSize.width)
    case 4: room = width(parentSize == .undefined ? 9 : 19, in: range)
    case 5: room = width(Set([ParentSize.undefined]).contains(parentSize) ? 8 : 18, in: range)
    default: break
    }
    let inner = child.layout(thatFits: room, parentSize: given)
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }

  private func width(_ width: Double, in range: SizeRange) -> SizeRange {
    range.intersect(
      SizeRange(
        min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
  }
}
