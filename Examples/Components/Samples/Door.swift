import Trellis

extension ActionName {
  /// The action of a bell.
  static let ring: ActionName = "ring"
}

/// A button that does not know who hears it.
final class Bell: CompositeComponent {
  init(_ title: String) {
    super.init(
      child: ButtonComponent(
        attributes: [.className("trellis-button")], action: Action(named: .ring),
        content: GapComponent(8, around: TextComponent(title))))
  }
}

/// Hears the bells inside of it while it is closed; otherwise the action goes on to the next responder.
final class Door: RenderComponent<Door.State> {
  struct State {
    var isOpen = false
    var rings = 0
  }

  override func initialState() -> State? { State() }

  override func render(_ door: State) -> Component? {
    FlexboxComponent(spacing: 12, alignItems: .start) {
      TextComponent("Rings at the door: \(door.rings)")
      Bell("Ring")
      ButtonComponent(door.isOpen ? "Close the door" : "Open the door") { [state] in
        state.update { $0.isOpen.toggle() }
      }
    }
  }

  override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action == .ring && currentState?.isOpen == false || super.canPerform(action, sender: sender)
  }

  override func perform(_ action: ActionName, event: ActionEvent) {
    state.update { $0.rings += 1 }
  }
}

/// Hears the bells that the door lets pass.
final class House: RenderComponent<Int> {
  override func initialState() -> Int? { 0 }

  override func render(_ rings: Int) -> Component? {
    FlexboxComponent(spacing: 12, alignItems: .start) {
      TextComponent("Rings in the house: \(rings)")
      Door()
    }
  }

  override func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action == .ring || super.canPerform(action, sender: sender)
  }

  override func perform(_ action: ActionName, event: ActionEvent) { state.update { $0 += 1 } }
}
