import Testing

@testable import TrellisComponents

/// CKAnimationApplicatorTests.
struct AnimationApplicatorTests {
  /// Executes the operations of an applicator, and records them in order.
  private final class Stage {
    let applicator = AnimationApplicator()
    var events: [String] = []
    var completions: [() -> Void] = []

    func animation(_ name: String) -> ComponentAnimation {
      ComponentAnimation(
        willRemount: { () -> String in
          self.events.append("willRemount \(name)")
          return "before \(name)"
        },
        didRemount: { before, _ -> String in
          self.events.append("didRemount \(before)")
          return "after \(name)"
        },
        cleanup: { self.events.append("cleanup \($0)") })
    }

    func run(_ names: [(Int, String)] = [], unmounting gone: Int...) {
      applicator.run(
        names.map { (TreeNode.ID(value: $0.0), animation($0.1)) },
        mount: {
          events.append("mount")
          return gone.map(TreeNode.ID.init)
        },
        player: AnimationPlayer(nil),
        transact: { _, body, completion in
          events.append("transaction")
          body(AnimationPlayer(nil))
          completions.append(completion)
        })
    }
  }

  /// test_WhenThereAreNoAnimationsToApply_PerformsMount
  @Test func withoutAnimationsOnlyTheMountRuns() {
    let stage = Stage()
    stage.run()
    #expect(stage.events == ["mount"])
    #expect(!stage.applicator.isWaiting)
  }

  /// test_WhenHasAnimationsToApply_PerformsMountAfterCollectingPendingAnimations,
  /// test_WhenHasAnimationsToApply_AppliesPendingAnimationsAfterPerformingMount,
  /// test_WhenHasAnimationsToApply_WrapsThenIntoIndividualTransactions,
  /// test_WhenHasAnimationsToApplyAndTransactionCompletes_CleansUpAnimationsAndPassesContextFromApplicationStage
  @Test func hooksRunAroundTheMount() {
    let stage = Stage()
    stage.run([(1, "a"), (1, "b"), (2, "c"), (3, "d")])
    #expect(
      stage.events == [
        "willRemount a", "willRemount b", "willRemount c", "willRemount d", "mount",
        "transaction", "didRemount before a", "transaction", "didRemount before b",
        "transaction", "didRemount before c", "transaction", "didRemount before d",
      ])
    #expect(stage.completions.count == 4)
    stage.events = []
    stage.completions[2]()
    stage.completions[0]()
    #expect(stage.events == ["cleanup after c", "cleanup after a"])
    #expect(stage.applicator.isWaiting)
    stage.completions[1]()
    stage.completions[3]()
    #expect(stage.events.suffix(2) == ["cleanup after b", "cleanup after d"])
    #expect(!stage.applicator.isWaiting, "nothing is left to wait for")
  }

  /// test_WhenControllerIsDeallocated_CallingTransactionCompletionDoesNotCrash
  @Test func aCompletionOutlivesItsApplicator() {
    var applicator: AnimationApplicator? = AnimationApplicator()
    weak let watched = applicator
    var completions: [() -> Void] = []
    var cleanups = 0
    applicator?.run(
      [
        (
          TreeNode.ID(value: 1),
          ComponentAnimation(
            willRemount: { 1 }, didRemount: { _, _ in 2 }, cleanup: { (_: Int) in cleanups += 1 })
        )
      ],
      mount: { [] }, player: AnimationPlayer(nil),
      transact: { _, body, completion in
        body(AnimationPlayer(nil))
        completions.append(completion)
      })
    #expect(applicator?.isWaiting == true)
    applicator = nil
    #expect(watched == nil, "a completion does not keep its applicator")
    #expect(completions.count == 1)
    for complete in completions { complete() }
    #expect(cleanups == 0)
  }

  /// (Cleanup) test_WhenHasAnimationsToApply_CleansUpPreviouslyAppliedAnimationsForUnmountedComponents
  @Test func animationsOfUnmountedComponentsAreCleanedUp() {
    let stage = Stage()
    stage.run([(1, "initial"), (1, "change"), (2, "other")])
    stage.events = []
    stage.run([(3, "new")], unmounting: 1)
    #expect(
      stage.events == [
        "willRemount new", "mount", "cleanup after initial", "cleanup after change",
        "transaction", "didRemount before new",
      ])
  }

  /// Unlike in ComponentKit, the mount that unmounts need not have animations.
  @Test func aMountWithoutAnimationsCleansUpToo() {
    let stage = Stage()
    stage.run([(1, "a")])
    stage.run(unmounting: 1)
    #expect(stage.events.suffix(2) == ["mount", "cleanup after a"])
    #expect(!stage.applicator.isWaiting)
  }

  /// (Cleanup) test_WhenHasAnimationsToApply_CleansUpOnlyAnimationsThatHaveNotBeenCleanedUpAlready and
  /// test_WhenTransactionCompletesForAnimationThatWasAlreadyCleanedUp_DoesNothing
  @Test func theCleanupRunsOnce() {
    let stage = Stage()
    stage.run([(1, "a"), (2, "b")])
    stage.completions[0]()
    stage.run([(3, "c")], unmounting: 1, 2)
    stage.completions[1]()
    #expect(stage.events.count { $0 == "cleanup after a" } == 1)
    #expect(stage.events.count { $0 == "cleanup after b" } == 1)
  }
}
