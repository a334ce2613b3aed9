import TrellisBase
public import TrellisDOM

/// The object that accompanies one tree node through building, mounting and unmounting.
///
/// A controller is made when its component first appears in a tree and lives as long as the identity; the
/// components of the identity change. The order of its callbacks:
///
/// - first build and mount: ``didInit()``, ``didPrepareLayout(_:for:)``, ``willMount()``,
///   ``didAcquireView(_:)``, children, ``didMount()``;
/// - update of a mounted component: ``didPrepareLayout(_:for:)``, ``willUpdateComponent()``,
///   ``willRemount()``, the view's callbacks if it changed, children, ``didRemount()``,
///   ``didUpdateComponent()``;
/// - unmount: ``willUnmount()``, ``willRelinquishView(_:)``, ``didUnmount()``;
/// - end of the identity: ``invalidate()``.
///
/// Source: ComponentKit's component controller (rows K1–K12, algorithm 2.37).
open class ComponentController: Responder {
  private enum MountState { case unmounted, mounting, mounted, remounting, unmounting }

  private enum Life { case new, started, ended }

  private var state = MountState.unmounted
  private var life = Life.new
  private weak var current: Component?
  /// The build that made the node of ``current``.
  private var currentBuild: BuildNumber = 0
  private var identity: NodeIdentity?
  private var isUpdating = false
  private var isVisible = false
  /// Set in ``didPrepareLayout(_:for:)`` after a state update: the host builds it before it mounts anything.
  package final var needsBuildBeforeMount = false
  /// The component's element, while it has one.
  public private(set) final var view: Element?

  /// - Parameter component: the first component of the identity.
  public init(component: Component) { setCurrent(component) }

  /// The mounted component of this identity, or the last announced one; if it is released, the newest built one. `nil`
  /// while the tree hibernates; the host wakes the tree before it calls this controller.
  public final var component: Component? { current ?? identity?.latestComponent }

  /// Whether the controller was invalidated.
  public final var isInvalidated: Bool { life == .ended }

  /// Called first, when the build that made the controller is used.
  open func didInit() {}
  /// Called before a component is mounted, if no component of the identity is mounted.
  open func willMount() {}
  /// Called after the component, its view and its descendants are mounted.
  open func didMount() {}
  /// Called before a component is mounted while a component of the identity is mounted: another one, or the same one
  /// with another layout or position. Not called if the mount skips the component.
  open func willRemount() {}
  /// Called after ``willRemount()``, when the component and its descendants are mounted.
  open func didRemount() {}
  /// Called before the component is unmounted, while the component still has its view. Not called if
  /// another component of the identity replaces it.
  open func willUnmount() {}
  /// Called after the component is unmounted; ``view`` is `nil`.
  open func didUnmount() {}
  /// Called before another component of the identity is mounted; ``component`` is still the old one.
  /// ``willMount()`` or ``willRemount()`` follows, with the new one.
  open func willUpdateComponent() {}
  /// Called after ``didMount()`` or ``didRemount()`` in a mount that called ``willUpdateComponent()``.
  open func didUpdateComponent() {}
  /// Called when the component got an element: a new one, or an element of another component. The attributes and the
  /// frame of the element are set, but the children are not mounted in it yet.
  ///
  /// - Parameter view: the element, equal to ``view``.
  open func didAcquireView(_ view: Element) {}
  /// Called before the component loses its element. Another component may get it: reverse the changes of
  /// ``didAcquireView(_:)`` here.
  ///
  /// - Parameter view: the element, equal to ``view``.
  open func willRelinquishView(_ view: Element) {}
  /// Called when the tree becomes visible, or when the identity begins in a visible tree. The tree of a page is
  /// visible while a tab is attached.
  open func componentTreeWillAppear() {}
  /// Called once after each ``componentTreeWillAppear()``, when the tree is no longer visible or the identity ends.
  open func componentTreeDidDisappear() {}
  /// Called between layout and mount for each new layout, parents first.
  ///
  /// - Parameters:
  ///   - layout: the layout to be mounted.
  ///   - component: the component of the layout; ``ComponentController/component`` may still be the old
  ///     one.
  open func didPrepareLayout(_ layout: Layout, for component: Component) {}
  /// Called once, before the controller is released.
  open func invalidate() {}

