import TrellisUI

/// Views in rows: a view that does not fit into the row begins the next one.
///
/// ```swift
/// Flow(spacing: 6) {
///   ForEach(tags) { tag in Text(tag.name).padding(.horizontal, 8).background(.surface) }
/// }
/// ```
public struct Flow<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - alignment: the horizontal position of each row, and the vertical position of the views in their row.
  ///   - spacing: the space between two views and between two rows, in CSS pixels; `nil` is 8 at the regular density.
  public init(
    alignment: Alignment = .leading, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle(direction: .row)
    style.wrap = .wrap
    style.alignItems = alignment.vertical.items
    style.justifyContent = alignment.horizontal.content
    style.spacing = spacing ?? Box.defaultSpacing
    var box = Box(style, expansion.boxes(of: content, inRow: true))
    box.flexibility.insert(.shrinksWidth)
    expansion.append(box)
  }
}
