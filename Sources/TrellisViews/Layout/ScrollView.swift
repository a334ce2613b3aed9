import TrellisComponents
import TrellisDOM
public import TrellisLayout
import TrellisUI

/// Views that the user scrolls if they do not fit.
///
/// A scroll view takes the remaining space in the axes in which it scrolls. If the height is unlimited, as on a page
/// that scrolls itself, the scroll view is as high as its content.
///
/// Source: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// A view that scrolls `content`: a column, or a row if only the horizontal axis scrolls.
  ///
  /// - Parameter axes: the axes in which `content` may be larger than the view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let isRow = axes == .horizontal
    var style = FlexboxStyle(direction: isRow ? .row : .column)
    style.alignItems = .center
    style.spacing = Box.defaultSpacing
    let boxes = expansion.boxes(of: content, inRow: isRow)
    let child = boxes.isEmpty ? nil : Box(style, boxes)
    var scrolled = ScrollComponent.Axes()
    if axes.contains(.horizontal) { scrolled.insert(.horizontal) }
    if axes.contains(.vertical) { scrolled.insert(.vertical) }
    var box = Box(.scroll(child?.makeComponent() ?? EmptyComponent(), scrolled))
    box.attributes = EnvironmentValues.current.scrollIndicators.attributes
    box.flexibility = isRow ? .fillsWidth : .fills
    expansion.append(box)
  }
}

/// Whether scroll bars are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// A thin bar in a lighter color of the text.
  case automatic
  /// No bar; the user scrolls by wheel, touch and keyboard.
  case hidden

  fileprivate var attributes: [ViewAttribute] {
    let width = ViewAttribute.style(
      StyleProperty("scrollbar-width"), self == .hidden ? "none" : "thin")
    let color = "color-mix(in srgb,currentColor 45%,transparent) transparent"
    return [
      width, .style(StyleProperty("scrollbar-color"), color),
      .style(StyleProperty("overscroll-behavior"), "contain"),
    ]
  }
}

private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Whether the scroll views in this view show scroll bars.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility
  ) -> EnvironmentView<Self, ScrollIndicatorVisibility> {
    environment(\.scrollIndicators, visibility)
  }

  /// Runs `action` with the offset of the content when the user has scrolled this view, a ``ScrollView``.
  ///
  /// The browser reports scrolling only for this modifier and ``scrollPosition(_:)``: one event in 100 ms at most.
  ///
  /// - Parameter action: gets the distance of the visible part from the top left corner of the content, in CSS pixels.
  public consuming func onScroll(
    perform action: @escaping (Point) throws -> Void
  ) -> BoxView<Self, (Point) throws -> Void> {
    BoxView(self, action) { action, box in box.reportScroll(to: action) }
  }

  /// Connects the offset of this view, a ``ScrollView``, with `position`: scrolling changes it, and its methods scroll.
  public consuming func scrollPosition(
    _ position: Binding<ScrollPosition>
  ) -> some View {
    let content = environment(\.scrollRequest, position.wrappedValue.request)
      .environment(\.visibleRows, position.wrappedValue.rows)
    return BoxView(content, position) { position, box in
      box.reportScroll { position.wrappedValue.offset = $0 }
      if let command = position.wrappedValue.command { box.attributes.append(command.attribute) }
    }
  }
}

extension Box {
  /// The least time between two reports of an offset, in milliseconds.
  private static let scrollInterval: UInt16 = 100

  fileprivate mutating func reportScroll(to action: @escaping (Point) throws -> Void) {
    prepareForAttributes()
    attributes.append(
      .listener(
        "scroll", ListenerOptions(throttle: Self.scrollInterval),
        Action { event in
          guard let left = event.scrollLeft, let top = event.scrollTop else { return }
          try action(Point(x: left, y: top))
        }))
  }
}
