import Testing
import TrellisBase

@testable import TrellisComponents

/// The cases of CKStateScopeComponentBuilderTests and CKComponentScopeIntegrationTests.
struct ScopedComponentTests {
  private let tree = TestTree()

  private final class Counting: Component, StatefulComponent {
    static func initialState() -> Int { 7 }
    override func makeController() -> ComponentController? { ComponentController(component: self) }
  }

  /// CKStateScopeComponentBuilderTests testCorrectComponentIsReturned
  @Test func theRootIsTheComponentOfTheProvider() {
    weak var made: Component?
    tree.build {
      let component = Leaf()
      made = component
      return component
    }
    #expect(made != nil)
    #expect(tree.root.component === made)
  }

  /// CKStateScopeComponentBuilderTests testComponentStateIsSetToInitialStateValue,
  /// CKComponentControllerTests testThatCreatingComponentCreatesAController
  @Test func aStatefulComponentBeginsWithTheStateOfItsType() {
    tree.build {
      let component = withScope(of: Counting.self) { scope in
        #expect(scope.state == 7)
        return Counting()
      }
      #expect(component.currentState == 7)
      #expect(component.controller != nil)
      component.state.update { $0 += 1 }
      return component
    }
    tree.build {
      withScope(of: Counting.self) { scope in
        #expect(scope.state == 8)
        return Counting()
      }
    }
  }

  @Test func aScopeTakesItsTypeFromItsResult() {
    for state in [3, 4] {
      tree.build(propsChanged: true) {
        let counted: Leaf = withScope(identifier: "a", initialState: 3) { Leaf("\($0.state)") }
        #expect(counted.name == "\(state)")
        counted.updateState { (state: inout Int) in state += 1 }
        return Group([counted, withScope { Counting() }])
      }
    }
    let parts = (tree.root.component as? Group)?.parts ?? []
    #expect(parts.map { $0?.treeNode != nil } == [true, true])
    #expect(parts.last??.controller != nil)
  }

  /// The compiler takes the type of a longer closure from its place.
  @Test func aScopeForAnotherTypeIsAProgrammerError() {
    let recorder = ProgrammerErrorRecorder()
    recorder.record {
      _ = tree.build { withScope { () -> Component in Leaf() } }
    }
    recorder.record {
      _ = tree.build { withScope { Render(initial: 0) } }
    }
    let messages = recorder.consume().map(\.message)
    #expect(messages.count == 2)
    #expect(
      messages.first?.contains("was opened for Component, and Leaf did not take it: name its type")
        == true)
    #expect(messages.last?.contains("was opened for Render<Int>, and Render<Int> did not") == true)
  }

  /// CKStateScopeComponentBuilderTests
  /// testStatUniqueIdentifierIsNotFoundForComponentWhenClassNamesDoNotMatch
  @Test func aComponentOfAnotherTypeDoesNotTakeTheScope() {
    tree.build {
      withScope(CompositeComponent.self) {
        let component = Component()
        #expect(component.uniqueIdentifier == nil)
        return component
      }
    }
  }

  /// CKStateScopeComponentBuilderTests
  /// testStateUniqueIdentifierIsNotFoundWhenAnotherComponentInTheSameScopeAcquiresItFirst
  @Test func theFirstComponentOfTheTypeTakesTheScope() {
    tree.build {
      withScope(Leaf.self) {
        let inner = Leaf("inner")
        let outer = Leaf("outer")
        #expect(inner.uniqueIdentifier != nil)
        #expect(outer.uniqueIdentifier == nil)
        return Group([inner, outer])
      }
    }
  }

  /// CKComponentScopeIntegrationTests
  /// testSiblingComponentsWithSameTypeGetCorrectControllerAndState_WithoutScopeIdentifiers,
  /// testSiblingComponentsWithSameTypeGetCorrectControllerAndState_WithIdenticalScopeIdentifiers,
  /// testSiblingComponentsWithSameTypeGetCorrectControllerAndState_WithDifferentScopeIdentifiers
  @Test(arguments: [[nil, nil], ["1", "1"], ["1", "2"]] as [[String?]])
  func siblingsOfOneTypeHaveTheirOwnStateAndController(_ identifiers: [String?]) {
    var controllers: [ComponentController] = []
    for round in 0..<2 {
      var made: [Counting] = []
      tree.build {
        for (index, identifier) in identifiers.enumerated() {
          withScope(
            Counting.self, identifier: identifier, initialState: index
          ) { (scope: Scope<Int>) in
            #expect(scope.state == index)
            made.append(Counting())
          }
        }
        return Group(made)
      }
      #expect(made[0].uniqueIdentifier != made[1].uniqueIdentifier)
      let found = made.compactMap(\.controller)
      #expect(found.count == 2 && found[0] !== found[1])
      if round == 0 {
        controllers = found
      } else {
        #expect(zip(found, controllers).allSatisfy { $0 === $1 })
      }
    }
  }

  /// CKComponentControllerTests
  /// testThatEarlyReturnNew_fromFirstComponent_allowsComponentCreation_whenNotEarlyReturning_onStateUpdate
  @Test func aScopeWithoutComponentKeepsItsStateAndMakesItsControllerLater() {
    var updater: StateUpdater<Int>?
    func build() -> Counting? {
      var made: Counting?
      tree.build {
        withScope(of: Counting.self) { scope in
          updater = scope.updater
          made = scope.state > 7 ? Counting() : nil
          return made
        }
      }
      return made
    }
    #expect(build() == nil)
    updater?.update { $0 += 1 }
    #expect(build()?.controller != nil)
  }

  @Test func anUpdateOfAScopeWithoutComponentRendersItsParent() {
    var updater: StateUpdater<Int>?
    func build() {
      tree.build {
        Render(initial: ()) { _, _ in
          withScope(of: Counting.self) { scope in
            updater = scope.updater
            return scope.state > 7 ? Counting() : nil
          }
        }
      }
    }
    build()
    #expect(tree.root.component?.child(at: 0) == nil)
    updater?.update { $0 += 1 }
    build()
    #expect(tree.root.component?.child(at: 0) != nil)
  }

  @Test func aScopedComponentKeepsItsControllerWhenItsParentChanges() {
    func build(inFirst: Bool) {
      tree.build {
        let child = withScope(of: Counting.self) { _ in Counting() }
        return Group([
          withScope(Group.self, identifier: 1) { Group(inFirst ? [child] : []) },
          withScope(Group.self, identifier: 2) { Group(inFirst ? [] : [child]) },
        ])
      }
    }
    build(inFirst: true)
    #expect(tree.added.count == 1)
    build(inFirst: false)
    #expect(tree.added.isEmpty && tree.removed.isEmpty)
  }

  @Test func theStateOfAComponentWithoutAScopeIsAProgrammerError() {
    final class Counter: Component, StatefulComponent {
      static func initialState() -> Int { 4 }
    }
    let recorder = ProgrammerErrorRecorder()
    _ = recorder.record {
      TestTree().build {
        let counter = Counter()
        #expect(counter.currentState == 4)
        return counter
      }
    }
    #expect(recorder.consume().first?.message.hasPrefix("Counter has no state: make it in") == true)
  }
}
