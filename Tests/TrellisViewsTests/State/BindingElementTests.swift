import Testing

@testable import TrellisViews

struct BindingElementTests {
  private struct Item: Equatable {
    var id: Int
    var name: String
  }

  private final class Store {
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  }

  @Test func aBindingFollowsItsElement() {
    let store = Store()
    let all = Binding(get: { store.items }, set: { store.items = $0 })
    let second = all.element(at: 1, id: \.id)
    #expect(second.wrappedValue.name == "b")
    store.items.insert(Item(id: 0, name: "z"), at: 0)
    #expect(second.wrappedValue.name == "b")
    second.wrappedValue.name = "B"
    #expect(store.items.map(\.name) == ["z", "a", "B"])
    store.items.swapAt(0, 2)
    second.wrappedValue.name = "C"
    #expect(store.items.map(\.name) == ["C", "a", "z"])
  }

  @Test func writesToARemovedElementAreDropped() {
    let store = Store()
    let all = Binding(get: { store.items }, set: { store.items = $0 })
    let second = all.element(at: 1, id: \.id)
    store.items = [Item(id: 1, name: "a"), Item(id: 3, name: "c")]
    second.wrappedValue.name = "B"
    #expect(store.items.map(\.name) == ["a", "c"])
    store.items = []
    #expect(second.wrappedValue.name == "b")
  }
}
