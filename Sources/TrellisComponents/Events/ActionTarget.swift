/// A component or controller that can make actions to itself.
public protocol ActionTarget: AnyObject {
  /// The node to which the actions are bound.
  var actionNode: ActionNode { get }
}

/// The target of a component's or controller's actions: its identity, from a certain build on.
///
/// Source: ComponentKit's scoped responder with its key (row F13).
public struct ActionNode {
  let identity: NodeIdentity
  let build: BuildNumber
}

extension Component: ActionTarget {
  /// The node of this component; its actions never run on components of earlier builds.
  ///
  /// - Precondition: the component has an identity: it was made in its own scope, or it is a ``RenderComponent`` in a
  ///   tree.
  public final var actionNode: ActionNode {
    let node = requireNode("has no identity to send actions to")
    return ActionNode(identity: node.identity, build: node.build)
  }
}

extension ComponentController: ActionTarget {
  /// The identity of the controller, from its first build on.
  ///
  /// - Precondition: the controller was made by the build of a component; call this in
  ///   ``ComponentController/didInit()`` or later.
  public final var actionNode: ActionNode {
    ActionNode(identity: requiredIdentity, build: 0)
  }
}

extension ActionTarget {
  /// An action that calls `method` on the component or controller with this identity.
  ///
  /// The target is the oldest living component of the identity, from this one on: between a build and its mount, the
  /// component on screen. The action keeps no component alive, works for an unmounted component, wakes a hibernating
  /// host, and does nothing after the end of the identity.
  ///
  /// - Parameter identity: identifies `method`; two actions to one component are equal if their identities
  ///   are. Without an identity, an action is equal to copies of itself only.
  /// - Precondition: the component has an identity: it was made in its own scope, or it is a ``RenderComponent`` in a
  ///   tree.
  public func action<Value>(
    _ method: @escaping (Self) -> (Value) throws -> Void, identity: AnyHashable? = nil
  ) -> Action<Value> {
    scopedAction(identity) { target, value in try method(target)(value) }
  }

  /// An action that calls `method` without the value.
  public func action<Value>(
    _ method: @escaping (Self) -> () throws -> Void, identity: AnyHashable? = nil
  ) -> Action<Value> {
    scopedAction(identity) { target, _ in try method(target)() }
  }

  private func scopedAction<Value>(
    _ name: AnyHashable?, _ body: @escaping (Self, Value) throws -> Void
  ) -> Action<Value> {
    let node = actionNode
    let find: () -> Self? = {
      let found = node.identity.earliestLiveNode(since: node.build)
      return found?.component as? Self ?? found?.controller as? Self
    }
    return Action(
      .scoped(node.identity, .closure(name)),
      { value, _, _ in
        node.identity.wakeComponent()
        if let target = find() { try body(target, value) }
      }, target: { _, _ in find() })
  }
}

extension Component {
  /// An action that calls the first responder that can perform `name`: the component with this identity,
  /// its controller and, if it is mounted, its ancestors.
  ///
  /// Source: ComponentKit's scoped action (row H4).
  ///
  /// - Precondition: the component has an identity.
  public final func action<Value>(named name: ActionName) -> Action<Value> {
    let node = actionNode
    let find: (Component) -> (any Responder)? = { sender in
      node.identity.earliestLiveNode(since: node.build)?.component?
        .target(for: name, sender: sender)
    }
    return Action(
      .scoped(node.identity, .chain(name)),
      { value, sender, _ in
        node.identity.wakeComponent()
        find(sender)?.perform(name, event: ActionEvent(sender: sender, value: value))
      }, target: { sender, _ in find(sender) })
  }
}
