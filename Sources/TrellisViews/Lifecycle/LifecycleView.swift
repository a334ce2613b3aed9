import TrellisComponents
import TrellisUI

/// A view that tells when it appears, changes and goes.
///
/// Source: ComponentKit's Swift layer (row Q14).
public struct LifecycleView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  var didAppear: () -> Void = {}
  var didChange: (Value, Value) -> Void = { _, _ in }
  var didDisappear: () -> Void = {}

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    guard var box = expansion.box(of: content) else { return }
    box.settle()
    let component = LifecycleComponent(self, box.makeComponent(), at: expansion.place)
    component.ownFlexibility = box.flexibility
    component.takesFlexibility = box.takesFlexibility
    var outer = Box(component, takesFlexibility: true)
    outer.traits = box.traits
    expansion.append(outer)
  }
}

extension View {
  /// Runs `action` when this view is shown.
  public func onAppear(perform action: @escaping () -> Void) -> LifecycleView<Self, Bool> {
    LifecycleView(content: self, value: true, didAppear: action)
  }

  /// Runs `action` when this view is no longer shown.
  public func onDisappear(perform action: @escaping () -> Void) -> LifecycleView<Self, Bool> {
    LifecycleView(content: self, value: true, didDisappear: action)
  }

  /// Runs `action` after `value` has changed.
  ///
  /// - Parameters:
  ///   - initial: whether `action` runs when the view is shown, too.
  ///   - action: gets the value before and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> LifecycleView<Self, Value> {
    LifecycleView(
      content: self, value: value, didAppear: { if initial { action(value, value) } },
      didChange: action)
  }

  /// Runs `action` after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> LifecycleView<Self, Value> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

/// The component of a ``LifecycleView``; its controller calls the handlers of the newest view.
final class LifecycleComponent<Content: View, Value: Equatable>: RenderComponent<Void>,
  FlexibleComponent
{
  fileprivate let view: LifecycleView<Content, Value>
  private let content: Component
  var ownFlexibility = Flexibility()
  var takesFlexibility = false

  init(_ view: LifecycleView<Content, Value>, _ content: Component, at place: ViewPath?) {
    self.view = view
    self.content = content
    super.init(identifier: place)
  }

  override func render(_ state: Void) -> Component? { content }
  override func makeController() -> ComponentController? {
    LifecycleController<Content, Value>(component: self)
  }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let other = previous as? LifecycleComponent<Content, Value> else { return false }
    return other.ownFlexibility == ownFlexibility && other.takesFlexibility == takesFlexibility
      && super.hasSameLayoutInputs(as: previous)
  }

  var flexibility: Flexibility {
    takesFlexibility ? ownFlexibility.union(content.itemFlexibility) : ownFlexibility
  }
}

private final class LifecycleController<Content: View, Value: Equatable>: ComponentController {
  private var newest: LifecycleView<Content, Value>? {
    (component as? LifecycleComponent<Content, Value>)?.view
  }
  private var value: Value?
  private var shown: LifecycleView<Content, Value>?

  override func didMount() {
    guard let newest else { return }
    shown = newest
    value = newest.value
    newest.didAppear()
  }

  override func didUpdateComponent() {
    guard let newest else { return }
    shown = newest
    guard let old = value, old != newest.value else { return }
    value = newest.value
    newest.didChange(old, newest.value)
  }

  override func didUnmount() {
    let last = shown
    shown = nil
    last?.didDisappear()
  }
}
