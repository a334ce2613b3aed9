extension ComponentController {
  /// Calls `work` before the next build of the tree, outside of all builds, and requests that build.
  package final func beforeNextBuild(_ work: @escaping () -> Void) {
    requiredIdentity.tree.listener?.beforeNextBuild(work)
  }

  /// The tasks of the tree of the controller; `nil` after the end of the tree.
  package final var tasksOfTree: TreeTasks? { requiredIdentity.tree.listener?.tasks }

  /// Reports the failure of a handler to the owner of the tree.
  package final func report(_ failure: HandlerFailure) {
    requiredIdentity.tree.listener?.didFail(failure)
  }

  /// Whether `component`, which is being built or was built, belongs to the tree of the controller.
  package final func isInTree(of component: Component) -> Bool {
    component.treeNode?.identity.tree === requiredIdentity.tree
  }

  /// Whether the newest tree shows the component of the controller: the controller has not ended, and is not in a detached
  /// ``ComponentTree``.
  ///
  /// - Complexity: O(depth), and O(1) without detached trees.
  package final var isInShownTree: Bool {
    let identity = requiredIdentity
    return !isInvalidated && identity.tree.detachedTree(around: identity) == nil
  }
}
