/// A *round* of the loop: the turns that its clients have had, and the connections that wait for the next round.
///
/// In one turn, a connection has one request handled, or one part of a response sent. In a *busy* round each client has
/// a limited number of turns; its other connections are skipped, and the poller reports them again in the next round.
/// So a client waits for a bounded number of turns of each other client, however many connections and pipelined
/// requests that client has.
struct Round {
  /// The maximum number of turns of one client in a busy round.
  static let limit = 32

  private var isBusy = false
  private var turns = FairShare<AddressGroup>(each: Round.limit)
  /// The keys of connections with a turn in the next round, although the poller may not report them.
  private var postponed: [UInt64] = []

  /// Whether a connection waits for the next round.
  var hasPostponed: Bool { !postponed.isEmpty }

  /// Gives the connection with `key` a turn in the next round.
  mutating func postpone(_ key: UInt64) { postponed.append(key) }

  /// Returns and removes the connections that were postponed, oldest first.
  mutating func consumePostponed() -> [UInt64] {
    let keys = postponed
    postponed.removeAll(keepingCapacity: keys.count <= 1024)
    return keys
  }

  /// Begins a round with `count` ready connections.
  mutating func begin(_ count: Int) {
    isBusy = count > 2 * Self.limit
    if isBusy { turns.removeAll() }
  }

  /// Uses a turn of `client`.
  ///
  /// - Returns: whether the client had a turn left.
  mutating func admitTurn(_ client: AddressGroup) -> Bool {
    !isBusy || turns.admit(1, to: client)
  }
}
