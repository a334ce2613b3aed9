import TrellisBase
import TrellisComponents
import TrellisUI

/// A handler or task that may wait. It runs in the isolation of its page, before and after each `await`. The page shows
/// the failure notice if it throws, unless it was cancelled.
public typealias AsyncHandler = nonisolated(nonsending) () async throws -> Void

/// An optional handler or task of a view. Two are the same if they are one object.
struct OptionalTask: ComparableField {
  let work: AsyncWork?

  static var none: OptionalTask { OptionalTask(work: nil) }

  private init(work: AsyncWork?) { self.work = work }
  init(_ handler: @escaping AsyncHandler) { work = AsyncWork(handler) }

  func isSame(as other: OptionalTask) -> Bool { work === other.work }
}

/// A view with handlers for its appearance, its changes and its end, and with a task in between.
///
/// Source: ComponentKit's Swift layer (row Q14).
public struct LifecycleView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  var didAppear: () throws -> Void = {}
  var didChange: (Value, Value) throws -> Void = { _, _ in }
  var didDisappear: () throws -> Void = {}
  /// Runs from the appearance of the view, and again after each change of the value.
  var task = OptionalTask.none

  public func _expand(into expansion: inout ViewExpansion) {
    expansion.wrap(content) { LifecycleComponent(self, $0, at: $1) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

extension View {
  /// Runs `action` when this view is shown.
  public func onAppear(perform action: @escaping () throws -> Void) -> LifecycleView<Self, Bool> {
    LifecycleView(content: self, value: true, didAppear: action)
  }

  /// Runs `action` when this view is no longer shown.
  public func onDisappear(
    perform action: @escaping () throws -> Void
  ) -> LifecycleView<Self, Bool> {
    LifecycleView(content: self, value: true, didDisappear: action)
  }

  /// Runs `action` after `value` has changed.
  ///
  /// - Parameters:
  ///   - initial: whether `action` runs when the view is shown, too.
  ///   - action: gets the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) throws -> Void
  ) -> LifecycleView<Self, Value> {
    LifecycleView(
      content: self, value: value, didAppear: { if initial { try action(value, value) } },
      didChange: action)
  }

  /// Runs `action` after `value` has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () throws -> Void
  ) -> LifecycleView<Self, Value> {
    onChange(of: value, initial: initial) { _, _ in try action() }
  }
}

/// The component of a ``LifecycleView``; its controller calls the handlers of the newest view.
private final class LifecycleComponent<Content: View, Value: Equatable>: WrapperComponent<Void> {
  fileprivate let view: LifecycleView<Content, Value>

  init(_ view: LifecycleView<Content, Value>, _ content: Component, at path: ViewPath?) {
    self.view = view
    super.init(content, at: path)
  }

  override func makeController() -> ComponentController? {
    LifecycleController<Content, Value>(component: self)
  }
}

private final class LifecycleController<Content: View, Value: Equatable>: ComponentController {
  private var newest: LifecycleView<Content, Value>? {
    (component as? LifecycleComponent<Content, Value>)?.view
  }
  private var value: Value?
  private var shown: LifecycleView<Content, Value>?
  private var running: TreeTasks.ID?

  override func didMount() {
    guard let newest else { return }
    shown = newest
    value = newest.value
    runHandler("onAppear") { try newest.didAppear() }
    start(newest.task.work)
  }

  override func didUpdateComponent() {
    guard let newest else { return }
    shown = newest
    guard let old = value, !exactlyEqual(old, newest.value) else { return }
    value = newest.value
    runHandler("onChange") { try newest.didChange(old, newest.value) }
    if newest.task.work != nil { start(newest.task.work) }
  }

  override func didUnmount() {
    let last = shown
    shown = nil
    start(nil)
    runHandler("onDisappear") { try last?.didDisappear() }
  }

  /// Cancels the running task, and starts `work`.
  private func start(_ work: AsyncWork?) {
    if let running { tasks.cancel(running) }
    running = work.flatMap { tasks.start(event: "task", $0.run) }
  }
}
