import Testing

@testable import TrellisComponents

struct StateUpdaterTests {
  private let tree = TestTree()

  /// Builds one component with a state and answers its updater and the state it was built with.
  private func build() -> (updater: StateUpdater<[Int]>, state: [Int]) {
    var result: (StateUpdater<[Int]>, [Int])?
    tree.build {
      withScope(Leaf.self, initialState: [Int]()) {
        result = ($0.updater, $0.state)
        return Leaf()
      }
    }
    return result!
  }

  /// Row F10.
  @Test func updatesRunInTheNextBuildInTheOrderInWhichTheyCame() {
    let updater = build().updater
    var runs = 0
    updater.update {
      runs += 1
      $0.append(1)
    }
    updater.replace { $0 + [2] }
    updater.update(.synchronous) { $0.append(3) }
    #expect(runs == 0)
    #expect(tree.modes == [.asynchronous, .asynchronous, .synchronous])
    #expect(build().state == [1, 2, 3])
    #expect(runs == 1)
    updater.set([])
    #expect(build().state == [])
  }

  @Test func anUpdateAfterTheComponentIsGoneIsNotEvenQueued() {
    let updater = build().updater
    tree.build { nil }
    updater.set([1])
    #expect(tree.modes == [])
    #expect(build().state == [], "a component in the same place later is another one")
  }

  @Test func aComponentUpdatesItsStateAndKnowsIt() {
    let first = build()
    #expect(first.state == [])
    let component = tree.root.component
    component?.updateState { (state: inout [Int]) in state.append(7) }
    _ = build()
    #expect(component?.state(as: [Int].self) == [], "a component knows the state it was built with")
    #expect(tree.root.component?.state(as: [Int].self) == [7])
  }
}
