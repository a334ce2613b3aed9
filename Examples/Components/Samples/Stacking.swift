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
      "From the left \(Int(guide.left)) px, from the right \(Int(guide.right))"
    return result
  }
}

/// A picture in a narrower place: cut, and with a scroll bar.
final class Strips: CompositeComponent {
  init() {
    let place = ComponentSize(width: 160, height: 64)
    super.init(
      child: FlexboxComponent(spacing: 12, alignItems: .start) {
        SizingComponent(size: ComponentSize(width: 160), child: Chip("As wide as the strips"))
        ClippingComponent(size: place, axis: .width, child: Self.picture)
        ScrollComponent(
          axes: .horizontal, size: place,
          attributes: [.role("region"), .aria("label", "Strip"), .attribute("tabindex", "0")],
          child: Self.picture)
      })
  }

  private static var picture: Component {
    let drawing = """
      %3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 64'%3E%3Crect width='320' height='64' fill='teal'/%3E\
      %3Cpath d='M0 64 80 12l80 52 80-52 80 52' fill='navy'/%3E%3C/svg%3E
      """
    return ImageComponent(
      source: "data:image/svg+xml," + drawing, alternative: "Hills",
      naturalSize: Size(width: 320, height: 64))
  }
}

/// The layouts of the library, and one of an own component, below each other.
final class Layers: CompositeComponent {
  init() {
    super.init(
      child: FlexboxComponent(spacing: 24, alignItems: .start) {
        Poster("Moonrise", note: "16:9")
        Spread()
        Strips()
        Distances()
      })
  }
}
