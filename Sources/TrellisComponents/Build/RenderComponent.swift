import TrellisBase
public import TrellisDOM
public import TrellisLayout

/// A component whose child is made from its state, when it is needed.
///
/// A build makes the render component but renders its child only if a dependency changed. After a state
/// update elsewhere, or if ``shouldUpdate(from:)`` returns `false` for the new properties, the child of the
/// previous build is reused with its descendants.
///
/// `State` is `Void` for a component without state.
///
/// Source: ComponentKit's render component (rows R1–R10).
open class RenderComponent<State>: Component, RenderBuilding {
  private let qualifier: TreeNodeKey.Qualifier?
  /// The values in force where the component was made (row X2).
  let environmentFrame: EnvironmentFrame?
  /// The content of the newest build. Unchecked, because each access reads or replaces it as a whole.
  @exclusivity(unchecked) private(set) final var renderedChild: Component?

  /// Makes a component without a view, a size and an identifier.
  public init() {
    let context = RenderContext.current
    qualifier = TreeNodeKey.Qualifier.of(AnyHashable?.none, context?.build?.top.keys ?? [])
    environmentFrame = context?.build?.environmentFrame
    super.init(view: nil, rendersIn: context)
  }

  /// Makes a component that renders its child when the build reaches it.
  ///
  /// - Parameters:
  ///   - view: the element around the child; `nil` for none, or to use ``viewConfiguration(with:)``.
  ///   - size: the requested size of the component and of its child; percentages of the child refer to it. The parent's
  ///     constraint takes precedence.
  ///   - identifier: distinguishes siblings of one type when they change their order; must not change from one build to
  ///     the next.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize, identifier: AnyHashable? = nil
  ) {
    let context = RenderContext.current
    qualifier = TreeNodeKey.Qualifier.of(identifier, context?.build?.top.keys ?? [])
    environmentFrame = context?.build?.environmentFrame
    super.init(view: view, details: ComponentDetails.storing(size), rendersIn: context)
  }

  /// Makes a component that renders its child when the build reaches it; it has the size of its child.
  ///
  /// - Parameters:
  ///   - view: the element around the child; `nil` for none, or to use ``viewConfiguration(with:)``.
  ///   - identifier: distinguishes siblings of one type when they change their order; must not change from one build to
  ///     the next.
  public init(view: ViewConfiguration? = nil, identifier: AnyHashable? = nil) {
    let context = RenderContext.current
    qualifier = TreeNodeKey.Qualifier.of(identifier, context?.build?.top.keys ?? [])
    environmentFrame = context?.build?.environmentFrame
    super.init(view: view, rendersIn: context)
  }

  /// - Parameter identifier: ``identifier`` with its static type, for faster comparisons.
  public init<ID: Hashable>(view: ViewConfiguration? = nil, identifier: ID?) {
    let context = RenderContext.current
    qualifier = TreeNodeKey.Qualifier.of(identifier, context?.build?.top.keys ?? [])
    environmentFrame = context?.build?.environmentFrame
    super.init(view: view, rendersIn: context)
  }

  /// Distinguishes siblings of one type when they change their order.
  public final var identifier: AnyHashable? { qualifier?.identifier }

  override var rendering: (any RenderBuilding)? { self }

  var persistentTree: ComponentTree? { nil }

  /// The state at the component's first build; called once.
  ///
  /// A component with a state overrides this method and returns a `State`; the default is `nil`, except for
  /// `Void`.
  open func initialState() -> State? { () as? State }

  /// Whether the state is encoded with the other states of its tree.
  open var statePersistence: StatePersistence { .encoded }

  /// The child for `state`, or `nil` for none.
  open func render(_ state: State) -> Component? {
    ProgrammerError.report("\(typeName) must override render(_:)")
    return nil
  }

  /// Whether this component may render a different child than `previous`, the component at its position in the previous
  /// build. The default is `true`.
  ///
  /// Pass closures as actions instead of capturing values, and compare every property that ``render(_:)``
  /// reads.
  open func shouldUpdate(from previous: Component) -> Bool { true }

  /// Called when the child of `previous` was reused. Override it to reuse data that `previous`
  /// computed.
  open func didReuse(_ previous: Component) {}

  /// The view for `state`, for a component that was made without a view.
  ///
  /// `nil`, the default, is no view; a view for a former state is removed.
  open func viewConfiguration(with state: State) -> ViewConfiguration? { nil }

  /// Changes the state from any closure, without keeping the component alive.
  ///
  /// - Precondition: the component is part of a tree: from its first render on.
  public final var state: StateUpdater<State> { stateUpdater(of: State.self) }

  /// Changes the state. `change` runs at once, and once; the next build uses the result.
  ///
  /// - Parameter change: Must not update the same state.
  /// - Precondition: the component is part of a tree: from its first render on.
  public final func updateState(
    mode: UpdateMode = .synchronous, _ change: (inout State) -> Void
  ) {
    updateState(of: State.self, mode, change)
  }

  /// The state of the component's build; `nil`, with a programmer error, for a component without a `State`.
  ///
  /// - Precondition: the component is part of a tree: from its first render on.
  public final var currentState: State? {
    if treeNode == nil { reportMissingNode("has no state yet") }
    if let held = treeNode?.state { return value(of: held, as: State.self) }
    let state = initialState()
    require(
      state != nil, "\(typeName) must override initialState() to give its first \(State.self)")
    return state
  }

  // MARK: Children and layout

  public final override var numberOfChildren: Int { renderedChild == nil ? 0 : 1 }
  public final override func child(at index: Int) -> Component? { renderedChild }

  public override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let isSized = hasDetails && size != .auto
    let range = isSized ? range.intersect(size.resolve(in: parentSize)) : range
    let parent = isSized ? ParentSize(range.max) : parentSize
    guard let child = childForLayout(range, parent) else {
      return Layout(of: self, size: range.min)
    }
    let layout = child.layout(thatFits: range, parentSize: parent)
    // In a range that the size changes, other facts about the child's layout do not hold for this one.
    return isSized
      ? Layout(of: self, size: layout.size, children: [.init(position: .zero, layout: layout)])
      : Layout(of: self, as: layout)
  }

  /// The child; a hibernating child wakes if its layout for `range` is not cached.
  @inline(__always)
  private final func childForLayout(_ range: SizeRange, _ parentSize: ParentSize) -> Component? {
    guard let content = renderedChild?.asHibernatingSubtree() else { return renderedChild }
    return child(insteadOf: content, range, parentSize)
  }

  @inline(never)
  private final func child(
    insteadOf content: HibernatingSubtree, _ range: SizeRange, _ parentSize: ParentSize
  ) -> Component? {
    guard let context = RenderContext.current,
      content.layouts.layout(thatFits: range, parentSize: parentSize) == nil
    else { return content }
    if let child = context.renderAgain(self) {
      context.recordWoken(self)
      return child
    }
    requestBuild()
    return renderedChild
  }

  /// Whether this component lays itself out like `previous`, provided that its child does so too. The size is the
  /// child's size in the requested one; first baselines are compared, because a subclass may define its own.
  open override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // No inputs: qualifier, environmentFrame.
    var candidate = previous.layouts.newest
    while let content = candidate {
      let baseline = firstBaseline(of: Layout(component: self, content: content))
      let former = previous.firstBaseline(of: Layout(component: previous, content: content))
      guard baseline == former else { return false }
      candidate = content.older
    }
    return true
  }

  func ownLayoutInputs() -> OwnLayoutInputs? {
    var inputs = OwnLayoutInputs(further: (self as? any LayoutInputsProviding)?.furtherLayoutInputs)
    var candidate = layouts.newest
    while let content = candidate {
      inputs.firstBaselines.append(firstBaseline(of: Layout(component: self, content: content)))
      candidate = content.older
    }
    return inputs
  }

  /// The component's own element or, if it has none, the child's element for animations.
  open override var viewForAnimation: Element? {
    super.viewForAnimation ?? renderedChild?.viewForAnimation
  }

  // MARK: Building

  var nodeBase: TreeNodeKey.Base {
    TreeNodeKey.Base(type: typeIdentity, qualifier: qualifier)
  }

  func isKeyed(by base: TreeNodeKey.Base) -> Bool {
    base == nodeBase
  }

  var makeInitialState: ((StateBox?) -> StateBox?)? {
    guard State.self != Void.self else { return nil }
    return { last in
      guard let state = self.initialState() else { return nil }
      return StateBox.of(state, self.statePersistence, orSame: last)
    }
  }

  // The code is not specialized for `State`, so a function with a `State?` looks up the metadata of that type at each
  // call. The usual path has no `State?`.
  func renderChild() -> Component? {
    guard let held = treeNode?.state, held.isExactly(State.self) else { return renderBuiltState() }
    return render(with: held.uncheckedValue(as: State.self))
  }

  @inline(never)
  private final func renderBuiltState() -> Component? {
    guard let state = currentState else {
      renderedChild = nil
      return nil
    }
    return render(with: state)
  }

  private final func render(with state: State) -> Component? {
    renderedChild = render(state)
    configureView(with: state)
    return renderedChild
  }

  func replaceChild(by child: Component?) { renderedChild = child }

  func adoptChild(of previous: Component) {
    guard type(of: previous) == type(of: self) else { return }
    let previous = unsafeDowncast(previous, to: RenderComponent<State>.self)
    renderedChild = previous.renderedChild
    // The layout of a render component is the layout of its child in the requested size.
    if !(hasDetails || previous.hasDetails) || size == previous.size { layouts = previous.layouts }
    if previous.hasViewOfState {
      viewConfiguration = previous.viewConfiguration
      hasViewOfState = true
    }
    didReuse(previous)
  }

  var renderedContents: RenderedContents {
    get {
      RenderedContents(
        child: renderedChild, view: viewConfiguration, hasViewOfState: hasViewOfState)
    }
    set {
      renderedChild = newValue.child
      viewConfiguration = newValue.view
      hasViewOfState = newValue.hasViewOfState
      layouts.empty()
      (self as? any RenderResultsHolding)?.forgetRenderResults()
    }
  }

  private func configureView(with state: State) {
    guard let configuration = viewConfiguration(with: state) else {
      if hasViewOfState { viewConfiguration = nil }
      hasViewOfState = false
      return
    }
    guard
      require(
        viewConfiguration == nil || hasViewOfState,
        """
        \(typeName) was made with a view and gives another one in viewConfiguration(with:); give one \
        of the two
        """)
    else { return }
    viewConfiguration = configuration
    hasViewOfState = true
  }
}

