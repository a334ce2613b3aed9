import Trellis

/// A component that keeps a gap around its child.
final class GapComponent: LayoutComponent {
  private let gap: Double
  private let child: Component

  init(_ gap: Double, view: ViewConfiguration? = nil, around child: Component) {
    self.gap = gap
    self.child = child
    super.init(view: view)
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { child }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let insets = EdgeInsets(all: gap)
    let inner = child.layout(
      thatFits: range.deflated(by: insets), parentSize: ParentSize(range.max.deflated(by: insets)))
    return Layout(
      of: self, size: range.clamp(inner.size.inflated(by: insets)),
      children: [.init(position: Point(x: gap, y: gap), layout: inner)])
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? GapComponent)?.gap == gap
  }
}

/// Children that follow each other like the steps of a stair.
final class Stairs: ContainerComponent {
  private let overlap: Double

  init(overlap: Double = 0.5, children: [Component?]) {
    self.overlap = overlap
    super.init(children: children)
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var (corner, size) = (Point.zero, Size.zero)
    var steps: [Layout.Child] = []
    for child in children {
      let layout = child.layout(
        thatFits: SizeRange(max: range.max), parentSize: ParentSize(range.max))
      steps.append(.init(position: corner, layout: layout))
      size = Size(width: corner.x + layout.size.width, height: corner.y + layout.size.height)
      corner.x += layout.size.width * (1 - overlap)
      corner.y += layout.size.height * (1 - overlap)
    }
    return Layout(of: self, size: range.clamp(size), children: steps)
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? Stairs)?.overlap == overlap
  }
}
