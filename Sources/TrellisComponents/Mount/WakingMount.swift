/// The record of the mount in which a hibernating tree wakes.
///
/// Controllers are called by a normal mount. This mount keeps the calls back: if every view and frame turns
/// out as it was, controllers only learn their new component; otherwise all calls are made at the end.
final class WakingMount {
  /// Whether everything so far is as it was when the tree began to hibernate.
  private(set) var isUnchanged = true
  private var controllers: [(controller: ComponentController, component: Component)] = []
  private var known: Set<ObjectIdentifier> = []
  private var calls: [() -> Void] = []

  /// Notes that something is not as it was.
  func noteChange() { isUnchanged = false }

  /// Notes that `component` is the new component of `controller`.
  func note(_ controller: ComponentController, _ component: Component) {
    if !controller.hasMountedComponent { noteChange() }
    controllers.append((controller, component))
    known.insert(ObjectIdentifier(controller))
    calls.append { controller.componentWillMount(component) }
  }

  /// Keeps a call back until ``finish()``.
  func postpone(_ call: @escaping () -> Void) { calls.append(call) }

  /// Whether `controller` has a new component.
  func holds(_ controller: ComponentController) -> Bool {
    known.contains(ObjectIdentifier(controller))
  }

  /// Hands the new components to controllers or, if something changed, makes the calls that were kept back.
  func finish() {
    if isUnchanged {
      for (controller, component) in controllers { controller.wake(with: component) }
    } else {
      for call in calls { call() }
    }
  }
}
