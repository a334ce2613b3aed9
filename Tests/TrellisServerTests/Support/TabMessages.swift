/// The messages of a tab, as `public/session.js` and `public/outbox.js` spell them, and the numbers in them.
///
/// The tabs of the benchmarks are made of it, too: their package has a link to this file.
struct TabMessages {
  let tab: String
  private(set) var session: String
  /// The number of the last patch that was applied.
  private(set) var applied: UInt64 = 0
  /// The number of the last poll.
  private(set) var polls: UInt64 = 0
  /// Whether the tab has no tree to apply patches to, and asks for a reset.
  var needsReset = false
  /// The events that are not known to be done, as JSON.
  private(set) var outbox: [String] = []
  /// The number of the first of them.
  private var first: UInt64 = 1

  init(session: String, tab: String) {
    self.session = session
    self.tab = tab
  }

  // MARK: Messages

  /// - Parameter screen: the size of the screen as JSON.
  /// - Parameter owner: the mark of the user whose entries the tab has.
  func attach(
    version: String, path: String = "/", screen: String, owner: String? = nil
  ) -> String {
    let owner = owner.map { #","owner":"\#($0)""# } ?? ""
    return #"{\#(header),"version":"\#(version)","path":"\#(path)","screen":\#(screen),"#
      + #""next":\#(first + UInt64(outbox.count))\#(owner)}"#
  }

  /// - Parameter isBrief: Whether the server is to respond at once.
  mutating func poll(isBrief: Bool = false) -> String {
    polls += 1
    return #"{\#(header),"poll":\#(polls)\#(isBrief ? #","brief":true"# : "")}"#
  }

  /// The first events of the outbox, at most 64.
  func events() -> String { "{\(header),\(unsent(64))}" }

  func leave() -> String {
    let header = #""session":"\#(session)","tab":"\#(tab)""#
    return outbox.isEmpty ? "{\(header)}" : "{\(header),\(unsent(1000))}"
  }

  private var header: String {
    #""session":"\#(session)","tab":"\#(tab)","ack":\#(applied)"#
      + (needsReset ? #","reset":true"# : "")
  }

  private func unsent(_ limit: Int) -> String {
    #""first":\#(first),"events":[\#(outbox.prefix(limit).joined(separator: ","))]"#
  }

  // MARK: Changes

  /// Adds an event to the outbox.
  mutating func add(event: String) { outbox.append(event) }

  /// Takes over the session that a response names; nothing known of another one holds for it.
  mutating func enter(_ session: String) {
    guard session != self.session else { return }
    self.session = session
    applied = 0
    outbox = []
    first = 1
  }

  /// Notes that the patch of this number was applied.
  mutating func apply(_ number: UInt64) { applied = max(applied, number) }

  /// Removes the events up to number `done`.
  mutating func acknowledge(_ done: UInt64) {
    guard done >= first else { return }
    let count = min(Int(done - first) + 1, outbox.count)
    outbox.removeFirst(count)
    first += UInt64(count)
  }

  /// Removes all events, for tabs that send none a second time.
  mutating func acknowledgeAll() { acknowledge(first + UInt64(outbox.count)) }
}
