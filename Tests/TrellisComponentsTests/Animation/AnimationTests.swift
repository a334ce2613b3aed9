import Testing
import TrellisDOM

@testable import TrellisComponents

/// The cases of CKAnimationTests, by the group in brackets; each holds for every way to make an animation.
struct AnimationTests {
  private typealias Initial = Animation<InitialPhase>
  private typealias Final = Animation<FinalPhase>
  private typealias Change = Animation<ChangePhase>

  /// A view's style before a change, for every property.
  private func before(_ property: AnimatedProperty) -> [ElementAnimation.Style] {
    [.init(property.css, "old")]
  }

  private func styles<Phase>(_ animation: Animation<Phase>) -> [ElementAnimation.Style] {
    animation.elementAnimations(before).flatMap(\.keyframes).flatMap(\.styles)
  }

  /// (KeyPaths) testInitialAnimationsKeyPaths; (SpringInitial) testInitialAnimationKeyPaths,
  /// testSettingFromValue; (Initial) testSettingScalarFromValue, testSettingUIColorFromValueForInitialAnimation
  @Test func initialAnimationsStartFromTheirValues() {
    let all: [(Initial, String, String)] = [
      (.alpha(from: 0), "opacity", "0"), (.translationX(from: 2.5), "translate", "2.5px 0px"),
      (.translationY(from: -8), "translate", "0px -8px"),
      (.backgroundColor(from: "red"), "background-color", "red"),
      (.borderColor(from: "#00f"), "border-color", "#00f"), (.scale(from: 0.5), "scale", "0.5"),
      (.scaleX(from: 2), "scale", "2 1"), (.scaleY(from: 2), "scale", "1 2"),
      (.rotation(from: 1.5), "rotate", "1.5rad"),
    ]
    for (animation, property, value) in all {
      for animation in [animation, animation.usingSpring()] {
        #expect(styles(animation) == [.init(property, value)])
        #expect(animation.elementAnimations()[0].keyframes[0].offset == 0)
      }
    }
  }

  /// (KeyPaths) testFinalAnimationsKeyPaths; (Final) testSettingScalarToValueForFinalAnimation,
  /// testSettingUIColorToValueForFinalAnimation
  @Test func finalAnimationsEndAtTheirValues() {
    let all: [(Final, String, String)] = [
      (.alpha(to: 0), "opacity", "0"), (.translationX(to: 2), "translate", "2px 0px"),
      (.translationY(to: 8), "translate", "0px 8px"),
      (.backgroundColor(to: "red"), "background-color", "red"),
      (.borderColor(to: "blue"), "border-color", "blue"), (.scale(to: 0), "scale", "0"),
      (.scaleX(to: 2), "scale", "2 1"), (.scaleY(to: 2), "scale", "1 2"),
      (.rotation(to: 1), "rotate", "1rad"),
    ]
    for (animation, property, value) in all {
      #expect(styles(animation) == [.init(property, value)])
      #expect(animation.elementAnimations()[0].keyframes[0].offset == 1)
    }
  }

  /// (KeyPaths) testChangeAnimationsKeyPaths; (SpringChange) testChangeAnimationsKeyPaths
  @Test func changesStartFromTheOldValues() {
    let all: [(Change, String)] = [
      (.alpha, "opacity"), (.backgroundColor, "background-color"), (.borderColor, "border-color"),
      (.rotation, "rotate"), (.position, "left"),
    ]
    for (animation, property) in all {
      for animation in [animation, animation.usingSpring()] {
        #expect(styles(animation) == [.init(property, "old")])
        #expect(animation.elementAnimations(before)[0].keyframes[0].offset == 0)
        #expect(animation.elementAnimations().isEmpty)
      }
    }
  }

  @Test func aChangeReadsTheStylesOfAView() {
    let element = Document().makeElement("div")
    element.frame = Frame(left: 3, top: 4.5, width: 1, height: 1)
    element.setStyle("background", "red")
    let look = AnimatedValues(element)
    #expect(look.styles(of: .opacity) == [.init("opacity", "1")])
    #expect(look.styles(of: .backgroundColor) == [.init("background-color", "red")])
    #expect(look.styles(of: .borderColor) == [.init("border-color", "currentcolor")])
    #expect(look.styles(of: .rotation) == [.init("rotate", "none")])
    #expect(look.styles(of: .position) == [.init("left", "3px"), .init("top", "4.5px")])
  }

  // MARK: Timing

  /// test_WhenDurationIsNotSet_ItIsZero, testSettingDuration, testSettingDelay,
  /// test_WhenTimingFunctionIsNotSet_UsesLinear, testSettingTimingFunction and
  /// testSettingTimingFunctionWithDuration of (Initial), (Final), (Change) and (Parallel)
  @Test func allAnimationsHaveTheSameTimingOptions() {
    check(Initial.alpha(from: 0))
    check(Final.alpha(to: 0))
    check(Change.alpha)
    check(Initial.parallel(.alpha(from: 0), .translationY(from: 1)))
    check(Final.parallel(.alpha(to: 0), .translationY(to: 1)))
    check(Change.parallel(.alpha, .position))
  }

