import Trellis

/// A plain component with a controller: it needs a scope, which gives it an identity.
final class Lamp: CompositeComponent {
  init(isOn: Bool) {
    let color = isOn ? "var(--t-warningsurface)" : "var(--t-surface)"
    super.init(
      view: ViewConfiguration(
        attributes: [.style(.background, color), .style(.borderRadius, "12px")]),
      child: GapComponent(16, around: TextComponent(isOn ? "The lamp is on" : "The lamp is off")))
  }

  override func makeController() -> ComponentController? { LampController(component: self) }
}

/// Lives as long as the identity: all lamps that follow each other at one place have one controller.
final class LampController: ComponentController {
  private(set) var events: [String] = []

  override func didAcquireView(_ view: Element) {
    super.didAcquireView(view)
    events.append("didAcquireView")
  }

  override func didMount() {
    super.didMount()
    events.append("didMount")
  }

  override func didUpdateComponent() {
    super.didUpdateComponent()
    events.append("didUpdateComponent")
  }
}

/// A level from 0 to 100, which is the state of the scope around it.
final class Dimmer: CompositeComponent {
  init(_ room: String, _ level: Int, _ updater: StateUpdater<Int>) {
    super.init(
      child: FlexboxComponent(.row, spacing: 12, alignItems: .center) {
        TextComponent("\(room): \(level) %")
        ButtonComponent("Brighter", isEnabled: level < 100, label: "Brighter: \(room)") {
          updater.update { $0 += 10 }
        }
      })
  }
}

/// Switches a lamp, shows what its controller has seen, and dims the light of two rooms.
final class Hall: RenderComponent<Hall.State> {
  struct State {
    var isOn = false
    var events: [String] = []
  }

  override func initialState() -> State? { State() }

  override func render(_ hall: State) -> Component? {
    let lamp = withScope { Lamp(isOn: hall.isOn) }
    return FlexboxComponent(spacing: 12, alignItems: .start) {
      lamp
      ButtonComponent("Switch") { [state] in state.update { $0.isOn.toggle() } }
      ButtonComponent("Ask the controller") { [state, weak lamp] in
        let events = (lamp?.controller as? LampController)?.events ?? []
        state.update { $0.events = events }
      }
      for room in ["Hall", "Stairs"] {
        withScope(identifier: room, initialState: 50) { scope in
          Dimmer(room, scope.state, scope.updater)
        }
      }
      for event in hall.events { TextComponent(event) }
    }
  }
}
