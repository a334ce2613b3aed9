import TrellisDOM

/// The messages that a client of a live page may send; there are no others.
///
/// Every request is one of these records as a JSON object. Each carries the session's token and
/// the *tab*, a name the client gives itself anew for each load of a page.
enum ClientMessage {
  /// The part that every request of an attached tab carries.
  struct Header: Equatable {
    var session: String
    var tab: String
    /// The number of the last batch the client applied.
    var acknowledged: UInt64
    /// Whether the client asks for the whole tree, as it cannot go on from what it has.
    var wantsReset = false
  }

  /// A tab takes over the page it was served, or comes back to it, or asks for a new one.
  struct Attach: Equatable {
    var header: Header
    /// The version of the client script.
    var version: String
    /// The address shown: an absolute path with its query.
    var path: String
    var screen: Screen
    /// The mark of the user whom the page of the tab was made for (``OwnerMarks``); empty for a page of nobody.
    var owner: String?
    /// The number that the tab's next event will have; where a later one is done already, the
    /// request comes late and its screen is of the past.
    var next: UInt64?
  }

  struct Poll: Equatable {
    var header: Header
    /// The client's number for this poll, from 1.
    var poll: UInt64
    /// Whether the poll is answered at once, news or not: its tab keeps no connection waiting.
    var isBrief = false
  }

  struct Events: Equatable {
    var header: Header
    /// The number of the first event, from 1; the others follow on.
    var first: UInt64
    var events: [Event]
  }

  enum Event: Equatable {
    case user(UIEvent)
    /// The window, or a preference of its user, has changed.
    case screen(Screen)
    /// The user went through the history to another address of the page.
    case location(String)
    /// An animation whose end is awaited is over, or was not played.
    case finish(UInt32)
  }

  /// The tab goes away.
  struct Leave: Equatable {
    var session: String
    var tab: String
    /// The events of its user that the tab does not know to be done.
    var events: [Event] = []
    /// The number of the first of them, from 1.
    var first: UInt64 = 1
  }

  /// The screen that a client reports.
  struct Screen: Equatable, Sendable {
    /// In CSS px, from 1 to 100,000.
    var width: Double
    var height: Double
    /// From 0.1 to 20.
    var pixelRatio = 1.0
    var isRightToLeft = false
    var prefersDark = false
    var reducesMotion = false
  }

  /// How much a request may hold.
  struct Limits: Sendable {
    /// Bytes of a request's body; the HTTP server refuses more before it is read.
    var body = 128 * 1024
    /// Bytes of a poll's body, which holds no events.
    var poll = 4 * 1024
    /// Events in a request.
    var events = 64
    /// Events in the last request of a tab, which has no other to follow: as many as a session may do at
    /// once.
    var lastEvents = 1000
    /// Bytes of UTF-8 of one value.
    var value = 64 * 1024
    /// Fields of a form.
    var fields = 200
    /// Bytes of UTF-8 of a short text: a key, the name of a field, or a version.
    var name = 128
    /// Bytes of the type of an event.
    var type = 32
    /// Bytes of UTF-8 of an address: as many as a page may be asked for with.
    var path = 8192
  }
}
