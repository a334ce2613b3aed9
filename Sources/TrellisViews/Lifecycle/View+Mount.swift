import TrellisComponents

extension View {
  /// Runs `action` when an evaluation of this view is mounted, before its content is. It gives new values to an object
  /// of the view's state, for handlers of views inside that are not evaluated again.
  package func onMount(_ action: @escaping () -> Void) -> some View {
    MountView(content: self, action: action)
  }
}

private struct MountView<Content: View>: PrimitiveView {
  let content: Content
  let action: () -> Void

  func _expand(into expansion: inout ViewExpansion) {
    expansion.wrap(content) { content, _ in MountComponent(content, action) }
  }
}

private final class MountComponent: CompositeComponent {
  private let action: () -> Void

  init(_ content: Component, _ action: @escaping () -> Void) {
    self.action = action
    super.init(child: content)
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    true  // No inputs: action.
  }

  override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    action()
    return super.mount(in: context, layout: layout, supercomponent: supercomponent)
  }
}
