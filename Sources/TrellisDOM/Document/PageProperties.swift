import TrellisBase

/// The properties of the page around a document, and its one-time requests to the client.
struct PageProperties {
  var title: String? { didSet { hasTitle = true } }
  var url: String?
  /// Whether a title was ever set, so that the client may show one.
  var hasTitle = false
  /// The title that was last sent to the client.
  var knownTitle: String?
  var knownURL: String?
  var replacesURL = false
  var focus: Target?
  /// Whether to focus only if no other visible element has the focus.
  var focusesIfLost = false
  var scrollTarget: Target?
  var announcement: String?
  /// Whether the announcement interrupts the speech of a screen reader.
  var isAnnouncementUrgent = false
  /// The maximum bytes of joined announcements.
  static let announcementLimit = 4096
  var animations = PendingAnimations()

  /// The target of a focus or scroll request: an element, or an `id` that is looked up when the patch is
  /// made.
  enum Target {
    case element(Element)
    /// The first visible element with this value of the attribute `id`.
    case id(String)
  }

  var hasChanges: Bool {
    !title.isExactly(knownTitle) || !url.isExactly(knownURL) || focus != nil
      || scrollTarget != nil || announcement != nil || !animations.requests.isEmpty
  }

  /// Records the title and the address as sent to the client.
  mutating func markValuesSent() {
    knownTitle = title
    knownURL = url
    replacesURL = false
  }

  /// Records the title and the address as sent, and drops the one-time requests.
  mutating func markSent() {
    markValuesSent()
    focus = nil
    scrollTarget = nil
    announcement = nil
    isAnnouncementUrgent = false
    animations = PendingAnimations()
  }
}
