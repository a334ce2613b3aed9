import TrellisComponents

extension View {
  /// Runs `action` when this view is shown, and cancels it when the view is no longer shown.
  ///
  /// ```swift
  /// Text(price).task { for await next in prices.updates { price = next } }
  /// ```
  ///
  /// The action runs in the isolation of its page: it may change states and models of the page, and each change shows
  /// when the action waits next. Cancelling follows Swift's rules: the action continues until it checks
  /// `Task.isCancelled`, or waits for a function that does. The end of the page cancels it too. The tasks of a page
  /// continue while its tab is hidden.
  ///
  /// If the action throws, the page shows the failure notice. An error of a cancelled action is no failure.
  ///
  /// A page runs at most 1,000 tasks at a time, including the tasks of handlers; more are a mistake.
  public func task(_ action: @escaping AsyncHandler) -> LifecycleView<Self, Bool> {
    LifecycleView(content: self, value: true, task: OptionalTask(action))
  }

  /// Runs `action` when this view is shown and, after `id` has changed, again: a change cancels the action of the
  /// former `id`. See ``task(_:)``.
  public func task<ID: Equatable>(
    id: ID, _ action: @escaping AsyncHandler
  ) -> LifecycleView<Self, ID> {
    LifecycleView(content: self, value: id, task: OptionalTask(action))
  }
}

/// A function that runs `handler` as a task of the component being rendered. The task is cancelled when the component
/// is removed.
///
/// - Parameter event: the name of the handler in a failure; `nil` for the event that calls the function.
/// - Precondition: a build is in progress; otherwise the function does nothing.
func starting(event: String? = nil, _ handler: @escaping AsyncHandler) -> () -> Void {
  let tasks = ComponentTasks.current
  return { tasks?.start(event: event, handler) }
}
