import Testing
import TrellisBase

@testable import TrellisComponents

struct StateUpdaterTests {
  private let tree = TestTree()

  /// Builds one component with a state; returns its updater and the state of the build.
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

  /// Row F10, except that changes run when they are made.
  @Test func updatesRunAtOnceAndTheNextBuildTakesTheResult() {
    let updater = build().updater
    var runs = 0
    updater.update {
      runs += 1
      $0.append(1)
    }
    updater.replace { $0 + [2] }
    updater.update { $0.append(3) }
    #expect(runs == 1)
    #expect(tree.updateCount == 3)
    #expect(build().state == [1, 2, 3])
    #expect(runs == 1)
    updater.set([])
    #expect(build().state == [])
  }

  @Test func aReadSeesEarlierUpdates() {
    let updater = build().updater
    #expect(updater.value == [])
    updater.update { $0.append(1) }
    #expect(updater.value == [1])
    updater.set(updater.value! + [2])
    #expect(updater.value == [1, 2])
    _ = build()
    #expect(updater.value == [1, 2])
    tree.build { nil }
    #expect(updater.value == nil, "the component is gone")
  }

  @Test func anUpdateDuringABuildIsForTheNext() {
    var updater: StateUpdater<Int>?
    var built: [Int] = []
    func build(updating: Bool) {
      tree.build {
        withScope(Leaf.self, initialState: 0) { scope in
          updater = scope.updater
          if updating { scope.updater.update { $0 += 1 } }
          built.append(scope.state)
          return Leaf()
        }
      }
    }
    build(updating: false)
    updater?.set(5)
    build(updating: true)
    #expect(built == [0, 5], "the scope has the state that its build began with")
    #expect(updater?.value == 6)
    build(updating: false)
    #expect(built == [0, 5, 6])
  }

  @Test func anUpdaterOfAnotherTypeChangesNothing() {
    let updater = build().updater
    let other = StateUpdater<String>(identity: updater.identity)
    #expect(other.value == nil)
    other.set("text")
    #expect(updater.value == [])
    #expect(build().state == [])
  }

  @Test func anUpdateOfARemovedComponentIsNotQueued() {
    let updater = build().updater
    tree.build { nil }
    updater.set([1])
    #expect(tree.updateCount == 0)
    #expect(build().state == [], "a component in the same place later is another one")
  }

  @Test func aComponentReadsAndUpdatesItsState() {
    let first = build()
    #expect(first.state == [])
    let component = tree.root.component
    component?.updateState { (state: inout [Int]) in state.append(7) }
    _ = build()
    #expect(
      component?.state(ifAvailable: [Int].self) == [],
      "a component knows the state it was built with")
    #expect(tree.root.component?.state(ifAvailable: [Int].self) == [7])
  }

  @Test func aRenderComponentUpdatesItsStateByItsType() {
    let child = { Render(initial: [0]) }
    tree.build(child)
    let render = tree.root.component as? Render<[Int]>
    render?.updateState { $0.append(7) }
    render?.updateState(mode: .asynchronous) { $0.append($0.count) }
    tree.build(child)
    #expect((tree.root.component as? Render<[Int]>)?.currentState == [0, 7, 2])
  }

  @Test func aComponentWithoutAStateHasNone() {
    tree.build {
      #expect(Leaf().state(ifAvailable: Int.self) == nil)
      let scoped = withScope(Leaf.self) { Leaf() }
      #expect(scoped.state(ifAvailable: Int.self) == nil)
      return scoped
    }
  }

  @Test func aComponentWithoutANodeIsReported() {
    final class Counted: Component, StatefulComponent {
      static func initialState() -> Int { 7 }
    }
    let recorder = ProgrammerErrorRecorder()
    withDetachedBuild {
      let component = Counted()
      recorder.record { #expect(component.currentState == 7) }
      #expect(recorder.consume().count == 1)
      recorder.record { component.updateState { (state: inout Int) in state += 1 } }
      #expect(recorder.consume().count == 1)
    }
  }
}
