import TrellisComponents
import TrellisLayout
import TrellisUI

/// The first of several views that fits into the space; the last one if none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { title; buttons }
///   VStack { title; buttons }
/// }
/// ```
///
/// All views are built and keep their states; the chosen one is laid out and shown. Where the space changes, the server
/// chooses again.
///
/// Source: SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameters:
  ///   - axes: the axes in which a view must fit at its size in unlimited space.
  ///   - content: the views, the preferred one first.
  public init(in axes: Axis.Set = .both, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var boxes = expansion.boxes(of: content, inRow: false)
    if boxes.count < 2 {
      for box in boxes { expansion.append(box) }
      return
    }
    for index in boxes.indices { boxes[index].wrapOffset() }
    var box = Box(FittingComponent(axes, boxes), inheritsFlexibility: true)
    box.flexibility = axes.contains(.vertical) ? [.shrinksWidth, .shrinksHeight] : .shrinksWidth
    expansion.append(box)
  }
}

/// The component of a ``ViewThatFits``; it lays out one of its children.
final class FittingComponent: LayoutComponent, FlexibleComponent {
  private let axes: Axis.Set
  private let children: [(component: Component, own: Flexibility, inherits: Bool)]

  init(_ axes: Axis.Set, _ boxes: [Box]) {
    self.axes = axes
    children = boxes.map { ($0.makeComponent(), $0.flexibility, $0.inheritsFlexibility) }
    super.init()
  }

  override var numberOfChildren: Int { children.count }
  override func child(at index: Int) -> Component? { children[index].component }
  override var laysOutAllChildren: Bool { false }

  /// The flexibility of all children together: the shown child is known only after the container has distributed its
  /// space.
  var flexibility: Flexibility {
    children.reduce(into: []) {
      $0.formUnion($1.own.adding($1.component, if: $1.inherits))
    }
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? FittingComponent else { return false }
    return previous.axes == axes
      && previous.children.elementsEqual(children) {
        $0.own == $1.own && $0.inherits == $1.inherits
      }
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let chosen =
      children.dropLast().first { fits($0.component, in: range) } ?? children[children.count - 1]
    let flexibility = chosen.own.adding(chosen.component, if: chosen.inherits)
    let least = chosen.component.size(.zero, growing: flexibility, in: range.min)
    let layout = chosen.component.layout(
      thatFits: SizeRange(min: least, max: range.max), parentSize: ParentSize(range.max))
    let size = range.clamp(layout.size)
    // A view that stops at a limit is centred, because the largest view determines the space.
    let x = flexibility.contains(.growsWidth) ? ((size.width - layout.size.width) / 2).rounded() : 0
    return Layout(
      of: self, size: size, children: [.init(position: Point(x: x, y: 0), layout: layout)])
  }

  private func fits(_ component: Component, in range: SizeRange) -> Bool {
    let ideal = component.layout(
      thatFits: SizeRange(
        max: Size(
          width: axes.contains(.horizontal) ? .infinity : range.max.width,
          height: axes.contains(.vertical) ? .infinity : range.max.height)),
      parentSize: .undefined
    ).size
    return (!axes.contains(.horizontal) || ideal.width <= range.max.width + Self.tolerance)
      && (!axes.contains(.vertical) || ideal.height <= range.max.height + Self.tolerance)
  }

  /// The tolerance of a length, because sums of fractions are not exact.
  private static let tolerance = 0.001
}
