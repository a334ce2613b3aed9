import Testing
import TrellisDOM

@testable import TrellisTesting

struct LayerStatesTests {
  private let a = NodeID(1)
  private let b = NodeID(2)

  @Test func theLastOpenedLayerIsTheUppermost() {
    var layers = LayerStates()
    #expect(layers.isEmpty)
    layers.didOpen(a)
    layers.didOpen(b)
    #expect(layers.open == [a, b] && layers.isOpen(a) && !layers.isEmpty)
    layers.didClose(a)
    #expect(layers.open == [b] && !layers.isOpen(a))
    layers.keep { $0 == a }
    #expect(layers.isEmpty)
  }

  @Test func aLayerIsShownOncePerValue() {
    var layers = LayerStates()
    let changes = ["1", "1", "2", "1"].map { layers.recordShown(a, with: $0) }
    #expect(changes == [true, false, true, true])
    let hides = [a, a, b].map { layers.recordHidden($0) }
    #expect(hides == [true, false, false])
    let isShownAgain = layers.recordShown(a, with: "1")
    #expect(isShownAgain)
  }

  @Test func theFocusBeforeALayerIsTakenOnce() {
    var layers = LayerStates()
    layers.recordFocus(b, before: a)
    layers.reset()
    let elements = [layers.consumeFocus(before: a), layers.consumeFocus(before: a)]
    #expect(elements == [b, nil])
  }

  @Test func aResetForgetsLayersAndDetails() {
    var layers = LayerStates()
    layers.didOpen(a)
    layers.choose(true, for: b)
    _ = layers.recordShown(a, with: "1")
    #expect(layers.choice(for: b) == true && layers.choice(for: a) == nil)
    layers.choose(false, for: b)
    #expect(layers.choice(for: b) == false)
    layers.reset()
    #expect(layers.isEmpty && layers.choice(for: b) == nil)
    let isOther = layers.recordShown(a, with: "1")
    #expect(isOther)
  }
}
