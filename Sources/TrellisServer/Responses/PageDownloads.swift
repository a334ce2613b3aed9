import Synchronization
import TrellisBase
import TrellisHTTP

/// Files that pages offer to their users for download.
///
/// A file has an unguessable address for the user of its page. It is kept until its first request or for a minute, and
/// takes a bounded amount of memory; when that is used up, the address group with most of it loses its oldest file.
package final class PageDownloads: Sendable {
  fileprivate struct Entry {
    let token: SessionToken
    let file: Response
    let bytes: Int
    let identity: UserIdentity?
    let client: AddressGroup
    let end: Moment
  }

  fileprivate struct State {
    var entries: [UInt64: Entry] = [:]
    /// The identifiers in the order of their ends.
    var order: [UInt64] = []
    var bytes = 0
  }

  static let lifetime = Duration.seconds(60)
  /// The approximate bytes of a file besides its content.
  static let entryBytes = 1024
  private let state = Mutex(State())
  /// The maximum bytes of all files; the oldest files beyond it are dropped.
  private let limit: Int

  init(limit: Int = 256 << 20) { self.limit = limit }

  /// Adds a file, and returns its path.
  ///
  /// - Returns: `nil` if the file is larger than all files may be.
  func add(
    _ file: Response, for identity: UserIdentity?, of client: AddressGroup, now: Moment
  ) -> String? {
    // Empty files take memory too.
    let bytes = (file.body.count ?? 0) + Self.entryBytes
    guard bytes <= limit else { return nil }
    let token = SessionToken.random()
    state.withLock { state in
      state.removeExpired(now)
      while state.bytes + bytes > limit, let victim = state.oldestOfLargestClient {
        state.remove(victim)
      }
      state.entries[token.identifier] = Entry(
        token: token, file: file, bytes: bytes, identity: identity, client: client,
        end: now.advanced(by: Self.lifetime))
      state.order.append(token.identifier)
      state.bytes += bytes
    }
    return Endpoints.filePrefix + token.text
  }

  /// Removes a file, and returns it; `nil` if it is unknown, was requested, is too old, or is for another user.
  func consume(_ name: String, for identity: UserIdentity?, now: Moment) -> Response? {
    guard let token = SessionToken(name) else { return nil }
    return state.withLock { state in
      state.removeExpired(now)
      guard let entry = state.entries[token.identifier], entry.token.matches(token),
        entry.identity == identity
      else { return nil }
      state.remove(token.identifier)
      return entry.file
    }
  }

  /// Removes the files that were not requested in time.
  func removeExpired(now: Moment) { state.withLock { $0.removeExpired(now) } }
}

extension PageDownloads.State {
  /// The oldest file of the address group whose files take most bytes: others keep theirs.
  fileprivate var oldestOfLargestClient: UInt64? {
    let largest = Dictionary(grouping: entries.values, by: \.client)
      .mapValues { $0.reduce(0) { $0 + $1.bytes } }.max { $0.value < $1.value }?.key
    return order.first { entries[$0]?.client == largest }
  }

  fileprivate mutating func removeExpired(_ now: Moment) {
    while let oldest = order.first, entries[oldest].map({ $0.end <= now }) ?? true {
      remove(oldest)
    }
  }

  fileprivate mutating func remove(_ identifier: UInt64) {
    if let entry = entries.removeValue(forKey: identifier) { bytes -= entry.bytes }
    order.removeAll { $0 == identifier }
  }
}