  // MARK: Responding

  /// Whether the controller handles `action`. By default, the actions that its type implements.
  open func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Handles an action that ``canPerform(_:sender:)`` accepted and that no type implements. An override handles all of
  /// them; the default implementation reports a programmer's mistake.
  open func perform(_ action: ActionName, event: ActionEvent) { reportUnhandled(action) }

  /// The responder that handles `action`: this controller, or a later one of the chain.
  open func target(for action: ActionName, sender: Component?) -> (any Responder)? {
    canPerform(action, sender: sender)
      ? self : nextResponder?.target(for: action, sender: sender)
  }

  /// The next responder after the component and its controller.
  public final var nextResponder: (any Responder)? { component?.nextResponderAfterController }

  // MARK: Life

  /// Sets the identity of the controller.
  final func follow(_ identity: NodeIdentity) { self.identity = identity }

  /// The identity for actions and state updaters of the controller.
  ///
  /// - Precondition: the controller was made by the build of a component.
  final var requiredIdentity: NodeIdentity {
    guard let identity else {
      ProgrammerError.report(
        """
        \(Self.self) follows no component yet; use it after its component was built, in didInit() or later
        """)
      return TreeNode(detachedWith: nil).identity
    }
    return identity
  }

  /// Starts the controller's life; further calls do nothing.
  package final func start() {
    guard life == .new else { return }
    life = .started
    didInit()
  }

  /// Calls the controller if the visibility of its tree has changed.
  package final func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible { componentTreeWillAppear() } else { componentTreeDidDisappear() }
  }

  /// Ends the controller's life; further calls do nothing.
  package final func end() {
    guard life != .ended else { return }
    setVisible(false)
    life = .ended
    invalidate()
  }

  /// Makes `component` current before it is mounted, as a list does for the items that it will show.
  ///
  /// Source: ComponentKit's latest component (row K10).
  package final func announce(_ component: Component) {
    // A component above an updated one stays, with a new node.
    guard component !== current || component.treeNode?.build ?? 0 != currentBuild else { return }
    willUpdateComponent()
    setCurrent(component)
    isUpdating = true
  }

  // MARK: Mounting

  /// Whether a component of the identity is mounted.
  package final var hasMountedComponent: Bool { state == .mounted }

  /// Replaces the component that was mounted before hibernation by the equivalent one.
  func wake(with component: Component) { setCurrent(component) }

  private func setCurrent(_ component: Component) {
    current = component
    currentBuild = component.treeNode?.build ?? 0
  }

  /// Calls the unmount callbacks for a component that was released.
  final func unmountAlone() {
    guard state != .unmounted else { return }
    state = .unmounting
    willUnmount()
    if let view {
      willRelinquishView(view)
      self.view = nil
    }
    state = .unmounted
    didUnmount()
  }

  final func componentWillMount(_ component: Component) {
    announce(component)
    switch state {
    case .unmounted, .unmounting:
      state = .mounting
      willMount()
    case .mounted, .mounting, .remounting:
      state = .remounting
      willRemount()
    }
  }

  final func componentDidMount(_ component: Component) {
    let wasRemounting = state == .remounting
    state = .mounted
    if wasRemounting { didRemount() } else { didMount() }
    if isUpdating {
      isUpdating = false
      didUpdateComponent()
    }
  }

  final func componentWillUnmount(_ component: Component) {
    guard component === current, state != .unmounted else { return }
    state = .unmounting
    willUnmount()
  }

  final func componentDidUnmount(_ component: Component) {
    guard component === current, state == .unmounting else { return }
    state = .unmounted
    didUnmount()
  }

  final func component(_ component: Component, didAcquire element: Element) {
    guard component === current else { return }
    if let view {
      if view === element { return }
      willRelinquishView(view)
    }
    view = element
    didAcquireView(element)
  }

  final func component(_ component: Component, willRelinquish element: Element) {
    guard component === current, view === element else { return }
    willRelinquishView(element)
    view = nil
  }
}
