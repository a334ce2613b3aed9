import TrellisBase

/// A keyframe animation as plain data, played by the browser's own animation engine.
///
/// An animation never changes the document. After its end the element shows its own styles again, or, if
/// ``fill`` is `forwards` or `both` (the default), the styles of the last keyframe until the animation is
/// cancelled.
public struct ElementAnimation: Hashable, Sendable {
  /// One step of the animation: its offset and its styles.
  public struct Keyframe: Hashable, Sendable {
    /// The position in one iteration, from 0 at its start to 1 at its end. With `nil` the browser spaces the
    /// keyframe evenly between its neighbours. A browser does not play the animation if an offset lies
    /// outside of that range or is less than an earlier one.
    public var offset: Double?
    /// Style property (CSS name) to value, sanitised like ``Element/setStyle(_:_:)``'s.
    public var styles: [Style]
    /// Makes a keyframe at `offset`; keyframes are listed in the order of their offsets.
    public init(offset: Double? = nil, styles: [Style]) {
      self.offset = offset
      self.styles = styles
    }
  }

  /// A CSS declaration that a keyframe animates to or from.
  public struct Style: Hashable, Sendable {
    /// The CSS name of the property in lower case, such as `opacity`, or a custom property such as `--size`.
    public var property: String
    /// The CSS value. A document omits the declaration, with a note, if the value is not allowed.
    public var value: String
    /// Makes a declaration. Name and value are checked when the animation is passed to a document.
    public init(_ property: String, _ value: String) {
      self.property = property
      self.value = value
    }
  }

  /// The styles that an element shows before and after its animation (CSS `animation-fill-mode`).
  public enum Fill: UInt8, Hashable, Sendable {
    /// The element's own styles, before and after.
    case none
    /// The styles of the last keyframe after the end.
    case forwards
    /// The styles of the first keyframe during the delay.
    case backwards
    /// The styles of the first keyframe during the delay, and of the last one after the end.
    case both
  }

  /// The steps in the order of their offsets. If no keyframe is at 0 or at 1, the browser animates from or
  /// to the element's own styles.
  public var keyframes: [Keyframe]
  /// The duration of one iteration in milliseconds.
  public var duration: Double
  /// The delay before the first frame in milliseconds.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String
  /// The number of iterations; `.infinity` repeats without end.
  public var iterations: Double
  /// The styles that the element shows during ``delay`` and after the end.
  public var fill: Fill
  /// The number of the client's report of the end; zero if no handler waits for the end.
  package var report: UInt32 = 0

  /// Makes an animation; by default it plays once, without delay, with the easing `ease`.
  ///
  /// - Parameters:
  ///   - keyframes: the steps, in the order of their offsets.
  ///   - duration: the milliseconds of one iteration.
  ///   - delay: the milliseconds before the first frame.
  ///   - easing: a CSS easing function; a document replaces a value that is not allowed by `ease`.
  ///   - iterations: the number of iterations; `.infinity` repeats without end.
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
  /// The animation without the style values that ``Element/setStyle(_:_:)`` would refuse.
  ///
  /// - Precondition: the names of the styles are allowed.
  func sanitised(_ report: (String) -> Void) -> ElementAnimation {
    var result = self
    for index in keyframes.indices {
      result.keyframes[index].styles = keyframes[index].styles.filter { style in
        guard
          require(
            NamePolicy.allowsStyle(style.property), "Style '\(style.property)' is not allowed")
        else { return false }
        let isAllowed = StylePolicy.sanitised(style.value) != nil
        if !isAllowed { report("refused value for '\(style.property)': \(style.value)") }
        return isAllowed
      }
    }
    if StylePolicy.sanitised(easing) == nil {
      report("refused easing: \(easing)")
      result.easing = "ease"
    }
    return result
  }
}
