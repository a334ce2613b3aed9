import TrellisComponents

extension View {
  /// Runs an asynchronous `action` at each click or tap, as that of a ``Button`` runs.
  public func onTapGesture(perform action: @escaping AsyncHandler) -> BoxView<Self, AsyncHandler> {
    BoxView(self, action, name: "onTapGesture(async)") { action, box in
      let start = starting(action)
      box.prepareForAttributes()
      box.attributes += [
        .listener("click", Action { _ in start() }), .style(.cursor, "pointer"),
      ]
    }
  }

  /// Runs an asynchronous `action`, as that of a ``Button``, when Enter is pressed in a text field of this view.
  public func onSubmit(_ action: @escaping AsyncHandler) -> SubmitView<Self> {
    SubmitView(content: self, action: action)
  }
}

/// A view whose text fields run an asynchronous action.
public struct SubmitView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let action: AsyncHandler

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    withEnvironment(\.submitAction, starting(action)) { content._expand(into: &expansion) }
  }
}
