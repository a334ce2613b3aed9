/// The style of one box of a flex tree: plain values with CSS's initial values as defaults.
///
/// Three defaults differ from the style of a `<div>`: `display` is `flex`, `position` is `relative`, and
/// `boxSizing` is `borderBox`. Lengths are CSS pixels, percentages fractions.
///
/// - Precondition: when given to a tree, every number is finite, borders, paddings, gaps, sizes
///   and factors are not negative, and an aspect ratio is above 0.
public struct FlexStyle: Hashable, Sendable {
  /// CSS `display`, with the three values that the engine supports.
  public var display = FlexDisplay.flex
  /// CSS `position`. The default, `relative`, makes the box the containing block of absolute descendants.
  public var position = FlexPosition.relative
  /// CSS `box-sizing`: whether widths, heights, their limits, `flexBasis` and `aspectRatio` refer to the
  /// border box, the default, or to the content box.
  public var boxSizing = FlexBoxSizing.borderBox
  /// CSS `overflow-x`. `scroll` reserves ``scrollbarThickness`` at the bottom.
  public var overflowX = FlexOverflow.visible
  /// CSS `overflow-y`. `scroll` reserves ``scrollbarThickness`` at the end side of the text direction.
  public var overflowY = FlexOverflow.visible
  /// The thickness in CSS pixels of a scrollbar for an overflow of `scroll`.
  public var scrollbarThickness = 0.0
  /// CSS `direction`. The default is the direction of the parent.
  public var textDirection = FlexTextDirection.inherit

  /// CSS `flex-direction`: the main axis and its direction.
  public var direction = FlexDirection.row
  /// CSS `flex-wrap`: whether the container has one line or as many as its items need, and their order.
  public var wrap = FlexWrap.noWrap
  /// CSS `justify-content`: the alignment of items along the main axis, after they grew or shrank.
  public var justifyContent = FlexContentAlignment.normal
  /// CSS `align-content`: the alignment of lines along the cross axis. No effect with `noWrap`.
  public var alignContent = FlexContentAlignment.normal
  /// CSS `align-items`: the alignment on the cross axis of the items whose ``alignSelf`` is `auto`.
  public var alignItems = FlexItemAlignment.normal
  /// CSS `align-self`: the alignment of this box in its line; an automatic margin on the cross axis
  /// overrides it.
  public var alignSelf = FlexItemAlignment.auto
  /// CSS `row-gap`: the space between the items of a column and between the lines of a row. A percentage
  /// refers to the container's content height, and is 0 if that is indefinite.
  public var rowGap = FlexLength.zero
  /// CSS `column-gap`: the space between the items of a row and between the lines of a column. A percentage
  /// refers to the container's content width, and is 0 if that is indefinite.
  public var columnGap = FlexLength.zero

  /// CSS `flex-grow`: the share of the line's free space that the item takes, in relation to the factors of
  /// the other items. 0 prevents growth; a sum of factors below 1 leaves some free space.
  public var flexGrow = 0.0
  /// CSS `flex-shrink`: the share of the line's overflow that the item gives up, weighted by its base size.
  /// 0 prevents shrinking.
  public var flexShrink = 1.0
  /// CSS `flex-basis`: the main size before the item grows or shrinks. `auto` uses ``width`` or ``height``,
  /// and the content if that is `auto` too.
  public var flexBasis = FlexLength.auto

  /// CSS `width`. `auto` is determined by stretching, the insets of an absolute box, the aspect ratio or
  /// the content.
  public var width = FlexLength.auto
  /// CSS `height`. `auto` is determined by stretching, the insets of an absolute box, the aspect ratio or
  /// the content. A percentage of an indefinite height acts as `auto`.
  public var height = FlexLength.auto
  /// CSS `min-width`; overrides ``maxWidth``. `auto` is 0, except for an item of a row and for a box with
  /// an aspect ratio: if these are no scroll containers, `auto` is a size based on the content.
  public var minWidth = FlexLength.auto
  /// CSS `min-height`; overrides ``maxHeight``. `auto` is 0, except for an item of a column and for a box
  /// with an aspect ratio: if these are no scroll containers, `auto` is a size based on the content.
  public var minHeight = FlexLength.auto
  /// CSS `max-width`. `auto` is no maximum, `none` in CSS.
  public var maxWidth = FlexLength.auto
  /// CSS `max-height`. `auto` is no maximum, `none` in CSS.
  public var maxHeight = FlexLength.auto
  /// Width over height, or `nil` for none.
  public var aspectRatio: Double?

  /// CSS `margin`; may be negative. `auto` margins take the free space around the item. Percentages on all
  /// four edges refer to the containing block's width.
  public var margin = FlexEdges<FlexLength>(all: .zero)
  /// CSS `padding`, at least 0; `auto` is treated as 0. Percentages on all four edges refer to the
  /// containing block's width.
  public var padding = FlexEdges<FlexLength>(all: .zero)
  /// CSS `border-width`: the width of the border at each edge, in CSS pixels.
  public var border = FlexEdges<Double>(all: 0)
  /// CSS `top`, `left`, `bottom` and `right`; may be negative. They offset a `relative` box, place an
  /// `absolute` one in its containing block, and have no effect on a `static` one. `auto` is no inset.
  public var inset = FlexEdges<FlexLength>(all: .auto)

  /// A style with the initial values of all properties.
  public init() {}

  /// A style with the initial values, modified by `change`.
  public init(_ change: (inout FlexStyle) -> Void) {
    change(&self)
  }
}
