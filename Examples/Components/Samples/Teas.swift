import Trellis

/// Whether weights are in ounces: a value for all components inside.
struct Units {
  var areImperial = false
}

struct Tea: Sendable {
  let name: String
  /// The weight of a pot, in grams.
  let grams: Int

  /// The teas of a shop, which take a while.
  static let load: @Sendable () async -> [Tea] = {
    try? await Task.sleep(for: .milliseconds(400))
    return [Tea(name: "Sencha", grams: 5), Tea(name: "Assam", grams: 4)]
  }
}

/// A tea with its weight, in the units around it, and a bar as wide as the part of 10 g.
final class TeaRow: RenderComponent<Void> {
  private let tea: Tea

  init(_ tea: Tea) {
    self.tea = tea
    super.init(size: ComponentSize(width: .percent(1)), identifier: tea.name)
  }

  override func render(_: Void) -> Component? {
    let units = context(Units.self) ?? Units()
    let ounces = (Double(tea.grams) / 28.35 * 100).rounded() / 100
    return FlexboxComponent(spacing: 4) {
      TextComponent(units.areImperial ? "\(tea.name): \(ounces) oz" : "\(tea.name): \(tea.grams) g")
      Component(
        view: ViewConfiguration(
          attributes: [.style(.background, "var(--t-accent)"), .style(.borderRadius, "4px")]),
        size: ComponentSize(width: .percent(Double(tea.grams) / 10), height: 8))
    }
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? TeaRow)?.tea.grams != tea.grams
  }
}

/// Loads teas, and passes the units to their rows.
final class TeaShop: RenderComponent<TeaShop.State> {
  struct State {
    var teas: [Tea] = []
    var isLoading = false
    var units = Units()
  }

  private let source: @Sendable () async -> [Tea]

  init(source: @escaping @Sendable () async -> [Tea] = Tea.load) {
    self.source = source
    super.init()
  }

  override func initialState() -> State? { State() }

  override func render(_ shop: State) -> Component? {
    FlexboxComponent(spacing: 12) {
      ButtonComponent(
        isEnabled: !shop.isLoading, attributes: [.className("trellis-button")],
        action: action(TeaShop.load, identity: "load"),
        content: GapComponent(8, around: TextComponent(shop.isLoading ? "Loading …" : "Load"))
      )
      .flex(alignSelf: .start)
      HostingComponent(Toggle("Ounces", isOn: Binding(state, shop).units.areImperial))
      withContext(shop.units) {
        FlexboxComponent(spacing: 12) { for tea in shop.teas { TeaRow(tea) } }
      }
    }
  }

  private func load() {
    updateState { $0.isLoading = true }
    Task { [source, state = state.remote] in
      let teas = await source()
      state.update { ($0.teas, $0.isLoading) = (teas, false) }
    }
  }
}
