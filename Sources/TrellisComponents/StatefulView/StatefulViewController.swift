import TrellisBase
public import TrellisDOM

/// Owns the stateful view of a ``StatefulViewComponent``.
///
/// ```swift
/// final class FilmController: StatefulViewController<Film, Never> {
///   private var isFullScreen = false
///
///   override class func makeStatefulView(in document: Document, context: Never?) -> Element {
///     document.makeElement("video")
///   }
///   override class func attributes(for film: Film) -> [ViewAttribute] {
///     let change = Action<Bool>(to: FilmController.self) { $0.change($1) }
///     return [.attribute("src", film.address)]
///       + ViewAttribute.on(.fullScreenChange, .isFullScreen, action: change)
///   }
///   override var canRelinquishStatefulView: Bool { !isFullScreen }
///   private func change(_ isFullScreen: Bool) {
///     self.isFullScreen = isFullScreen
///     canRelinquishStatefulViewDidChange()
///   }
/// }
/// ```
///
/// The view is acquired when the component is mounted: a view that another controller of the class returned in the same
/// context, or a new one. When the component was unmounted, the view is returned at the end of the mount, unless
/// something is mounted again by then or ``canRelinquishStatefulView`` is `false`. A returned view stays in its former
/// container, hidden with it, until another controller acquires it. A view that may not be returned stays visible where
/// it was, in an element at the end of the document's root, until its component is mounted again or it may be returned.
///
/// Subclasses that override the callbacks of ``ComponentController`` used here call `super`.
///
/// `Content` is the class of the component, and `Context` the type of the values on which a new view depends; `Never` if
/// there are none.
///
/// Source: ComponentKit's stateful view controller (row V2, algorithm 2.20).
open class StatefulViewController<Content: StatefulViewComponent, Context: Hashable & Sendable>:
  ComponentController, StatefulViewOwner
{
  /// The view with its attributes, if the controller has one.
  private(set) final var acquiredView: MountedView?
  private final var context: Context?
  private(set) final var isShown = false
  private(set) final var formerFrame: Frame?
  final weak var pool: StatefulViewPool?

  /// - Precondition: `component` is a `Content`.
  public override init(component: Component) {
    super.init(component: component)
    require(
      component is Content,
      """
      \(Self.self) owns the stateful view of a \(Content.self), and cannot be the controller of a \
      \(component.typeName); make it in makeController() of \(Content.self)
      """)
  }

  /// The view, if the controller has one. Its parent and its frame are set by the controller.
  public final var statefulView: Element? { acquiredView?.element }

  /// The component of this identity, like ``ComponentController/component``.
  @_nonoverride public final var component: Content? { super.component as? Content }

  // MARK: Class of views

  /// Makes a view; its attributes and its frame are set afterwards.
  open class func makeStatefulView(in document: Document, context: Context?) -> Element {
    ProgrammerError.report(
      "\(Self.self) must override makeStatefulView(in:context:) to make its view")
    return document.makeElement("div")
  }

  /// The values on which a new view depends; views are reused within one context only.
  ///
  /// A view with a context that is not `nil` also continues on the next page of the tab, if both pages have one layout and
  /// that page shows a view of the same class and context: the browser keeps its element, with the attributes of the next
  /// page. The next page makes the controller and its state. Contexts with one description count as equal there.
  /// A field (`input`, `textarea`, `select`) does not continue.
  open class func context(for component: Content) -> Context? { nil }

  /// The attributes of the view for `component`, applied as differences before the view appears and at each update.
  ///
  /// They may contain events and actions; the component is their sender, also while it is not mounted and its view may
  /// not be returned. An attribute that cannot be reversed stays when another controller acquires the view.
  open class func attributes(for component: Content) -> [ViewAttribute] { [] }

  /// The maximum number of returned views in one context; `nil` for no limit. Further ones are removed from the document.
  open class func maximumPoolSize(of context: Context?) -> Int? { nil }

  /// Whether views of `context` can still be used.
  open class func isValid(_ context: Context?) -> Bool { true }

  // MARK: Callbacks

  /// Called during the mount, when the controller has its view with the attributes; the frame and the position are set
  /// afterwards.
  open func didAcquire(_ view: Element) {}
  /// Called when the view is returned, while ``statefulView`` is still set. The view of an unmounted
  /// component is returned at the end of the mount, or earlier if another controller takes it.
  open func willRelinquish(_ view: Element) {}

  /// Whether the view may be returned; read at the start of each mount and when the component is no longer mounted.
  open var canRelinquishStatefulView: Bool { true }

  /// Must be called when the value of ``canRelinquishStatefulView`` may have changed.
  public final func canRelinquishStatefulViewDidChange() { returnView() }

  // MARK: Life

  open override func didMount() {
    super.didMount()
    isShown = true
    if acquiredView == nil { acquire() }
    present()
  }

  open override func didRemount() {
    super.didRemount()
    present()
  }

  open override func didUpdateComponent() {
    super.didUpdateComponent()
    applyAttributes()
  }

  open override func didUnmount() {
    super.didUnmount()
    isShown = false
    returnView()
  }

  open override func invalidate() {
    super.invalidate()
    returnView()
  }

  final override func wake(with component: Component) {
    super.wake(with: component)
    applyAttributes()
  }

  private func acquire() {
    guard let pool, let component else { return }
    let context = Self.context(for: component)
    let view =
      pool.dequeue(
        for: Self.self, context: context.map { AnyHashable($0) }, preferring: self.view)
      ?? pool.makeView(of: Self.makeMarkedView(in: pool.document, context))
    view.controller = self
    acquiredView = view
    self.context = context
    pool.add(self)
    applyAttributes()
    didAcquire(view.element)
  }

  /// A new view, marked for the next page of the tab if it may continue there.
  private class func makeMarkedView(in document: Document, _ context: Context?) -> Element {
    let view = makeStatefulView(in: document, context: context)
    if let context, isValid(context), !FieldKey.isNeeded(by: view.tag) {
      view.setAttribute(FieldKey.viewAttribute, FieldKey.text(ofViewOf: self, context))
    }
    return view
  }

  private func applyAttributes() {
    guard let acquiredView, let pool, let component else { return }
    let attributes = ViewAttributes(Self.attributes(for: component))
    attributes.apply(to: acquiredView, in: pool.document, replacing: acquiredView.attributes)
    acquiredView.attributes = attributes
  }

  private func present() {
    guard let container = view, let statefulView else { return }
    if container.children != [statefulView] { container.setChildren([statefulView]) }
    statefulView.frame = container.frame.map {
      Frame(left: 0, top: 0, width: $0.width, height: $0.height)
    }
    pool?.layer.release(self)
  }

  private func returnView() {
    guard let acquiredView, !isShown, let pool else { return }
    // The component may have no other owner at the end of the mount.
    let sender = component
    guard canRelinquishStatefulView else { return pool.keep(self, sender) }
    pool.enqueue(acquiredView, of: Self.self, context: context.map { AnyHashable($0) }) { [self] in
      guard self.acquiredView != nil, !isShown else { return false }
      guard canRelinquishStatefulView else {
        pool.keep(self, sender)
        return false
      }
      relinquish()
      return true
    }
  }

  // MARK: Owner of a view

  final var mayNotRelinquish: Bool { isShown && !canRelinquishStatefulView }

  final func recordFrame() {
    formerFrame = mayNotRelinquish ? statefulView?.frameInRoot : nil
  }

  final func relinquish() {
    guard let acquiredView else { return }
    willRelinquish(acquiredView.element)
    pool?.remove(self)
    acquiredView.controller = nil
    self.acquiredView = nil
    context = nil
  }

  static func poolLimit(of context: AnyHashable?) -> Int? {
    maximumPoolSize(of: context?.base as? Context)
  }

  static func allows(_ context: AnyHashable?) -> Bool { isValid(context?.base as? Context) }
}

/// A controller of a stateful view, whatever the types of its component and its context.
protocol StatefulViewOwner: ComponentController {
  /// The maximum number of returned views in `context`; `nil` for no limit.
  static func poolLimit(of context: AnyHashable?) -> Int?
  /// Whether views of `context` can still be used.
  static func allows(_ context: AnyHashable?) -> Bool
  /// The pool of returned views; set once the component was mounted.
  var pool: StatefulViewPool? { get set }
  var statefulView: Element? { get }
  /// Whether the component is mounted.
  var isShown: Bool { get }
  /// Whether the component is mounted, and the view would have to stay visible without it.
  var mayNotRelinquish: Bool { get }
  /// The frame in the root before the mount, if the view might have to stay there.
  var formerFrame: Frame? { get }
  /// Records ``formerFrame``, before a mount.
  func recordFrame()
  /// Gives up the view.
  func relinquish()
}
