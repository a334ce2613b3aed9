/// The style of one box of a flex tree: plain values, with CSS's initial values.
///
/// Two of them differ from a `<div>`'s: `display` is `flex`, and `boxSizing` is `borderBox`.
/// Lengths are CSS pixels, percentages fractions.
///
/// - Precondition: when given to a tree, every number is finite, borders, paddings, gaps, sizes
///   and factors are not negative, and an aspect ratio is above 0.
public struct FlexStyle: Hashable, Sendable {
  public var display = FlexDisplay.flex
  public var position = FlexPosition.relative
  public var boxSizing = FlexBoxSizing.borderBox
  public var overflowX = FlexOverflow.visible
  public var overflowY = FlexOverflow.visible
  /// The room a scrollbar takes where an overflow is `scroll`.
  public var scrollbarThickness = 0.0
  public var textDirection = FlexTextDirection.inherit

  public var direction = FlexDirection.row
  public var wrap = FlexWrap.noWrap
  public var justifyContent = FlexContentAlignment.normal
  public var alignContent = FlexContentAlignment.normal
  public var alignItems = FlexItemAlignment.normal
  public var alignSelf = FlexItemAlignment.auto
  public var rowGap = FlexLength.zero
  public var columnGap = FlexLength.zero

  public var flexGrow = 0.0
  public var flexShrink = 1.0
  public var flexBasis = FlexLength.auto

  public var width = FlexLength.auto
  public var height = FlexLength.auto
  public var minWidth = FlexLength.auto
  public var minHeight = FlexLength.auto
  public var maxWidth = FlexLength.auto
  public var maxHeight = FlexLength.auto
  /// Width over height, or `nil` for none.
  public var aspectRatio: Double?

  public var margin = FlexEdges<FlexLength>(all: .zero)
  public var padding = FlexEdges<FlexLength>(all: .zero)
  public var border = FlexEdges<Double>(all: 0)
  public var inset = FlexEdges<FlexLength>(all: .auto)

  public init() {}

  /// The style that `change` makes of the initial values.
  public init(_ change: (inout FlexStyle) -> Void) {
    change(&self)
  }
}
