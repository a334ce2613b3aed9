/// The space for the layout of a box: the containing block in CSS, where it is known.
struct LayoutSpace {
  /// The available size for the margin box, or for the border box in a fixed axis.
  var availableWidth: Double
  var availableHeight: Double
  /// The lengths to which percentages refer.
  var percentWidth: Double
  var percentHeight: Double
  var options: Options = []

  struct Options: OptionSet {
    let rawValue: UInt8

    /// The border box has the available width; the style's width is ignored.
    static let fixedWidth = Self(rawValue: 1)
    /// The border box has the available height; the style's height is ignored.
    static let fixedHeight = Self(rawValue: 2)
    /// An automatic width becomes the available width.
    static let stretchWidth = Self(rawValue: 4)
    /// An automatic height becomes the available height.
    static let stretchHeight = Self(rawValue: 8)
    /// The height is indefinite for the children, even if it is known (§9.8).
    static let heightIndefiniteInside = Self(rawValue: 16)
  }

  @inline(__always)
  static var none: LayoutSpace {
    LayoutSpace(
      width: indefinite, height: indefinite, percentWidth: indefinite, percentHeight: indefinite)
  }

  init(width: Double, height: Double, percentWidth: Double, percentHeight: Double) {
    availableWidth = width
    availableHeight = height
    self.percentWidth = percentWidth
    self.percentHeight = percentHeight
  }
}

/// The results that a layout of a box must produce.
enum LayoutGoal {
  /// The height of the content; frames are unchanged.
  case height
  /// The height of the content and the first baseline; frames are unchanged.
  case baseline
  /// Frames for a size that is likely the final one. The guess may be abandoned at the cost of time only.
  case guess
  /// The frames of all descendants.
  case frames
}

/// The result of a layout of a box.
struct LayoutOutcome {
  var width: Double
  var height: Double
  /// The height of the content, with border and padding.
  var contentHeight: Double
  /// The first baseline from the top of the border box; NaN if there is none, `unknownBaseline` if it was
  /// not determined.
  var baseline: Double
  /// Whether this layout wrote the frames below the box, for the goals `.frames` and `.guess`.
  ///
  /// Four numbers are returned in registers; a fifth value would be returned in memory.
  @inline(__always)
  var isPlaced: Bool { baseline != unknownBaseline }

  /// The baseline, or the bottom edge of the border box if there is none.
  var baselineOrBottom: Double { baseline.isNaN ? height : baseline }
}

/// The baseline in the outcome of a layout for `LayoutGoal.height`.
@inline(__always) var unknownBaseline: Double { -Double.infinity }
