import TrellisComponents
import TrellisDOM
import TrellisUI

extension View {
  /// Connects the focus of this text field or button with a ``FocusState``.
  ///
  /// - Parameter binding: `true` while the control has the focus; setting it focuses the control.
  public func focused(_ binding: FocusState<Bool>.Binding) -> FocusedView<Self, Bool> {
    FocusedView(content: self, binding: binding, name: true)
  }

  /// Connects the focus of this text field or button with a ``FocusState``.
  ///
  /// - Parameters:
  ///   - binding: `name` while the control has the focus; setting it to `name` focuses the control.
  ///   - name: distinguishes the controls of one ``FocusState``.
  public func focused<Name: Hashable>(
    _ binding: FocusState<Name?>.Binding, equals name: Name
  ) -> FocusedView<Self, Name?> {
    FocusedView(content: self, binding: binding, name: name)
  }
}

/// A view whose control follows a ``FocusState``.
public struct FocusedView<Content: View, Value: Hashable>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let binding: FocusState<Value>.Binding
  fileprivate let name: Value

  public func _expand(into expansion: inout ViewExpansion) {
    FocusTargetView(content: content, target: binding.target(name))._expand(into: &expansion)
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A view whose control follows a part of a ``FocusState``, for the controls of other modules.
package struct FocusTargetView<Content: View>: PrimitiveView {
  private let content: Content
  private let target: FocusTarget?

  /// - Parameter target: `nil` for a view without a connection.
  package init(content: Content, target: FocusTarget?) {
    self.content = content
    self.target = target
  }

  package func _expand(into expansion: inout ViewExpansion) {
    guard let target else { return content._expand(into: &expansion) }
    withEnvironment(\.focusTarget, target) {
      expansion.wrap(content) { FocusComponent(target, $0, at: $1) }
    }
  }
}

private enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// The focus of the controls in a ``FocusedView``.
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }

  /// The attributes by which the element of a control reports its focus.
  var focusAttributes: [ViewAttribute] { focusTarget?.attributes ?? [] }
}

extension FocusTarget {
  /// The attributes by which the element of a control reports its focus.
  var attributes: [ViewAttribute] {
    let (didFocus, didBlur) = (didFocus, didBlur)
    return [
      .listener("focus", Action { _ in didFocus() }), .listener("blur", Action { _ in didBlur() }),
    ]
  }
}

/// Moves the focus to the first control in its content, or away from it, when the state changes.
private final class FocusComponent: WrapperComponent<Void> {
  let target: FocusTarget

  init(_ target: FocusTarget, _ content: Component, at path: ViewPath?) {
    self.target = target
    super.init(content, at: path)
  }

  override func makeController() -> ComponentController? { FocusController(component: self) }
}

private final class FocusController: ComponentController {
  private var wasWanted = false

  override func didMount() { follow() }
  override func didUpdateComponent() { follow() }
  override func didUnmount() {
    wasWanted = false
    // Removed elements lose the focus without an event.
    last?.didBlur()
    last = nil
  }

  private var last: FocusTarget?

  private func follow() {
    guard let component = component as? FocusComponent else { return }
    let target = component.target
    last = target
    defer { wasWanted = target.isWanted }
    guard target.isWanted != wasWanted, target.isWanted != target.isReported else { return }
    guard let element = component.firstControl else { return }
    if target.isWanted { element.requestFocus() } else { element.releaseFocus() }
  }
}

extension Component {
  /// The first visible element in this component that can have the keyboard focus; a field with a label is a layout
  /// without an element.
  fileprivate var firstControl: Element? {
    if let view = viewForAnimation { return view.firstControl }
    for index in 0..<numberOfChildren {
      if let found = child(at: index)?.firstControl { return found }
    }
    return nil
  }
}

extension Element {
  /// The first visible element, this one included, that can have the keyboard focus.
  fileprivate var firstControl: Element? {
    if attribute("hidden") != nil { return nil }
    switch tag {
    case "input", "button", "textarea", "select": return self
    default: break
    }
    if attribute("tabindex") != nil || attribute("href") != nil { return self }
    for child in children {
      if let found = child.firstControl { return found }
    }
    return nil
  }
}
