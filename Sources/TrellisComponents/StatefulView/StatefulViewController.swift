import TrellisBase
public import TrellisDOM

/// Owns the stateful view of a ``StatefulViewComponent``.
///
/// The view is acquired when the component is mounted: one that another controller of the class gave back in
/// the same context, or else a new one. When the component was unmounted, the view is given back at the end of
/// the mount, unless something is mounted again by then or ``canRelinquishStatefulView`` says no. While it
/// waits for another controller it stays where it was, hidden with that container.
///
/// Subclasses that override the callbacks of ``ComponentController`` used here call `super`.
///
/// Source: ComponentKit's stateful view controller (row V2, algorithm 2.20).
open class StatefulViewController: ComponentController {
  /// The view, while the controller has one.
  public private(set) final var statefulView: Element?
  private var context: AnyHashable?
  private var isMounted = false
  /// Where views are given back; known once the component was mounted.
  final var pool: StatefulViewPool?

  // MARK: What a class of views is

  /// A new view, which is given frame and configuration afterwards.
  open class func makeStatefulView(in document: Document, context: AnyHashable?) -> Element {
    Mistake.report("\(Self.self) must override makeStatefulView(in:context:) to make its view")
    return document.makeElement("div")
  }

  /// The values that a new view depends on; views are exchanged within one context only.
  open class func context(for component: Component) -> AnyHashable? { nil }

  /// Makes `view` show what `component` says; called with every new component.
  open class func configure(_ view: Element, for component: Component) {}

  /// How many views of one context wait for another controller at most; `nil` for any number.
  open class func maximumPoolSize(of context: AnyHashable?) -> Int? { nil }

  /// Whether views of `context` are of any use still.
  open class func isValid(_ context: AnyHashable?) -> Bool { true }

  // MARK: What happens to the view

  /// Called at the mount, when the controller has got its view and the view is configured; its frame and its
  /// place are set afterwards.
  open func didAcquire(_ statefulView: Element) {}
  /// Called when the view is given up, while ``statefulView`` is still set. The view of an unmounted
  /// component is given up at the end of the mount, or earlier for another controller that takes it.
  open func willRelinquish(_ statefulView: Element) {}

  /// Whether the view may be given back; asked when the component is mounted no more.
  open var canRelinquishStatefulView: Bool { true }

  /// Says that ``canRelinquishStatefulView`` may answer otherwise now.
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
    // Others are moved around it, as a move might lose what the browser holds.
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
