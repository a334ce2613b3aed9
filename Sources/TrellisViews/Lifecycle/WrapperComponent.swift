import TrellisComponents
import TrellisLayout
import TrellisUI

/// A component around finished content, whose controller follows it; it has no element, and its content's place in
/// flexboxes.
class WrapperComponent<State>: RenderComponent<State>, FlexibleComponent, FinishedContentHolding {
  let content: Component
  fileprivate(set) final var ownFlexibility = Flexibility()
  fileprivate(set) final var takesFlexibility = false
  /// The flexibility that a frame of a fixed width or height refuses.
  fileprivate final var refusedFlexibility = Flexibility()

  init(_ content: Component, at place: ViewPath?) {
    self.content = content
    super.init(identifier: place)
  }

  override final func render(_ state: State) -> Component? { content }

  override final func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let other = previous as? WrapperComponent<State> else { return false }
    return other.ownFlexibility == ownFlexibility && other.takesFlexibility == takesFlexibility
      && other.refusedFlexibility == refusedFlexibility && super.hasSameLayoutInputs(as: previous)
  }

  final var flexibility: Flexibility {
    guard takesFlexibility else { return ownFlexibility }
    return ownFlexibility.union((child(at: 0) ?? content).itemFlexibility).subtracting(
      refusedFlexibility)
  }
}

extension ViewExpansion {
  /// Expands `view` into one box, and puts the component that `make` returns around its component.
  mutating func wrap<State>(
    _ view: some View, _ make: (Component, ViewPath?) -> WrapperComponent<State>
  ) {
    guard var box = box(of: view) else { return }
    box.settle()
    let component = make(box.makeComponent(), place)
    component.ownFlexibility = box.flexibility
    component.takesFlexibility = box.takesFlexibility
    if box.size.width != .auto, box.size.maxWidth == box.size.width {
      component.refusedFlexibility.formUnion(.fillsWidth)
    }
    if box.size.height != .auto, box.size.maxHeight == box.size.height {
      component.refusedFlexibility.formUnion(.fillsHeight)
    }
    var outer = Box(component, takesFlexibility: true)
    outer.traits = box.traits
    append(outer)
  }
}
