import TrellisDOM

/// How all views move that change their places or sizes in one mount.
///
/// Views that are new, or were another component's, and those that
/// ``ViewConfiguration/blocksImplicitAnimations`` holds for, take their places at once.
///
/// Source: ComponentKit's bounds animation (row N4).
public struct BoundsAnimation {
  /// The easing of the movement: a timing curve, or a spring that comes to rest at the end of the duration.
  public enum Mode: Hashable, Sendable {
    case curve(TimingCurve)
    /// - Parameters:
    ///   - dampingRatio: 1 for one that does not swing over.
    ///   - initialVelocity: in distances a second.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// In seconds; with 0 nothing is animated.
  public var duration: Double
  /// In seconds.
  public var delay: Double
  /// The easing from the old places and sizes to the new ones.
  public var mode: Mode
  /// Called when the movement is over, or at once for a user who asked for less movement. With a ``duration``
  /// of 0 there is no movement, and no call.
  public var completion: (() -> Void)?

  /// A movement of all views that change their places or sizes.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 nothing is animated.
  ///   - delay: in seconds.
  ///   - mode: the easing; slow at the beginning and at the end unless said otherwise.
  ///   - completion: called when the movement is over, or at once for a user who asked for less movement.
  public init(
    duration: Double, delay: Double = 0, mode: Mode = .curve(.easeInOut),
    completion: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.mode = mode
    self.completion = completion
  }

  var transition: FrameTransition {
    let easing =
      switch mode {
      case .curve(let curve): curve.css
      case .spring(let dampingRatio, let initialVelocity):
        Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
          .easing(until: duration)
      }
    return FrameTransition(
      duration: (duration * 1000).rounded(), delay: (delay * 1000).rounded(), easing: easing)
  }
}

extension BoundsAnimation: Equatable {
  /// Whether both move alike, whatever is done afterwards.
  public static func == (lhs: BoundsAnimation, rhs: BoundsAnimation) -> Bool {
    lhs.duration == rhs.duration && lhs.delay == rhs.delay && lhs.mode == rhs.mode
  }
}