  private func check<Phase>(_ animation: Animation<Phase>) {
    #expect(animation.duration == 0)
    #expect(animation.effectiveDuration == 0.25)
    #expect(animation.duration(0.5).duration == 0.5)
    #expect(animation.delay(0.25).timing.delay == 0.25)
    #expect(animation.timing.curve == .linear)
    #expect(animation.easeIn().timing.curve == .easeIn)
    #expect(animation.easeOut().timing.curve == .easeOut)
    #expect(animation.easeIn(0.5).duration == 0.5)
    #expect(animation.easeIn(0.5).timing.curve == .easeIn)
    #expect(animation.easeOut(0.75).duration == 0.75)
    let played = animation.delay(0.1).duration(0.5).elementAnimations(before)
    #expect(played.allSatisfy { $0.duration == 500 && $0.delay == 100 && $0.easing == "linear" })
  }

  /// testAlwaysUsesBackwardsFillMode of (Initial) and (SpringInitial); testAlwaysUsesForwardsFillMode and
  /// testIsNotRemovedOnCompletion of (Final); test_WhenDelayIsNotSet_UsesDefaultFillMode and
  /// test_WhenDelayIsSet_UsesBackwardsFillMode of (Change) and (SpringChange)
  @Test func fillModesFollowTheKindOfAnimation() {
    func fill<Phase>(_ animation: Animation<Phase>) -> ElementAnimation.Fill? {
      animation.elementAnimations(before).first?.fill
    }
    #expect(fill(Initial.alpha(from: 0)) == .backwards)
    #expect(fill(Initial.alpha(from: 0).usingSpring()) == .backwards)
    #expect(fill(Final.alpha(to: 0)) == .forwards)
    #expect(fill(Change.alpha) == ElementAnimation.Fill.none)
    #expect(fill(Change.alpha.delay(0.25)) == .backwards)
    #expect(fill(Change.alpha.usingSpring()) == ElementAnimation.Fill.none)
    #expect(fill(Change.alpha.usingSpring().delay(0.25)) == .backwards)
  }

  // MARK: Parallel

  /// (Parallel) testComposingAnimations, test_WhenComposingInitialAnimations_UsesBackwardsFillMode,
  /// test_WhenComposingFinalAnimations_UsesForwardsFillMode,
  /// test_WhenComposingFinalAnimations_NotRemovedOnCompletion,
  /// test_WhenComposingChangeAnimations_UsesBackwardsFillMode
  @Test func partsPlayTogether() {
    let initial = Initial.parallel(.alpha(from: 0), .translationY(from: 1)).elementAnimations()
    #expect(initial.map { $0.keyframes[0].styles[0].property } == ["opacity", "translate"])
    #expect(initial.allSatisfy { $0.fill == .backwards && $0.duration == 250 })
    let change = Change.parallel(.alpha, .position)
    #expect(change.elementAnimations(before).map(\.fill) == [.backwards, .backwards])
    #expect(Change.alpha.elementAnimations(before).map(\.fill) == [ElementAnimation.Fill.none])
    let final = Final.parallel(.alpha(to: 0), .translationY(to: 1)).elementAnimations()
    #expect(final.count == 2 && final.allSatisfy { $0.fill == .forwards })
  }

  /// (Parallel) test_WhenDurationCannotBeSetExternally_DurationIsMaxDurationOfComposedAnimations
  @Test func theLongerPartDecides() {
    let animation = Change.parallel(
      .alpha.duration(0.5), .sequence(.position.duration(0.3), .backgroundColor))
    #expect(animation.duration == 0.55)
    #expect(animation.duration(9).duration == 0.55)
  }

  @Test func partsWithoutADurationHaveTheDurationOfTheGroup() {
    let animation = Initial.parallel(.alpha(from: 0), .scale(from: 0).duration(0.1)).duration(0.4)
    #expect(animation.elementAnimations().map(\.duration) == [400, 100])
  }

