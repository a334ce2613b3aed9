import TrellisBase
public import TrellisDOM
public import TrellisLayout

/// An immutable description of a piece of interface: its view, its size, and, in subclasses, its children.
///
/// Every build makes new components. They are compared by identity; the ``treeNode`` lasts from one build
/// to the next. The class itself can be used for a component without children.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or calls a method of
///   `LayoutCache`, which calls no code of a component. So no access of it begins during another.
///
/// Source: ComponentKit's component (rows A1, B1–B3).
open class Component: Responder {
  /// The element and the attributes of the component; `nil` for a component that only arranges others and
  /// adds no element to the document.
  @exclusivity(unchecked)
  public internal(set) final var viewConfiguration: ViewConfiguration?

  /// The requested size and the metadata, stored separately because few components have them.
  @exclusivity(unchecked)
  private final var details: ComponentDetails?

  /// The identity of the component across builds, if it has one.
  @exclusivity(unchecked)
  public internal(set) final var treeNode: TreeNode?

  /// The last build that used the component.
  @exclusivity(unchecked)
  final var usedInBuild = BuildMark.none

  /// A hash of the conditions and identifiers around the component in the body of its owner; 0 for a component that its
  /// type and order identify, or that shares the path of the component around it.
  ///
  /// Views of different paths never have the same identity (``ViewIdentity``).
  @exclusivity(unchecked)
  package final var pathHash: UInt32 = 0

  /// Whether a render component made ``viewConfiguration`` from its state; stored here, where the flag
  /// takes no additional memory.
  final var hasViewOfState = false

  /// The cached `StoredFlexibility` for the parent flexbox; 0 if not cached. It takes no additional memory here.
  @exclusivity(unchecked)
  package final var flexibilityByte: UInt8 = 0

  /// While the component is mounted without a view: the number of its descendants' views that are direct children of
  /// the container. It takes no additional memory here.
  @exclusivity(unchecked)
  final var mountedViewCount: Int32 = 0

  /// The data of the mount; `nil` while the component is not mounted.
  @exclusivity(unchecked)
  final var mountInfo: MountInfo?

  /// The layouts that the component computed.
  @exclusivity(unchecked)
  package internal(set) final var layouts = LayoutCache()

  /// - Parameters:
  ///   - view: the element to mount, or `nil` to add none.
  ///   - size: the requested size; the parent's constraint always takes precedence.
  /// - Precondition: a component for a host's tree is made during a build; only a component without state
  ///   and children may be made during a layout.
  public init(view: ViewConfiguration? = nil, size: ComponentSize = .auto) {
    self.viewConfiguration = view
    details = ComponentDetails.storing(size)
    begin(in: RenderContext.current)
  }

  /// Makes a render component.
  init(
    view: ViewConfiguration?, details: ComponentDetails? = nil, rendersIn context: RenderContext?
  ) {
    viewConfiguration = view
    self.details = details
    begin(in: context)
  }

  private func begin(in context: RenderContext?) {
    guard let build = context?.build else {
      usedInBuild = Self.madeOutsideOfBuilds
      checkLayoutMayMakeThis(context)
      return
    }
    build.counters.componentsBuilt += 1
    if let viewConfiguration {
      self.viewConfiguration = build.recentConfigurations.shared(viewConfiguration)
    }
    if rendering == nil { build.acquireNode(for: self) }
  }

  /// The value of ``usedInBuild`` for a component that no build may use.
  ///
  /// ComponentKit stops when such a component is made (row A2); here it can still be measured.
  static let madeOutsideOfBuilds = BuildMark.outside

  private func checkLayoutMayMakeThis(_ context: RenderContext?) {
    guard rendering != nil, let parent = context?.layoutStack.last?.component else { return }
    ProgrammerError.report(
      """
      \(typeName) was made by \(parent.typeName) while computing a layout, when it is too late to \
      build a render component; make it when \(parent.typeName) is made
      """)
  }

  /// The component as a render component, whose node and child are made by the build.
  var rendering: (any RenderBuilding)? { nil }

  /// The type of the component for its scope and its node. A component class with many kinds can override
  /// it to distinguish them.
  ///
  /// Source: ComponentKit's type name (row A17).
  open var typeIdentity: Any.Type { Self.self }

  // MARK: Children

  /// The number of children, including absent ones. A component with children overrides this property and
  /// ``child(at:)``.
  open var numberOfChildren: Int { 0 }

  /// The child at `index`, from 0 to ``numberOfChildren`` (exclusive); `nil` if it is absent.
  open func child(at index: Int) -> Component? { nil }

  /// Calls `body` with every present child, in order.
  final func forEachChild(_ body: (Component) -> Void) {
    for index in 0..<numberOfChildren {
      if let child = child(at: index) { body(child) }
    }
  }

  /// Whether each present child is in each layout of the component. Overridden by components that hide some of
  /// their children.
  ///
  /// A host that checks this reports a child that is not laid out as a mistake (`ComponentHost.checksListedChildren`).
  open var laysOutAllChildren: Bool { true }

  // MARK: Layout

  /// The requested size of this component.
  public final var size: ComponentSize { details?.size?.size ?? .auto }

  /// Whether the component requests a size, or has metadata.
  final var hasDetails: Bool { details != nil }

