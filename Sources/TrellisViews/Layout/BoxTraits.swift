/// The values of a box that the container around it reads; a box that wraps it copies them.
struct BoxTraits {
  /// Where the space in a row is short, boxes of a lower priority become narrower first.
  var priority = 0.0
  /// The order of painting.
  var zIndex = 0
  /// The number of columns of a grid that the box takes.
  var columnSpan = 1
  /// The position of the box in a ``GridRow``; `nil` for a box outside of a ``GridRow``.
  var gridCell: GridCell?
  /// The alignment of the box's column in a grid.
  var columnAlignment: HorizontalAlignment?
  /// The value of the box in a picker.
  var tag: AnyHashable?
  /// The values for ``ViewLayout`` containers, by their keys.
  var layoutValues: [ObjectIdentifier: Any] = [:]

  /// Whether no value was set.
  var isStandard: Bool {
    priority == 0 && zIndex == 0 && columnSpan == 1 && gridCell == nil && columnAlignment == nil
      && tag == nil && layoutValues.isEmpty
  }

  /// The position of a box in a row of a grid.
  enum GridCell {
    case first, further
  }
}
