import TrellisComponents
import TrellisUI

extension View {
  /// Runs `action` with a value of the size of this view as the browser has it: at the start, and when the value has
  /// changed.
  ///
  /// The sizes that the server computes are available without an event (``GeometryReader``). The browser's sizes differ
  /// for elements that a script of the application sizes, and while an animation runs.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - transform: the value of a size.
  ///   - action: gets the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) throws -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }

  /// Runs `action` with `true` when at least the part `threshold` of this view is visible, and with `false` when less
  /// is visible again.
  ///
  /// - Parameter threshold: from 0 to 1; with 0 any part counts.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) throws -> Void
  ) -> BoxView<Self, EventChange> {
    on(.scrollVisibility(threshold: threshold), .isVisible, perform: action)
  }

  /// Runs `action` when a pointer is pressed outside of this view.
  public func onPressOutside(
    perform action: @escaping () throws -> Void
  ) -> BoxView<Self, EventChange> {
    on(.pressOutside, perform: action)
  }
}

/// A view that reports changes of its size.
private struct GeometryChangeView<Content: View, Value: Equatable>: View {
  /// The value that was reported last; an object, so that a new value does not evaluate the view.
  final class Memory {
    var value: Value?
  }

  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value) throws -> Void
  @State private var memory = Memory()

  var body: some View {
    let (transform, action, memory) = (transform, action, memory)
    content.on(.elementResize, .size) { size in
      let value = transform(GeometryProxy(size: size))
      guard value != memory.value else { return }
      memory.value = value
      try action(value)
    }
  }

  func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
