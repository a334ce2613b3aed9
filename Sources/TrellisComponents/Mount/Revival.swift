/// The mounting of components that were built again after their predecessors were let go of.
///
/// As long as everything is found as it was left, nobody is told of it. What controllers would have been
/// told waits: if it turns out at the end that something has changed meanwhile, they hear it after all.
final class Revival {
  /// Whether everything was found as it was left so far.
  private(set) var isUnchanged = true
  private var controllers: [(controller: ComponentController, component: Component)] = []
  private var known: Set<ObjectIdentifier> = []
  private var calls: [() -> Void] = []

  /// Notes that something is not as it was.
  func noteChange() { isUnchanged = false }

  /// Notes that `component` takes the place of the one its controller followed.
  func note(_ controller: ComponentController, _ component: Component) {
    if !controller.hasMountedComponent { noteChange() }
    controllers.append((controller, component))
    known.insert(ObjectIdentifier(controller))
    calls.append { controller.componentWillMount(component) }
  }

  /// Keeps a call for the case that something has changed.
  func postpone(_ call: @escaping () -> Void) { calls.append(call) }

  /// Whether `controller` has a component again.
  func holds(_ controller: ComponentController) -> Bool {
    known.contains(ObjectIdentifier(controller))
  }

  /// Has controllers go on as if nothing had been, or else tells them all.
  func finish() {
    if isUnchanged {
      for (controller, component) in controllers { controller.resume(with: component) }
    } else {
      for call in calls { call() }
    }
  }
}
