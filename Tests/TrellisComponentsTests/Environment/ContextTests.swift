import Testing

@testable import TrellisComponents

/// The cases of CKComponentContextTests and CKComponentMutableContextTests.
struct ContextTests {
  private final class Item: Equatable {
    static func == (lhs: Item, rhs: Item) -> Bool { lhs === rhs }
  }

  private let tree = TestTree()

  private func inBuild(_ body: @escaping () -> Void) {
    tree.build {
      body()
      return nil
    }
  }

  /// testEstablishingAComponentContextAllowsYouToFetchIt,
  /// testFetchingAnObjectThatHasNotBeenEstablishedWithGetReturnsNil,
  /// testComponentContextCleansUpWhenItGoesOutOfScope
  @Test func aValueIsSeenInsideOnly() {
    let item = Item()
    inBuild {
      #expect(context(Item.self) == nil)
      withContext(item) { #expect(context(Item.self) === item) }
      #expect(context(Item.self) == nil)
    }
    #expect(context(Item.self) == nil)
  }

  /// testComponentContextDoesntCleansUpWhenItGoesOutOfScopeIfThereIsRenderComponentInSubtree
  @Test func aLateRenderSeesTheContextOfItsCreation() {
    let item = Item()
    var seen: Item?
    tree.build {
      let child = withContext(item) {
        Render(initial: 0) { _, _ in
          seen = context(Item.self)
          return nil
        }
      }
      #expect(context(Item.self) == nil)
      return child
    }
    #expect(seen === item)
    #expect(context(Item.self) == nil)
  }

  /// testNestedComponentContextChangesValueAndRestoresItAfterGoingOutOfScope
  @Test func anInnerValueHidesAnOuterOne() {
    inBuild {
      withContext(1) {
        withContext(2) { #expect(context(Int.self) == 2) }
        #expect(context(Int.self) == 1)
      }
    }
  }

  /// testSameContextInSiblingComponentsWithRenderInTheTree
  @Test func siblingsSeeTheSameValue() {
    var seen: [Int?] = []
    tree.build {
      withContext(0) {
        Group(
          (0..<3).map { index in
            Render(identifier: index, initial: 0) { _, _ in
              Render(initial: 0) { _, _ in
                seen.append(context(Int.self))
                return nil
              }
            }
          })
      }
    }
    #expect(seen == [0, 0, 0])
  }

  /// testSameContextInSiblingComponentsAndOverrideContextWithRenderInTheTree
  @Test func eachSiblingSeesTheContextOfItsCreation() {
    var seen: [Int?] = []
    tree.build {
      withContext(0) {
        Group(
          (1...3).map { index in
            #expect(context(Int.self) == 0)
            return withContext(index) {
              Render(identifier: index, initial: 0) { _, _ in
                seen.append(context(Int.self))
                return nil
              }
            }
          })
      }
    }
    #expect(seen == [1, 2, 3])
  }

  /// testTriplyNestedComponentContextWithNilMiddleValueCorrectlyRestoresOuterValue
  @Test func nilHidesAnOuterValue() {
    inBuild {
      withContext(1) {
        withContext(nil as Int?) {
          #expect(context(Int.self) == nil)
          withContext(3) { #expect(context(Int.self) == 3) }
          #expect(context(Int.self) == nil)
        }
        #expect(context(Int.self) == 1)
      }
    }
  }

  /// testFetchingAllComponentContextItemsReturnsObjects,
  /// testFetchingAllComponentContextItemsTwiceReturnsEqualContents,
  /// testFetchingAllComponentContextItemsBeforeAndAfterModificationReturnsUnequalContents
  @Test func allValuesCanBeTakenAtOnce() {
    let first = Item()
    let second = Item()
    inBuild {
      withContext(first) {
        withContext(7) {
          withContext("seven") {
            let values = ContextValues.current
            for taken in [values, ContextValues.current] {
              #expect(taken[Item.self] === first)
              #expect(taken[Int.self] == 7)
              #expect(taken[String.self] == "seven")
              #expect(taken[Double.self] == nil)
            }
            withContext(second) {
              withContext(nil as Int?) {
                let changed = ContextValues.current
                #expect(changed[Item.self] === second)
                #expect(changed[Int.self] == nil)
                #expect(changed[String.self] == "seven")
              }
              #expect(values[Item.self] === first, "a copy does not change")
              #expect(values[Int.self] == 7)
            }
          }
        }
      }
      #expect(ContextValues.current.isEmpty)
    }
  }

  /// testFetchingAllComponentContextWhenRenderComponentIsInTheTree
  @Test func contextSetDuringARenderDoesNotLeak() {
    var seen: [Int?] = []
    tree.build {
      let child = withContext(1) {
        Render(initial: 0) { _, _ in
          seen.append(ContextValues.current[Int.self])
          let inner = withContext(2) {
            Render("inner", initial: 0) { _, _ in
              seen.append(ContextValues.current[Int.self])
              return nil
            }
          }
          seen.append(ContextValues.current[Int.self])
          return inner
        }
      }
      seen.append(ContextValues.current[Int.self])
      return child
    }
    #expect(seen == [nil, 1, 1, 2])
  }

  /// testInitialValues, testInitialValuesWithOvrride, testFetchAllForInitialValues
  @Test func initialValuesAreTheDefaults() {
    var base = ContextValues()
    base[Int.self] = 1
    base[String.self] = "base"
    inBuild {
      withContext("own") {
        withInitialContext(base) {
          #expect(context(Int.self) == 1)
          #expect(context(String.self) == "own")
          withContext(2) { #expect(context(Int.self) == 2) }
          #expect(context(Int.self) == 1)
        }
        #expect(context(Int.self) == nil)
      }
      #expect(ContextValues.current.isEmpty)
    }
  }
}
