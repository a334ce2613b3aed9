import TrellisBase
public import TrellisDOM

/// The object that follows one tree node through building, mounting and unmounting.
///
/// A controller is made when its component first appears in a tree and lives as long as the
/// identity does; components come and go under it. The order of its callbacks:
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
  private var identity: NodeIdentity?
  private var isUpdating = false
  /// The component's element, while it has one.
  public private(set) final var view: Element?

  /// - Parameter component: the first component of the identity.
  public init(component: Component) {
    current = component
  }

  /// The component of this identity that is mounted or was announced last; once that is gone, the newest
  /// that was built. `nil` while the tree hibernates, which it does not during a call of this controller by its
  /// host.
  public final var component: Component? { current ?? identity?.latestComponent }

  /// Whether the controller was told that its identity ended.
  public final var isInvalidated: Bool { life == .ended }

  /// Called first, when the build that made the controller is in use.
  open func didInit() {}
  /// Called before a component is mounted while no component of the identity is mounted.
  open func willMount() {}
  /// Called after the component, its view and everything below it is mounted.
  open func didMount() {}
  /// Called before a component is mounted while one of the identity is: another component, or the same one
  /// with another layout or at another place. A mount that skips the component does not call this method.
  open func willRemount() {}
  /// Called after ``willRemount()``, when the component and everything below it is mounted.
  open func didRemount() {}
  /// Called before the component is unmounted, while the component still has its view. Not called when
  /// another component of the identity takes its place.
  open func willUnmount() {}
  /// Called after the component was unmounted; ``view`` is `nil`.
  open func didUnmount() {}
  /// Called before another component of the identity than ``component`` is mounted; ``component`` is still
  /// the old one. ``willMount()`` or ``willRemount()`` follows, with the new one.
  open func willUpdateComponent() {}
  /// Called after ``didMount()`` or ``didRemount()`` in a mount that began with ``willUpdateComponent()``.
  open func didUpdateComponent() {}
  /// Called when the component was given an element, which is new or was another component's. The attributes
  /// and the frame of the element are set, but the children are not mounted in it yet.
  ///
  /// - Parameter view: the element, which is ``view`` as well.
  open func didAcquireView(_ view: Element) {}
  /// Called before the component gives up its element, which another component may get; undo here what
  /// ``didAcquireView(_:)`` did to the element.
  ///
  /// - Parameter view: the element, which is still ``view``.
  open func willRelinquishView(_ view: Element) {}
  /// Called when the host says that its tree comes into sight. A controller that is made while the tree is in
  /// sight is not told.
  open func componentTreeWillAppear() {}
  /// Called when the host says that its tree went out of sight.
  open func componentTreeDidDisappear() {}
  /// Called between layout and mount for each layout that is not mounted as it is, parents first.
  ///
  /// - Parameters:
  ///   - layout: the layout that is to be mounted.
  ///   - component: the component of the layout; ``ComponentController/component`` may still be the old one.
  open func didPrepareLayout(_ layout: Layout, for component: Component) {}
  /// Called once, before the controller is dropped.
  open func invalidate() {}

  // MARK: Responding

  /// Whether the controller wants to handle `action`. Unless overridden, it does what its type can.
  open func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Handles what ``canPerform(_:sender:)`` agreed to and no type tells how to do.
  open func perform(_ action: ActionName, event: ActionEvent) {}

  /// The responder that handles `action`: this controller, or one after it.
  open func target(for action: ActionName, sender: Component?) -> (any Responder)? {
    canPerform(action, sender: sender)
      ? self : nextResponder?.target(for: action, sender: sender)
  }

  /// The responder after the component and its controller.
  public final var nextResponder: (any Responder)? { component?.nextResponderAfterController }

  // MARK: Life

  /// Tells the controller which identity it follows.
  final func follow(_ identity: NodeIdentity) { self.identity = identity }

  /// The identity that actions and state updaters of the controller refer to.
  ///
  /// - Precondition: the controller was made by the build of a component.
  final var requiredIdentity: NodeIdentity {
    guard let identity else {
      Mistake.report(
        """
        \(Self.self) follows no component yet; ask after it was made, in didInit() or later
        """)
      return TreeNode(detachedWith: nil).identity
    }
    return identity
  }

  /// Begins the controller's life; further calls do nothing.
  package final func start() {
    guard life == .new else { return }
    life = .started
    didInit()
  }

  /// Ends the controller's life; further calls do nothing.
  package final func end() {
    guard life != .ended else { return }
    life = .ended
    invalidate()
  }

  /// Makes `component` current before it is mounted, as a list does that knows what it will show.
  ///
  /// Source: ComponentKit's latest component (row K10).
  package final func announce(_ component: Component) {
    guard component !== current else { return }
    willUpdateComponent()
    current = component
    isUpdating = true
  }

  // MARK: What mounting tells

  /// Whether a component of the identity is mounted.
  package final var hasMountedComponent: Bool { state == .mounted }

  /// Replaces the component, which was mounted when its tree began to hibernate, by a mounted one like it.
  final func wake(with component: Component) { current = component }

  /// Tells the controller that its component, which is gone, is mounted no more.
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
