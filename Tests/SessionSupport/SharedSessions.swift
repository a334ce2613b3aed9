public import Foundation
import Synchronization
public import TrellisSessions

/// Sessions in memory that several stores share, as servers share a database.
public final class SharedSessions: Sendable {
  fileprivate struct Entry {
    var owner: Int
    var session: StoredSession
    var changeBytes: Int
    var expiry: Date
  }

  fileprivate struct State {
    var entries: [String: Entry] = [:]
    var observers: [Int: @Sendable (String, UInt64) -> Void] = [:]
    var nodes = 0
    var deliversNotices = true
    var takeOvers = 0
    /// Whether the next commit is stored and fails nevertheless.
    var losesAnswer = false
    /// The number of take-overs that are refused, as if the owner committed before them.
    var refusals = 0
    var listeners: [Int: [String: @Sendable (NodeMessage) -> Void]] = [:]
    var deliversMessages = true
    var refusesMessages = false
  }

  fileprivate let state = Mutex(State())

  /// Makes a place without sessions.
  public init() {}

  /// The number of stored sessions.
  public var count: Int { state.withLock { $0.entries.count } }
  /// The number of take-overs from one node to another.
  public var takeOvers: Int { state.withLock { $0.takeOvers } }

  /// Sets whether former owners are notified, as they are at first.
  public func deliverNotices(_ delivers: Bool) { state.withLock { $0.deliversNotices = delivers } }

  /// Sets whether messages arrive, as they do at first, each twice.
  public func deliverMessages(_ delivers: Bool) {
    state.withLock { $0.deliversMessages = delivers }
  }

  /// Sets whether messages are refused, as without a connection.
  public func refuseMessages(_ refuses: Bool) { state.withLock { $0.refusesMessages = refuses } }

  /// Tells all servers that messages may be missing, as after a new connection.
  public func tellGap() {
    let listeners = state.withLock { $0.listeners.values.flatMap { $0.values } }
    for receive in listeners { receive(.gap) }
  }

  /// Lets the next commit fail after it is stored, like a connection that is lost before the answer.
  public func loseNextAnswer() { state.withLock { $0.losesAnswer = true } }

  /// Refuses the next take-overs, as if the owner committed before each of them.
  public func refuseTakeOvers(_ count: Int) { state.withLock { $0.refusals = count } }

  /// Makes the store of one more server.
  public func makeNode() -> Node {
    Node(
      sessions: self,
      number: state.withLock { state in
        state.nodes += 1
        return state.nodes
      })
  }

  /// The store of one server.
  public final class Node: SessionStore {
    let sessions: SharedSessions
    let number: Int

    init(sessions: SharedSessions, number: Int) {
      self.sessions = sessions
      self.number = number
    }

    public var isShared: Bool { true }

    public func observeTakeovers(_ body: @escaping @Sendable (String, UInt64) -> Void) {
      sessions.state.withLock { $0.observers[number] = body }
    }

    public func commit(_ increment: SessionIncrement) async throws {
      try sessions.state.withLock { state in
        let former = state.entries[increment.id]
        if let former, former.owner != number { throw SessionStoreError.superseded }
        let bytes = try increment.changeBytes(
          after: former.map { ($0.session.version, $0.changeBytes) }, SessionStoreLimits())
        let kept = increment.isWhole ? [] : former?.session.changes ?? []
        state.entries[increment.id] = Entry(
          owner: number,
          session: StoredSession(
            version: increment.version, header: increment.header,
            changes: kept + (increment.change.map { [$0] } ?? [])), changeBytes: bytes,
          expiry: increment.expiry)
        if state.losesAnswer {
          state.losesAnswer = false
          throw POSIXError(.ECONNRESET)
        }
      }
    }

    public func load(_ id: String, now: Date) async throws -> StoredSession? {
      sessions.state.withLock { state in
        state.entries[id].flatMap { $0.expiry > now ? $0.session : nil }
      }
    }

    public func takeOver(_ id: String, version: UInt64) async throws -> Bool {
      let (isTaken, notice) = sessions.state.withLock {
        state -> (Bool, (@Sendable (String, UInt64) -> Void)?) in
        guard state.refusals == 0 else {
          state.refusals -= 1
          return (false, nil)
        }
        guard var entry = state.entries[id], entry.session.version == version else {
          return (false, nil)
        }
        let former = entry.owner
        entry.owner = number
        entry.session.version += 1
        state.entries[id] = entry
        guard former != number else { return (true, nil) }
        state.takeOvers += 1
        return (true, state.deliversNotices ? state.observers[former] : nil)
      }
      notice?(id, version + 1)
      return isTaken
    }

    public func delete(_ id: String) async throws {
      sessions.state.withLock { if $0.entries[id]?.owner == number { $0.entries[id] = nil } }
    }

    public func deleteExpired(at now: Date) async throws {
      sessions.state.withLock { $0.entries = $0.entries.filter { $0.value.expiry > now } }
    }
  }
}

extension SharedSessions.Node: NodeChannel {
  public var nodeChannel: (any NodeChannel)? { self }

  public func publish(
    _ message: [UInt8], to name: String,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let listeners = sessions.state.withLock { state in
      state.refusesMessages
        ? nil : state.deliversMessages ? state.listeners.values.compactMap { $0[name] } : []
    }
    guard let listeners else { return completion(.failure(POSIXError(.ECONNRESET))) }
    for receive in listeners + listeners { receive(.bytes(message)) }
    completion(.success(()))
  }

  public func listen(to name: String, _ receive: @escaping @Sendable (NodeMessage) -> Void) {
    sessions.state.withLock { $0.listeners[number, default: [:]][name] = receive }
  }
}
