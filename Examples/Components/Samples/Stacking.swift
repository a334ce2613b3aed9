import Trellis

/// A text on a surface.
final class Chip: CompositeComponent {
  init(_ text: String) {
    super.init(
      view: ViewConfiguration(
        attributes: [.style(.background, "var(--t-surface)"), .style(.borderRadius, "8px")]),
      child: InsetComponent(
        insets: EdgeInsets(horizontal: 12, vertical: 6),
        child: TextComponent(text, style: TextStyle(weight: 600))))
  }
}

/// A picture of a fixed ratio, with a title in the middle and a note in a corner.
final class Poster: CompositeComponent {
  init(_ title: String, note: String) {
    let sky = StaticComponent(
      view: ViewConfiguration(
        attributes: [
          .style(.background, "var(--t-accentsurface)"), .style(.borderRadius, "16px"),
          .style(.overflow, "hidden"),
        ]),
      children: [
        .init(position: Point(x: 40, y: 32), component: Swatch("Moon", "var(--t-warning)")),
        .init(
          position: Point(x: 32, y: 160), component: Swatch("Hill", "var(--t-success)", side: 192)),
      ])
    let picture = OverlayComponent(content: sky, overlay: CenterComponent(child: Chip(title)))
    super.init(
      child: ZStackComponent(
        gravity: .topRight,
        children: [
          RatioComponent(size: ComponentSize(maxWidth: 400), ratio: 9 / 16, child: picture),
          FlexboxComponent(alignItems: .end) {
            InsetComponent(insets: EdgeInsets(all: 12), child: Chip(note))
          },
        ]))
  }
}

/// Swatches on a step that the state widens.
final class Spread: RenderLayoutComponent<Double> {
  override func initialState() -> Double? { 16 }

  override func renderChildren(_ step: Double) -> [Component?] {
    let button = ButtonComponent(step < 64 ? "Spread" : "Gather") { [state] in
      state.update { $0 = 80 - $0 }
    }
    return Palette.colors.map { Swatch($0, $1) } + [button]
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let step = currentState ?? 0
    var (corner, size) = (Point.zero, Size.zero)
    var placed: [Layout.Child] = []
    for child in children {
      let isButton = child === children.last
      if isButton { corner = Point(x: 0, y: size.height + 12) }
      let layout = child.layout(
        thatFits: SizeRange(max: range.max), parentSize: ParentSize(range.max))
      placed.append(.init(position: corner, layout: layout))
      size.width = max(size.width, corner.x + layout.size.width)
      size.height = max(size.height, corner.y + layout.size.height)
      corner.x += step
    }
    return Layout(of: self, size: range.clamp(size), children: placed)
  }
}

/// A line with its distances to the edges of the page.
final class Distances: Component {
  init() {
    super.init(
      view: ViewConfiguration("p", attributes: [.style(.color, "var(--t-secondarytext)")]),
      size: ComponentSize(width: 320, height: 24))
  }

  override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    let guide = context.layoutGuide
    let result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
    viewContext?.element.text =
      "\(Int(guide.left)) px from the left, \(Int(guide.right)) from the right"
    return result
  }
}

/// The layouts of the library, and one of an own component, below each other.
final class Layers: CompositeComponent {
  init() {
    super.init(
      child: FlexboxComponent(spacing: 24, alignItems: .start) {
        Poster("Moonrise", note: "16:9")
        Spread()
        Distances()
      })
  }
}
