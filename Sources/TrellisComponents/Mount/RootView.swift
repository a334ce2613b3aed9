public import TrellisDOM

/// An element to which component trees are attached, one after another: the page, or the cell of a list.
///
/// A root view unmounts its content when it is released.
///
/// Source: ComponentKit's root view and its cells (rows E26–E28).
public final class RootView {
  /// The element of the mounted trees. A mount sets its size to the layout's and keeps its position.
  public let element: Element
  /// The attached content.
  public internal(set) var attachment: Attachment?
  let mounter: Mounter
  private var hooks: [(UIEvent) -> Element?] = []

  /// - Parameter element: an element of `document` without other content; the document's root by default.
  public init(_ element: Element? = nil, in document: Document) {
    self.element = element ?? document.root
    mounter = Mounter(document: document, root: element)
  }

  deinit { mounter.mount(nil) }

  /// The mounted layout.
  public var mountedLayout: Layout? { mounter.mounted }

  /// Whether events on the root view itself, outside the views in it, are passed to the elements below it
  /// on the page.
  public var passesEventsThrough = false {
    didSet { element.setAttribute("class", passesEventsThrough ? Self.throughClass : nil) }
  }

  /// The class of root views that pass pointer events through, except on the views inside.
  public static let throughClass = "trellis-through"

  /// Adds a function that may change the target of every event. The first non-`nil` result of all hooks, in
  /// the order of addition, is used.
  public func addHook(_ hook: @escaping (UIEvent) -> Element?) { hooks.append(hook) }

  /// The target element of an event; `nil` if the event passes through.
  public func target(of event: UIEvent, in document: Document) -> Element? {
    for hook in hooks {
      if let element = hook(event) { return element }
    }
    let target = document.element(for: event.target)
    return passesEventsThrough && target === element ? nil : target
  }
}
