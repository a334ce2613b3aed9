import TrellisComponents
import TrellisLayout
import TrellisUI

extension View {
  /// Clips this view, and its hit area, by `shape`.
  ///
  /// A rectangle, a rounded rectangle, a capsule, an ellipse or a circle is a style of the element; the path of another
  /// shape is computed by the server for the size of the view.
  public consuming func clipShape<Clip: Shape>(_ shape: Clip) -> ClippedView<Self, Clip> {
    ClippedView(content: self, shape: shape)
  }

  /// Shows the part of this view that is inside of `shape`, like ``clipShape(_:)``.
  public consuming func mask<Clip: Shape>(_ shape: Clip) -> ClippedView<Self, Clip> {
    clipShape(shape)
  }

  /// Shows this view with the opacity of `gradient`: it is visible where the gradient is opaque.
  public consuming func mask(_ gradient: Gradient) -> BoxView<Self, Gradient> {
    BoxView(self, gradient) { gradient, box in
      box.add(.opacity, over: .opacity, [.style(StyleProperty("mask"), gradient.css)])
    }
  }
}

/// A view that is clipped by a shape.
public struct ClippedView<Content: View, Clip: Shape>: PrimitiveView {
  let content: Content
  let shape: Clip

  public func _expand(into expansion: inout ViewExpansion) {
    expansion.expand(content) { box in
      if let shape = shape as? any BoxShape, shape.insetAmount == 0 {
        return box.add(
          .clip, over: [.clip, .corners, .opacity],
          [.style(.overflow, "hidden")] + shape.boxStyles(in: nil))
      }
      box.wrapOffset()
      box = Box(ClipComponent(shape, box.makeComponent()), replacing: box)
    }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A component with an element that clips its child by a path.
private final class ClipComponent: ContainerComponent {
  private let path: (Size) -> Path

  init(_ shape: some Shape, _ child: Component) {
    path = { shape.path(in: Rect(origin: .zero, size: $0)) }
    super.init(view: ViewConfiguration("div"), size: .auto, children: [child])
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    true  // Not an input: path, which the view of the element depends on.
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    guard let child = children.first else { return Layout(of: self, size: range.min) }
    let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
    return Layout(
      of: self, size: range.clamp(inner.size), children: [.init(position: .zero, layout: inner)])
  }

  override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    viewConfiguration?.adding([.style(.clipPath, "path(\"\(path(layout.size).svg)\")")])
  }
}
