/// The root of the tree nodes of one build.
///
/// Source: ComponentKit's scope root and root node (rows F8, G3).
package final class ScopeRoot {
  package let node: TreeNode
  let tree: TreeContext
  /// Whether no build has filled the root yet.
  package let isEmpty: Bool
  /// The root component of the finished build; it keeps the tree alive.
  package private(set) var component: Component?
  /// The component of the provider, without the cover.
  package private(set) var content: Component?
  /// The maximum depth of nested components.
  package private(set) var depth = 0

  init(tree: TreeContext) {
    self.tree = tree
    isEmpty = true
    node = TreeNode(
      identity: NodeIdentity(id: .init(value: 0), tree: tree, parent: nil),
      base: TreeNodeKey.Base(type: ScopeRoot.self, identifier: nil, keys: []),
      build: 0)
  }

  /// An empty root for the generation after `previous`.
  init(after previous: ScopeRoot, build: BuildNumber) {
    tree = previous.tree
    isEmpty = false
    node = TreeNode(identity: previous.node.identity, base: previous.node.base, build: build)
  }

  /// A root for making components again below `node`; the node stays in its tree.
  init(inside node: TreeNode) {
    tree = node.identity.tree
    isEmpty = false
    self.node = node
  }

  /// Releases the components; the nodes stay.
  func forgetComponent() {
    component = nil
    content = nil
  }

  func forgetContent() { content = nil }

  func finish(with component: Component?, content: Component?, depth: Int) {
    self.component = component
    self.content = content
    self.depth = depth
    node.children.close()
  }
}
