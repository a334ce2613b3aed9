public import TrellisDOM

/// An element that component trees are attached to, one after another: the page, or the cell of a list.
///
/// A root view that is released unmounts what it shows.
///
/// Source: ComponentKit's root view and its cells (rows E26–E28).
public final class RootView {
  /// The element that trees are mounted in. A mount sets its size to the layout's and keeps its position.
  public let element: Element
  /// The content that is attached here.
  public internal(set) var attachment: Attachment?
  let mounter: Mounter
  private var hooks: [(UIEvent) -> Element?] = []

  /// - Parameter element: an element of `document` that shows nothing else; its root unless said otherwise.
  public init(_ element: Element? = nil, in document: Document) {
    self.element = element ?? document.root
    mounter = Mounter(document: document, root: element)
  }

  deinit { mounter.mount(nil) }

  /// The layout that is mounted.
  public var mountedLayout: Layout? { mounter.mounted }

  /// Whether what happens on the root view itself, beside the views in it, is meant for what lies below
  /// it on the page.
  public var passesEventsThrough = false {
    didSet { element.setAttribute("class", passesEventsThrough ? Self.throughClass : nil) }
  }

  /// The class of the page's style sheet for root views that only their views can be touched in.
  public static let throughClass = "trellis-through"

  /// Asks `hook` for the target of every event before the one that was reported; the first answer of all
  /// hooks, in the order in which they were added, wins.
  public func addHook(_ hook: @escaping (UIEvent) -> Element?) { hooks.append(hook) }

  /// The element an event is for; `nil` for one that passes through.
  public func target(of event: UIEvent, in document: Document) -> Element? {
    for hook in hooks {
      if let element = hook(event) { return element }
    }
    let target = document.element(for: event.target)
    return passesEventsThrough && target === element ? nil : target
  }
}
