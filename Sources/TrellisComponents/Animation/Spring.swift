import TrellisBase

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A weight on a spring, released at distance 1, that comes to rest at 0.
///
/// Source: the damped harmonic oscillator; the parameters are Core Animation's (row N12).
public struct Spring: Hashable, Sendable {
  /// The coefficient of friction, above 0. Below 2 × √(`stiffness` × `mass`) the weight overshoots; at that
  /// value it comes to rest soonest.
  public var damping: Double
  /// The initial speed towards rest, in distances a second.
  public var initialVelocity: Double
  /// The mass of the weight, above 0; a larger mass accelerates more slowly.
  public var mass: Double
  /// The spring constant, above 0; a stiffer spring moves the weight faster.
  public var stiffness: Double

  /// - Precondition: `mass`, `stiffness` and `damping` are positive.
  public init(
    damping: Double = 10, initialVelocity: Double = 0, mass: Double = 1, stiffness: Double = 100
  ) {
    let isPossible = require(
      mass > 0 && stiffness > 0 && damping > 0,
      "A spring needs a positive mass (\(mass)), stiffness (\(stiffness)) and damping (\(damping))")
    self.damping = isPossible ? damping : 10
    self.initialVelocity = initialVelocity
    self.mass = isPossible ? mass : 1
    self.stiffness = isPossible ? stiffness : 100
  }

  /// The spring that comes to rest, within a thousandth, after `duration` seconds.
  ///
  /// - Parameter dampingRatio: 1 for a spring without an overshoot; less for one with an overshoot.
  init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = max(dampingRatio, 0.01)
    // From the envelope e^(-ratio × frequency × t), as for `settlingDuration`.
    let frequency = -log(Self.rest) / (min(ratio, 1) * max(duration, 0.001))
    self.init(
      damping: 2 * ratio * frequency, initialVelocity: initialVelocity, mass: 1,
      stiffness: frequency * frequency)
  }

  /// The distance that is treated as rest.
  private static let rest = 0.001

  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// Below 1 the weight overshoots.
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The seconds until the distance stays below a thousandth of the initial one.
  public var settlingDuration: Double {
    let decay =
      ratio < 1
      ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return -log(Self.rest) / decay
  }

  /// The progress of the weight after `time` seconds: 0 at the start, 1 at rest.
  func progress(after time: Double) -> Double {
    let (frequency, ratio) = (frequency, ratio)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      let sine = (ratio * frequency - initialVelocity) / swing
      return 1 - decay * (cos(swing * time) + sine * sin(swing * time))
    }
    if ratio == 1 {
      return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let share = (-initialVelocity - fast) / (slow - fast)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The movement until `duration` as a CSS easing.
  func easing(until duration: Double) -> String {
    .sampledEasing(steps: 40) { time in
      time == 1 ? 1 : progress(after: time * duration)
    }
  }
}
