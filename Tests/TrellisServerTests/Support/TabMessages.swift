/// The messages of a tab, in the format of `public/session.js` and `public/outbox.js`, and their numbers.
///
/// The tabs of the benchmarks also use it: their package has a link to this file.
struct TabMessages {
  let tab: String
  private(set) var session: String
  /// The number of the last applied patch.
  private(set) var applied: UInt64 = 0
  /// The number of the last poll.
  private(set) var polls: UInt64 = 0
  /// Whether the tab has no tree for patches, and requests a reset.
  var needsReset = false
  /// The unacknowledged events as JSON.
  private(set) var outbox: [String] = []
  /// The number of the first of them.
  private var first: UInt64 = 1
  /// Whether the names are in the head of each request, as for the requests of `public/session.js`, and not in its
  /// body, as for its beacons.
  private let hasNamesInHead: Bool

  init(session: String, tab: String, namesInHead: Bool = false) {
    self.session = session
    self.tab = tab
    hasNamesInHead = namesInHead
  }

  /// The fields with the names for the head of a request.
  var fields: String { "Trellis-Session: \(session)\r\nTrellis-Tab: \(tab)\r\n" }

  // MARK: Messages

  /// - Parameter screen: The size of the screen as JSON.
  /// - Parameter owner: The mark of the user whose entries the tab has.
  func attach(
    version: String, path: String = "/", screen: String, owner: String? = nil,
    isMove: Bool = false
  ) -> String {
    let owner = owner.map { #","owner":"\#($0)""# } ?? ""
    let move = isMove ? #","move":true"# : ""
    return #"{\#(header),"version":"\#(version)","path":"\#(path)","screen":\#(screen),"#
      + #""next":\#(next)\#(owner)\#(move)}"#
  }

  /// - Parameter isBrief: Whether the server must respond at once.
  mutating func poll(isBrief: Bool = false) -> String {
    polls += 1
    return #"{\#(header),"poll":\#(polls)\#(isBrief ? #","brief":true"# : "")}"#
  }

  /// The first events of the outbox, at most 64.
  func events() -> String { "{\(header),\(unsent(64))}" }

  func leave() -> String {
    let parts = [names, outbox.isEmpty ? "" : unsent(1000)]
    return "{\(parts.filter { !$0.isEmpty }.joined(separator: ","))}"
  }

  /// The number of the next event.
  var next: UInt64 { first + UInt64(outbox.count) }

  private var header: String {
    (names.isEmpty ? "" : "\(names),") + #""ack":\#(applied)"#
      + (needsReset ? #","reset":true"# : "")
  }

  private var names: String {
    hasNamesInHead ? "" : #""session":"\#(session)","tab":"\#(tab)""#
  }

  private func unsent(_ limit: Int) -> String {
    #""first":\#(first),"events":[\#(outbox.prefix(limit).joined(separator: ","))]"#
  }

  // MARK: Changes

  /// Adds an event to the outbox.
  mutating func add(event: String) { outbox.append(event) }

  /// Switches to the session that a response names; all state of the previous session is dropped.
  mutating func enter(_ session: String) {
    guard session != self.session else { return }
    self.session = session
    applied = 0
    outbox = []
    first = 1
  }

  /// Records that the patch with this number was applied.
  mutating func apply(_ number: UInt64) { applied = max(applied, number) }

  /// Removes the events up to number `done`.
  mutating func acknowledge(_ done: UInt64) {
    guard done >= first else { return }
    let count = min(Int(done - first) + 1, outbox.count)
    outbox.removeFirst(count)
    first += UInt64(count)
  }

  /// Removes all events, for tabs that never repeat them.
  mutating func acknowledgeAll() { acknowledge(first + UInt64(outbox.count)) }
}
