/// The state of a mount in which a hibernating tree wakes.
///
/// A normal mount calls controllers. This mount defers the calls: if every view and frame is unchanged,
/// controllers only get their new component; otherwise all calls are made at the end.
final class RestoringMount {
  /// Whether no view and no frame has changed so far.
  private(set) var isUnchanged = true
  private var controllers: [(controller: ComponentController, component: Component)] = []
  private var known: Set<ObjectIdentifier> = []
  private var calls: [() -> Void] = []

  /// Records a difference.
  func recordChange() { isUnchanged = false }

  /// Records `component` as the new component of `controller`.
  func record(_ controller: ComponentController, _ component: Component) {
    if !controller.hasMountedComponent { recordChange() }
    controllers.append((controller, component))
    known.insert(ObjectIdentifier(controller))
    calls.append { controller.componentWillMount(component) }
  }

  /// Defers a call until ``finish()``.
  func postpone(_ call: @escaping () -> Void) { calls.append(call) }

  /// Whether `controller` has a new component.
  func holds(_ controller: ComponentController) -> Bool {
    known.contains(ObjectIdentifier(controller))
  }

  /// Sets the new components of controllers or, if something changed, makes the deferred calls.
  func finish() {
    if isUnchanged {
      for (controller, component) in controllers { controller.wake(with: component) }
    } else {
      for call in calls { call() }
    }
  }
}
