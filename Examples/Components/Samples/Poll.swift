import Trellis

/// A choice of a poll: it sends its title to whoever made it.
final class Choice: CompositeComponent {
  init(_ title: String, votes: Int, onVote: Action<String>) {
    super.init(
      child: FlexboxComponent(.row, spacing: 12, alignItems: .center) {
        ButtonComponent(
          attributes: [.className("trellis-button")],
          action: onVote.adapted(identity: title) { _ in title },
          content: GapComponent(8, around: TextComponent(title)))
        TextComponent(votes == 1 ? "1 vote" : "\(votes) votes")
      })
  }
}

/// A poll, whose choices call its method.
final class Poll: RenderComponent<[String: Int]> {
  override func initialState() -> [String: Int]? { [:] }

  override func render(_ votes: [String: Int]) -> Component? {
    FlexboxComponent(spacing: 12) {
      for title in ["Tea", "Coffee"] {
        Choice(title, votes: votes[title] ?? 0, onVote: action(Poll.vote, identity: "vote"))
      }
    }
  }

  override func viewConfiguration(with votes: [String: Int]) -> ViewConfiguration? {
    ViewConfiguration(
      "section",
      attributes: ViewAttribute.on(.keyDown, .key, action: action(Poll.press, identity: "press")))
  }

  private func vote(for title: String) { updateState { $0[title, default: 0] += 1 } }

  /// Votes by the first letter of a title.
  private func press(_ key: String) {
    if let title = ["t": "Tea", "c": "Coffee"][key] { vote(for: title) }
  }
}
