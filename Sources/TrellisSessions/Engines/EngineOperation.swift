package import Foundation

/// A request of a session to an engine that several servers share.
package enum EngineOperation: Sendable {
  case commit(SessionIncrement)
  case load(id: String, now: Date)
  case takeOver(id: String, version: UInt64)
  case delete(id: String)
  case deleteExpired(now: Date)
  /// A message to the servers that listen to a name.
  case publish([UInt8], to: String)

  /// The name of the session; empty for all sessions.
  package var name: String {
    switch self {
    case .commit(let increment): increment.id
    case .load(let id, _), .takeOver(let id, _), .delete(let id): id
    case .deleteExpired, .publish: ""
    }
  }

  package var isCommit: Bool { if case .commit = self { true } else { false } }

  /// The bytes that the operation sends, but for some hundred.
  var byteCount: Int {
    switch self {
    case .commit(let increment): increment.byteCount
    case .publish(let message, _): message.count
    default: 0
    }
  }
}

/// The result of an operation.
package enum EngineAnswer: Sendable, Equatable {
  /// The operation has had its effect.
  case done
  case session(StoredSession?)
  /// Whether the session was taken over.
  case takeOver(Bool)
  /// The number of removed sessions.
  case removal(Int)
}

/// What an engine has found when it tested an increment.
package struct EngineCommit: Sendable {
  /// Whether the increment is stored by this commit.
  package var isKept: Bool
  /// Whether it was stored before: the answer to the first commit was lost.
  package var isRepeated = false
  /// Whether this server owns the stored session.
  package var isOwn = false
  /// The version and the bytes of the changes of the stored session; `nil` if there is none.
  package var stored: (version: UInt64, changeBytes: Int)?

  package init(
    isKept: Bool, isRepeated: Bool = false, isOwn: Bool = false,
    stored: (version: UInt64, changeBytes: Int)? = nil
  ) {
    self.isKept = isKept
    self.isRepeated = isRepeated
    self.isOwn = isOwn
    self.stored = stored
  }

  /// - Throws: the refusal of the increment.
  package func check(
    _ increment: SessionIncrement, _ limits: SessionStoreLimits
  ) throws(SessionStoreError) {
    if isKept || isRepeated { return }
    if stored != nil && !isOwn { throw .superseded }
    _ = try increment.changeBytes(after: stored, limits)
    // The session has changed since the test began: another server has it.
    throw .superseded
  }
}
