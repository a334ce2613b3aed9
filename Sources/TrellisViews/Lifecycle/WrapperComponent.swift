import TrellisComponents
import TrellisUI

/// A component around finished content, whose controller follows it; it has no element, and its content's place in
/// flexboxes.
class WrapperComponent<State>: RenderComponent<State>, FlexibleComponent {
  let content: Component
  fileprivate(set) final var ownFlexibility = Flexibility()
  fileprivate(set) final var takesFlexibility = false

  init(_ content: Component, at place: ViewPath?) {
    self.content = content
    super.init(identifier: place)
  }

  override final func render(_ state: State) -> Component? { content }

  override final func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let other = previous as? WrapperComponent<State> else { return false }
    return other.ownFlexibility == ownFlexibility && other.takesFlexibility == takesFlexibility
      && super.hasSameLayoutInputs(as: previous)
  }

  final var flexibility: Flexibility {
    takesFlexibility ? ownFlexibility.union(content.itemFlexibility) : ownFlexibility
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
    var outer = Box(component, takesFlexibility: true)
    outer.traits = box.traits
    append(outer)
  }
}
