import TrellisBase

/// Lets a parent ask things of components further down: those that want to hear are bound to the
/// trigger, and invoking it runs what they were bound with.
///
/// Copies share those that are bound, and are equal. A trigger keeps no component alive.
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

  /// A trigger to which no component is bound. Each new trigger is unequal to all others.
  public init() {}

  /// Runs `body` with every value from now on, on the oldest component with the identity of
  /// `component` that is alive then.
  ///
  /// - Precondition: the component has an identity, and is not bound yet. The place to bind is a
  ///   controller's ``ComponentController/didInit()``.
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

  /// Takes back what ``bind(_:_:)`` did.
  ///
  /// - Precondition: the component is bound.
  public func unbind(_ component: Component) {
    let identity = component.actionNode.identity
    guard let index = storage.observers.firstIndex(where: { $0.node.identity === identity }) else {
      return Mistake.report(
        "\(component.typeName) is not bound to the trigger; unbind what was bound only")
    }
    storage.observers.remove(at: index)
  }

  /// Runs what is bound, in the order of binding, passing over components that are gone.
  public func invoke(_ value: Value) {
    // The closures that run may bind and unbind.
    for observer in storage.observers {
      let node = observer.node
      node.identity.tree.needsComponents()
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
  /// Runs what is bound, in the order of binding, passing over components that are gone.
  public func invoke() { invoke(()) }
}
