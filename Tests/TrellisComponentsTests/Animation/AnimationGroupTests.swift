import Testing
import TrellisDOM

@testable import TrellisComponents

/// Groups of animations, and the values of their parts.
struct AnimationGroupTests {
  private typealias Initial = Animation<InitialPhase>

  @Test func aCurveOfAGroupIsTheSameAtALaterTime() {
    let group = Initial.parallel(.alpha(from: 0), .rotation(from: 1)).easeIn(1)
    let sequence = Initial.sequence(.scale(from: 0).duration(0.5), group)
    let later = sequence.elementAnimations().dropFirst()
    #expect(later.map(\.easing) == group.elementAnimations().map(\.easing))
    #expect(later.map(\.delay) == [500, 500])
  }

  @Test func theLastDelayCounts() {
    #expect(Initial.alpha(from: 0).delay(1).delay(2).elementAnimations()[0].delay == 2000)
  }

  @Test func aTransitionOfOneDirectionIsNotEmpty() {
    #expect(Transitions().isEmpty)
    #expect(!Transitions(onMount: .alpha(from: 0)).isEmpty)
    #expect(!Transitions(onUnmount: .alpha(to: 0)).isEmpty)
  }

  private final class Moving: Holder {
    let duration: Double
    init(_ duration: Double, _ parts: [Component] = []) {
      self.duration = duration
      super.init(view: ViewConfiguration("div"), parts)
    }
    override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
      BoundsAnimation(duration: duration)
    }
  }

  @Test func theLastMovementOfAnUpdateCounts() {
    let tree = TestTree()
    let stage = Stage()
    var animations = ComponentAnimations()
    for _ in 0..<2 {
      tree.build(propsChanged: true) {
        Holder(
          (1...3).map { number in
            withScope(Moving.self, identifier: number) { Moving(Double(number)) }
          })
      }
      let layout = (tree.root.component as? Holder)?.layout
      animations = stage.mounter.animations(from: stage.mounter.mounted, to: layout)
      stage.mount(layout)
    }
    #expect(animations.bounds?.animation.duration == 3)
  }

  /// An animation whose end nobody awaits requests no report from the client.
  @Test(arguments: [false, true]) func onlyAnAwaitedEndIsReported(hasCompletion: Bool) throws {
    final class Fading: Holder {
      var completion: (() -> Void)?
      override func animationsOnInitialMount() -> [ComponentAnimation] {
        [ComponentAnimation(self, .alpha(from: 0), completion: completion)]
      }
    }
    let tree = TestTree()
    let stage = Stage()
    tree.build {
      withScope(Fading.self) {
        let made = Fading(view: ViewConfiguration("p"))
        made.completion = hasCompletion ? {} : nil
        return made
      }
    }
    let layout = (tree.root.component as? Holder)?.layout
    stage.mounter.mount(layout, stage.mounter.animations(from: nil, to: layout))
    let played = stage.document.takePatch().operations.compactMap {
      if case .animate(_, let animation) = $0 { animation } else { nil }
    }
    #expect(played.count == 1)
    #expect((played[0].report != 0) == hasCompletion)
  }

  /// The end of a movement is that of an animation with its delay and duration on the root.
  @Test func aMovementEndsAfterItsDelay() {
    let stage = Stage()
    var animations = ComponentAnimations()
    animations.setMovement(BoundsAnimation(duration: 1, delay: 0.5, completion: {}))
    stage.mounter.mount(Holder([.view()]).layout, animations)
    let played = stage.document.takePatch().operations.compactMap {
      if case .animate(stage.root.id, let animation) = $0 { animation } else { nil }
    }
    #expect(played.map(\.delay) == [500])
    #expect(played.map(\.duration) == [1000])
    #expect(played.allSatisfy { $0.report != 0 })
  }
}
