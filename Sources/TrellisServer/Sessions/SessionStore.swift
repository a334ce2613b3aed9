/// Which sessions there are, and which of them has to go.
///
/// A session is *provisional* from the request for its page until a tab attaches to it, then
/// *attached* while its tab is heard of, *detached* when it no longer is, and *expired* in the end.
/// The least recently used go first where there are too many, and the provisional ones, which
/// cost an attacker one request each, have caps of their own.
///
/// - Complexity: O(1) for each operation and each session that ends.
struct SessionStore<Value> {
  struct Limits: Sendable {
    /// Sessions no tab has attached to, at most.
    var provisional = 1_000
    /// Bytes of memory that these may take together, about; one alone may take more.
    var provisionalBytes = 256 << 20
    /// Bytes of memory that those of one address may take, about. Whoever opens pages faster than tabs
    /// attach to them has the oldest made anew when its tab comes.
    var provisionalBytesPerAddress = 16 << 20
    /// Sessions that a tab has attached to, at most.
    var attached = 20_000
    /// How long a page may take to load before its session is given up.
    var provisionalLife: Duration = .seconds(60)
    /// How long after its last request a tab counts as gone; longer than a poll waits.
    var detachedAfter: Duration = .seconds(40)
    /// How long nothing may happen on a page before its session lets go of what can be computed again;
    /// one whose tab is gone does so at once.
    var compactAfter: Duration = .seconds(20)
    /// How long after its last request a session is kept.
    var life: Duration = .seconds(3600)
  }

  enum Phase: Equatable { case provisional, attached, detached }

  private struct Entry {
    let token: SessionToken
    let value: Value
    var lastUse: Moment
    var phase: Phase
  }

  let limits: Limits
  private var entries: [UInt64: Entry] = [:]
  private var provisional = ProvisionalList()
  private var attached = RecencyList<UInt64>()
  private var detached = RecencyList<UInt64>()

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  var count: Int { entries.count }

  func count(_ phase: Phase) -> Int {
    switch phase {
    case .provisional: provisional.count
    case .attached: attached.count
    case .detached: detached.count
    }
  }

  /// All sessions, in no order.
  var values: some Sequence<Value> { entries.values.lazy.map(\.value) }

  /// The session that `token` proves to be the holder's.
  func value(_ token: SessionToken) -> Value? {
    guard let entry = entries[token.identifier], entry.token.matches(token) else { return nil }
    return entry.value
  }

  func phase(_ token: SessionToken) -> Phase? { entries[token.identifier]?.phase }

  // MARK: Life

  /// Adds a provisional session.
  ///
  /// - Parameters:
  ///   - address: who opened it.
  ///   - bytes: the memory it takes, about.
  /// - Returns: the sessions that had to go for it.
  mutating func insert(
    _ value: Value, under token: SessionToken, of address: String = "", weighing bytes: Int = 0,
    now: Moment
  ) -> [Value] {
    var ended = remove(token.identifier)
    while let oldest = provisional.oldest(of: address),
      provisional.bytes(of: address) + bytes > limits.provisionalBytesPerAddress
    {
      ended += remove(oldest)
    }
    while let oldest = provisional.oldest,
      provisional.count >= limits.provisional
        || provisional.bytes + bytes > limits.provisionalBytes
    {
      ended += remove(oldest)
    }
    entries[token.identifier] = Entry(
      token: token, value: value, lastUse: now, phase: .provisional)
    provisional.add(token.identifier, of: address, weighing: bytes)
    return ended
  }

  /// Notes that a tab has attached to a session.
  ///
  /// - Returns: the sessions that had to go for it: detached ones before attached ones.
  mutating func attach(_ token: SessionToken, now: Moment) -> [Value] {
    guard value(token) != nil else { return [] }
    var ended: [Value] = []
    if phase(token) == .provisional {
      while attached.count + detached.count >= limits.attached,
        let oldest = detached.oldest ?? attached.oldest
      {
        ended += remove(oldest)
      }
    }
    if let index = entries.index(forKey: token.identifier) { use(index, now: now) }
    return ended
  }

  /// The session of a tab that is heard of.
  mutating func use(_ token: SessionToken, now: Moment) -> Value? {
    guard let index = entries.index(forKey: token.identifier),
      entries.values[index].token.matches(token)
    else { return nil }
    if entries.values[index].phase != .provisional { use(index, now: now) }
    return entries.values[index].value
  }

  private mutating func use(_ index: Dictionary<UInt64, Entry>.Index, now: Moment) {
    let identifier = entries.keys[index]
    switch entries.values[index].phase {
    case .provisional: provisional.remove(identifier)
    case .detached: detached.remove(identifier)
    case .attached: break
    }
    entries.values[index].lastUse = now
    entries.values[index].phase = .attached
    attached.use(identifier)
  }

  /// Ends a session whose page was left.
  mutating func remove(_ token: SessionToken) -> Value? {
    guard value(token) != nil else { return nil }
    return remove(token.identifier).first
  }

  /// Ends the session that was not used for the longest time; those that were left go first.
  mutating func removeOldest() -> Value? {
    guard let oldest = detached.oldest ?? provisional.oldest ?? attached.oldest else { return nil }
    return remove(oldest).first
  }

  /// Ends all sessions.
  mutating func removeAll() -> [Value] {
    let all = entries.values.map(\.value)
    self = SessionStore(limits: limits)
    return all
  }

  private mutating func remove(_ identifier: UInt64) -> [Value] {
    guard let entry = entries.removeValue(forKey: identifier) else { return [] }
    switch entry.phase {
    case .provisional: provisional.remove(identifier)
    case .attached: attached.remove(identifier)
    case .detached: detached.remove(identifier)
    }
    return [entry.value]
  }

  // MARK: Time

  /// Moves on what time has come for.
  ///
  /// - Returns: the sessions that became detached, and those that ended.
  mutating func advance(to now: Moment) -> (detached: [Value], ended: [Value]) {
    var lost: [Value] = []
    var ended: [Value] = []
    while let identifier = attached.oldest, let entry = entries[identifier],
      entry.lastUse.advanced(by: limits.detachedAfter) <= now
    {
      attached.remove(identifier)
      detached.use(identifier)
      entries[identifier]?.phase = .detached
      lost.append(entry.value)
    }
    while let identifier = detached.oldest, isOver(identifier, limits.life, now) {
      ended += remove(identifier)
    }
    while let identifier = provisional.oldest, isOver(identifier, limits.provisionalLife, now) {
      ended += remove(identifier)
    }
    return (lost, ended)
  }

  private func isOver(_ identifier: UInt64, _ life: Duration, _ now: Moment) -> Bool {
    guard let entry = entries[identifier] else { return false }
    return entry.lastUse.advanced(by: life) <= now
  }
}
