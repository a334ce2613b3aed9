import TrellisComponents
public import TrellisLayout
import TrellisUI

extension View {
  /// Gives this view its size in unlimited space, even where the space is smaller.
  public consuming func fixedSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> BoxView<Self, FixedSizeChange> {
    BoxView(self, FixedSizeChange(horizontal: horizontal, vertical: vertical)) { change, box in
      let inner = box
      let component = FixedSizeComponent(
        inner.makeComponent(), horizontal: change.horizontal, vertical: change.vertical)
      box = Box(component, replacing: inner)
      box.offset = inner.offset
      if change.horizontal {
        box.flexibility.subtract(.fillsWidth)
        (box.size.minWidth, box.size.maxWidth) = (.auto, .auto)
      }
      if change.vertical {
        box.flexibility.subtract(.fillsHeight)
        (box.size.minHeight, box.size.maxHeight) = (.auto, .auto)
      }
      if change.horizontal, change.vertical { box.inheritsFlexibility = false }
      component.inheritFlexibility(box.flexibility, box.inheritsFlexibility)
    }
  }

  /// Where the space in a row is short, views of a lower priority become narrower first. The default is 0.
  public consuming func layoutPriority(_ value: Double) -> BoxView<Self, Double> {
    BoxView(self, value) { value, box in box.priority = value }
  }

  /// The order of overlapping views: a view with a higher value is above. The default is 0.
  ///
  /// - Parameter value: from −1,000,000 to 1,000,000; a number that is not finite is a mistake.
  public consuming func zIndex(_ value: Double) -> BoxView<Self, Double> {
    BoxView(self, value) { value, box in
      box.zIndex = Int(value.validated("The z-index of a view").rounded())
    }
  }

  /// Gives this view the ratio of width to height, in the largest size that fits.
  ///
  /// - Parameter ratio: above 0; any other ratio changes nothing.
  public consuming func aspectRatio(_ ratio: Double) -> BoxView<Self, Double> {
    BoxView(self, ratio) { ratio, box in
      let inner = box
      guard
        let component = RatioComponent(ratio: 1 / ratio, child: inner.makeComponent())
      else { return }
      box = Box(component)
      (box.traits, box.offset) = (inner.traits, inner.offset)
      box.flexibility = .fillsWidth
    }
  }

  /// Moves this view without moving others.
  ///
  /// - Parameters:
  ///   - x: CSS pixels to the right.
  ///   - y: CSS pixels down.
  public consuming func offset(x: Double = 0, y: Double = 0) -> BoxView<Self, Size> {
    BoxView(self, Size(width: x, height: y)) { offset, box in
      if box.offset != nil { box.wrapKeepingLayout() }
      box.offset = offset
    }
  }

  /// Puts `content` in front of this view, in its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(content: self, layer: content(), isBehind: false, alignment: alignment)
  }

  /// Puts `content` behind this view, in its size.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> LayeredView<Self, Content> {
    LayeredView(content: self, layer: content(), isBehind: true, alignment: alignment)
  }
}

/// The axes of a fixed size.
public struct FixedSizeChange: Hashable, Sendable {
  let horizontal: Bool
  let vertical: Bool
}

/// A view with another one in front of it or behind it.
public struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let layer: Layer
  fileprivate let isBehind: Bool
  fileprivate let alignment: Alignment

  public func _expand(into expansion: inout ViewExpansion) {
    var content: Box?
    var layer: Box?
    expansion.atIndex(0) { content = $0.box(of: self.content) }
    expansion.atIndex(1) { layer = $0.box(of: self.layer) }
    guard var content else { return }
    guard var layer else { return expansion.append(content) }
    content.wrapOffset()
    layer.wrap(alignment)
    let inner = content.makeComponent()
    let made = layer.makeComponent()
    expansion.append(
      Box(
        isBehind
          ? BackgroundComponent(content: inner, background: made)
          : OverlayComponent(content: inner, overlay: made),
        replacing: content))
  }
}

/// The component of a view with a fixed size: it lays its child out in unlimited space.
final class FixedSizeComponent: LayoutComponent {
  private let child: Component
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: Component, horizontal: Bool, vertical: Bool) {
    self.child = child
    self.horizontal = horizontal
    self.vertical = vertical
    super.init()
  }

  /// Stores the flexibility of the child for the axes without a fixed size; in these axes the component also has the
  /// child's limits.
  fileprivate func inheritFlexibility(_ flexibility: Flexibility, _ inheritsChild: Bool) {
    if horizontal, vertical { return }
    storedFlexibility = StoredFlexibility(
      flexibility, horizontal ? .height : vertical ? .width : inheritsChild ? .child : .none)
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { child }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? FixedSizeComponent else { return false }
    return previous.horizontal == horizontal && previous.vertical == vertical
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = SizeRange(
      min: Size(
        width: horizontal ? 0 : range.min.width, height: vertical ? 0 : range.min.height),
      max: Size(
        width: horizontal ? .infinity : range.max.width,
        height: vertical ? .infinity : range.max.height))
    let layout = child.layout(thatFits: inner, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(layout.size),
      children: [.init(position: .zero, layout: layout)])
  }
}
