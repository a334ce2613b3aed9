import Testing

@testable import TrellisComponents

struct StateSlotsTests {
  private let form = StateSlotForm([
    .init("count") { 1 }, .init("name", .volatile) { "none" }, .init("ratio") { 0.5 as Double? },
  ])

  @Test func eachSlotHasItsTypeAndItsFirstValue() {
    var slots = StateSlots(form)
    #expect(slots[0] == 1 && slots[1] == "none" && slots[2] == 0.5 as Double?)
    slots[0] = 7
    slots[2] = nil as Double?
    #expect(slots[0, as: Int.self] == 7 && slots[2, as: Double?.self] == nil)
    slots.reset(0)
    #expect(slots[0] == 1)
  }

  @Test func aCopyKeepsItsValues() {
    var slots = StateSlots(form)
    let copy = slots
    slots[0] = 7
    #expect(copy[0] == 1)
  }

  @Test func slotsOfANodeAreReadBackInOneHandlerAndBuiltOnce() {
    let tree = TestTree()
    var updater: StateUpdater<StateSlots>?
    var seen: [[String]] = []
    func build() {
      tree.build {
        Render(initial: StateSlots(form)) { me, slots in
          updater = me.state
          seen.append(["\(slots[0, as: Int.self])", slots[1]])
          return nil
        }
      }
    }
    build()
    updater?.set(2, of: 0)
    updater?.update { $0[0] = $0[0] + 1 }
    updater?.set("some", of: 1)
    #expect(updater?.value(of: 0) == 3)
    #expect(updater?.value(of: 1) == "some")
    build()
    #expect(seen == [["1", "none"], ["3", "some"]])
    #expect(updater?.value(of: 0) == 3)
  }

  @Test func theMarkOfASlotStaysWithIt() {
    var slots = StateSlots(form)
    slots[1] = "some"
    #expect(slots.boxes.map(\.persistence) == [.encoded, .volatile, .encoded])
  }

  @Test func eachSlotIsRestoredByItsName() {
    var slots = StateSlots(form)
    slots[0] = 3
    let restored = slots.restored { box, slot in
      slot.name == "name" ? StateBox.of("restored", box.persistence) : nil
    }
    #expect(restored[0] == 3 && restored[1] == "restored" && restored[2] == 0.5 as Double?)
  }

  @Test func aNodeWithoutSlotsHasNoValueOfASlot() {
    let tree = TestTree()
    var identity: NodeIdentity?
    tree.build {
      withScope(Leaf.self, initialState: 1) {
        identity = $0.node.identity
        return Leaf()
      }
    }
    let updater = identity.map { StateUpdater<StateSlots>(identity: $0) }
    #expect(updater?.value(of: 0, as: Int.self) == nil)
  }
}