  /// Two axes are one property of CSS.
  @Test func twoAxesAreMovedAsOne() {
    let animation = Initial.parallel(
      .translationY(from: 7), .parallel(.alpha(from: 0), .translationX(from: 5)))
    #expect(
      styles(animation) == [.init("translate", "5px 7px"), .init("opacity", "0")])
    let apart = Initial.parallel(.translationY(from: 7), .translationX(from: 5).delay(0.1))
    #expect(apart.elementAnimations().count == 2)
    for other in [Initial.translationX(from: 5).easeIn(), .translationX(from: 5).duration(0.5)] {
      #expect(Initial.parallel(.translationY(from: 7), other).elementAnimations().count == 2)
    }
  }

  // MARK: Custom curves

  /// testSettingCustomTimingFunction and testSettingCustomTimingFunctionUsingControlPoints of (Parallel) and
  /// (Sequence)
  @Test func customTimingCurvesAreKept() {
    let curve = TimingCurve.bezier(x1: 0.14, y1: 1, x2: 0.34, y2: 1)
    #expect(curve.css == "cubic-bezier(0.14,1,0.34,1)")
    let group = Initial.parallel(.alpha(from: 0), .scale(from: 0))
    #expect(group.curve(curve).timing.curve == curve)
    #expect(group.curve(.easeInOut).timing.curve == .easeInOut)
    let sequence = Initial.sequence(.alpha(from: 0), .scale(from: 0))
    #expect(sequence.curve(curve).timing.curve == curve)
    #expect(sequence.curve(.easeInOut).timing.curve == .easeInOut)
  }

  /// The curve of a group bends the time of its parts; browsers get samples of it.
  @Test func aCurveOfAGroupHoldsForItsParts() throws {
    let animation = Initial.parallel(.alpha(from: 0), .scale(from: 0).delay(0.25)).easeIn()
    let played = animation.elementAnimations()
    #expect(played.map(\.duration) == [500, 500])
    let bent = try played.map { try samples($0.easing) }
    // After two fifths of the time the curve has not reached a half: the first part is playing, the second
    // has not begun.
    let time = TimingCurve.easeIn.progress(at: 0.4) * 2
    #expect(abs(bent[0][16] - time) < 0.001)
    #expect(bent[1][16] == 0)
    for list in bent { #expect(list.first == 0 && list.last == 1 && list.count == 41) }
  }

  private func samples(_ easing: String) throws -> [Double] {
    try #require(easing.hasPrefix("linear(") && easing.hasSuffix(")"))
    return easing.dropFirst(7).dropLast().split(separator: ",").compactMap { Double($0) }
  }

  @Test func aCurveOfASequenceHoldsForItsParts() throws {
    let played = Initial.sequence(.alpha(from: 0), .scale(from: 0)).easeIn().elementAnimations()
    #expect(played.map(\.duration) == [500, 500])
    let bent = try played.map { try samples($0.easing) }
    let time = TimingCurve.easeIn.progress(at: 0.4) * 2
    #expect(abs(bent[0][16] - time) < 0.001)
    #expect(bent[1][16] == 0)
  }

  // MARK: Sequence

  /// (Sequence) testComposingAnimations, testSecondAnimationStartsAfterFirst, testSettingDelay,
  /// test_WhenTimingFunctionIsNotSet_UsesLinear, testSettingTimingFunction,
  /// test_WhenComposingInitialAnimations_UsesBackwardsFillMode
  @Test func sequencesPlayInOrder() {
    let sequence = Initial.sequence(.alpha(from: 0), .translationY(from: 1))
    let played = sequence.elementAnimations()
    #expect(played.map { $0.keyframes[0].styles[0].property } == ["opacity", "translate"])
    #expect(played.map(\.delay) == [0, 250])
    #expect(played.allSatisfy { $0.fill == .backwards })
    #expect(sequence.delay(0.25).elementAnimations().map(\.delay) == [250, 500])
    #expect(sequence.timing.curve == .linear)
    #expect(sequence.easeIn().timing.curve == .easeIn)
    #expect(sequence.easeOut().timing.curve == .easeOut)
  }

  /// (Sequence) test_DurationIsEqualToSumOfComposedAnimationDurations
  @Test func durationsAddUp() {
    #expect(Change.sequence(.alpha, .position).duration == 0.5)
    #expect(Change.sequence(.alpha.duration(0.5), .position).duration == 0.75)
    #expect(Change.sequence(.alpha, .position.duration(0.5)).duration == 0.75)
    #expect(Change.sequence(.alpha, .position).duration(9).duration == 0.5)
  }

  // MARK: Springs

  /// testSpringBuilderBuildsSpringAnimation, testSettingDelay, test_WhenTimingFunctionIsNotSet_UsesLinear,
  /// testSettingTimingFunction, testDurationIsEqualToSettlingDuration, testSettingDamping,
  /// testSettingInitialVelocity, testSettingMass, testSettingStiffness and
  /// testDurationIsSetAfterSettingSpringParams of (SpringChange) and (SpringInitial)
  @Test func springs() throws {
    try checkSpring(Initial.alpha(from: 0))
    try checkSpring(Change.alpha)
  }

  private func checkSpring<Phase: SpringPhase>(_ animation: Animation<Phase>) throws {
    let plain = animation.usingSpring()
    #expect(plain.timing.spring == Spring())
    #expect(plain.timing.curve == .linear)
    #expect(plain.duration == Spring().settlingDuration)
    #expect(animation.delay(0.25).usingSpring().timing.delay == 0.25)
    #expect(plain.delay(0.25).timing.delay == 0.25)
    #expect(animation.easeIn().usingSpring().timing.curve == .easeIn)
    #expect(plain.easeOut().timing.curve == .easeOut)
    #expect(plain.duration(9).duration == plain.duration)
    #expect(plain.duration(9) == plain)
    let spring = Spring(damping: 25, initialVelocity: 1, mass: 2, stiffness: 200)
    let other = animation.usingSpring(spring)
    #expect(other.timing.spring == spring)
    #expect(other.duration != plain.duration)
    let played = try #require(plain.elementAnimations(before).first)
    #expect(played.duration == (Spring().settlingDuration * 1000).rounded())
    let places = try samples(played.easing)
    #expect(places.first == 0 && places.last == 1)
    #expect(places.contains { $0 > 1 }, "a spring swings over")
  }
}
