import TrellisDOM

/// The messages that a client of a live page can send; the set is closed.
///
/// Every request is one of these records as a JSON object. Each carries the session's token and the *tab*,
/// a name that the client generates for each load of a page.
enum ClientMessage {
  /// The members of every request of an attached tab.
  struct Header: Equatable {
    var session: String
    var tab: String
    /// The number of the last batch that the client applied.
    var acknowledged: UInt64
    /// Whether the client requests the whole tree, because its state is unusable.
    var requestsReset = false
    /// Whether several servers without sticky sessions have answered the tab.
    var isSplit = false
  }

  /// A tab attaches to its served page, reconnects to it, or requests a new one.
  struct Attach: Equatable {
    var header: Header
    /// The version of the client script.
    var version: String
    /// The shown address: an absolute path with its query.
    var path: String
    var screen: Screen
    /// The mark of the user of the tab's page (``UserFingerprints``); empty for a page without a user.
    var owner: String?
    /// The number of the tab's next event. If a later event was already applied, the request is late and
    /// its screen is outdated.
    var next: UInt64?
    /// Whether the tab moves to another page; it loads the document if there is no such page.
    var isMove = false
    /// The number of actions of the user before the page was prepared: a page that was prepared before another action does
    /// not show its result.
    var actions: UInt64 = 0
    /// The languages of the request's field `Accept-Language`, which is no part of the message.
    var languages = LanguagePreferences()
    /// The path below which the tab sees the site, which is no part of the message either.
    var base = BasePath.root
  }

  struct Poll: Equatable {
    var header: Header
    /// The client's number for this poll, from 1.
    var poll: UInt64
    /// Whether the response is sent at once, with or without batches, so that the tab keeps no connection
    /// waiting.
    var isBrief = false
  }

  struct Events: Equatable {
    var header: Header
    /// The number of the first event, from 1; the others follow consecutively.
    var first: UInt64
    var events: [Event]
  }

  enum Event: Equatable {
    case user(UIEvent)
    /// An event whose value is a change of a text that the session has.
    case edit(UIEvent, TextSplice)
    /// The window or a preference of the user changed.
    case screen(Screen)
    /// The user went through the history to another address of the page.
    case location(String)
    /// The user followed a link to another page, whose address the tab shows.
    case open(String)
    /// An awaited animation ended, or was not played.
    case finish(UInt32)

    /// Whether the event lays out the page again, and does nothing else.
    var isScreen: Bool { if case .screen = self { true } else { false } }
  }

  /// The tab closes or leaves the page.
  struct Leave: Equatable {
    var session: String
    var tab: String
    /// The events that the tab has no response for.
    var events: [Event] = []
    /// The number of the first event, from 1.
    var first: UInt64 = 1
  }

  /// The window of the tab, and the preferences of its user that change a layout.
  struct Screen: Equatable, Sendable {
    /// In CSS px, from 1 to 100,000; the height has the same range.
    var width: Double
    var height: Double
    /// From 0.1 to 20.
    var pixelRatio = 1.0
    var isRightToLeft = false
    var prefersDark = false
    var reducesMotion = false
    /// The font size that the reader chose, divided by 16 CSS px; from 0.5 to 4.
    var textScale = 1.0
    var isTouch = false
    /// A name of the IANA database; `nil` if it is unknown. Nothing else depends on it than times.
    var timeZone: String?
  }

  /// The limits of requests.
  struct Limits: Sendable {
    /// Bytes of a request's body; the HTTP server refuses longer ones before it reads them.
    var body = 128 * 1024
    /// Bytes of a poll's body, which contains no events.
    var poll = 4 * 1024
    /// Events in one request.
    var events = 64
    /// Events in a tab's leave request, which has no successor: as many as a session may apply at once.
    var lastEvents = 1000
    /// Bytes of UTF-8 of one value.
    var value = 64 * 1024
    /// Fields of one form.
    var fields = 200
    /// Bytes of UTF-8 of a short text: a key, the name of a field, or a version.
    var name = 128
    /// Bytes of an event type.
    var type = 32
    /// Bytes of UTF-8 of an address; the same as for page requests.
    var path = 8192
  }
}
