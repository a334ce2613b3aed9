import TrellisComponents
import TrellisLayout
import TrellisUI

/// Views side by side, in reading direction.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// - Parameters:
  ///   - alignment: the position of the views across the row.
  ///   - spacing: the space between two views, in CSS pixels; `nil` is 8 at the regular density.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle(direction: .row)
    style.alignItems = alignment.items
    style.spacing = spacing ?? Box.defaultSpacing
    let content = expansion.inside(content, inRow: true)
    expansion.append(.stack(style, .vertical(alignment), content))
  }
}

/// Views one below the other, from top to bottom.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// - Parameters:
  ///   - alignment: the position of the views across the column.
  ///   - spacing: the space between two views, in CSS pixels; `nil` is 8 at the regular density.
  ///   - pinnedViews: the parts of each ``Section`` that stay visible in a ``ScrollView``. The sections take the
  ///     alignment and the spacing of the column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle(direction: .column)
    style.alignItems = alignment.items
    style.spacing = spacing ?? Box.defaultSpacing
    if pinned.isEmpty {
      let content = expansion.inside(content, inRow: false)
      return expansion.append(.stack(style, .horizontal(alignment), content))
    }
    let container = SectionContainer(
      alignment: alignment, spacing: style.spacing, pinned: pinned)
    withEnvironment(\.sectionContainer, container) {
      expansion.append(Box(style, expansion.boxes(of: content, inRow: false)))
    }
  }
}

/// Views on top of each other, later ones above.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// - Parameter alignment: the position of the smaller views in the largest one.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let layers = expansion.boxes(of: content, inRow: false)
    let component = LayerComponent(alignment, layers)
    var box = Box(component, inheritsFlexibility: layers.contains { $0.inheritsFlexibility })
    box.flexibility = layers.reduce(into: []) { $0.formUnion($1.flexibility) }
    expansion.append(box)
  }
}

/// Free space in a row or a column.
public struct Spacer: PrimitiveView {
  private let minLength: Double

  /// - Parameter minLength: the least space, in CSS pixels.
  public init(minLength: Double? = nil) { self.minLength = minLength ?? 0 }

  public func _expand(into expansion: inout ViewExpansion) {
    let isRow = expansion.isRow
    var box = Box(
      Component(
        size: isRow
          ? .init(minWidth: .points(minLength)) : .init(minHeight: .points(minLength))))
    box.flexibility = isRow ? .fillsWidth : .fillsHeight
    expansion.append(box)
  }
}

/// A line across a row or a column.
public struct Divider: PrimitiveView {
  /// A line in the color of the theme, across the stack.
  public init() {}

  public func _expand(into expansion: inout ViewExpansion) {
    let isRow = expansion.isRow
    var box = Box(.leaf)
    box.size = isRow ? .init(width: .points(1)) : .init(height: .points(1))
    box.attributes = [
      .className("l-rule"), .style(.backgroundColor, Color.line.css), .role("separator"),
    ]
    if isRow { box.attributes.append(.aria("orientation", "vertical")) }
    box.looks = .background
    box.flexibility = isRow ? .growsHeight : .growsWidth
    expansion.append(box)
  }
}
