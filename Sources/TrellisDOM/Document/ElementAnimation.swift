import TrellisBase

/// A keyframe animation as plain data, played by the browser's own animation engine.
///
/// An animation never changes the document. After its end the element shows its own styles again, or with a
/// ``fill`` that goes on, which is the default, those of the last keyframe until the animation is cancelled.
public struct ElementAnimation: Hashable, Sendable {
  /// One step of the animation: its place from 0 to 1, `nil` for evenly spaced, and its styles.
  public struct Keyframe: Hashable, Sendable {
    /// The place in one iteration, from 0 at its start to 1 at its end. `nil` lets the browser space the
    /// keyframe evenly between its neighbours. A browser plays nothing where an offset lies outside of that
    /// range or is less than an earlier one.
    public var offset: Double?
    /// Style property (CSS name) to value, sanitised like ``Element/setStyle(_:_:)``'s.
    public var styles: [Style]
    /// Makes a keyframe at `offset`; keyframes stand in the order of their offsets.
    public init(offset: Double? = nil, styles: [Style]) {
      self.offset = offset
      self.styles = styles
    }
  }

  /// A CSS declaration that a keyframe animates to or from.
  public struct Style: Hashable, Sendable {
    /// The CSS name of the property in lower case, such as `opacity`, or a custom property such as `--size`.
    public var property: String
    /// The CSS value. A document leaves the declaration out, with a note, where the value is not allowed.
    public var value: String
    /// Makes a declaration. Name and value are checked when a document is given the animation.
    public init(_ property: String, _ value: String) {
      self.property = property
      self.value = value
    }
  }

  /// The styles that an element shows before and after its animation (CSS `animation-fill-mode`).
  public enum Fill: UInt8, Hashable, Sendable {
    /// The element's own styles, before and after.
    case none
    /// After the end, those of the last keyframe.
    case forwards
    /// During the delay, those of the first keyframe.
    case backwards
    /// The first keyframe's during the delay, and the last one's after the end.
    case both
  }

  /// The steps in the order of their offsets. Where no keyframe stands at 0 or at 1, the browser
  /// animates from or to the element's own styles.
  public var keyframes: [Keyframe]
  /// Milliseconds.
  public var duration: Double
  /// Milliseconds before the first frame.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String
  /// How often it plays; `.infinity` for ever.
  public var iterations: Double
  /// The styles that the element shows during ``delay`` and after the end.
  public var fill: Fill
  /// The number under which the client reports the end; zero if no handler waits for the end.
  var report: UInt32 = 0

  /// Makes an animation that plays once, without delay, with the easing `ease`, unless told otherwise.
  ///
  /// - Parameters:
  ///   - keyframes: the steps, in the order of their offsets.
  ///   - duration: the milliseconds of one iteration.
  ///   - delay: the milliseconds before the first frame.
  ///   - easing: a CSS easing function; a document plays `ease` in the place of a value that is not allowed.
  ///   - iterations: how often the keyframes are played; `.infinity` for ever.
  ///   - fill: the styles before and after the animation.
  public init(
    keyframes: [Keyframe], duration: Double, delay: Double = 0, easing: String = "ease",
    iterations: Double = 1, fill: Fill = .both
  ) {
    self.keyframes = keyframes
    self.duration = duration
    self.delay = delay
    self.easing = easing
    self.iterations = iterations
    self.fill = fill
  }
}

extension ElementAnimation {
  /// The animation without the values that a style could not have either.
  ///
  /// - Precondition: the names of the styles are allowed.
  func sanitised(_ note: (String) -> Void) -> ElementAnimation {
    var result = self
    for index in keyframes.indices {
      result.keyframes[index].styles = keyframes[index].styles.filter { style in
        guard
          require(
            NamePolicy.allowsStyle(style.property), "Style '\(style.property)' is not allowed")
        else { return false }
        let isAllowed = StylePolicy.sanitised(style.value) != nil
        if !isAllowed { note("refused value for '\(style.property)': \(style.value)") }
        return isAllowed
      }
    }
    if StylePolicy.sanitised(easing) == nil {
      note("refused easing: \(easing)")
      result.easing = "ease"
    }
    return result
  }
}
