import Synchronization
import TrellisUI

/// Makes the addresses of stored files, and knows the users of the pages that have made some.
///
/// An address contains all that the server needs, so that a page may have any number of them: a page with addresses takes
/// one record, from its first address until 10 minutes after its end.
package final class FileAddresses: Sendable {
  private struct State {
    var users: [UInt64: UserIdentity?] = [:]
    /// The pages that have ended, in the order of their ends.
    var ended: [(page: UInt64, end: Moment)] = []

    mutating func removeExpired(_ now: Moment, keeping limit: Int) {
      let due = ended.prefix { $0.end <= now }.count
      let removed = Swift.max(due, ended.count - limit)
      for (page, _) in ended.prefix(removed) { users[page] = nil }
      ended.removeFirst(removed)
    }
  }

  /// The time after the end of a page for which its addresses are valid: a browser may still load the pictures of a page
  /// without scripts, whose session ends soon, or of one that was left.
  static let afterPage = Duration.seconds(600)
  /// The maximum number of records of pages that have ended; the oldest ones are dropped.
  static let endedLimit = 20_000

  let signature: MessageAuthentication
  private let state = Mutex(State())

  /// - Parameter secret: of at least 16 bytes; otherwise the addresses end with the process.
  init(secret: String? = nil) {
    signature = MessageAuthentication(secret: secret, for: "trellis stored files")
  }

  /// Records a page.
  ///
  /// - Returns: a random number, never 0.
  func add(_ user: UserIdentity?) -> UInt64 {
    let number = UInt64.random(in: 1 ... .max)
    state.withLock { $0.users[number] = .some(user) }
    return number
  }

  /// Records the end of a page.
  func end(_ page: UInt64, now: Moment) {
    state.withLock { state in
      state.ended.append((page, now.advanced(by: Self.afterPage)))
      state.removeExpired(now, keeping: Self.endedLimit)
    }
  }

  /// Whether the page is or was for `user`, by the same sign-in, and its addresses are valid.
  func isPage(_ page: UInt64, of user: UserIdentity?, now: Moment) -> Bool {
    state.withLock { state in
      state.removeExpired(now, keeping: Self.endedLimit)
      guard let owner = state.users[page] else { return false }
      return owner == user && owner?.signIn?.identifier == user?.signIn?.identifier
    }
  }

  /// The number of pages with records.
  var count: Int { state.withLock { $0.users.count } }
}
