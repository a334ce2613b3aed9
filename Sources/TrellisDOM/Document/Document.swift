import TrellisBase

/// A page's tree of elements with a tracker of the changes since the last patch.
///
/// A document and its elements belong to one session; they are not `Sendable`. Patches
/// (``takePatch()``), whole trees (``resetPatch()``), HTML (`HTMLWriter`) and snapshots can leave it.
public final class Document {
  package let changeTracker: ChangeTracker
  /// The root element, number 1. The client has it from the start.
  public let root: Element
  /// An object of a higher module that lives as long as the document.
  package var associatedObject: AnyObject?

  /// - Precondition: `rootTag` is an allowed element name.
  public init(rootTag: String = "div") {
    changeTracker = ChangeTracker()
    root = Element(changeTracker: changeTracker, tagCode: changeTracker.names.code(of: rootTag))
    root.number = NodeID.root.rawValue
    changeTracker.register(root)
  }

  deinit { changeTracker.invalidate() }

  /// Creates an element without a parent.
  ///
  /// - Precondition: `tag` consists of letters, digits and hyphens, and is not `script`, `style`, `base` or another
  ///   element that would run code or change the page around the document.
  public func makeElement(_ tag: String) -> Element {
    Element(changeTracker: changeTracker, tagCode: changeTracker.names.code(of: tag))
  }

  /// The announced element with the number `id`, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of announced elements.
  public func element(for id: NodeID) -> Element? { changeTracker.element(id.rawValue) }

  /// The number of announced elements, the root included.
  public var announcedCount: Int { changeTracker.announcedCount }

  /// The number of announced elements that changed since the last patch.
  package var touchedCount: Int { changeTracker.records.all.count }

  /// Receives the events that elements forward (``Element/forward(_:options:)``). The closure must not keep
  /// the document alive.
  package var forwarder: ((Element, UIEvent) -> Void)? {
    get { changeTracker.forwarder }
    set { changeTracker.forwarder = newValue }
  }

  /// Frees the memory reserved for further elements and changes.
  ///
  /// - Complexity: O(*n*) in the number of announced elements.
  package func trim() { changeTracker.trim() }

  /// The title of the page.
  public var title: String? {
    get { changeTracker.page.title }
    set { changeTracker.page.title = newValue }
  }

  /// The address that the browser shows, as an absolute path with query and fragment. Setting the address
  /// adds an entry to the browser's history.
  public var url: String? {
    get { changeTracker.page.url }
    set { if let newValue { navigate(to: newValue) } }
  }

  /// Changes the address that the browser shows, adding an entry to its history or replacing the current one. Several
  /// changes in one patch count as one, which adds an entry if any of them does.
  ///
  /// Only paths of the same origin are accepted: a value that does not begin with exactly one `/` is refused with a
  /// note.
  public func navigate(to url: String, replacing: Bool = false) {
    guard let clean = ownAddress(url) else { return }
    let page = changeTracker.page
    guard !page.url.isExactly(clean) else { return }
    // An entry that the same patch adds is not replaced; it gets the newest address.
    let addsEntry = !page.url.isExactly(page.knownURL) && !page.replacesURL
    changeTracker.page.url = clean
    changeTracker.page.replacesURL = replacing && !addsEntry
  }

  /// Stores the address that the client reports, for example after the user went back in the history,
  /// without sending it back.
  public func clientNavigated(to url: String) {
    guard let clean = ownAddress(url) else { return }
    changeTracker.page.url = clean
    changeTracker.page.knownURL = clean
  }

  /// `url` if it is a path of this site; otherwise `nil`, with a note.
  private func ownAddress(_ url: String) -> String? {
    if let clean = URLPolicy.address(url, allowsImageData: false), clean.begins(with: "/"),
      !clean.begins(with: "//"), !clean.begins(with: "/\\")
    {
      return clean
    }
    changeTracker.report("refused address of the page: \(url)")
    return nil
  }

  /// Records `element` as the target of the user's last event; it may have the focus. Patches move other elements
  /// around it where possible.
  public func recordActivity(of element: Element) { changeTracker.active = element }

  /// Announces `text` to screen readers, once.
  ///
  /// Texts announced between two patches are joined. If they would be longer than 4 KB together, the last
  /// text replaces the earlier ones.
  ///
  /// - Parameter isUrgent: whether the announcement, with the texts that it is joined with, interrupts a screen reader.
  public func announce(_ text: String, isUrgent: Bool = false) {
    guard !text.isEmpty else { return }
    if isUrgent { changeTracker.page.isAnnouncementUrgent = true }
    let joined = changeTracker.page.announcement.map { "\($0) \(text)" } ?? text
    changeTracker.page.announcement =
      joined.utf8.count > PageProperties.announcementLimit ? text : joined
  }

  /// The path that is added to the site's addresses in attributes and styles when these are set; set it before the
  /// first of them. The path is not added to ``url``: the client does this.
  package var basePath: BasePath {
    get { changeTracker.basePath }
    set { changeTracker.basePath = newValue }
  }

  /// Calls a function once, after a delay, in the isolation of the document; `nil` if the document's owner has no
  /// timers.
  public var timer: ((Duration, @escaping () -> Void) -> Void)? {
    get { changeTracker.timer }
    set { changeTracker.timer = newValue }
  }

  /// Called with a note about each refused value, for logs and tests.
  public var reportHandler: ((String) -> Void)? {
    get { changeTracker.reportHandler }
    set { changeTracker.reportHandler = newValue }
  }
}
