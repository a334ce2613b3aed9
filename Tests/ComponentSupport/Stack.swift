public import TrellisComponents
public import TrellisLayout

/// Lays out its children in a column, each with its own height.
public final class Stack: LayoutComponent {
  private let parts: [Component]

  public init(view: ViewConfiguration? = nil, _ parts: [Component]) {
    self.parts = parts
    super.init(view: view)
  }

  public override var numberOfChildren: Int { parts.count }
  public override func child(at index: Int) -> Component? { parts[index] }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    var children: [Layout.Child] = []
    var y = 0.0
    for part in parts {
      let layout = part.layout(
        thatFits: SizeRange(
          min: Size(width: range.max.width, height: 0),
          max: Size(width: range.max.width, height: .infinity)),
        parentSize: ParentSize(range.max))
      children.append(.init(position: Point(x: 0, y: y), layout: layout))
      y += layout.size.height
    }
    return Layout(
      of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: children)
  }
}
