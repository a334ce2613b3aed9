import TrellisBase

/// A keyframe animation as plain data, played by the browser's own animation engine.
///
/// It never changes the document: after its end the element shows its styles again.
public struct ElementAnimation: Hashable, Sendable {
  /// One step of the animation: its place from 0 to 1, `nil` for evenly spaced, and its styles.
  public struct Keyframe: Hashable, Sendable {
    public var offset: Double?
    /// Style property (CSS name) to value, sanitised like ``Element/setStyle(_:_:)``'s.
    public var styles: [Style]
    public init(offset: Double? = nil, styles: [Style]) {
      self.offset = offset
      self.styles = styles
    }
  }

  public struct Style: Hashable, Sendable {
    public var property: String
    public var value: String
    public init(_ property: String, _ value: String) {
      self.property = property
      self.value = value
    }
  }

  public enum Fill: UInt8, Hashable, Sendable {
    case none
    case forwards
    case backwards
    case both
  }

  public var keyframes: [Keyframe]
  /// Milliseconds.
  public var duration: Double
  /// Milliseconds before the first frame.
  public var delay: Double
  /// A CSS easing function, such as `ease-out` or `cubic-bezier(.2,0,0,1)`.
  public var easing: String
  /// How often it plays; `.infinity` for ever.
  public var iterations: Double
  public var fill: Fill
  /// The number under which the client reports the end; zero if no handler waits for the end.
  var report: UInt32 = 0

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
