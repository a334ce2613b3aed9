import Trellis

/// A component with views in it: each control is one line, bound to a field of the state of the component.
final class Console: RenderComponent<Console.State> {
  struct State {
    var isMuted = false
    var volume = 3.0
  }

  override func initialState() -> State? { State() }

  override func render(_ console: State) -> Component? {
    let binding = Binding(state, console)
    return FlexboxComponent(spacing: 12) {
      HostingComponent(Toggle("Muted", isOn: binding.isMuted))
      HostingComponent(Slider("Volume", value: binding.volume, in: 0...10, step: 1))
      Bars(count: console.isMuted ? 0 : Int(console.volume))
    }
  }
}

/// Bars in a row, the last the highest.
final class Bars: CompositeComponent {
  init(count: Int) {
    super.init(
      view: ViewConfiguration(
        accessibility: AccessibilityContext(label: "\(count) bars", traits: .image)),
      child: FlexboxComponent(.row, size: ComponentSize(height: 52), spacing: 4, alignItems: .end) {
        for bar in 0..<count {
          Component(
            view: ViewConfiguration(attributes: [.style(.background, "var(--t-accent)")]),
            size: ComponentSize(width: 12, height: 12 + 4 * Double(bar)))
        }
      })
  }
}

/// A view with components in it.
struct Mixer: View {
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Console", isOn: $isOpen)
      if isOpen {
        ComponentView { Console() }
      }
    }
  }
}
