import TrellisHTTP

/// All sessions, by token, with their clients, phases and bytes.
///
/// A session is *provisional* from the request for its page until a tab attaches, then *attached* while its
/// tab sends requests, *detached* when the tab no longer does, and finally *expired*.
///
/// Each session is charged to the *client*, a group of addresses, that opened it or attached to it last. If there are
/// too many sessions or bytes, sessions of the client with the most are ended (``FairShare``), the least recently used
/// first, and detached sessions before attached ones.
///
/// - Complexity: O(log *n*) in the clients for each operation and each session that ends.
struct SessionTable<Value> {
  typealias Limits = SessionLimits

  enum Phase: Equatable, CaseIterable { case provisional, attached, detached }

  /// A session, by the identifier of its token. The client, whose last field has one byte, and the phase come last, so
  /// that an entry takes 64 bytes.
  struct Entry {
    let secret: SessionToken.Secret
    let value: Value
    var bytes: Int
    var lastUse: Moment
    var client: AddressGroup
    var phase: Phase
  }

  let limits: Limits
  private(set) var entries: [UInt64: Entry] = [:]
  private(set) var provisional = SessionList()
  private(set) var attached = SessionList()
  private(set) var detached = SessionList()
  /// The number and bytes of provisional sessions, by client.
  private(set) var pages: FairShare<AddressGroup>
  private(set) var pageBytes: FairShare<AddressGroup>
  /// The number of attached and detached sessions, by client.
  private(set) var tabs: FairShare<AddressGroup>
  /// The bytes of all sessions, by client.
  private(set) var bytes: FairShare<AddressGroup>
  /// The identifiers of sessions that were made for an attach, by its key, and the reverse map. Most sessions have no
  /// key.
  private(set) var requests: [AttachKey: UInt64] = [:]
  private(set) var requestKeys: [UInt64: AttachKey] = [:]

  init(limits: Limits = Limits()) {
    self.limits = limits
    pages = FairShare(limit: limits.provisional)
    pageBytes = FairShare(
      limit: limits.provisionalBytes, each: limits.provisionalBytesPerAddress)
    tabs = FairShare(limit: limits.attached, each: limits.attachedPerAddress)
    bytes = FairShare(limit: limits.bytes, each: limits.bytesPerAddress)
  }

  var count: Int { entries.count }

  func count(_ phase: Phase) -> Int { list(phase).count }

  /// The approximate memory of all sessions in bytes.
  var totalBytes: Int { bytes.total }

  /// All sessions, in no particular order.
  var values: some Sequence<Value> { entries.values.lazy.map(\.value) }

  /// The session of `token`, if its secret matches.
  func value(_ token: SessionToken) -> Value? {
    guard let index = entries.index(forKey: token.identifier),
      entries.values[index].secret.matches(token.secret)
    else { return nil }
    return entries.values[index].value
  }

  func phase(_ token: SessionToken) -> Phase? { entries[token.identifier]?.phase }

  /// The session that was made for an attach with this key.
  func value(madeFor request: AttachKey) -> Value? {
    requests[request].flatMap { entries[$0]?.value }
  }

  // MARK: Life

  /// Adds a session: a provisional one, or an attached one if it is made for a tab's request.
  ///
  /// - Parameters:
  ///   - client: the client that opened it.
  ///   - bytes: its approximate memory.
  ///   - isAttached: whether it is made for a waiting tab.
  ///   - request: the key of that tab's attach.
  /// - Returns: the sessions that were removed to make room. A single session may exceed its client's share.
  mutating func insert(
    _ value: Value, under token: SessionToken, of client: AddressGroup = .loopback,
    bytes: Int = 0, attached isAttached: Bool = false, madeFor request: AttachKey? = nil,
    now: Moment
  ) -> [Value] {
    let identifier = token.identifier
    var ended = remove(identifier)
    let phase: Phase = isAttached ? .attached : .provisional
    entries[identifier] = Entry(
      secret: token.secret, value: value, bytes: bytes, lastUse: now, client: client, phase: phase)
    if let request {
      requests[request] = identifier
      requestKeys[identifier] = request
    }
    self.bytes.charge(bytes, to: client)
    add(identifier, to: phase, of: client, bytes: bytes)
    ended += trimPages(of: client, keeping: identifier)
    while let oldest = nextProvisionalVictim(keeping: identifier) { ended += remove(oldest) }
    return ended + trim(keeping: identifier)
  }

  /// Removes the oldest provisional sessions of a client that exceeds its share of bytes, up to its last one: a single
  /// session may exceed the share.
  ///
  /// - Parameter kept: a session that is not removed.
  private mutating func trimPages(of client: AddressGroup, keeping kept: UInt64? = nil) -> [Value] {
    var ended: [Value] = []
    while pageBytes.amount(of: client) > limits.provisionalBytesPerAddress,
      pages.amount(of: client) > 1, let oldest = provisional.oldest(of: client), oldest != kept
    {
      ended += remove(oldest)
    }
    return ended
  }

  /// Records that a tab of `client` attached to a session.
  ///
  /// - Returns: the sessions that were removed to make room.
  mutating func attach(
    _ token: SessionToken, of client: AddressGroup? = nil, now: Moment
  ) -> [Value] {
    guard value(token) != nil else { return [] }
    let identifier = token.identifier
    if let client, client != entries[identifier]?.client { move(identifier, to: client) }
    enter(identifier, .attached)
    entries[identifier]?.lastUse = now
    return trim(keeping: identifier)
  }

