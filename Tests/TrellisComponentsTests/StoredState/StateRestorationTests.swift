import Foundation
import Testing

@testable import TrellisComponents

/// States of a tree that are stored and given to the nodes of another tree.
struct StateRestorationTests {
  struct JSON: StateDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
      try JSONDecoder().decode(type, from: Data(bytes))
    }
    static func encode(_ value: any Encodable) throws -> [UInt8] {
      Array(try JSONEncoder().encode(value))
    }
  }

  /// An identifier that cannot be stored.
  private struct Opaque: Hashable {}

  final class Row: Component {}

  func stored(_ tree: TestTree) throws -> StoredTree {
    try StateTreeEncoder.encode(tree.root.node) { try JSON.encode($0) }
  }

  func restoring(_ stored: StoredTree) -> TestTree {
    let tree = TestTree()
    tree.root.tree.restoration = StateRestoration(
      stored, decoder: JSON(), encode: { try JSON.encode($0) })
    return tree
  }

  /// Builds rows with states, and returns the states.
  func build(
    _ tree: TestTree, _ rows: [String], initial: Int, _ persistence: StatePersistence = .encoded
  ) -> [Int] {
    var states: [Int] = []
    tree.build(propsChanged: true) {
      Group(
        rows.map { name in
          withScope(Row.self, identifier: name, persistence: persistence, initialState: initial) {
            states.append($0.state)
            return Row()
          }
        })
    }
    return states
  }

  @Test func rowsGetTheirStatesBack() throws {
    let tree = TestTree()
    _ = build(tree, ["a", "b"], initial: 7)
    let restored = restoring(try stored(tree))
    #expect(build(restored, ["b", "c", "a"], initial: 1) == [7, 1, 7])
    #expect(restored.root.tree.restoration?.restored == 2)
    #expect(restored.root.tree.restoration?.slotCount == 2)
  }

  @Test func aVolatileStateIsNeitherStoredNorRestored() throws {
    let tree = TestTree()
    _ = build(tree, ["a"], initial: 7, .volatile)
    #expect(try stored(tree).nodes.allSatisfy(\.slots.isEmpty))
    let other = TestTree()
    _ = build(other, ["a"], initial: 7)
    #expect(build(restoring(try stored(other)), ["a"], initial: 1, .volatile) == [1])
  }

  /// Rows that come later than the first build are new ones.
  @Test func onlyTheFirstBuildRestoresStates() throws {
    let tree = TestTree()
    _ = build(tree, ["a", "b"], initial: 7)
    let restored = restoring(try stored(tree))
    #expect(build(restored, ["a"], initial: 1) == [7])
    #expect(restored.root.tree.restoration?.finishFirstBuild() == false)
    #expect(build(restored, ["a", "b"], initial: 1) == [7, 1])
  }

  /// A state below a node without a stable name cannot be found again, which is an error.
  @Test func aStateBelowANodeThatCannotBeNamedIsAnError() throws {
    func build(hasState: Bool) -> TestTree {
      let tree = TestTree()
      tree.build {
        withScope(Row.self, identifier: Opaque()) {
          Group([
            hasState ? withScope(Leaf.self, initialState: 1) { (_: Scope<Int>) in Leaf() } : Leaf()
          ])
        }
      }
      return tree
    }
    _ = try stored(build(hasState: false))
    let error = #expect(throws: StateEncodingError.self) { try stored(build(hasState: true)) }
    #expect(error?.problems.count == 1)
    #expect(error?.problems.first?.contains("cannot be encoded; make its type Codable") == true)
  }

  /// A node with a state, or whose identifier is in a text, has its former identifier; other nodes get new ones.
  @Test func nodesGetTheirIdentifiersBack() throws {
    func build(_ tree: TestTree, _ rows: [String]) -> [String: Int] {
      var ids: [String: Int] = [:]
      tree.build(propsChanged: true) {
        Group(
          rows.map { name in
            withScope(Row.self, identifier: name, initialState: name) { scope in
              ids[name] = scope.updater.publicID.value
              return Row()
            }
          })
      }
      return ids
    }
    let tree = TestTree()
    _ = build(tree, ["c"])
    let before = build(tree, ["a", "b", "c"])
    let form = try stored(tree)
    let after = build(restoring(form), ["a", "new", "b", "c"])
    #expect(after.filter { $0.key != "new" } == before)
    #expect(after.values.max() == after["new"], "an identifier that no node had")
    // Identifiers that are too large or that two nodes have are not used.
    var other = form
    for index in other.nodes.indices where other.nodes[index].id != nil {
      other.nodes[index].id = .max
    }
    #expect(Set(build(restoring(other), ["a", "b", "c"]).values).count == 3)
    for index in other.nodes.indices where other.nodes[index].id != nil {
      other.nodes[index].id = 3
    }
    #expect(Set(build(restoring(other), ["a", "b", "c"]).values).count == 3)
  }

  /// A tree that a restored host has not shown yet is stored again, beside the other states.
  @Test func aWaitingTreeIsAddedAfterTheOtherNodes() throws {
    var other = StoredTree()
    other.types = ["Other", "Row"]
    let slot = StoredTree.Slot(name: "state", version: 0, value: "5")
    other.nodes = [
      StoredTree.Node(), StoredTree.Node(slots: [], children: ["1 0": 2]),
      StoredTree.Node(slots: [slot]),
    ]
    var tree = StoredTree()
    tree.types = ["Row"]
    tree.nodes = [StoredTree.Node(), StoredTree.Node(slots: [slot])]
    tree.addTree("list", at: 1, of: other)
    #expect(tree.nodes.count == 4)
    #expect(tree.trees == ["list": 2])
    #expect(tree.nodes[2].children == ["0 0": 3])
    #expect(tree.nodes[3].slots.map(\.value) == ["5"])
    #expect(tree.types == ["Row"])
  }

  /// A state of version 3, which is migrated from earlier ones.
  private struct Price: VersionedState {
    static var version: Int { 3 }
    var cents: Int
    static func migrate(_ encoded: EncodedState, from version: Int) throws -> Price? {
      Price(cents: try encoded.decode(Int.self) * 100 + version)
    }
  }

  @Test func aStateIsStoredWithItsVersion() throws {
    func build(_ tree: TestTree, _ initial: Price) -> Price? {
      var seen: Price?
      tree.build {
        withScope(Row.self, initialState: initial) {
          seen = $0.state
          return Row()
        }
      }
      return seen
    }
    let tree = TestTree()
    _ = build(tree, Price(cents: 5))
    var form = try stored(tree)
    #expect(form.nodes.flatMap(\.slots).map(\.version) == [3])
    #expect(build(restoring(form), Price(cents: 0))?.cents == 5)
    let index = try #require(form.nodes.firstIndex { !$0.slots.isEmpty })
    form.nodes[index].slots = [StoredTree.Slot(name: "state", version: 2, value: "7")]
    #expect(build(restoring(form), Price(cents: 0))?.cents == 702)
  }

  @Test func theScopeOfAStatefulComponentHasItsPersistence() {
    final class Counter: Component, StatefulComponent {
      static func initialState() -> Int { 4 }
      static var statePersistence: StatePersistence { .volatile }
    }
    withDetachedBuild {
      withScope(of: Counter.self) { scope in
        #expect(scope.state == 4)
        #expect(scope.node.state?.persistence == .volatile)
      }
    }
  }

  /// A state that is updated and not built yet is stored.
  @Test func aStateThatWaitsIsStored() throws {
    let tree = TestTree()
    var updater: StateUpdater<Int>?
    tree.build {
      withScope(Row.self, identifier: "a", initialState: 1) {
        updater = $0.updater
        return Row()
      }
    }
    updater?.set(5)
    let stored = try stored(tree)
    #expect(stored.nodes.flatMap(\.slots).map(\.value) == ["5"])
  }

  /// Nodes below a node that cannot be named cannot be found again.
  @Test func aNodeWithoutANameMustNotContainStates() {
    let tree = TestTree()
    tree.build {
      withScope(Group.self, identifier: Opaque()) {
        Group([withScope(Row.self, initialState: 1) { _ in Row() }])
      }
    }
    #expect(throws: StateEncodingError.self) { _ = try stored(tree) }
    let plain = TestTree()
    plain.build { withScope(Group.self, identifier: Opaque()) { Group([Leaf()]) } }
    #expect(throws: Never.self) { _ = try stored(plain) }
  }

  /// A state of several slots gets each of them back by its name.
  @Test func slotsAreRestoredByTheirNames() throws {
    let form = StateSlotForm([
      .init("a") { 1 }, .init("b") { 2 }, .init("c", .volatile) { 3 }, .init("d") { "" },
    ])
    func build(_ tree: TestTree) -> (updater: StateUpdater<StateSlots>?, values: [Int]) {
      var found: (StateUpdater<StateSlots>?, [Int]) = (nil, [])
      tree.build {
        Render(identifier: "r", initial: StateSlots(form)) { me, slots in
          found = (me.state, [slots[0], slots[1], slots[2]])
          return nil
        }
      }
      return found
    }
    let tree = TestTree()
    let updater = build(tree).updater
    updater?.update {
      $0[0] = 10
      $0[1] = 20
      $0[2] = 30
    }
    let restored = restoring(try stored(tree))
    #expect(build(restored).values == [10, 20, 3])
    let restoration = try #require(restored.root.tree.restoration)
    #expect(restoration.restored == 3 && restoration.problems.isEmpty)
    #expect(restoration.slotCount == 3)
  }

  /// The counts are those of the last attempt at the first build.
  @Test func aDiscardedFirstBuildIsNotCounted() throws {
    let tree = TestTree()
    _ = build(tree, ["a", "b"], initial: 1)
    var broken = try stored(tree)
    let last = try #require(broken.nodes.indices.last)
    broken.nodes[last].slots[0].value = "no number"
    var builder = TreeBuilder(listener: tree)
    let restoration = StateRestoration(broken, decoder: JSON(), encode: JSON.encode)
    builder.root.tree.restoration = restoration
    for _ in 0..<3 {
      let discarded = builder.build(
        in: RenderContext(environment: HostEnvironment()), updates: UpdatedNodes(),
        propsChanged: true,
        environmentChange: .none
      ) {
        Group(
          ["a", "b"].map { name in
            withScope(Row.self, identifier: name, initialState: 3) { (_: Scope<Int>) in Row() }
          })
      }
      #expect(restoration.restored == 1 && restoration.problems.count == 1)
      discarded.abandon()
    }
    builder.reset()
  }

  /// A state that has another type than its slot restarts, and the problem names the type and the slot.
  @Test func aStateOfAnotherTypeIsAProblem() throws {
    let tree = TestTree()
    _ = build(tree, ["a"], initial: 7)
    let restored = restoring(try stored(tree))
    restored.build {
      Group([
        withScope(Row.self, identifier: "a", initialState: "text") { (scope: Scope<String>) in
          #expect(scope.state == "text")
          return Row()
        }
      ])
    }
    let restoration = try #require(restored.root.tree.restoration)
    #expect(restoration.restored == 0 && restoration.problems.count == 1)
    let problem = restoration.problems.first ?? ""
    #expect(problem.hasPrefix("Row: the slot state was not restored: "), "\(problem)")
  }
}
