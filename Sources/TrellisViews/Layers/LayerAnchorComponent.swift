import TrellisComponents
import TrellisLayout
import TrellisUI

/// The box of the anchor view of a layer, with the layer in it. The box has the size of the view; the layer is laid
/// out in the space of the window.
final class LayerAnchorComponent: LayoutComponent {
  private let layer: Component
  private let limit: Size

  init(view: ViewConfiguration?, layer: Component, limit: Size) {
    self.layer = layer
    self.limit = limit
    super.init(view: view)
  }

  override var numberOfChildren: Int { 1 }
  override func child(at index: Int) -> Component? { layer }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    (previous as? LayerAnchorComponent)?.limit == limit
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = layer.layout(thatFits: SizeRange(max: limit), parentSize: ParentSize(limit))
    return Layout(
      of: self, size: range.min, children: [.init(position: .zero, layout: inner)])
  }
}