/// The interface of a render component for the build, without its state type.
protocol RenderBuilding: Component, TreeNodeKeyed {
  var environmentFrame: EnvironmentFrame? { get }
  /// The tree that the component shows; `nil` for other components.
  var persistentTree: ComponentTree? { get }
  /// Makes the initial state; `nil` for a component without state. The argument is the initial state of another node;
  /// it is returned if both are the same.
  var makeInitialState: ((StateBox?) -> StateBox?)? { get }
  /// The result of the last call of ``renderChild()``.
  var renderedContents: RenderedContents { get set }
  func renderChild() -> Component?
  /// Replaces the child by an equal one, or by its ``HibernatingSubtree``.
  func replaceChild(by child: Component?)
  func adoptChild(of previous: Component)
  func shouldUpdate(from previous: Component) -> Bool
  /// The inputs of the layout besides the child, the range and the environment; `nil` if they are unknown.
  func ownLayoutInputs() -> OwnLayoutInputs?
}

extension RenderBuilding {
  /// Whether this component and `old` were made with the same values of the environment.
  func hasFrame(of old: Component) -> Bool { environmentFrame === old.rendering?.environmentFrame }
}

/// The inputs of a render component's layout besides its child.
struct OwnLayoutInputs: Equatable {
  /// The first baselines of the cached layouts, the newest first.
  var firstBaselines: [Double?] = []
  let further: UInt32?
}

/// A render component with further properties that its parents read for their layouts, and that a render can change.
package protocol LayoutInputsProviding: Component {
  var furtherLayoutInputs: UInt32 { get }
}

/// The child and the view that a render component made from its state.
struct RenderedContents {
  let child: Component?
  let view: ViewConfiguration?
  let hasViewOfState: Bool
}
