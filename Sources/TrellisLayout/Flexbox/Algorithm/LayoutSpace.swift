/// The space that a box is laid out in: CSS's containing block, as far as it is known.
struct LayoutSpace {
  /// The room for the margin box, or for the border box in an axis that is fixed.
  var availableWidth: Double
  var availableHeight: Double
  /// The lengths that percentages are taken of.
  var percentWidth: Double
  var percentHeight: Double
  var options: Options = []

  struct Options: OptionSet {
    let rawValue: UInt8

    /// The border box is as wide as the available width, whatever the style says.
    static let fixedWidth = Self(rawValue: 1)
    /// The border box is as high as the available height, whatever the style says.
    static let fixedHeight = Self(rawValue: 2)
    /// An automatic width takes the available width.
    static let stretchWidth = Self(rawValue: 4)
    /// An automatic height takes the available height.
    static let stretchHeight = Self(rawValue: 8)
    /// For the children the height is indefinite, whatever it will be (§9.8).
    static let heightIndefiniteInside = Self(rawValue: 16)
  }

  static let none = LayoutSpace(
    width: indefinite, height: indefinite, percentWidth: indefinite, percentHeight: indefinite)

  init(width: Double, height: Double, percentWidth: Double, percentHeight: Double) {
    availableWidth = width
    availableHeight = height
    self.percentWidth = percentWidth
    self.percentHeight = percentHeight
  }
}

/// The results that a layout of a box has to give.
enum LayoutGoal {
  /// The height that the content asks for; frames stay as they are.
  case height
  /// That height and the first baseline; frames stay as they are.
  case baseline
  /// Frames for a size that is likely the final one. Without them nothing is lost but time.
  case guess
  /// The frames of everything below.
  case frames
}

/// The result of a layout of a box.
struct LayoutOutcome {
  var width: Double
  var height: Double
  /// The height the content asked for, with border and padding.
  var contentHeight: Double
  /// The first baseline from the top of the border box; NaN for none, `unknownBaseline` where it
  /// was not looked for.
  var baseline: Double
  /// Whether the frames below the box are those of this layout.
  var isPlaced = true

  /// The baseline, or else the bottom edge of the border box.
  var baselineOrBottom: Double { baseline.isNaN ? height : baseline }
}

/// The baseline in the outcome of a layout for `LayoutGoal.height`.
@inline(__always) var unknownBaseline: Double { -Double.infinity }
