import TrellisHTTP

/// The choice of the sessions to end when there are too many, or when they take too much memory.
extension SessionTable {
  /// The provisional session to remove, if there are too many or they take too many bytes.
  func pageTooMany(keeping kept: UInt64?) -> UInt64? {
    let budget: SharedBudget<AddressGroup>
    if pages.total > limits.provisional {
      budget = pages
    } else if pageBytes.total > limits.provisionalBytes {
      budget = pageBytes
    } else {
      return nil
    }
    return victim(by: budget, among: [.provisional], keeping: kept)
  }

  /// The session to remove, if there are too many tabs or bytes, of one client or of all.
  ///
  /// - Parameter kept: a session that was just used, removed last.
  func oneTooMany(keeping kept: UInt64?) -> UInt64? {
    let ofTabs: [Phase] = [.detached, .attached]
    let ofAll: [Phase] = [.detached, .provisional, .attached]
    if tabs.heaviestAmount > limits.attachedPerAddress, let heaviest = tabs.heaviest {
      return oldest(of: heaviest, among: ofTabs, keeping: kept)
    }
    if bytes.heaviestAmount > limits.bytesPerAddress, let heaviest = bytes.heaviest,
      let oldest = oldest(of: heaviest, among: ofAll, keeping: kept)
    {
      return oldest
    }
    if tabs.total > limits.attached { return victim(by: tabs, among: ofTabs, keeping: kept) }
    if bytes.total > limits.bytes { return victim(by: bytes, among: ofAll, keeping: kept) }
    return nil
  }

  /// The session to remove first if `budget` is exceeded: the oldest session of a client with the greatest amount.
  /// Among several such clients, the client of the oldest session of all is preferred.
  ///
  /// - Returns: `nil` if the client has only the kept session: a single session may exceed the budget.
  private func victim(
    by budget: SharedBudget<AddressGroup>, among phases: [Phase], keeping kept: UInt64?
  ) -> UInt64? {
    if let oldest = phases.lazy.compactMap({ list($0).oldest }).first, oldest != kept,
      let entry = entries[oldest], budget.amount(of: entry.client) == budget.heaviestAmount
    {
      return oldest
    }
    return budget.heaviest.flatMap { oldest(of: $0, among: phases, keeping: kept) }
  }

  private func oldest(
    of client: AddressGroup, among phases: [Phase], keeping kept: UInt64?
  ) -> UInt64? {
    phases.lazy.compactMap { list($0).oldest(of: client) }.first { $0 != kept }
  }
}
