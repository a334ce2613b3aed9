import TrellisComponents

extension View {
  /// Runs an asynchronous `action`, like the action of a ``Button``, when this view is tapped or clicked `count` times.
  ///
  /// - Parameter count: from 1 to 3; taps count together if they follow each other within 500 ms.
  public consuming func onTapGesture(
    count: Int = 1, perform action: @escaping AsyncHandler
  ) -> BoxView<Self, AsyncTapChange> {
    BoxView(self, AsyncTapChange(count: count, action: action)) { change, box in
      guard EnvironmentValues.current.isEnabled else { return }
      let start = starting(change.action)
      let event = change.count <= 1 ? ClientEvent.click : .tap(count: change.count)
      box.prepareForAttributes()
      box.attributes += ViewAttribute.on(event, action: Action { start() })
      box.attributes += TapGesture.looks(change.count)
    }
  }

  /// Runs an asynchronous `action`, like the action of a ``Button``, when Enter is pressed in a text field of this
  /// view.
  public func onSubmit(_ action: @escaping AsyncHandler) -> SubmitView<Self> {
    SubmitView(content: self, action: action)
  }
}

/// The arguments of a modifier for taps with an asynchronous action.
public struct AsyncTapChange {
  let count: Int
  let action: AsyncHandler
}

/// A view whose text fields run an asynchronous action.
public struct SubmitView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let action: AsyncHandler

  public func _expand(into expansion: inout ViewExpansion) {
    withEnvironment(\.submitAction, starting(action)) { content._expand(into: &expansion) }
  }
}