  /// Computes the layout in a range that already includes the component's own size.
  ///
  /// The result must be a layout of this component with a size in `range`. The default implementation has
  /// no children and takes the minimum size.
  open func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.min)
  }

  /// Computes the layout from the parent's constraint and the component's own size.
  ///
  /// Overridden in rare cases, by components that treat their own size differently. By default the
  /// component is laid out in the intersection of `range` and its own size; if they are disjoint, the
  /// parent's constraint takes precedence.
  open func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    size == .auto
      ? computeLayout(thatFits: range)
      : computeLayout(thatFits: range.intersect(size.resolve(in: parentSize)))
  }

  /// The distance of the first baseline from the top of `layout`, in CSS pixels; `nil` for a component without a
  /// baseline: its bottom edge is used instead.
  open func firstBaseline(of layout: Layout) -> Double? { nil }

  /// Whether this component lays itself out like `previous` for every constraint, provided that its
  /// children do so too. `previous` has the same class and size, and the same position in the previous build.
  /// If so, this component inherits the cached layouts of `previous`.
  ///
  /// Override this method to compare everything that ``computeLayout(thatFits:)`` and
  /// ``firstBaseline(of:)`` read besides the children, the range and the environment. The default is
  /// `false`.
  open func hasSameLayoutInputs(as previous: Component) -> Bool { type(of: self) == Component.self }

  /// Called when the component replaced `previous`, of the same class, at the same position of the tree.
  /// Override it to reuse data of `previous` for the next layout.
  open func didReplace(_ previous: Component) {}

  /// Called in a build when the layouts of a component from an earlier build become invalid.
  open func willLayOutAgain() {}

  // MARK: View

  /// The view to mount for `layout`, if it depends on the layout's size.
  ///
  /// Its element name and the shape of its attributes must be the same as in ``viewConfiguration``.
  open func viewConfiguration(for layout: Layout) -> ViewConfiguration? { viewConfiguration }

  // MARK: Mounting

  /// Mounts the component in `context`, and returns whether and where its children are to be mounted.
  ///
  /// Overridden in rare cases, to omit children or to put them into another element; an override must call
  /// `super` with the given context and layout.
  ///
  /// Source: ComponentKit's mount step (row E4).
  open func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    let mounter = context.manager.mounter
    mounter.notifyWillMount(self)
    return mounter.assignView(to: self, layout, in: context, of: supercomponent)
  }

  /// Called after the component and its descendants are mounted.
  open func childrenDidMount() {}

  // MARK: Animating

  /// The animations to play when the component appears in the mounted tree.
  ///
  /// Called before the mount, for components with an identity only: components made in a scope, and render components. A
  /// host that checks its components (`ComponentHost.checksListedChildren`) calls this and the other methods for
  /// animations of all components, and reports a result of a component without an identity.
  open func animationsOnInitialMount() -> [ComponentAnimation] { [] }

  /// The animations to play when the component replaces `previous`; `previous` is still mounted during the call.
  open func animations(fromPrevious previous: Component) -> [ComponentAnimation] { [] }

  /// The animations to play on the component's element after it is unmounted; called while it is still
  /// mounted.
  open func animationsOnFinalUnmount() -> [FinalUnmountAnimation] { [] }

  /// The movement of all views whose position changes in the mount in which the component replaces
  /// `previous`. If several components return one, the last one is used.
  open func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? { nil }

  /// The element of this component's animations; `nil` if there is none.
  open var viewForAnimation: Element? { mountInfo?.view?.element }

  /// The children in the order of reading; `nil`, the default, if it is the order of painting.
  ///
  /// The document, and with it assistive technology and the tab key, follows this order. Children that are not in the
  /// list come after the listed ones; `z-index` keeps the order of painting (``Layout/children``).
  ///
  /// Source: ComponentKit's accessibility children (row Y5).
  open var accessibilityChildren: [Component]? { nil }

  // MARK: Responding

  /// Whether the component handles `action`. By default, the actions that its type implements; override it
  /// to refuse an action, or to handle one by name in ``perform(_:event:)``.
  open func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Handles an action that ``canPerform(_:sender:)`` accepted and that no type implements. An override handles all of
  /// them; the default implementation reports a programmer's mistake.
  open func perform(_ action: ActionName, event: ActionEvent) { reportUnhandled(action) }

  /// The responder that handles `action`: this component, or a later one of the chain.
  open func target(for action: ActionName, sender: Component?) -> (any Responder)? {
    canPerform(action, sender: sender)
      ? self : nextResponder?.target(for: action, sender: sender)
  }

  // MARK: Controller

  /// Makes the controller of the component; called when its identity first appears in a tree.
  ///
  /// A component with a controller needs a scope; a ``RenderComponent`` always has an identity.
  open func makeController() -> ComponentController? { nil }

  // MARK: Describing

  /// The name of the component's class, for descriptions.
  open var typeName: String { String(describing: Self.self) }

  /// Further properties of the component, for descriptions of the tree and for code that finds components: the values
  /// that ``metadata(_:_:)`` set. An override adds its own to the values of `super`.
  open var metadata: [String: any Sendable] { details?.metadata ?? [:] }

  /// Sets a value of ``metadata``; for the parent that makes the component.
  ///
  /// ```swift
  /// FilmComponent(film).metadata("origin", "search")
  /// ```
  ///
  /// - Returns: this component.
  public final func metadata(_ key: String, _ value: some Sendable) -> Self {
    var values = details?.metadata ?? [:]
    values[key] = value
    details = .metadata(values, details?.size)
    return self
  }

  deinit {
    if let treeNode, treeNode.component === self { treeNode.component = nil }
    // Mounted children would refer to a released component, so the program must stop.
    if mountInfo != nil {
      fatalError(
        "\(Self.self) is released while it is mounted; unmount the tree before dropping it")
    }
  }
}

extension Component {
  /// The controller of this component's identity, if it has one.
  public final var controller: ComponentController? { treeNode?.controller }

  /// The identifier of this component's identity, the same in all builds.
  public final var uniqueIdentifier: TreeNode.ID? { treeNode?.id }

  /// Whether the component is mounted.
  public final var isMounted: Bool { mountInfo != nil }

  /// The component in which this one is mounted.
  public final var supercomponent: Component? { mountInfo?.supercomponent }
}
