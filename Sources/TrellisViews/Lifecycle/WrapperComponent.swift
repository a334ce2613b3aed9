import TrellisComponents
import TrellisLayout
import TrellisUI

/// A component around finished content, so that a controller can follow the content. It has no element, and is laid out
/// in flexboxes like its content.
class WrapperComponent<State>: RenderComponent<State>, FinishedContentHolding {
  let content: Component

  init(_ content: Component, at path: ViewPath?) {
    self.content = content
    super.init(identifier: path)
  }

  override final func render(_ state: State) -> Component? { content }

  override final func hasSameLayoutInputs(as previous: Component) -> Bool {
    // The child: content.
    guard let other = previous as? WrapperComponent<State> else { return false }
    return other.flexibilityByte == flexibilityByte && super.hasSameLayoutInputs(as: previous)
  }
}

extension ViewExpansion {
  /// Expands `view` into one box, and puts the component that `make` returns around its component.
  mutating func wrap(_ view: some View, _ make: (Component, ViewPath?) -> Component) {
    guard var box = box(of: view) else { return }
    box.wrapOffset()
    append(Box(make(box.makeComponent(), dynamicPath), replacing: box))
  }
}
