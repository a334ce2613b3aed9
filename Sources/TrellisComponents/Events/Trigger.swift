import TrellisBase

/// Calls from a parent to its descendants: components bind handlers to the trigger, and invoking it runs the handlers.
///
/// Copies share their handlers, and are equal. A trigger keeps no component alive.
///
/// Source: ComponentKit's trigger (row H20).
public struct Trigger<Value> {
  private final class Storage {
    var observers: [Observer] = []
  }

  private struct Observer {
    let node: ActionNode
    let run: (Component, Value) -> Void
  }

  private let storage = Storage()

  /// A trigger without handlers. Each new trigger is unequal to all others.
  public init() {}

  /// Runs `body` with every value from now on, on the oldest living component with the identity of
  /// `component`.
  ///
  /// - Precondition: the component has an identity, and is not bound yet. Bind in
  ///   ``ComponentController/didInit()`` of a controller.
  public func bind<Target: Component>(
    _ component: Target, _ body: @escaping (Target, Value) -> Void
  ) {
    let node = component.actionNode
    guard
      require(
        !storage.observers.contains { $0.node.identity === node.identity },
        "\(component.typeName) is bound to the trigger already; bind it once, in didInit() say")
    else { return }
    storage.observers.append(
      Observer(node: node) { target, value in
        if let target = target as? Target { body(target, value) }
      })
  }

  /// Reverses ``bind(_:_:)``.
  ///
  /// - Precondition: the component is bound.
  public func unbind(_ component: Component) {
    let identity = component.actionNode.identity
    guard let index = storage.observers.firstIndex(where: { $0.node.identity === identity }) else {
      return ProgrammerError.report(
        "\(component.typeName) is not bound to the trigger; unbind only a bound component")
    }
    storage.observers.remove(at: index)
  }

  /// Runs the handlers in the order of binding, except those whose components are gone.
  public func invoke(_ value: Value) {
    // A handler may bind and unbind.
    for observer in storage.observers {
      let node = observer.node
      node.identity.wakeComponent()
      guard let target = node.identity.earliestLiveNode(since: node.build)?.component else {
        continue
      }
      observer.run(target, value)
    }
  }
}

extension Trigger: Equatable {
  public static func == (lhs: Trigger, rhs: Trigger) -> Bool { lhs.storage === rhs.storage }
}

extension Trigger where Value == Void {
  /// Runs the handlers in the order of binding, except those whose components are gone.
  public func invoke() { invoke(()) }
}
