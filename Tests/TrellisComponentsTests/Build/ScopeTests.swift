import TestSupport
import Testing
import TrellisBase
import TrellisLayout

@testable import TrellisComponents

/// The cases of CKComponentScopeTests and CKComponentKeyTests that are about finding nodes.
struct ScopeTests {
  private let tree = TestTree()

  /// Opens a scope in two builds and returns the state in the second one.
  private func state(
    _ identifier: AnyHashable? = nil, key: AnyHashable? = nil, initial: Int
  ) -> Int {
    var found = 0
    tree.build {
      withKey(key) {
        withScope(Leaf.self, identifier: identifier, initialState: initial) {
          found = $0.state
          return Leaf()
        }
      }
    }
    return found
  }

  /// CKComponentScopeTests testThreadLocalComponentScopeIsEmptyWhenNoScopeExists,
  /// testThreadLocalComponentScopeIsNotEmptyWhenTheScopeExists
  @Test func aBuildIsUnderWayInItsProviderOnly() {
    #expect(TestTree.build == nil)
    tree.build {
      #expect(TestTree.build != nil)
      return nil
    }
    #expect(TestTree.build == nil)
  }

  /// CKComponentScopeTests
  /// testThreadLocalComponentScopeStoresTheProvidedFrameAsTheEquivalentPreviousFrame,
  /// CKStateScopeComponentBuilderTests testThreadLocalStateIsSet
  @Test func aBuildStartsFromTheRootBefore() {
    let previous = tree.root.node
    tree.build {
      #expect(TestTree.build?.top.previous === previous)
      return nil
    }
    #expect(tree.root.node !== previous)
  }

