import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The handle at the end of a column's header: a drag or the arrow keys change the width, a double press or Enter has it fit the
/// contents; with the control key, the arrow keys move the column.
struct ColumnHandle: View {
  /// The width of the handle, in CSS pixels.
  static let width = 8.0
  /// The change of the width by a key, in CSS pixels.
  static let step = 16.0

  let title: String
  let width: Double
  let resize: (Double) -> Void
  let fit: () -> Void
  let move: (Int) -> Void
  /// The width when the drag began.
  @State private var first: Double?
  @Environment(\.texts) private var texts
  @Environment(\.writingDirection) private var direction

  private var isMirrored: Bool { direction == .rightToLeft }

  var body: some View {
    ElementView(
      "div", size: ComponentSize(width: .points(Self.width)), flexibility: .growsHeight,
      attributes: [
        .role("separator"), .aria("orientation", "vertical"), .attribute("tabindex", "0"),
        .aria("label", texts(.columnWidth, title)), .aria("valuenow", String(Int(width))),
        .aria("valuemin", String(Int(TableState.widthRange.lowerBound))),
        .aria("valuemax", String(Int(TableState.widthRange.upperBound))),
        .className("l-resize"), .listener("dblclick", Action { _ in fit() }),
      ]
    ) { EmptyView() }
    .onKeyPress([.leftArrow, .rightArrow, .return]) { key, modifiers in
      if key == .return { return fit() }
      let forth = (key == .rightArrow) != isMirrored
      if modifiers.contains(.control) {
        move(forth ? 1 : -1)
      } else {
        resize(width + (forth ? Self.step : -Self.step))
      }
    }
    .gesture(
      DragGesture(minimumDistance: 2)
        .onChanged { movement in
          let start = first ?? width
          if first == nil { first = start }
          resize(start + (isMirrored ? -movement.translation.width : movement.translation.width))
        }
        .onEnded { _ in first = nil })
  }
}
