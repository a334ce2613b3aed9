import TrellisDOM

/// The movement of all views whose position or size changes in one mount.
///
/// New views, views that belonged to another component, and views with
/// ``ViewConfiguration/blocksImplicitAnimations`` are not animated.
///
/// Source: ComponentKit's bounds animation (row N4).
public struct BoundsAnimation {
  /// The easing of the movement: a timing curve, or a spring that comes to rest at the end of the duration.
  public enum Mode: Hashable, Sendable {
    case curve(TimingCurve)
    /// - Parameters:
    ///   - dampingRatio: 1 prevents an overshoot.
    ///   - initialVelocity: in distances a second.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// The duration in seconds; with 0 nothing is animated.
  public var duration: Double {
    get { values.duration }
    set { values.duration = newValue }
  }
  /// The seconds from the change to the start of the movement.
  public var delay: Double {
    get { values.delay }
    set { values.delay = newValue }
  }
  /// The easing from the old positions and sizes to the new ones.
  public var mode: Mode {
    get { values.mode }
    set { values.mode = newValue }
  }
  /// Called when the movement ends, or at once if the user prefers reduced motion. With a ``duration`` of 0
  /// there is no movement, and no call.
  public var completion: (() -> Void)? {
    get { values.completion }
    set { values.completion = newValue }
  }

  private struct Values {
    var duration: Double
    var delay: Double
    var mode: Mode
    var completion: (() -> Void)?
  }

  /// Indirect, because each session, build and state update has space for an animation, and few have one.
  private indirect enum Content {
    case values(Values)
  }

  private var content: Content

  private var values: Values {
    get {
      switch content {
      case .values(let values): values
      }
    }
    set { content = .values(newValue) }
  }

  /// A movement of all views whose position or size changes.
  ///
  /// - Parameters:
  ///   - duration: in seconds; with 0 nothing is animated.
  ///   - delay: in seconds.
  ///   - mode: the easing; by default slow at the start and at the end.
  ///   - completion: called when the movement ends, or at once if the user prefers reduced motion.
  public init(
    duration: Double, delay: Double = 0, mode: Mode = .curve(.easeInOut),
    completion: (() -> Void)? = nil
  ) {
    content = .values(
      Values(duration: duration, delay: delay, mode: mode, completion: completion))
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
  /// Whether both have the same movement; the completions are ignored.
  public static func == (lhs: BoundsAnimation, rhs: BoundsAnimation) -> Bool {
    lhs.duration == rhs.duration && lhs.delay == rhs.delay && lhs.mode == rhs.mode
  }
}
