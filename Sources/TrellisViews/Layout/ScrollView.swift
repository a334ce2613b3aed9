import TrellisComponents
import TrellisUI

/// Views in a column that the user scrolls if they do not fit.
///
/// A scroll view takes the remaining height. If the height is unlimited, as on a page that scrolls itself, the scroll
/// view is as high as its content.
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  /// A view that scrolls `content` vertically.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    var style = FlexboxStyle(direction: .column)
    style.alignItems = .center
    style.spacing = Box.defaultSpacing
    let boxes = expansion.boxes(of: content, inRow: false)
    let child = boxes.count == 1 ? Box(style, boxes) : Box.column(boxes)
    var box = Box(ScrollComponent(child: child?.makeComponent() ?? EmptyComponent()))
    box.flexibility = [.growsWidth, .growsHeight, .shrinksWidth, .shrinksHeight]
    expansion.append(box)
  }
}
