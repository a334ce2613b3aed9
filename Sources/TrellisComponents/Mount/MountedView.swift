import TrellisBase
import TrellisDOM

/// An element of the document that components are mounted on, one after another.
final class MountedView {
  let element: Element
  /// The key that a component must share with the one before it to be handed this view.
  let key: ViewKey
  /// Whose view it is, across builds.
  var identity: ViewIdentity
  /// Marks what one mount has seen.
  var stamp: UInt32 = 0
  private(set) var isHidden = false
  /// The component that is mounted on it. Unmounting clears it, and a component is unmounted before
  /// it is released.
  unowned(unsafe) var component: Component?
  /// The attributes the element shows.
  var attributes = ViewAttributes.none
  /// The views of the components mounted inside, in document order.
  var children: [MountedView] = []
  /// The properties that only few views have.
  private var extras: Extras?

  private final class Extras {
    var pool: [MountedView] = []
    var inner: MountedView?
    var mutations = OptimisticMutations()
    weak var pressed: Element?
  }

  init(element: Element, key: ViewKey, identity: ViewIdentity) {
    self.element = element
    self.key = key
    self.identity = identity
    // A container may stand in another's view, which the element is the view of.
    if key.isView { element.mountedView = self }
  }

  deinit {
    if element.mountedView === self { element.mountedView = nil }
    if CallStack.isShort {
      CallStack.runOnLargerStack {
        children = []
        extras = nil
      }
    }
  }

  /// The hidden views inside, which wait for a component of their key; oldest first.
  var pool: [MountedView] {
    get { extras?.pool ?? [] }
    set { if extras != nil || !newValue.isEmpty { ensureExtras().pool = newValue } }
  }

  /// A container that stands inside this view and is none of its own: an element a component put there
  /// to mount its children in.
  var inner: MountedView? {
    get { extras?.inner }
    set { if extras != nil || newValue != nil { ensureExtras().inner = newValue } }
  }

  /// The optimistic mutations in force.
  var mutations: OptimisticMutations {
    get { extras?.mutations ?? OptimisticMutations() }
    set { if extras != nil || !newValue.isEmpty { ensureExtras().mutations = newValue } }
  }

  /// Whether the view has, or had, anything of what few views have.
  var hasExtras: Bool { extras != nil }

  /// The part of a text that a pointer is pressed on.
  var pressed: Element? {
    get { extras?.pressed }
    set { if extras != nil || newValue != nil { ensureExtras().pressed = newValue } }
  }

  private func ensureExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  // MARK: Reuse

  /// Takes the view out of sight.
  ///
  /// Source: ComponentKit's algorithm 2.10a.
  func hide(notifying: Bool) {
    guard !isHidden else { return }
    isHidden = true
    element.setAttribute("hidden", "")
    if notifying && !hasHiddenAncestor { notifyEntered() }
  }

  /// Tells the view and those below that they go for good.
  func leave(notifying: Bool) {
    if notifying && !isHidden && !hasHiddenAncestor { notifyEntered() }
  }

  /// Brings the view into sight again.
  func unhide(notifying: Bool) {
    guard isHidden else { return }
    isHidden = false
    element.setAttribute("hidden", attributes.attribute("hidden"))
    if notifying && !hasHiddenAncestor { notifyLeft() }
  }

  /// Tells this view and the visible ones below that they went out of sight.
  private func notifyEntered() {
    if CallStack.isShort { return CallStack.runOnLargerStack { notifyEntered() } }
    key.viewClass.didEnterReusePool(element)
    for child in children { child.notifyEntered() }
    inner?.notifyEntered()
  }

  private func notifyLeft() {
    if CallStack.isShort { return CallStack.runOnLargerStack { notifyLeft() } }
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
  /// Sends the action that the attributes of the day have for an event on the view of `element`, for the
  /// component that is mounted on it then; one function serves all views of a document and all
  /// components they are handed to.
  static func forward(_ event: UIEvent, on element: Element) {
    guard let view = element.mountedView as? MountedView, let component = view.component else {
      return
    }
    view.attributes.listener(event.type)?.send(event, from: component, startingAt: .sender)
  }
}
