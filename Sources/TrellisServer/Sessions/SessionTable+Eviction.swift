import TrellisHTTP

/// The choice of the sessions to end when there are too many, or when they take too much memory.
extension SessionTable {
  /// The provisional session to remove, if there are too many or they take too many bytes.
  func nextProvisionalVictim(keeping kept: UInt64?) -> UInt64? {
    guard pages.isExceeded || pageBytes.isExceeded else { return nil }
    let exceeded = pages.isExceeded ? pages : pageBytes
    return victim(by: exceeded, among: [.provisional], keeping: kept)
  }

  /// The session to remove, if there are too many tabs or bytes, of one client or of all.
  ///
  /// - Parameter kept: a session that was just used, removed last.
  func nextVictim(keeping kept: UInt64?) -> UInt64? {
    let ofTabs: [Phase] = [.detached, .attached]
    let ofAll: [Phase] = [.detached, .provisional, .attached]
    if let client = tabs.keyAboveItsLimit {
      return oldest(of: client, among: ofTabs, keeping: kept)
    }
    if let client = bytes.keyAboveItsLimit,
      let oldest = oldest(of: client, among: ofAll, keeping: kept)
    {
      return oldest
    }
    if tabs.isExceeded { return victim(by: tabs, among: ofTabs, keeping: kept) }
    return bytes.isExceeded ? victim(by: bytes, among: ofAll, keeping: kept) : nil
  }

  /// The session to remove first if `share` is exceeded: the oldest session of a client with the greatest amount.
  /// Among several such clients, the client of the oldest session of all is preferred.
  ///
  /// - Returns: `nil` if the client has only the kept session: a single session may exceed the limit.
  private func victim(
    by share: FairShare<AddressGroup>, among phases: [Phase], keeping kept: UInt64?
  ) -> UInt64? {
    if let oldest = phases.lazy.compactMap({ list($0).oldest }).first, oldest != kept,
      let entry = entries[oldest], share.amount(of: entry.client) == share.heaviestAmount
    {
      return oldest
    }
    return share.heaviest.flatMap { oldest(of: $0, among: phases, keeping: kept) }
  }

  private func oldest(
    of client: AddressGroup, among phases: [Phase], keeping kept: UInt64?
  ) -> UInt64? {
    phases.lazy.compactMap { list($0).oldest(of: client) }.first { $0 != kept }
  }
}
