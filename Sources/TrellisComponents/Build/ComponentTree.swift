/// A part of a host's tree whose states and controllers persist while it is not shown, such as the body of a row that
/// was scrolled out of the window, or the content of a closed tab or dialog.
///
/// The owner, such as a controller or a model, keeps the object. A ``TreeComponent`` shows the part at one position of
/// the tree. While no component does, the part is *detached*: it has no components and no elements, its controllers are
/// unmounted and not visible, and updates of its states wait. It can be shown again at any position; everything in it
/// is then rendered again. Its controllers end when the object is released, or with the host.
///
/// The states are stored with the host's states (`encodeState()`), also while the tree is detached.
///
/// Source: ComponentKit's attach controller and scope roots of cells (rows E25–E27, algorithm 2.11).
public final class ComponentTree {
  /// The name of the tree, unique in its host and the same in each process.
  public let id: String
  /// The newest node in use; `nil` before the first render.
  private(set) var node: TreeNode?
  /// The number of nodes, while the tree is detached.
  private var detachedCount = 0

  /// A tree that is not shown yet.
  public init(id: String) { self.id = id }

  deinit {
    guard let node else { return }
    let link = node.identity.tree
    link.persistentTrees[node.id] = nil
    guard isDetached else { return }
    link.detachedNodeCount -= detachedCount
    endControllers()
  }

  /// Ends the controllers of the tree, as their host ends.
  package func endControllers() { node?.forEachController { $0.end() } }

  /// Whether the tree was shown and is not shown now.
  public private(set) var isDetached = false

  /// Makes `node` the newest one, after the tree was built at a position.
  ///
  /// - Returns: the former node, if the tree was detached.
  func attach(_ node: TreeNode) -> TreeNode? {
    let link = node.identity.tree
    let former = isDetached ? self.node : nil
    if self.node == nil { link.persistentTrees[node.id] = TreeContext.PersistentTree(tree: self) }
    self.node = node
    link.detachedNodeCount -= detachedCount
    detachedCount = 0
    isDetached = false
    return former
  }

  /// Whether something in the tree has a state that a new tree would not have.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree.
  package var holdsStates: Bool {
    var holdsStates = false
    node?.forEachNode { node in
      guard let state = node.state else { return }
      let isEmpty =
        state.isExactly(StateSlots.self)
        && state.uncheckedValue(as: StateSlots.self).form.slots.isEmpty
      if !isEmpty { holdsStates = true }
    }
    return holdsStates
  }

  /// Records that no component shows the tree any more.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree.
  func detach() {
    guard let node, !isDetached else { return }
    isDetached = true
    node.forEachNode { node in
      detachedCount += 1
      node.controller?.setVisible(false)
    }
    node.identity.tree.detachedNodeCount += detachedCount
  }
}

/// Shows a ``ComponentTree``.
///
/// ```swift
/// TreeComponent(settings.tree) { SettingsComponent(settings) }
/// ```
///
/// A tree has one position at a time. It may move to another position in any render.
public final class TreeComponent: RenderComponent<Void> {
  /// The tree that is shown.
  public let tree: ComponentTree
  private let content: () -> Component?
  /// The object that `content` reads; `nil` for none.
  package let source: AnyObject?

  /// - Parameter content: makes the root component of the tree, when this component is rendered.
  public convenience init(_ tree: ComponentTree, content: @escaping () -> Component?) {
    self.init(tree, source: nil, content: content)
  }

  package init(_ tree: ComponentTree, source: AnyObject?, content: @escaping () -> Component?) {
    self.tree = tree
    self.source = source
    self.content = content
    super.init(identifier: tree.id)
  }

  public override func render(_ state: Void) -> Component? { content() }

  override var persistentTree: ComponentTree? { tree }

  /// The component that shows `tree` in the previous build, if it can be used again in place of a new one with an equal
  /// content; `nil` if a new one would have other values of the environment.
  package static func reusable(for tree: ComponentTree) -> TreeComponent? {
    guard !tree.isDetached, let component = tree.node?.component as? TreeComponent,
      let surroundings = ComponentSurroundings.current, surroundings.allowsReuse,
      surroundings.areSame(as: component)
    else { return nil }
    return component
  }
}

extension TreeContext {
  /// A weak reference to a tree; the application keeps the tree alive.
  struct PersistentTree {
    weak var tree: ComponentTree?
  }

  /// The detached tree around the node of `identity`; `nil` for none.
  ///
  /// - Complexity: O(depth), and O(1) without persistent trees.
  func detachedTree(around identity: NodeIdentity) -> ComponentTree? {
    if detachedNodeCount == 0 { return nil }
    var next: NodeIdentity? = identity
    while let identity = next {
      if let tree = persistentTrees[identity.id]?.tree, tree.isDetached { return tree }
      next = identity.parent
    }
    return nil
  }

  /// The detached trees, in the order of their numbers.
  var detachedTrees: [ComponentTree] {
    if detachedNodeCount == 0 { return [] }
    return persistentTrees.sorted { $0.key < $1.key }.compactMap(\.value.tree).filter(\.isDetached)
  }
}

extension TreeNode {
  /// The detached trees of this node's host, in the order of their numbers.
  package var detachedTrees: [ComponentTree] { identity.tree.detachedTrees }

  /// Whether this node's host has shown an ``EmbeddedTree``.
  package var hasShownEmbeddedTrees: Bool { identity.tree.hasShownEmbeddedTrees }

  /// The number of nodes in the detached trees of this node's host, without a walk.
  package var detachedNodeCount: Int { identity.tree.detachedNodeCount }
}
