import Observation
import Testing
import Trellis
import TrellisTesting

/// Controls show the value of the program again after it refused that of the user; with `TRELLIS_BROWSER=chromium` in a
/// browser.
@Suite(.serialized) struct RefusedValuePageTests {
  @Observable
  fileprivate final class Order {
    var name = "Ann" { didSet { if name != "Ann" { name = "Ann" } } }
    var isGift = true { didSet { if !isGift { isGift = true } } }
    var size = "M" { didSet { if size == "L" { size = oldValue } } }
    var colour = "red" { didSet { if colour == "blue" { colour = oldValue } } }
  }

  private struct OrderView: View {
    @State private var order = Order()

    var body: some View {
      @Bindable var order = order
      return VStack(alignment: .leading, spacing: 16) {
        TextField("Name", text: $order.name).onSubmit {}
        Toggle("Gift", isOn: $order.isGift)
        Picker("Size", selection: $order.size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
        }
        Picker("Colour", selection: $order.colour) {
          ForEach(["red", "green", "blue"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.radioGroup)
      }
    }
  }

  @Test func aTextFieldShowsItsTextAgain() async throws {
    let tab = try await TestSite.mount { OrderView() }
    for typed in ["Bob", "", "Carl"] {
      try await tab.fill(.label("Name"), with: typed)
      try await tab.press("Enter")
      try await tab.wait(for: "the name") { try $0.get(.label("Name")).value == "Ann" }
    }
    await tab.close()
  }

  @Test func aToggleShowsItsStateAgain() async throws {
    let tab = try await TestSite.mount { OrderView() }
    for _ in 0..<2 {
      try await tab.click(.label("Gift"))
      try await tab.wait(for: "the gift") { try $0.get(.label("Gift")).isChecked == true }
    }
    await tab.close()
  }

  @Test func aMenuShowsItsChoiceAgain() async throws {
    let tab = try await TestSite.mount { OrderView() }
    for (chosen, shown) in [("L", "M"), ("S", "S"), ("L", "S")] {
      try await tab.select(chosen, in: .label("Size"))
      try await tab.wait(for: "the size \(shown)") {
        try $0.query(.displayValue(.exactly(shown))) != nil
      }
    }
    await tab.close()
  }

  @Test func radioButtonsShowTheirChoiceAgain() async throws {
    let tab = try await TestSite.mount { OrderView() }
    for (chosen, shown) in [("blue", "red"), ("green", "green"), ("blue", "green")] {
      try await tab.click(.label(.exactly(chosen)))
      try await tab.wait(for: "the colour \(shown)") { page in
        try ["red", "green", "blue"].allSatisfy {
          try page.get(.label(.exactly($0))).isChecked == ($0 == shown)
        }
      }
    }
    await tab.close()
  }
}
