/// The properties of the page around a document, and the requests that its client carries out once.
struct Page {
  var title: String? { didSet { hasTitle = true } }
  var url: String?
  /// Whether a title was ever given, so that a client may show one.
  var hasTitle = false
  /// The values that were sent to the client last.
  var knownTitle: String?
  var knownURL: String?
  var replacesURL = false
  var focus: Target?
  /// Whether the focus is asked for only where nothing else has it.
  var focusesIfLost = false
  var scrollTarget: Target?
  var announcement: String?
  /// Bytes beyond which announcements are not joined.
  static let announcementLimit = 4096
  var animations = PendingAnimations()

  /// An element, known already, or found when the client is told.
  enum Target {
    case element(Element)
    /// The first that shows with this value of its attribute `id`.
    case id(String)
  }

  var hasChanges: Bool {
    title != knownTitle || url != knownURL || focus != nil || scrollTarget != nil
      || announcement != nil || !animations.requests.isEmpty
  }

  /// Remembers that the client knows the title and the address.
  mutating func closeValues() {
    knownTitle = title
    knownURL = url
    replacesURL = false
  }

  /// Also drops the requests that are carried out once.
  mutating func close() {
    closeValues()
    focus = nil
    scrollTarget = nil
    announcement = nil
    animations = PendingAnimations()
  }
}
