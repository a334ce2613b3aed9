import Trellis

/// A component with a view in it: each control is one line, bound to the state of the component.
final class Console: RenderComponent<Double> {
  override func initialState() -> Double? { 3 }

  override func render(_ level: Double) -> Component? {
    FlexboxComponent(spacing: 12) {
      HostingComponent(Slider("Volume", value: Binding(state, level), in: 0...10, step: 1))
      Bars(count: Int(level))
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
