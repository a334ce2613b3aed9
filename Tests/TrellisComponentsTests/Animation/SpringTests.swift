import Testing
import TrellisBase

@testable import TrellisComponents

struct SpringTests {
  private static let springs = [
    Spring(), Spring(damping: 20), Spring(damping: 40), Spring(initialVelocity: 3),
    Spring(damping: 30, initialVelocity: -2, mass: 2, stiffness: 50),
  ]

  /// The position satisfies m x″ + c x′ + k x = 0, by finite differences.
  @Test(arguments: springs)
  func satisfiesTheSpringEquation(spring: Spring) {
    let step = 1e-4
    func position(_ time: Double) -> Double { 1 - spring.progress(after: time) }
    for time in stride(from: 0.01, to: 1, by: 0.07) {
      let velocity = (position(time + step) - position(time - step)) / (2 * step)
      let acceleration =
        (position(time + step) - 2 * position(time) + position(time - step)) / (step * step)
      let sum =
        spring.mass * acceleration + spring.damping * velocity + spring.stiffness * position(time)
      #expect(abs(sum) < 0.01, "\(spring) at \(time)")
    }
    #expect(abs(spring.progress(after: 0)) < 1e-12)
    let start = spring.progress(after: step) / step
    #expect(abs(start - spring.initialVelocity) < 0.02)
  }

  @Test(arguments: springs)
  func isAtRestAfterItsSettlingTime(spring: Spring) {
    for part in 0..<20 {
      let time = spring.settlingDuration * (1 + Double(part) / 10)
      #expect(abs(1 - spring.progress(after: time)) < 0.01, "\(spring)")
    }
  }

  @Test(arguments: [
    (mass: 0.0, stiffness: 50.0, damping: 5.0), (2, 0, 5), (2, 50, 0), (-1, 50, 5),
  ])
  func anImpossibleSpringIsAProgrammerError(mass: Double, stiffness: Double, damping: Double) {
    let recorder = ProgrammerErrorRecorder()
    var spring: Spring?
    recorder.record { spring = Spring(damping: damping, mass: mass, stiffness: stiffness) }
    #expect(recorder.consume().count == 1)
    #expect(spring == Spring())
  }

  @Test func hasTheRequestedDuration() {
    for ratio in [0.3, 0.7, 1] {
      let spring = Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: 0)
      #expect(abs(spring.settlingDuration - 0.5) < 1e-9)
    }
    let weak = Spring(duration: 0.5, dampingRatio: 0, initialVelocity: 0)
    #expect(abs(weak.damping / (2 * weak.stiffness.squareRoot()) - 0.01) < 1e-9)
  }

  /// A spring begins with its velocity, as a share of the way in a second.
  @Test(arguments: [5.0, 20, 40]) func aSpringBeginsWithItsVelocity(damping: Double) {
    for velocity in [-3.0, 0, 2] {
      let spring = Spring(damping: damping, initialVelocity: velocity)
      let step = 1e-6
      #expect(abs(spring.progress(after: step) / step - velocity) < 0.01)
      #expect(abs(spring.progress(after: 0)) < 1e-9)
      #expect(abs(spring.progress(after: spring.settlingDuration * 2) - 1) < 0.01)
    }
  }

  /// A spring of a duration is at rest at its end, however it is damped.
  @Test(arguments: [0.2, 0.5, 1, 1.5]) func aSpringTakesItsDuration(ratio: Double) {
    let spring = Spring(duration: 2, dampingRatio: ratio, initialVelocity: 0)
    #expect(spring.damping == 2 * ratio * spring.stiffness.squareRoot())
    let frequency = spring.stiffness.squareRoot()
    #expect(abs(min(ratio, 1) * frequency * 2 - 6.907755) < 0.001)
  }

  /// The easing of a spring has its positions at the ends of 40 equal steps, and ends at rest.
  @Test(arguments: springs) func anEasingHasThePositionsOfItsSpring(spring: Spring) {
    let easing = spring.easing(until: 0.8)
    #expect(easing.hasPrefix("linear(") && easing.hasSuffix(")"))
    let values = easing.dropFirst("linear(".utf8.count).dropLast().split(separator: ",")
      .map { Double($0) ?? .nan }
    #expect(values.count == 41)
    #expect(values.last == 1)
    for (step, value) in values.dropLast().enumerated() {
      #expect(abs(value - spring.progress(after: Double(step) * 0.02)) < 0.0001, "step \(step)")
    }
  }
}
