import TrellisHTTP

extension SessionTable {
  /// The violated invariants of the table, one a line; empty if all hold.
  ///
  /// - Each session is only in the list of its phase, under its client; the least recently used session is first.
  /// - The shares are the sums of the sessions, for each client and in total.
  /// - Only sessions of the table have attach keys, and each stored key refers to the session that has it.
  /// - The numbers of pages and of tabs are within ``limits``; their bytes may not be, because a single session may
  ///   take more.
  ///
  /// - Complexity: O(*n*) in sessions. For tests.
  func checkInvariants() -> [String] {
    checkLists() + checkShares() + checkRequests() + checkLimits()
  }

  private func checkLists() -> [String] {
    var violations: [String] = []
    for phase in Phase.allCases {
      let list = list(phase)
      let members = entries.filter { $0.value.phase == phase }
      if list.count != members.count {
        violations.append("\(members.count) sessions are \(phase), and \(list.count) are listed")
      }
      for (client, ofClient) in Dictionary(grouping: members, by: \.value.client) {
        if list.count(of: client) != ofClient.count {
          violations.append(
            "\(ofClient.count) sessions of \(client) are \(phase), and \(list.count(of: client)) are listed"
          )
        }
        let oldest = list.oldest(of: client).flatMap { entries[$0] }
        if oldest?.client != client || oldest?.phase != phase {
          violations.append("the oldest \(phase) session of \(client) is none of its sessions")
        } else if let oldest, ofClient.contains(where: { $0.value.lastUse < oldest.lastUse }) {
          violations.append("a \(phase) session of \(client) was used before the oldest one")
        }
      }
    }
    return violations
  }

  private func checkShares() -> [String] {
    let all = entries.values
    let pages = all.filter { $0.phase == .provisional }
    let tabs = all.filter { $0.phase != .provisional }
    return [
      check("pages", self.pages, pages) { _ in 1 }, check("tabs", self.tabs, tabs) { _ in 1 },
      check("bytes of pages", pageBytes, pages, \.bytes), check("bytes", bytes, all, \.bytes),
    ].flatMap(\.self)
  }

  private func check(
    _ name: String, _ share: FairShare<AddressGroup>, _ sessions: some Sequence<Entry>,
    _ amount: (Entry) -> Int
  ) -> [String] {
    var sums: [AddressGroup: Int] = [:]
    for session in sessions { sums[session.client, default: 0] += amount(session) }
    sums = sums.filter { $0.value > 0 }
    var violations: [String] = []
    for (client, sum) in sums where share.amount(of: client) != sum {
      violations.append(
        "\(client) has \(sum) \(name), and \(share.amount(of: client)) are charged")
    }
    if share.count != sums.count || share.total != sums.values.reduce(0, +) {
      violations.append("\(share.total) \(name) of \(share.count) clients are charged in total")
    }
    if share.heaviestAmount != sums.values.max() ?? 0 {
      violations.append("the client with the most \(name) has \(share.heaviestAmount)")
    }
    return violations
  }

  private func checkRequests() -> [String] {
    var violations: [String] = []
    for session in requestKeys.keys where entries[session] == nil {
      violations.append("an attach made session \(session), which does not exist")
    }
    for (request, session) in requests where requestKeys[session] != request {
      violations.append("session \(session) was made for another attach")
    }
    return violations
  }

  private func checkLimits() -> [String] {
    var violations: [String] = []
    if pages.total > max(1, limits.provisional) {
      violations.append("\(pages.total) pages are kept")
    }
    if tabs.total > max(1, limits.attached) { violations.append("\(tabs.total) tabs are kept") }
    if tabs.heaviestAmount > max(1, limits.attachedPerAddress) {
      violations.append("\(tabs.heaviestAmount) tabs of a client are kept")
    }
    return violations
  }
}
