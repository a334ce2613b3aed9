import TrellisBase

/// An animation of one or more properties, independent of a view.
///
/// ```swift
/// .parallel(.alpha(from: 0), .translationY(from: 20)).duration(0.3).easeOut()
/// ```
///
/// Times are in seconds. The default duration is a quarter of a second.
///
/// Source: ComponentKit's animation builders (rows N8–N14).
public struct Animation<Phase: AnimationPhase>: Hashable, Sendable {
  var content: Content
  var timing: Timing

  indirect enum Content: Hashable, Sendable {
    /// - Parameter value: the start or end value; `nil` for a change.
    case property(AnimatedProperty, value: String?)
    case parallel(Animation, Animation)
    case sequence(Animation, Animation)
  }

  struct Timing: Hashable, Sendable {
    /// `nil` if none was set.
    var duration: Double?
    var delay = 0.0
    var curve = TimingCurve.linear
    var spring: Spring?
  }

  init(_ content: Content) {
    self.content = content
    timing = Timing()
  }

  init(_ property: AnimatedProperty, value: String?) {
    self.init(.property(property, value: value))
  }

  /// The duration of an animation that sets none, in seconds.
  public static var defaultDuration: Double { 0.25 }

  // MARK: Timing

  /// - Parameter seconds: not negative. Springs and sequences ignore it: their durations follow from the spring and
  ///   from the parts.
  public func duration(_ seconds: Double) -> Animation {
    guard require(seconds >= 0, "An animation cannot take \(seconds) seconds") else { return self }
    return with { if $0.spring == nil { $0.duration = seconds } }
  }

  /// Starts `seconds` later; replaces an earlier delay. The delay of a sequence's second part is ignored.
  public func delay(_ seconds: Double) -> Animation { with { $0.delay = seconds } }

  /// Starts slowly, like `ease-in` of CSS.
  ///
  /// - Parameter seconds: the duration, as for ``duration(_:)``; `nil` keeps the current one.
  public func easeIn(_ seconds: Double? = nil) -> Animation { curve(.easeIn, seconds) }
  /// Ends slowly, like `ease-out` of CSS.
  ///
  /// - Parameter seconds: the duration, as for ``duration(_:)``; `nil` keeps the current one.
  public func easeOut(_ seconds: Double? = nil) -> Animation { curve(.easeOut, seconds) }

  /// Sets the timing curve; the curve of a composed animation applies to the whole, in addition to the
  /// curves of the parts.
  ///
  /// - Parameter seconds: the duration, as for ``duration(_:)``; `nil` keeps the current one.
  public func curve(_ curve: TimingCurve, _ seconds: Double? = nil) -> Animation {
    let eased = with { $0.curve = curve }
    return seconds.map(eased.duration) ?? eased
  }

  private func with(_ change: (inout Timing) -> Void) -> Animation {
    var animation = self
    change(&animation.timing)
    return animation
  }

  // MARK: Composing

  /// Both at the same time. A duration of the whole applies to parts without one; it is ignored if one of
  /// the parts is a sequence or a spring.
  ///
  /// Two translations, or two scalings, along different axes share one CSS property: they are played
  /// together if their times are equal.
  public static func parallel(_ first: Animation, _ second: Animation) -> Animation {
    Animation(.parallel(first, second))
  }

  /// One after the other; a delay of the second is ignored.
  public static func sequence(_ first: Animation, _ second: Animation) -> Animation {
    Animation(.sequence(first, second))
  }

  // MARK: Duration

  /// Whether the duration can be set.
  private var acceptsDuration: Bool {
    switch content {
    case .property: timing.spring == nil
    case .parallel(let first, let second): first.acceptsDuration && second.acceptsDuration
    case .sequence: false
    }
  }

  /// The duration in seconds, set or derived from the parts, without the delay; 0 if there is none.
  var duration: Double {
    switch content {
    case .property: timing.spring?.settlingDuration ?? timing.duration ?? 0
    case .parallel(let first, let second):
      acceptsDuration ? timing.duration ?? 0 : max(first.end, second.end)
    case .sequence(let first, let second): first.end + second.effectiveDuration
    }
  }

  /// The duration in seconds, or the default, without the delay.
  var effectiveDuration: Double {
    if duration > 0 { return duration }
    guard case .parallel(let first, let second) = content else { return Self.defaultDuration }
    return max(first.end, second.end)
  }

  /// The end in seconds from the start of the delay.
  var end: Double { timing.delay + effectiveDuration }
}

