import Trellis

/// The component of the document about tree nodes: it renders a text.
final class AComponent: RenderComponent<Void> {
  override func render(_: Void) -> Component? { TextComponent("Hello") }
}

/// Shows `AComponent`, and the tree nodes of the page.
final class TreeOfAComponent: RenderComponent<String> {
  private let describe: () -> String

  init(describe: @escaping () -> String) {
    self.describe = describe
    super.init()
  }

  override func initialState() -> String? { "" }

  override func render(_ tree: String) -> Component? {
    FlexboxComponent(spacing: 12) {
      AComponent().metadata("origin", "guide")
      ButtonComponent("Describe the tree") { [state, describe] in state.set(describe()) }
        .flex(alignSelf: .start)
      for line in tree.split(separator: "\n").suffix(12) {
        TextComponent(String(line), style: TextStyle(size: 13, color: "var(--t-secondarytext)"))
      }
    }
  }
}
