import Testing
import TrellisBase
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

  /// An animation without a completion requests no report from the client.
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

  /// Two axes are one animation only if they move in the same way at the same time.
  @Test func axesThatMoveDifferentlyAreTwoAnimations() {
    typealias Initial = Animation<InitialPhase>
    let (x, y) = (Initial.translationX(from: 1), Initial.translationY(from: 2))
    func count(_ x: Initial, _ y: Initial) -> Int {
      Initial.parallel(x, y).elementAnimations().count
    }
    #expect(count(x, y) == 1)
    #expect(count(x.delay(1), y) == 2)
    #expect(count(x.duration(1), y.duration(2)) == 2)
    #expect(count(x.easeIn(), y) == 2)
    let (soft, hard) = (Spring(stiffness: 100), Spring(initialVelocity: 2, stiffness: 100))
    #expect(count(x.usingSpring(soft), y.usingSpring(soft)) == 1)
    #expect(count(x.usingSpring(soft), y.usingSpring(hard)) == 2)
    let warped = Initial.parallel(
      Initial.sequence(x, x).easeIn(), Initial.sequence(y, y).easeOut())
    #expect(warped.elementAnimations().count == 4)
  }

  @Test func aNegativeDurationIsReported() {
    let recorder = ProgrammerErrorRecorder()
    let animation = Animation<InitialPhase>.alpha(from: 0)
    recorder.record { #expect(animation.duration(-1) == animation) }
    #expect(recorder.consume().count == 1)
  }

  @Test func aSpringTakesItsOwnDuration() {
    let alpha = Animation<InitialPhase>.alpha(from: 0)
    #expect(alpha.duration(3).usingSpring() == alpha.usingSpring())
    #expect(alpha.usingSpring().duration(3) == alpha.usingSpring())
    let easing = alpha.usingSpring().elementAnimations().first?.easing ?? ""
    #expect(easing.hasSuffix(",1)"), "a spring ends exactly at its end")
  }

  /// The end of all animations is the end of the last one.
  @Test func theEndOfPlayedAnimationsIsReportedOnce() {
    let document = Document()
    func animation(_ duration: Double) -> ElementAnimation {
      ElementAnimation(keyframes: [], duration: duration)
    }
    func reports(_ durations: [Double]) -> (reported: [Double], ends: Int) {
      let player = AnimationPlayer(document)
      var ends = 0
      for duration in durations { player.play(animation(duration), on: document.root) }
      player.commit { ends += 1 }
      let played = document.takePatch().operations.compactMap {
        if case .animate(_, let animation) = $0 { animation } else { nil }
      }
      #expect(played.map(\.duration).sorted() == durations.sorted())
      return (played.filter { $0.report != 0 }.map(\.duration), ends)
    }
    #expect(reports([10, 30, 20]) == ([30], 0))
    #expect(reports([]) == ([], 1))
    var ends = 0
    let disabled = AnimationPlayer(nil)
    disabled.play(animation(10), on: document.root)
    disabled.commit { ends += 1 }
    #expect(ends == 1)
  }
}
