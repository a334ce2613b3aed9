/// A page's tree of elements, with the change tracker of the changes that its client does not have yet.
///
/// A document and its elements belong to one session; they are not `Sendable`. Patches
/// (``takePatch()``), whole trees (``resetPatch()``), HTML (``HTMLWriter``) and snapshots can leave it.
public final class Document {
  let changeTracker: ChangeTracker
  /// The element everything stands in; number 1, known to the client from the start.
  public let root: Element
  /// An object of the module above that lives as long as the document.
  package var companion: AnyObject?

  /// - Precondition: `rootTag` is an allowed element name.
  public init(rootTag: String = "div") {
    changeTracker = ChangeTracker()
    root = Element(changeTracker: changeTracker, tagCode: changeTracker.tagCode(rootTag))
    root.number = NodeID.root.rawValue
    changeTracker.register(root)
  }

  deinit { changeTracker.invalidate() }

  /// A new element that stands nowhere yet.
  ///
  /// - Precondition: `tag` is made of letters, digits and hyphens, and is not `script`, `style`, `base` or
  ///   another element that would run code or change the page around the document.
  public func makeElement(_ tag: String) -> Element {
    Element(changeTracker: changeTracker, tagCode: changeTracker.tagCode(tag))
  }

  /// The element a client knows as `id`, if it is still there.
  ///
  /// - Complexity: O(log *n*) in the number of announced elements.
  public func element(for id: NodeID) -> Element? { changeTracker.element(id.rawValue) }

  /// The number of elements that clients know, the root included.
  public var announcedCount: Int { changeTracker.announcedCount }

  /// The number of announced elements that were changed since a patch was last taken.
  package var touchedCount: Int { changeTracker.records.count }

  /// Where events go that elements forward (``Element/forward(_:options:)``); it must keep nothing alive
  /// that keeps the document.
  package var forwarder: ((Element, UIEvent) -> Void)? {
    get { changeTracker.forwarder }
    set { changeTracker.forwarder = newValue }
  }

  /// Frees the memory that is reserved for more elements and more changes.
  ///
  /// - Complexity: O(*n*) in the number of announced elements.
  package func trim() { changeTracker.trim() }

  /// The title of the page.
  public var title: String? {
    get { changeTracker.page.title }
    set { changeTracker.page.title = newValue }
  }

  /// The address the browser shows, as an absolute path with query and fragment. Setting it adds an
  /// entry to the history.
  public var url: String? {
    get { changeTracker.page.url }
    set { if let newValue { navigate(to: newValue) } }
  }

  /// Changes the address the browser shows, adding an entry to its history or replacing the present one.
  ///
  /// Only paths of the same origin are accepted: a value that does not begin with one `/` is refused with
  /// a note.
  public func navigate(to url: String, replacing: Bool = false) {
    guard let clean = ownAddress(url) else { return }
    guard clean != changeTracker.page.url else { return }
    changeTracker.page.url = clean
    changeTracker.page.replacesURL = replacing
  }

  /// Notes the address that the client says it shows, as when its user went through the history,
  /// without sending it back.
  public func clientNavigated(to url: String) {
    guard let clean = ownAddress(url) else { return }
    changeTracker.page.url = clean
    changeTracker.page.knownURL = clean
  }

  /// The address to keep, or `nil`, with a note, if it is not one of this site.
  private func ownAddress(_ url: String) -> String? {
    if let clean = URLPolicy.address(url, allowsImageData: false), clean.hasPrefix("/"),
      !clean.hasPrefix("//"), !clean.hasPrefix("/\\")
    {
      return clean
    }
    changeTracker.note("refused address of the page: \(url)")
    return nil
  }

  /// Notes that the user did something to `element`, which may hold the focus: others are moved around it
  /// where that can be.
  public func noteActivity(of element: Element) { changeTracker.active = element }

  /// Has screen readers read `text` out, once.
  ///
  /// Texts of one turn are joined. Where they would be longer than 4 KB together, as for a client that is
  /// away for long, the last one takes the place of those before.
  public func announce(_ text: String) {
    guard !text.isEmpty else { return }
    let joined = changeTracker.page.announcement.map { "\($0) \(text)" } ?? text
    changeTracker.page.announcement = joined.utf8.count > Page.announcementLimit ? text : joined
  }

  /// Told about values that were refused, for logs and tests.
  public var noteHandler: ((String) -> Void)? {
    get { changeTracker.noteHandler }
    set { changeTracker.noteHandler = newValue }
  }
}
