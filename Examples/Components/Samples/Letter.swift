import Trellis

/// A letter whose view follows its state, and shows a press before the state does.
final class Letter: RenderComponent<Bool> {
  override func initialState() -> Bool? { false }

  override func viewConfiguration(with isSent: Bool) -> ViewConfiguration? {
    ViewConfiguration(
      "article",
      attributes: [
        .style(.background, isSent ? "var(--t-successsurface)" : "var(--t-accentsurface)"),
        .style(.borderRadius, "12px"), .attribute("aria-label", isSent ? "Sent" : "Not sent"),
      ])
  }

  override func render(_ isSent: Bool) -> Component? {
    GapComponent(
      16,
      around: FlexboxComponent(spacing: 12, alignItems: .start) {
        TextComponent("Dear reader")
        FlexboxComponent(.row, spacing: 12, wrap: .wrap) {
          ButtonComponent("Send", isEnabled: !isSent) { [weak self] in self?.send() }
          ButtonComponent("Answer of the post") { [state] in state.update { $0.toggle() } }
        }
      })
  }

  private func send() {
    mutateView(style: .opacity, to: "0.6")
    mutateView(attribute: "aria-label", to: "On its way")
  }
}

/// A tile that glides with the others of its row, or jumps.
final class Tile: CompositeComponent {
  init(_ title: String, jumps: Bool = false) {
    super.init(
      view: ViewConfiguration(
        attributes: [.style(.background, "var(--t-surface)"), .style(.borderRadius, "12px")],
        blocksImplicitAnimations: jumps),
      child: GapComponent(12, around: TextComponent(title)))
  }
}

/// Tiles on one side. A change of the side moves all views that may be animated.
final class Tiles: CompositeComponent {
  init(areRight: Bool) {
    super.init(
      child: FlexboxComponent(spacing: 12, alignItems: areRight ? .end : .start) {
        Tile("This tile glides")
        Tile("This tile jumps", jumps: true)
      })
  }

  override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
    BoundsAnimation(duration: 0.4)
  }
}

/// Tiles that change sides.
final class MovingTiles: RenderComponent<Bool> {
  override func initialState() -> Bool? { false }

  override func render(_ areRight: Bool) -> Component? {
    FlexboxComponent(spacing: 24) {
      withScope { Tiles(areRight: areRight) }
      ButtonComponent("Change sides") { [state] in state.update { $0.toggle() } }
        .flex(alignSelf: .start)
    }
  }
}

/// What shows before its state, and what moves with it.
final class Desk: CompositeComponent {
  init() {
    super.init(
      child: FlexboxComponent(spacing: 24) {
        Letter()
        MovingTiles()
      })
  }
}
