public import Foundation

/// A store of sessions, from which a server continues the pages of a process that has ended.
///
/// A store keeps bytes that it cannot read: the server encodes and authenticates them. The functions are called from many
/// sessions at once, and a session waits for its own commit only. A commit has returned when its increment outlives what
/// the engine promises to outlive.
public protocol SessionStore: Sendable {
  /// Adds `increment` to its session.
  ///
  /// An increment that is not whole must follow the stored version by one. A whole one replaces the session, if the stored
  /// version is smaller.
  ///
  /// - Throws: ``SessionStoreError/superseded`` if the stored version is not smaller, ``SessionStoreError/incomplete`` if
  ///   increments before this one are missing, ``SessionStoreError/tooLarge(limit:)``, or any error of the engine. Nothing
  ///   is stored then.
  func commit(_ increment: SessionIncrement) async throws

  /// A session as it is stored. It stays with its owner, whose commits go on.
  ///
  /// - Returns: `nil` if there is no such session, or if it is expired.
  func load(_ id: String, now: Date) async throws -> StoredSession?

  /// Takes a session over, if `version` is its stored version: increments the version, so that later commits of the former
  /// owner are refused. This process is then the owner.
  ///
  /// - Returns: whether the session was taken over; otherwise its owner has committed since it was loaded, another process has
  ///   taken it over, or it is gone.
  func takeOver(_ id: String, version: UInt64) async throws -> Bool

  /// Removes a session; does nothing if there is none. A shared store removes only a session that this process owns.
  func delete(_ id: String) async throws

  /// Removes the sessions that are expired at `now`, and sessions beyond the limits of the store; called about once a
  /// minute.
  func deleteExpired(at now: Date) async throws

  /// Whether several processes use the store at the same time; `false` by default.
  ///
  /// A shared store knows the owner of each session: the process that has made it, or has taken it over last. It refuses
  /// the increments of all others as ``SessionStoreError/superseded``.
  var isShared: Bool { get }

  /// Sets the function that a shared store calls, on any thread, when another process has taken a session of this one over.
  /// A call may be late, or missing after a lost connection: the owner then learns it at its next commit. By default
  /// nothing is called.
  ///
  /// - Parameter body: gets the name of the session, and the version that the take-over has given it. A process whose
  ///   own take-over has given the session a greater version has taken it back meanwhile.
  func observeTakeovers(_ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void)

  /// The messages between the servers that share the store; `nil` by default.
  var nodeChannel: (any NodeChannel)? { get }
}

extension SessionStore {
  /// `false`: one process uses the store at a time.
  public var isShared: Bool { false }

  /// `nil`: servers send each other no messages.
  public var nodeChannel: (any NodeChannel)? { nil }

  /// Does nothing.
  public func observeTakeovers(
    _ body: @escaping @Sendable (_ id: String, _ version: UInt64) -> Void
  ) {}
}

/// The part of a session that changed since the increment before.
public struct SessionIncrement: Sendable {
  /// The name of the session: at most 64 letters and digits. It does not contain the secret of the session's token.
  public var id: String
  /// From 1; increments of one session have consecutive versions.
  public var version: UInt64
  /// Whether the increment contains the whole session.
  public var isWhole: Bool
  /// Replaces the stored header; some hundred bytes.
  public var header: [UInt8]
  /// Is added to the stored changes; `nil` if only the header changed.
  public var change: [UInt8]?
  /// The time after which the session may be removed.
  public var expiry: Date

  /// Makes an increment.
  public init(
    id: String, version: UInt64, isWhole: Bool, header: [UInt8], change: [UInt8]?, expiry: Date
  ) {
    self.id = id
    self.version = version
    self.isWhole = isWhole
    self.header = header
    self.change = change
    self.expiry = expiry
  }

  /// The bytes of the header and the change.
  public var byteCount: Int { header.count + (change?.count ?? 0) }

  /// The bytes of all changes of the session once this increment is stored.
  ///
  /// - Parameter stored: the version and the bytes of the changes of the stored session; `nil` if there is none.
  /// - Throws: the reason for which a store refuses the increment.
  package func changeBytes(
    after stored: (version: UInt64, changeBytes: Int)?, _ limits: SessionStoreLimits
  ) throws(SessionStoreError) -> Int {
    if let stored, stored.version >= version { throw .superseded }
    guard isWhole || (stored != nil && stored?.version == version - 1) else { throw .incomplete }
    let bytes = (isWhole ? 0 : stored?.changeBytes ?? 0) + (change?.count ?? 0)
    guard bytes + header.count <= limits.bytesPerSession else {
      throw .tooLarge(limit: limits.bytesPerSession)
    }
    return bytes
  }
}

/// A session in a store.
public struct StoredSession: Sendable, Equatable {
  /// The version of the last increment, or of the take-over after it.
  public var version: UInt64
  /// The header of the last increment.
  public var header: [UInt8]
  /// The changes since the last whole increment, oldest first; the first one is whole.
  public var changes: [[UInt8]]

  /// Makes a stored session.
  public init(version: UInt64, header: [UInt8], changes: [[UInt8]]) {
    self.version = version
    self.header = header
    self.changes = changes
  }
}

/// The reasons for which a store refuses an increment.
public enum SessionStoreError: Error, Equatable, CustomStringConvertible {
  /// Another process has taken the session over.
  case superseded
  /// An increment before this one is not in the store; a whole increment must follow.
  case incomplete
  /// The session would take more bytes than the store allows.
  case tooLarge(limit: Int)

  /// A sentence with the reason.
  public var description: String {
    switch self {
    case .superseded: "another process has taken the session over"
    case .incomplete: "the store lacks an increment of the session"
    case .tooLarge(let limit): "the session takes more than \(limit) bytes"
    }
  }
}

/// The limits of a store on one machine.
public struct SessionStoreLimits: Sendable {
  /// The maximum bytes of one session, by default 1 MiB.
  public var bytesPerSession: Int
  /// The maximum number of sessions, by default 100,000. Beyond it, those that expire first are removed within
  /// about a minute.
  public var sessions: Int
  /// The maximum bytes of all sessions, by default 2 GiB. Beyond it, those that expire first are removed within about a minute.
  /// Only stores in memory and in SQLite have this limit: PostgreSQL and Redis have limits of their own.
  public var bytes: Int

  /// - Precondition: the limits are positive.
  public init(bytesPerSession: Int = 1 << 20, sessions: Int = 100_000, bytes: Int = 2 << 30) {
    precondition(
      bytesPerSession > 0 && sessions > 0 && bytes > 0, "Limits of a session store are positive")
    self.bytesPerSession = bytesPerSession
    self.sessions = sessions
    self.bytes = bytes
  }
}
