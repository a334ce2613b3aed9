/// The values of a box that the container around it reads; a box around it takes them over.
struct BoxTraits {
  /// Where the room in a row is short, boxes of a lower priority become narrower first.
  var priority = 0.0
  /// The order of painting.
  var zIndex = 0
  /// The number of columns of a grid that the box takes.
  var columnSpan = 1
  /// The place of the box in a ``GridRow``; `nil` for a box that stands in a grid by itself.
  var gridCell: GridCell?
  /// The alignment of the column of a grid that the box stands in.
  var columnAlignment: HorizontalAlignment?
  /// The value that the box stands for in a picker.
  var tag: AnyHashable?
  /// The values for layouts of one's own, by their keys.
  var layoutValues: [ObjectIdentifier: Any] = [:]

  /// Whether no value was set.
  var isStandard: Bool {
    priority == 0 && zIndex == 0 && columnSpan == 1 && gridCell == nil && columnAlignment == nil
      && tag == nil && layoutValues.isEmpty
  }

  /// The place of a box in a row of a grid.
  enum GridCell {
    case first, further
  }
}
