import Logging
import Synchronization
import TrellisHTTP
import TrellisUI

/// The uploads of all pages: their store, their common budget and their time limit.
final class UploadRegistry: Sendable {
  let store: any UploadStore
  let limits: UploadLimits
  let logger: Logger
  let clock: @Sendable () -> Moment
  /// The bytes of the files by address.
  private let budget: ByteShares
  private let state = Mutex(State())

  private struct State {
    var lastNumber: UInt64 = 0
    var pages: [ObjectIdentifier: WeakUploads] = [:]
  }

  /// The uploads of a page that the service does not keep alive.
  private struct WeakUploads {
    weak var uploads: SessionUploads?
  }

  init(
    store: any UploadStore = FolderUploadStore(), limits: UploadLimits = UploadLimits(),
    logger: Logger = Logger(label: "uploads"), clock: @escaping @Sendable () -> Moment = { .now }
  ) {
    self.store = store
    self.limits = limits
    self.logger = logger
    self.clock = clock
    budget = ByteShares(limit: limits.bytes)
  }

  /// The files of earlier posts.
  private let posted = PostedFiles()

  /// The bytes of all files that count.
  var chargedBytes: Int { budget.total }

  /// A number that no other upload of this process has.
  func nextNumber() -> UInt64 {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  func charge(_ bytes: Int, to client: AddressGroup) -> Bool { budget.charge(bytes, to: client) }
  func release(_ bytes: Int, of client: AddressGroup) { budget.release(bytes, of: client) }

  /// Registers the uploads of a page, so that ``advance(to:)`` ends idle ones.
  func watch(_ uploads: SessionUploads) {
    state.withLock { $0.pages[ObjectIdentifier(uploads)] = WeakUploads(uploads: uploads) }
  }

  func unwatch(_ uploads: SessionUploads) {
    state.withLock { _ = $0.pages.removeValue(forKey: ObjectIdentifier(uploads)) }
  }

  /// Ends uploads for which no part has arrived for too long; to be called about every second.
  ///
  /// - Complexity: O(*n*) in the uploads of all pages.
  func advance(to now: Moment) {
    let pages = state.withLock { $0.pages.values.compactMap(\.uploads) }
    for page in pages { page.endIdle(since: now.advanced(by: .zero - limits.idle)) }
    endPosted(at: now)
  }

  // MARK: Files of earlier posts

  /// Keeps a complete file of a page, whose bytes are charged, until the next post of its form.
  func hold(_ upload: Upload, of identity: UserIdentity?, client: AddressGroup, bytes: Int) {
    guard let name = upload.finishedName else { return }
    posted.add(
      upload, named: name, of: identity, client: client, bytes: bytes,
      until: clock().advanced(by: limits.untilNextPost))
  }

  /// Remembers that the application has kept a file of a post.
  func recordKept(_ upload: Upload, of identity: UserIdentity?, client: AddressGroup) {
    guard let name = upload.finishedName else { return }
    let charge = posted.keep(
      name, of: identity, client: client, until: clock().advanced(by: limits.untilNextPost))
    if let (client, bytes) = charge { release(bytes, of: client) }
  }

  /// The file of an earlier post of a user, which no longer counts; `nil` if there is none.
  func consumePosted(_ name: String, of identity: UserIdentity?) -> PostedFiles.Found? {
    guard let (found, charge) = posted.take(name, of: identity) else { return nil }
    if let (client, bytes) = charge { release(bytes, of: client) }
    return found
  }

  /// Removes the files of earlier posts whose time is over.
  ///
  /// - Parameter now: `nil` removes all files.
  func endPosted(at now: Moment? = nil) {
    for (upload, client, bytes) in posted.removeEnded(at: now) {
      upload.end()
      release(bytes, of: client)
    }
  }
}
