import Synchronization
import TrellisHTTP
import TrellisUI

/// Files of posted forms whose pages show problems: the next post of the form refers to them instead of sending them
/// again.
///
/// Their bytes stay charged to the limits of all pages together.
final class PostedFiles: Sendable {
  /// A file that belongs to no page.
  private struct Entry {
    /// `nil` for a file that the application has kept.
    let upload: Upload?
    let identity: UserIdentity?
    let client: AddressGroup
    let bytes: Int
    let end: Moment
  }

  /// The result of a look-up.
  enum Found {
    case file(Upload)
    /// The application has already kept the file.
    case kept
  }

  /// The maximum number of recorded files that the application has kept.
  private static let keptLimit = 10_000

  private let entries = Mutex<[String: Entry]>([:])

  /// Adds a complete file, whose bytes are charged.
  ///
  /// - Parameters:
  ///   - identity: the user who may take the file.
  ///   - end: the time at which the file is removed.
  func add(
    _ upload: Upload, named name: String, of identity: UserIdentity?, client: AddressGroup,
    bytes: Int,
    until end: Moment
  ) {
    entries.withLock {
      $0[name] = Entry(upload: upload, identity: identity, client: client, bytes: bytes, end: end)
    }
  }

  /// Records that the application has kept a file.
  ///
  /// - Returns: the charge to release: the client and the bytes; `nil` for none.
  func keep(
    _ name: String, of identity: UserIdentity?, client: AddressGroup, until end: Moment
  ) -> (AddressGroup, Int)? {
    entries.withLock { entries in
      let former = entries[name]
      if former != nil || entries.count < Self.keptLimit {
        entries[name] = Entry(
          upload: nil, identity: former?.identity ?? identity, client: client, bytes: 0, end: end)
      }
      return former.flatMap { $0.upload == nil ? nil : ($0.client, $0.bytes) }
    }
  }

  /// Finds the file of a user, and removes it unless the application has kept it.
  ///
  /// - Returns: the file, and the charge to release; `nil` if there is no such file.
  func consume(_ name: String, of identity: UserIdentity?) -> (Found, charge: (AddressGroup, Int)?)?
  {
    entries.withLock { entries in
      guard let entry = entries[name], entry.identity == identity else { return nil }
      guard let upload = entry.upload else { return (.kept, nil) }
      entries[name] = nil
      return (.file(upload), (entry.client, entry.bytes))
    }
  }

  /// Removes the expired files.
  ///
  /// - Parameter now: `nil` removes all files.
  /// - Returns: the uploads to end, with their charges.
  /// - Complexity: O(files).
  func removeEnded(at now: Moment?) -> [(upload: Upload, client: AddressGroup, bytes: Int)] {
    entries.withLock { entries in
      var ended: [(Upload, AddressGroup, Int)] = []
      for (name, entry) in entries where now.map({ entry.end <= $0 }) ?? true {
        entries[name] = nil
        if let upload = entry.upload { ended.append((upload, entry.client, entry.bytes)) }
      }
      return ended
    }
  }
}
