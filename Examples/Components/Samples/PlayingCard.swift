import Trellis

/// A card that fades in, moves to its place, and fades out.
final class PlayingCard: CompositeComponent {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(
      view: ViewConfiguration(
        attributes: [.style(.background, "var(--t-surface)"), .style(.borderRadius, "12px")]),
      child: GapComponent(16, around: TextComponent("Card \(number)")))
  }

  override func animationsOnInitialMount() -> [ComponentAnimation] {
    [ComponentAnimation(self, .parallel(.alpha(from: 0), .translationY(from: 16)).easeOut(0.3))]
  }

  override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
    BoundsAnimation(duration: 0.3)
  }

  override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    [FinalUnmountAnimation(self, .alpha(to: 0).duration(0.3))]
  }
}

/// A stack of cards, the newest at the top.
final class CardStack: RenderComponent<[Int]> {
  override func initialState() -> [Int]? { [2, 1] }

  override func render(_ numbers: [Int]) -> Component? {
    FlexboxComponent(spacing: 12) {
      FlexboxComponent(.row, spacing: 12) {
        ButtonComponent("Add") { [state] in
          state.update { $0.insert(($0.first ?? 0) + 1, at: 0) }
        }
        ButtonComponent("Remove", isEnabled: !numbers.isEmpty) { [state] in
          state.update { $0 = $0.dropLast() }
        }
      }
      for number in numbers { withScope(identifier: number) { PlayingCard(number) } }
    }
  }
}
