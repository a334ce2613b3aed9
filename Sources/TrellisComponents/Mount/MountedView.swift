import TrellisDOM

/// An element of the document on which components are mounted, one after another.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads it, replaces it, or removes views from
///   it, so that no access of it begins during another.
final class MountedView {
  let element: Element
  /// The properties that survive the hibernation of the tree.
  @exclusivity(unchecked)
  var kept: Kept
  /// The number of the last mount that marked the view.
  @exclusivity(unchecked)
  var stamp: UInt32 = 0
  private(set) var isHidden = false
  /// Whether the attributes come from an archive, without actions.
  @exclusivity(unchecked)
  var isRestored = false
  /// Whether the view got another identity after the views inside were last matched.
  @exclusivity(unchecked)
  var isHandedOver = false
  /// The component mounted on the view. Cleared by unmounting; a component is unmounted before it is
  /// released.
  @exclusivity(unchecked)
  unowned(unsafe) var component: Component?
  /// The views of the components mounted inside, in document order.
  @exclusivity(unchecked)
  var children: [MountedView] = []
  /// Rare properties, allocated separately.
  @exclusivity(unchecked)
  private var extras: Extras?

  private final class Extras {
    var pool: [MountedView] = []
    var inner: MountedView?
    var mutations = OptimisticMutations()
    weak var pressed: Element?
    weak var rootResponder: (any Responder)?
    weak var controller: ComponentController?
    weak var owner: (any StateListener)?
    var hasPaintingLevel = false
    var hasLevels = false
  }

  convenience init(element: Element, key: ViewKey, identity: ViewIdentity) {
    self.init(element: element, kept: Kept(key: key, identity: identity))
  }

  init(element: Element, kept: Kept) {
    self.element = element
    self.kept = kept
    // A container without a component is not the view of its element.
    if key.isView { element.mountedView = self }
  }

  deinit {
    if element.mountedView === self { element.mountedView = nil }
  }

  /// The reuse key: only components with the same key can get this view.
  var key: ViewKey { kept.key }

  /// The owner of the view, across builds.
  var identity: ViewIdentity {
    get { kept.identity }
    set { kept.identity = newValue }
  }

  /// The applied attributes.
  var attributes: ViewAttributes {
    get { kept.attributes }
    set { kept.attributes = newValue }
  }

  /// The hidden views inside, available for components with their keys; oldest first.
  var pool: [MountedView] {
    get { extras?.pool ?? [] }
    set { if extras != nil || !newValue.isEmpty { ensureExtras().pool = newValue } }
  }

  /// A container inside this view that is no component's view: an element that a component inserted to
  /// mount its children in.
  var inner: MountedView? {
    get { extras?.inner }
    set { if extras != nil || newValue != nil { ensureExtras().inner = newValue } }
  }

  /// The active optimistic mutations.
  var mutations: OptimisticMutations {
    get { extras?.mutations ?? OptimisticMutations() }
    set { if extras != nil || !newValue.isEmpty { ensureExtras().mutations = newValue } }
  }

  /// Whether the view has, or had, any of the rare properties.
  var hasExtras: Bool { extras != nil }

  /// The part of a text on which a pointer is pressed.
  var pressed: Element? {
    get { extras?.pressed }
    set { if extras != nil || newValue != nil { ensureExtras().pressed = newValue } }
  }

  /// The responder after the root component, of a view that a whole tree is mounted in; not kept alive.
  var rootResponder: (any Responder)? {
    get { extras?.rootResponder }
    set { if extras != nil || newValue != nil { ensureExtras().rootResponder = newValue } }
  }

  /// The controller that owns the view, if it is a stateful one; not kept alive. Such a view has no component of its own.
  var controller: ComponentController? {
    get { extras?.controller }
    set { if extras != nil || newValue != nil { ensureExtras().controller = newValue } }
  }

  /// The component that sends the actions of the view.
  var sender: Component? { component ?? controller?.component }

  /// The owner of the tree that is mounted in the view; not kept alive.
  var owner: (any StateListener)? {
    get { extras?.owner }
    set { if extras != nil || newValue != nil { ensureExtras().owner = newValue } }
  }

  /// Whether the view has a level other than 0; see ``paint(at:)``.
  var hasPaintingLevel: Bool {
    get { extras?.hasPaintingLevel ?? false }
    set { if extras != nil || newValue { ensureExtras().hasPaintingLevel = newValue } }
  }

  /// Whether views inside have levels other than 0.
  var hasLevels: Bool {
    get { extras?.hasLevels ?? false }
    set { if extras != nil || newValue { ensureExtras().hasLevels = newValue } }
  }

  private func ensureExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  // MARK: Reuse

  /// Records that the view got another identity: events that the client sent before it knows of the change are not for
  /// the new content.
  func handOver(in document: Document) {
    guard element.id != .none else { return }
    isHandedOver = true
    inner?.isHandedOver = true
    document.handOver(element)
  }

  /// Hides the view.
  ///
  /// Source: ComponentKit's algorithm 2.10a.
  func hide(notifying: Bool) {
    guard !isHidden else { return }
    isHidden = true
    element.setAttribute("hidden", "")
    if notifying && !hasHiddenAncestor { notifyEntered() }
  }

  /// Notifies the view and its descendants that they are removed permanently.
  func leave(notifying: Bool) {
    if notifying && !hasHiddenAncestor { notifyEntered() }
  }

  /// Shows the view again.
  func unhide(notifying: Bool) {
    guard isHidden else { return }
    isHidden = false
    element.setAttribute("hidden", attributes.attribute("hidden"))
    if notifying && !hasHiddenAncestor { notifyLeft() }
  }

  /// Notifies this view and the visible ones below that they were hidden.
  private func notifyEntered() {
    key.viewClass.didEnterReusePool(element)
    for child in children { child.notifyEntered() }
    inner?.notifyEntered()
  }

  private func notifyLeft() {
    key.viewClass.willLeaveReusePool(element)
    for child in children { child.notifyLeft() }
    inner?.notifyLeft()
  }

  private var hasHiddenAncestor: Bool {
    var ancestor = element.parent
    while let element = ancestor {
      if let view = element.mountedView as? MountedView, view.isHidden { return true }
      ancestor = element.parent
    }
    return false
  }
}

extension MountedView {
  /// Sends the current action for an event on the view of `element`, from its present component. One
  /// function serves all views of a document and all their components.
  static func forward(_ event: UIEvent, on element: Element) {
    guard let view = element.mountedView as? MountedView, let sender = view.sender else {
      return
    }
    view.attributes.listener(event.type)?.send(event, from: sender, startingAt: .sender)
  }
}
