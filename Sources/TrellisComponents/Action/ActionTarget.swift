/// A component or controller that can make actions that lead to itself.
public protocol ActionTarget: AnyObject {
  /// The object that the actions are bound to.
  var actionNode: ActionNode { get }
}

/// The identity that actions of a component or controller lead to, from some build on.
///
/// Source: ComponentKit's scoped responder with its key (row F13).
public struct ActionNode {
  let identity: NodeIdentity
  let build: BuildNumber
}

extension Component: ActionTarget {
  /// The node of this component; actions made from it never run on components of earlier builds.
  ///
  /// - Precondition: the component has an identity: a scope of its own, or it is a ``RenderComponent`` in a
  ///   tree.
  public final var actionNode: ActionNode {
    let node = requireNode("has no identity to send actions to")
    return ActionNode(identity: node.identity, build: node.build)
  }
}

extension ComponentController: ActionTarget {
  /// The identity that the controller follows, from its first build on.
  ///
  /// - Precondition: the controller was made by the build of a component; ask in
  ///   ``ComponentController/didInit()`` or later.
  public final var actionNode: ActionNode {
    ActionNode(identity: requiredIdentity, build: 0)
  }
}

extension ActionTarget {
  /// An action that calls `method` on the component or controller with this one's identity.
  ///
  /// It leads to the oldest component, from this one on, that is still alive: between a build and
  /// its mount, to the one on screen. It keeps no component alive, works without being mounted, wakes a
  /// hibernating host, and does nothing once the identity is gone.
  ///
  /// - Parameter identity: names `method`; two actions to one component are equal when their
  ///   identities are. Without one, an action is equal to copies of itself only.
  /// - Precondition: the component has an identity: a scope of its own, or it is a
  ///   ``RenderComponent`` in a tree.
  public func action<Value>(
    _ method: @escaping (Self) -> (Value) -> Void, identity: AnyHashable? = nil
  ) -> Action<Value> {
    scopedAction(identity) { target, value in method(target)(value) }
  }

  /// An action that calls `method`, which takes nothing, whatever is sent.
  public func action<Value>(
    _ method: @escaping (Self) -> () -> Void, identity: AnyHashable? = nil
  ) -> Action<Value> {
    scopedAction(identity) { target, _ in method(target)() }
  }

  private func scopedAction<Value>(
    _ name: AnyHashable?, _ body: @escaping (Self, Value) -> Void
  ) -> Action<Value> {
    let node = actionNode
    let find: () -> Self? = {
      let found = node.identity.earliestLiveNode(since: node.build)
      return found?.component as? Self ?? found?.controller as? Self
    }
    return Action(
      .scoped(node.identity, .closure(name)),
      { value, _, _ in
        node.identity.tree.needsComponents()
        if let target = find() { body(target, value) }
      }, target: { _, _ in find() })
  }
}

extension Component {
  /// An action that asks the component with this one's identity, its controller and, where it is
  /// mounted, all above it for one that can perform `name`.
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
        node.identity.tree.needsComponents()
        find(sender)?.perform(name, event: ActionEvent(sender: sender, value: value))
      }, target: { sender, _ in find(sender) })
  }
}
