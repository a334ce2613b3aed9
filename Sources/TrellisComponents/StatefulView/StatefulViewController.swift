import TrellisBase
public import TrellisDOM

/// Owns the stateful view of a ``StatefulViewComponent``.
///
/// The view is acquired when the component is mounted: a view that another controller of the class returned
/// in the same context, or a new one. When the component was unmounted, the view is returned at the end of
/// the mount, unless something is mounted again by then or ``canRelinquishStatefulView`` is `false`. A
/// returned view stays in its former container, hidden with it, until another controller acquires it.
///
/// Subclasses that override the callbacks of ``ComponentController`` used here call `super`.
///
/// Source: ComponentKit's stateful view controller (row V2, algorithm 2.20).
open class StatefulViewController: ComponentController {
  /// The view, if the controller has one.
  public private(set) final var statefulView: Element?
  private var context: AnyHashable?
  private var isMounted = false
  /// The pool of returned views; set once the component was mounted.
  final var pool: StatefulViewPool?

  // MARK: Class of views

  /// Makes a view; frame and configuration are set afterwards.
  open class func makeStatefulView(in document: Document, context: AnyHashable?) -> Element {
    ProgrammerError.report(
      "\(Self.self) must override makeStatefulView(in:context:) to make its view")
    return document.makeElement("div")
  }

  /// The values on which a new view depends; views are reused within one context only.
  open class func context(for component: Component) -> AnyHashable? { nil }

  /// Configures `view` for `component`; called for every new component.
  open class func configure(_ view: Element, for component: Component) {}

  /// The maximum number of returned views in one context; `nil` for no limit.
  open class func maximumPoolSize(of context: AnyHashable?) -> Int? { nil }

  /// Whether views of `context` can still be used.
  open class func isValid(_ context: AnyHashable?) -> Bool { true }

  // MARK: Callbacks

  /// Called during the mount, when the controller has its configured view; the frame and the position are set
  /// afterwards.
  open func didAcquire(_ statefulView: Element) {}
  /// Called when the view is returned, while ``statefulView`` is still set. The view of an unmounted
  /// component is returned at the end of the mount, or earlier if another controller takes it.
  open func willRelinquish(_ statefulView: Element) {}

  /// Whether the view may be returned; read when the component is no longer mounted.
  open var canRelinquishStatefulView: Bool { true }

  /// Must be called when the value of ``canRelinquishStatefulView`` may have changed.
  public final func canRelinquishStatefulViewDidChange() { giveBack() }

  // MARK: Life

  open override func didMount() {
    super.didMount()
    isMounted = true
    if statefulView == nil { acquire() }
    present()
  }

  open override func didRemount() {
    super.didRemount()
    present()
  }

  open override func didUpdateComponent() {
    super.didUpdateComponent()
    if let statefulView, let component { Self.configure(statefulView, for: component) }
  }

  open override func didUnmount() {
    super.didUnmount()
    isMounted = false
    giveBack()
  }

  open override func invalidate() {
    super.invalidate()
    giveBack()
  }

  private func acquire() {
    guard let pool, let component else { return }
    let context = Self.context(for: component)
    let view =
      pool.dequeue(for: Self.self, context: context, preferring: self.view)
      ?? Self.makeStatefulView(in: pool.document, context: context)
    // Other elements are moved around it, because a move could lose state of the browser.
    view.isPinned = true
    statefulView = view
    self.context = context
    Self.configure(view, for: component)
    didAcquire(view)
  }

  private func present() {
    guard let container = view, let statefulView else { return }
    if container.children != [statefulView] { container.setChildren([statefulView]) }
    statefulView.frame = container.frame.map {
      Frame(left: 0, top: 0, width: $0.width, height: $0.height)
    }
  }

  private func giveBack() {
    guard let statefulView, canRelinquishStatefulView else { return }
    pool?.enqueue(statefulView, of: Self.self, context: context) { [self] in
      guard let view = self.statefulView, !isMounted, canRelinquishStatefulView else {
        return false
      }
      willRelinquish(view)
      self.statefulView = nil
      context = nil
      return true
    }
  }
}
