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
  /// The charged bytes of files, by address.
  private let charges: Mutex<FairShare<AddressGroup>>
  private let state = Mutex(State())

  private struct State {
    var lastNumber: UInt64 = 0
    var pages: [ObjectIdentifier: WeakUploads] = [:]
  }

  /// A weak reference to the uploads of a page.
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
    charges = Mutex(FairShare(limit: limits.bytes))
  }

  /// The media type of a complete file by its first bytes.
  func contentType(of file: String, named name: String) -> String {
    let start = store.content(of: file)?.bytes(in: 0..<ContentType.checkedBytes) ?? []
    return ContentType.ofContent(start, named: name)
  }

  /// The files of earlier posts.
  private let posted = PostedFiles()

  /// The charged bytes of all files.
  var chargedBytes: Int { charges.withLock { $0.total } }

  /// A new upload number, unique in this process.
  func nextNumber() -> UInt64 {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  func charge(_ bytes: Int, to client: AddressGroup) -> Bool {
    charges.withLock { $0.admit(bytes, to: client) }
  }

  func release(_ bytes: Int, of client: AddressGroup) {
    charges.withLock { $0.release(bytes, of: client) }
  }

  /// Registers the uploads of a page, so that ``advance(to:)`` ends idle ones.
  func watch(_ uploads: SessionUploads) {
    state.withLock { $0.pages[ObjectIdentifier(uploads)] = WeakUploads(uploads: uploads) }
  }

  func unwatch(_ uploads: SessionUploads) {
    state.withLock { _ = $0.pages.removeValue(forKey: ObjectIdentifier(uploads)) }
  }

  /// Ends idle uploads and expired files of earlier posts; to be called about every second.
  ///
  /// - Complexity: O(*n*) in the uploads of all pages.
  func advance(to now: Moment) {
    let pages = state.withLock { $0.pages.values.compactMap(\.uploads) }
    for page in pages { page.endIdle(since: now.advanced(by: .zero - limits.idle)) }
    endPosted(at: now)
  }

  // MARK: Files of earlier posts

  /// Stores a complete file of a page until the next post of its form; the file's bytes remain charged.
  func hold(_ upload: Upload, of identity: UserIdentity?, client: AddressGroup, bytes: Int) {
    guard let name = upload.finishedName else { return }
    posted.add(
      upload, named: name, of: identity, client: client, bytes: bytes,
      until: clock().advanced(by: limits.untilNextPost))
  }

  /// Records that the application has kept a posted file, and stops charging it.
  func recordKept(_ upload: Upload, of identity: UserIdentity?, client: AddressGroup) {
    guard let name = upload.finishedName else { return }
    let charge = posted.keep(
      name, of: identity, client: client, until: clock().advanced(by: limits.untilNextPost))
    if let (client, bytes) = charge { release(bytes, of: client) }
  }

  /// Removes a file of a user's earlier post, and stops charging it; `nil` if there is none.
  func consumePosted(_ name: String, of identity: UserIdentity?) -> PostedFiles.Found? {
    guard let (found, charge) = posted.consume(name, of: identity) else { return nil }
    if let (client, bytes) = charge { release(bytes, of: client) }
    return found
  }

  /// Removes the expired files of earlier posts.
  ///
  /// - Parameter now: `nil` removes all files.
  func endPosted(at now: Moment? = nil) {
    for (upload, client, bytes) in posted.removeEnded(at: now) {
      upload.end()
      release(bytes, of: client)
    }
  }
}
