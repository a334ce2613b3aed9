import TrellisBase

/// One generation of a component's identity: its state, its controller, its component, and its child nodes.
///
/// A node is made for every scope and every render component of a build, and is frozen when the build ends;
/// a later build shares the nodes below a reused component. A plain component has no node, because nothing of it lasts
/// from one build to the next; its children are linked to the node above it. ComponentKit instead makes a node for every
/// component of a tree with a render component. ``Component/descriptionWithChildren`` lists both kinds.
///
/// Child nodes have two kinds of keys: by *owner*, the scope in which they were opened, and by *parent*, the component
/// whose children they are. ComponentKit has classes for nodes with one child and with several; here one class has any
/// number.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or calls a method of
///   `TreeNodeChildren`, which changes no other node. So no access of it begins during another.
///
/// Source: ComponentKit's tree node and scope handle in one (rows F4–F6, G1, G5).
public final class TreeNode {
  /// The number of a node, the same in all generations.
  public struct ID: Hashable, Sendable, Comparable, CustomStringConvertible {
    let value: Int
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.value < rhs.value }
    public var description: String { "\(value)" }
  }

  package let identity: NodeIdentity
  let base: TreeNodeKey.Base
  /// The number of the build that made this node.
  let build: BuildNumber
  /// The depth of nested components below a render component.
  ///
  /// More than ``RenderLimits/depth`` is a mistake, so clamped numbers suffice.
  @exclusivity(unchecked)
  var height: UInt16 = 0
  /// The keys of the environment that were read while the component was rendered.
  @exclusivity(unchecked)
  var ownKeysRead: EnvironmentKeySet = []
  /// The keys that were read while the component, or one below it, was rendered.
  @exclusivity(unchecked)
  var keysRead: EnvironmentKeySet = []
  private var scopeSteps: ScopeSteps = []
  /// The number of builds from ``build`` to the last one that linked this node to its parent, plus one; 0 before the
  /// first link.
  ///
  /// A node in use for 2^32 builds stays at the largest number, and is no longer checked.
  @exclusivity(unchecked)
  private var linkedAfter: UInt32 = 0
  /// `nil` for a node without state.
  @exclusivity(unchecked)
  private(set) var state: StateBox?
  @exclusivity(unchecked)
  private(set) var controller: ComponentController?
  /// The component of this node. Components remove themselves in `deinit`.
  @exclusivity(unchecked)
  public internal(set) unowned(unsafe) var component: Component?
  @exclusivity(unchecked)
  var children = TreeNodeChildren()
  /// The previous and the next generation. A node that ends links its neighbours to each other.
  @exclusivity(unchecked)
  unowned(unsafe) private(set) var older: TreeNode?
  unowned(unsafe) private var newer: TreeNode?

  init(
    identity: NodeIdentity, base: TreeNodeKey.Base, build: BuildNumber, state: StateBox? = nil,
    controller: ComponentController? = nil
  ) {
    self.identity = identity
    self.base = base
    self.build = build
    self.state = state
    self.controller = controller
    older = identity.newest
    older?.newer = self
    if older?.hasPublicID == true { scopeSteps = .hasPublicID }
    identity.newest = self
  }

  /// Makes a node outside a tree: updates of its state have no effect.
  convenience init(detachedWith state: StateBox? = nil) {
    let tree = TreeContext(listener: nil)
    self.init(
      identity: NodeIdentity(id: tree.makeID(), tree: tree, parent: nil),
      base: TreeNodeKey.Base(type: TreeNode.self, identifier: nil, keys: []),
      build: 0, state: state)
  }

  deinit {
    older?.newer = newer
    if let newer { newer.older = older } else { identity.newest = older }
  }

  /// The number of the identity: unique in its tree, and the same in all generations.
  public var id: ID { identity.id }

  // MARK: Scope

  /// The completed steps of a scope.
  private struct ScopeSteps: OptionSet {
    let rawValue: UInt8
    /// A component acquired the node.
    static let isAcquired = Self(rawValue: 1)
    /// The scope was closed.
    static let isResolved = Self(rawValue: 2)
    /// A scope was opened while the component was rendered.
    static let opensScopes = Self(rawValue: 4)
    /// The child was made in another environment than the component.
    static let hasFormerFrame = Self(rawValue: 8)
    /// Texts of elements contain the identifier of the node.
    static let hasPublicID = Self(rawValue: 16)
    /// The steps of the render; they stay with the rendered child.
    static let ofRender: Self = [opensScopes, hasFormerFrame]
  }

  /// Whether a build can use the rendered child again and replace some of its descendants.
  var canReuseChild: Bool { scopeSteps.isDisjoint(with: .ofRender) }

  /// Whether the child was made in another environment than the component.
  var hasChildOfFormerFrame: Bool { scopeSteps.contains(.hasFormerFrame) }

  /// Whether texts of elements contain the identifier of the node, so that it is stored with the states.
  var hasPublicID: Bool { scopeSteps.contains(.hasPublicID) }

  /// Records that texts of elements contain the identifier of the node, in this generation and all later ones.
  func recordPublicID() {
    guard !hasPublicID else { return }
    scopeSteps.insert(.hasPublicID)
    identity.tree.recordState(of: identity)
  }

  /// Records that a scope was opened while the component was rendered.
  func recordScope() { scopeSteps.insert(.opensScopes) }

  /// Copies the records about the child that `previous` rendered.
  ///
  /// - Parameter hasSameFrame: whether both components were made with the same values of the environment.
  func adoptRenderTraits(of previous: TreeNode, hasSameFrame: Bool) {
    scopeSteps.formUnion(previous.scopeSteps.intersection(.ofRender))
    if !hasSameFrame { scopeSteps.insert(.hasFormerFrame) }
  }

  /// Gives the node to `component` if no component has it yet and the type matches (row F5).
  func acquire(by component: Component) -> Bool {
    guard !scopeSteps.contains(.isAcquired), component.typeIdentity == base.type else {
      return false
    }
    adopt(component)
    return true
  }

  /// Makes `component` the component of this node, without a check of its type.
  func adopt(_ component: Component) {
    scopeSteps.insert(.isAcquired)
    if let old = component.treeNode, old !== self { old.component = nil }
    component.treeNode = self
    self.component = component
  }

  /// Gives the node back to `component` after a discarded build gave it another node.
  func returnTo(_ component: Component) {
    if let newer = component.treeNode, newer !== self, newer.component === component {
      newer.component = nil
    }
    component.treeNode = self
    self.component = component
  }

  /// Replaces the state of this generation, while the scope is open.
  func replaceState(_ state: StateBox) {
    guard
      require(
        !scopeSteps.contains(.isResolved),
        """
        The state of \(component?.typeName ?? "a scope") cannot be replaced after its scope was \
        closed; use the scope's updater
        """)
    else { return }
    self.state = state
    identity.tree.recordState(of: identity)
  }

  /// Makes the controller of a node with a component, if the identity has none (row F6).
  func resolve() {
    scopeSteps.insert(.isResolved)
    guard scopeSteps.contains(.isAcquired), controller == nil, let component else { return }
    controller = component.makeController()
    controller?.follow(identity)
  }

  // MARK: Component tree

  /// Makes this node a child of `parent`, after the children linked before.
  ///
  /// - Precondition: this node has no other position in the tree being built.
  func link(below parent: TreeNode, at slot: TreeNodeChildren.Slot, in build: BuildState) {
    let number = UInt32(clamping: max(0, build.build - self.build) + 1)
    guard
      require(
        linkedAfter != number || number == .max,
        """
        One \(component?.typeName ?? "component") is at two places of a tree; make an instance \
        for each place
        """)
    else { return }
    linkedAfter = number
    if identity.parent !== parent.identity {
      if older != nil || self.build != build.build { build.undo.recordMove(of: identity) }
      identity.parent = parent.identity
    }
    parent.children.append(self, at: slot)
  }
}
