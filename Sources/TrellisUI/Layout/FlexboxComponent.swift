public import TrellisComponents
public import TrellisLayout

/// A component that lays out its children in a row or a column, as CSS Flexible Box Layout does.
///
/// The defaults are ComponentKit's: a column whose children are stretched across and do not shrink.
///
/// Source: ComponentKit's flexbox component (rows C1–C26, algorithm 2.5.1).
public final class FlexboxComponent: LayoutComponent {
  public let style: FlexboxStyle
  public let children: [FlexboxChild]

  /// - Parameter children: in reading order; a child without a component is passed over.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = .auto, style: FlexboxStyle,
    children: [FlexboxChild]
  ) {
    self.style = style
    self.children = children
    super.init(view: view, size: size)
  }

  public convenience init(
    _ direction: FlexboxStyle.Direction = .column, view: ViewConfiguration? = nil,
    size: ComponentSize = .auto, spacing: Double = 0,
    justifyContent: FlexboxStyle.JustifyContent = .start,
    alignItems: FlexboxStyle.AlignItems = .stretch,
    wrap: FlexboxStyle.Wrap = .noWrap, padding: FlexboxEdges = .none,
    @FlexboxBuilder children: () -> [FlexboxChild]
  ) {
    var style = FlexboxStyle(direction: direction)
    style.spacing = spacing
    style.justifyContent = justifyContent
    style.alignItems = alignItems
    style.wrap = wrap
    style.padding = padding
    self.init(view: view, size: size, style: style, children: children())
  }

  public override var numberOfChildren: Int { children.count }
  public override func child(at index: Int) -> Component? { children[index].component }

  public override func computeLayout(thatFits range: SizeRange) -> Layout {
    FlexboxLayout(of: self, in: range).compute()
  }
}
