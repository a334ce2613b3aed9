import Trellis

/// A title with a number of likes, which each page counts for itself.
final class Likes: RenderComponent<Int> {
  private let title: String

  init(_ title: String) {
    self.title = title
    super.init()
  }

  override func initialState() -> Int? { 0 }

  override func render(_ count: Int) -> Component? {
    FlexboxComponent(.row, spacing: 12, alignItems: .center) {
      TextComponent(title, style: TextStyle(weight: 600)).flex(grow: 1, shrink: 1)
      TextComponent("Likes: \(count)")
      ButtonComponent("Like", label: "Like \(title)") { [state] in state.update { $0 += 1 } }
    }
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? Likes)?.title != title
  }
}

/// Render components in a list; the identifier keeps the state with its title in another order.
final class LikedTitles: RenderComponent<Bool> {
  override func initialState() -> Bool? { false }

  override func render(_ isReversed: Bool) -> Component? {
    let titles = ["Salome", "The Happy Prince", "A House of Pomegranates"]
    return FlexboxComponent(spacing: 12) {
      for title in isReversed ? titles.reversed() : titles { withKey(title) { Likes(title) } }
      ButtonComponent("Reverse") { [state] in state.update { $0.toggle() } }
        .flex(alignSelf: .start)
    }
  }
}