  /// Records a request of a session's tab.
  ///
  /// - Parameter bytes: the current memory of the session, approximately.
  /// - Returns: the sessions that were removed to make room.
  mutating func use(_ token: SessionToken, bytes: Int? = nil, now: Moment) -> [Value] {
    let identifier = token.identifier
    // One look-up and no copy of the entry, because this runs for each request.
    guard let index = entries.index(forKey: identifier),
      entries.values[index].secret.matches(token.secret),
      entries.values[index].phase != .provisional
    else { return [] }
    entries.values[index].lastUse = now
    if entries.values[index].phase == .attached {
      attached.use(identifier, of: entries.values[index].client)
    } else {
      enter(identifier, .attached)
    }
    guard let bytes, bytes != entries.values[index].bytes, updateBytes(of: identifier, bytes) else {
      return []
    }
    return trim(keeping: identifier)
  }

  /// Updates the memory of every session.
  ///
  /// - Returns: the sessions that were removed to make room.
  /// - Complexity: O(*n*) in the sessions, and O(log *n*) for each that has changed.
  mutating func updateBytes(_ estimate: (Value) -> Int) -> [Value] {
    var changes: [(UInt64, Int)] = []
    var clientsOfPages: Set<AddressGroup> = []
    for (identifier, entry) in entries {
      let bytes = estimate(entry.value)
      guard bytes != entry.bytes else { continue }
      changes.append((identifier, bytes))
      if entry.phase == .provisional { clientsOfPages.insert(entry.client) }
    }
    for (identifier, bytes) in changes { _ = updateBytes(of: identifier, bytes) }
    var ended = clientsOfPages.flatMap { trimPages(of: $0) }
    while let oldest = nextProvisionalVictim(keeping: nil) { ended += remove(oldest) }
    return ended + trim()
  }

  /// Updates the memory of a session.
  ///
  /// - Returns: whether it has grown.
  private mutating func updateBytes(of identifier: UInt64, _ bytes: Int) -> Bool {
    guard let entry = entries[identifier], entry.bytes != bytes else { return false }
    self.bytes.change(from: entry.bytes, to: bytes, of: entry.client)
    if entry.phase == .provisional {
      pageBytes.change(from: entry.bytes, to: bytes, of: entry.client)
    }
    entries[identifier]?.bytes = bytes
    return bytes > entry.bytes
  }

  /// Removes the session of a tab that left its page.
  mutating func remove(_ token: SessionToken) -> Value? {
    guard value(token) != nil else { return nil }
    return remove(token.identifier).first
  }

  /// Empties the table, and returns the sessions, which the caller must end.
  mutating func removeAll() -> [Value] {
    let all = entries.values.map(\.value)
    self = SessionTable(limits: limits)
    return all
  }

  private mutating func remove(_ identifier: UInt64) -> [Value] {
    guard let entry = entries[identifier] else { return [] }
    release(identifier)
    bytes.release(entry.bytes, of: entry.client)
    if let request = requestKeys.removeValue(forKey: identifier), requests[request] == identifier {
      requests[request] = nil
    }
    entries[identifier] = nil
    return [entry.value]
  }

  // MARK: Lists and shares

  func list(_ phase: Phase) -> SessionList {
    switch phase {
    case .provisional: provisional
    case .attached: attached
    case .detached: detached
    }
  }

  /// Moves a session into a phase, as its most recently used session.
  private mutating func enter(_ identifier: UInt64, _ phase: Phase) {
    guard let entry = entries[identifier] else { return }
    release(identifier)
    entries[identifier]?.phase = phase
    add(identifier, to: phase, of: entry.client, bytes: entry.bytes)
  }

  /// Adds a session to the list and counts of its phase.
  private mutating func add(
    _ identifier: UInt64, to phase: Phase, of client: AddressGroup, bytes: Int
  ) {
    switch phase {
    case .provisional:
      provisional.use(identifier, of: client)
      pages.charge(1, to: client)
      pageBytes.charge(bytes, to: client)
    case .attached:
      attached.use(identifier, of: client)
      tabs.charge(1, to: client)
    case .detached:
      detached.use(identifier, of: client)
      tabs.charge(1, to: client)
    }
  }

  /// Removes a session from the lists and counts of its phase.
  private mutating func release(_ identifier: UInt64) {
    guard let entry = entries[identifier] else { return }
    switch entry.phase {
    case .provisional:
      provisional.remove(identifier, of: entry.client)
      pages.release(1, of: entry.client)
      pageBytes.release(entry.bytes, of: entry.client)
    case .attached:
      attached.remove(identifier, of: entry.client)
      tabs.release(1, of: entry.client)
    case .detached:
      detached.remove(identifier, of: entry.client)
      tabs.release(1, of: entry.client)
    }
  }

  /// Charges a session to another client.
  private mutating func move(_ identifier: UInt64, to client: AddressGroup) {
    guard let entry = entries[identifier] else { return }
    release(identifier)
    bytes.release(entry.bytes, of: entry.client)
    bytes.charge(entry.bytes, to: client)
    entries[identifier]?.client = client
    add(identifier, to: entry.phase, of: client, bytes: entry.bytes)
  }

  /// Removes sessions until their number and bytes are within the limits.
  ///
  /// - Parameter kept: a session that was just used, removed last.
  private mutating func trim(keeping kept: UInt64? = nil) -> [Value] {
    var ended: [Value] = []
    while let victim = nextVictim(keeping: kept) { ended += remove(victim) }
    return ended
  }

  // MARK: Time

  /// Detaches, and ends, the sessions whose time is over.
  ///
  /// - Returns: the sessions that became detached, and the ended sessions.
  mutating func advance(to now: Moment) -> (detached: [Value], ended: [Value]) {
    var lost: [Value] = []
    var ended: [Value] = []
    while let identifier = attached.oldest, let entry = entries[identifier],
      entry.lastUse.advanced(by: limits.detachedAfter) <= now
    {
      enter(identifier, .detached)
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