extension Animation where Phase == InitialPhase {
  /// - Parameter value: the opacity at the start, from 0 (transparent) to 1.
  public static func alpha(from value: Double) -> Animation { .init(.opacity, from: value) }
  /// - Parameter value: CSS pixels to the right of the end position.
  public static func translationX(from value: Double) -> Animation {
    .init(.translationX, from: value)
  }
  /// - Parameter value: CSS pixels below the end position.
  public static func translationY(from value: Double) -> Animation {
    .init(.translationY, from: value)
  }
  /// - Parameter color: a CSS color.
  public static func backgroundColor(from color: String) -> Animation {
    .init(.backgroundColor, value: color)
  }
  /// - Parameter color: a CSS color, for all four sides of the border.
  public static func borderColor(from color: String) -> Animation {
    .init(.borderColor, value: color)
  }
  /// - Parameter value: the factor of both axes at the start, like `scale` of CSS; 1 is the natural size.
  public static func scale(from value: Double) -> Animation { .init(.scale, from: value) }
  /// - Parameter value: the factor of the width at the start, like `scale` of CSS; the height stays.
  public static func scaleX(from value: Double) -> Animation { .init(.scaleX, from: value) }
  /// - Parameter value: the factor of the height at the start, like `scale` of CSS; the width stays.
  public static func scaleY(from value: Double) -> Animation { .init(.scaleY, from: value) }
  /// - Parameter angle: in radians, clockwise.
  public static func rotation(from angle: Double) -> Animation { .init(.rotation, from: angle) }
}

extension Animation where Phase == FinalPhase {
  /// - Parameter value: the opacity at the end, from 0 (transparent) to 1.
  public static func alpha(to value: Double) -> Animation { .init(.opacity, from: value) }
  /// - Parameter value: CSS pixels to the right of the start position.
  public static func translationX(to value: Double) -> Animation {
    .init(.translationX, from: value)
  }
  /// - Parameter value: CSS pixels below the start position.
  public static func translationY(to value: Double) -> Animation {
    .init(.translationY, from: value)
  }
  /// - Parameter color: a CSS color.
  public static func backgroundColor(to color: String) -> Animation {
    .init(.backgroundColor, value: color)
  }
  /// - Parameter color: a CSS color, for all four sides of the border.
  public static func borderColor(to color: String) -> Animation {
    .init(.borderColor, value: color)
  }
  /// - Parameter value: the factor of both axes at the end, like `scale` of CSS; 1 is the natural size.
  public static func scale(to value: Double) -> Animation { .init(.scale, from: value) }
  /// - Parameter value: the factor of the width at the end, like `scale` of CSS; the height stays.
  public static func scaleX(to value: Double) -> Animation { .init(.scaleX, from: value) }
  /// - Parameter value: the factor of the height at the end, like `scale` of CSS; the width stays.
  public static func scaleY(to value: Double) -> Animation { .init(.scaleY, from: value) }
  /// - Parameter angle: in radians, clockwise.
  public static func rotation(to angle: Double) -> Animation { .init(.rotation, from: angle) }
}

extension Animation where Phase == ChangePhase {
  /// From the view's previous opacity to its new one, both from its style.
  public static var alpha: Animation { .init(.opacity, value: nil) }
  /// From the view's previous position in its container.
  public static var position: Animation { .init(.position, value: nil) }
  /// From the view's previous style `background-color` or `background`; `transparent` if it had neither.
  public static var backgroundColor: Animation { .init(.backgroundColor, value: nil) }
  /// From the view's previous style `border-color`; `currentcolor` if it had none.
  public static var borderColor: Animation { .init(.borderColor, value: nil) }
  /// From the view's previous style `rotate`.
  public static var rotation: Animation { .init(.rotation, value: nil) }
}

/// The phases that allow springs.
public protocol SpringPhase: AnimationPhase {}
extension InitialPhase: SpringPhase {}
extension ChangePhase: SpringPhase {}

extension Animation where Phase: SpringPhase {
  /// Moves the property by a spring; delay and curve are unchanged.
  ///
  /// - Precondition: this is not a composed animation.
  public func usingSpring(_ spring: Spring = Spring()) -> Animation {
    guard case .property = content else {
      ProgrammerError.report("A spring moves one property; give each part of an animation its own")
      return self
    }
    return with {
      $0.spring = spring
      $0.duration = nil
    }
  }
}

extension Animation {
  fileprivate init(_ property: AnimatedProperty, from value: Double) {
    self.init(property, value: property.value(value))
  }
}