  /// CKComponentScopeTests testThreadLocalComponentScopePushesChildComponentScope,
  /// testComponentScopeFrameIsPoppedWhenComponentScopeCloses
  @Test func aScopeIsOnTopUntilItCloses() {
    tree.build {
      let outer = TestTree.build?.top.node
      withScope(Leaf.self) { #expect(TestTree.build?.top.node !== outer) }
      #expect(TestTree.build?.top.node === outer)
      return nil
    }
  }

  /// CKComponentScopeTests testThreadLocalComponentScopeCanBeNested
  @Test func anInnerBuildDoesNotChangeTheOuterOne() {
    let inner = TestTree()
    tree.build {
      let outer = TestTree.build
      inner.build {
        #expect(TestTree.build !== outer)
        return nil
      }
      #expect(TestTree.build === outer)
      return nil
    }
    #expect(TestTree.build == nil)
  }

  /// CKComponentScopeTests testComponentScopeStateIsAcquiredFromPreviousComponentScopeStateOneLevelDown,
  /// CKStateScopeComponentBuilderTests testStateIsReacquiredAndNewInitialValueBlockIsNotUsed
  @Test func theFirstStateIsMadeOnce() {
    #expect(state("macaque", initial: 42) == 42)
    #expect(state("macaque", initial: 365) == 42)
  }

  /// CKComponentScopeTests testComponentScopeReplaceStatePropagatesStateToNextComponentScopeState
  @Test func aReplacedStateAppliesAtOnceAndLater() {
    tree.build {
      withScope(Leaf.self, initialState: 42) {
        $0.replaceState(100)
        #expect($0.state == 100)
        return Leaf()
      }
    }
    #expect(state(initial: 1) == 100)
    #expect(tree.updateCount == 0, "replacing asks for no build")
  }

  /// CKComponentScopeTests
  /// testComponentScopeStateIsAcquiredFromPreviousComponentScopeStateOneLevelDownWithSibling,
  /// testComponentScopeStateIsAcquiredFromPreviousComponentScopeStateOneLevelDownWithSiblingThatDoesNotAcquire
  @Test func siblingsWithIdentifiersKeepTheirOwnState() {
    tree.build {
      withScope(Leaf.self, identifier: "Quoth", initialState: "nevermore") { _ in }
      withScope(Leaf.self, identifier: "raven", initialState: "FUN") { _ in }
      return nil
    }
    tree.build {
      withScope(Leaf.self, identifier: "Quoth", initialState: "Lenore") {
        #expect($0.state == "nevermore")
      }
      withScope(Leaf.self, identifier: "chamber", initialState: "door") {
        #expect($0.state == "door")
      }
      withScope(Leaf.self, identifier: "raven", initialState: "") { #expect($0.state == "FUN") }
      return nil
    }
  }

  /// CKComponentScopeTests testComponentScopeIdentifierIsSameAsNodeIdentifier
  @Test func aScopeHasTheNumberOfItsNode() {
    tree.build {
      withScope(Leaf.self, initialState: 0) { #expect($0.id == $0.node.id) }
      return nil
    }
  }

  private func ids(_ identifiers: [String]) -> [TreeNode.ID] {
    var ids: [TreeNode.ID] = []
    tree.build {
      for identifier in identifiers {
        withScope(Leaf.self, identifier: identifier, initialState: 0) { ids.append($0.id) }
      }
      return nil
    }
    return ids
  }

  /// CKComponentScopeTests
  /// testComponentScopeHandleGlobalIdentifierIsAcquiredFromPreviousComponentScopeOneLevelDown,
  /// testComponentScopeHandleGlobalIdentifierIsNotTheSameBetweenSiblings,
  /// testComponentScopeHandleGlobalIdentifierIsNotTheSameBetweenSiblingsWithComponentScopeCollision
  @Test(arguments: [["macaque"], ["moose", "macaque"], ["macaque", "macaque"]])
  func numbersDifferBetweenSiblingsAndStayFromBuildToBuild(_ identifiers: [String]) {
    let first = ids(identifiers)
    #expect(Set(first).count == identifiers.count)
    #expect(ids(identifiers) == first)
  }

  /// CKComponentScopeTests
  /// testComponentScopeHandleGlobalIdentifierIsNotTheSameBetweenDescendantsWithComponentScopeCollision,
  /// testComponentScopeHandleGlobalIdentifierIsTheSameBetweenDescendantsWithComponentScopeCollisionAcrossComponentScopeRoots
  @Test func scopesInsideCollidingOnesAreDistinguished() {
    func inner() -> [TreeNode.ID] {
      var ids: [TreeNode.ID] = []
      tree.build {
        for _ in 0..<2 {
          withScope(Leaf.self, identifier: "macaque") {
            withScope(Leaf.self, identifier: "moose", initialState: 0) { ids.append($0.id) }
          }
        }
        return nil
      }
      return ids
    }
    let first = inner()
    #expect(first[0] != first[1])
    #expect(inner() == first)
  }

  /// CKComponentKeyTests testComponentScopeStateIsDistinguishedByKey,
  /// testComponentScopeStateIsRecoveredWithKeysThatAreEqualButNotPointerIdentical
  @Test func aKeyDistinguishesStates() {
    #expect(state(key: "foo", initial: 42) == 42)
    #expect(state(key: "bar", initial: 365) == 365)
    #expect(state(key: "bar" + "", initial: 1) == 365)
  }

  @Test func keysQualifyDirectChildrenOnly() {
    tree.build {
      withKey("a") {
        #expect(TestTree.build?.top.keys == ["a"])
        withKey("b") { #expect(TestTree.build?.top.keys == ["a", "b"]) }
        withScope(Leaf.self) { #expect(TestTree.build?.top.keys == []) }
        withKey(nil) { #expect(TestTree.build?.top.keys == ["a"]) }
      }
      #expect(TestTree.build?.top.keys == [])
      return nil
    }
  }

  /// Algorithm 2.14 and row F3: in ComponentKit, keyed siblings lose their state when they change their
  /// order.
  @Test func keyedSiblingsKeepTheirStateInAnyOrder() {
    func states(_ keys: [String]) -> [String] {
      var states: [String] = []
      tree.build {
        for key in keys {
          withKey(key) {
            withScope(Leaf.self, initialState: key) { states.append($0.state) }
          }
        }
        return nil
      }
      return states
    }
    #expect(states(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(states(["c", "x", "a"]) == ["c", "x", "a"])
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let keys = (0..<30).map { "k\($0)" }.shuffled(using: &generator)
      #expect(states(keys) == keys, "seed \(seed)")
    }
  }

  @Test func keysDistinguishRenderComponentsToo() {
    func build(_ keys: [String]) -> [String: TreeNode.ID] {
      var rows: [Component] = []
      tree.build(propsChanged: true) {
        Group(
          keys.map { key in
            withKey(key) {
              rows.append(Render(key, initial: 0))
              return rows.last
            }
          })
      }
      return Dictionary(
        uniqueKeysWithValues: zip(keys, rows.map { $0.treeNode!.id }))
    }
    #expect(build(["a", "b"]) == build(["b", "a"]))
  }

  private final class Row: RenderComponent<Int> {
    /// - Parameter initializer: the number of one of the initializers of a render component.
    init(by initializer: Int) {
      switch initializer {
      case 0: super.init()
      case 1: super.init(view: nil, size: ComponentSize(height: .points(10)))
      case 2: super.init(view: nil, identifier: AnyHashable?.none)
      default: super.init(view: nil, identifier: Int?.none)
      }
    }

    override func initialState() -> Int { 0 }
    override func render(_ state: Int) -> Component? { nil }
  }

  @Test(arguments: 0..<4) func keysDistinguishComponentsOfEachInitializer(_ initializer: Int) {
    func build(_ keys: [String]) -> [String: TreeNode.ID?] {
      var rows: [Component] = []
      tree.build(propsChanged: true) {
        Group(
          keys.map { key in
            withKey(key) {
              rows.append(Row(by: initializer))
              return rows.last
            }
          })
      }
      return Dictionary(uniqueKeysWithValues: zip(keys, rows.map { $0.treeNode?.id }))
    }
    let nodes = build(["a", "b"])
    #expect(nodes.values.allSatisfy { $0 != nil })
    #expect(nodes == build(["b", "a"]))
  }

  /// A state that replaces another is stored as that one is.
  @Test func aReplacedStateKeepsItsPersistence() {
    let tree = TestTree()
    for persistence in [StatePersistence.volatile, .encoded] {
      tree.build {
        withScope(
          Leaf.self, identifier: "\(persistence)", persistence: persistence, initialState: 1
        ) {
          $0.replaceState(2)
          return Leaf()
        }
      }
      let state = tree.root.component?.treeNode?.state
      #expect(state?.persistence == persistence && state?.value(as: Int.self) == 2)
    }
  }

  /// Two scopes of one place with states of two types are a mistake, and the state is made again.
  @Test func aStateOfAnotherTypeIsAProgrammerError() {
    let tree = TestTree()
    let recorder = ProgrammerErrorRecorder()
    var seen: [String] = []
    tree.build { withScope(Leaf.self, initialState: 1) { _ in Leaf() } }
    recorder.record {
      _ = tree.build {
        withScope(Leaf.self, initialState: "first") {
          seen.append($0.state)
          return Leaf()
        }
      }
    }
    #expect(seen == ["first"])
    #expect(recorder.consume().count == 1)
  }
}
