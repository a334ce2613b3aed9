import Foundation
import Synchronization
import TrellisSessions

/// A store in memory that fails, waits or loses increments on request.
final class ProbeStore: SessionStore {
  struct Broken: Error {}

  private struct State {
    var isBroken = false
    var losesNext = false
    var isHeld = false
    var hangs = false
    var calls = 0
    var held: [CheckedContinuation<Void, Never>] = []
    var increments: [SessionIncrement] = []
  }

  let memory = MemorySessionStore()
  private let state = Mutex(State())

  /// The increments that were committed.
  var increments: [SessionIncrement] { state.withLock { $0.increments } }
  var heldCount: Int { state.withLock { $0.held.count } }
  /// The number of calls of all functions.
  var calls: Int { state.withLock { $0.calls } }

  /// Makes all functions throw, or work again.
  func setBroken(_ isBroken: Bool) { state.withLock { $0.isBroken = isBroken } }
  /// Loses the next increment although it reports success.
  func loseNext() { state.withLock { $0.losesNext = true } }
  /// Makes the next commit wait for ``release()``.
  func holdNext() { state.withLock { $0.isHeld = true } }
  /// Makes all functions wait for ``release()``.
  func hang() { state.withLock { $0.hangs = true } }

  func release() {
    let held = state.withLock { state in
      state.isHeld = false
      state.hangs = false
      defer { state.held = [] }
      return state.held
    }
    for commit in held { commit.resume() }
  }

  private func waitIfHeld(isCommit: Bool = false) async {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        state.calls += 1
        guard state.hangs || (isCommit && state.isHeld) else { return false }
        state.isHeld = false
        state.held.append(continuation)
        return true
      }
      if !waits { continuation.resume() }
    }
  }

  func commit(_ increment: SessionIncrement) async throws {
    await waitIfHeld(isCommit: true)
    try check()
    let isLost = state.withLock { state in
      defer { state.losesNext = false }
      return state.losesNext
    }
    if isLost { return }
    try await memory.commit(increment)
    state.withLock { $0.increments.append(increment) }
  }

  private func check() throws { if state.withLock({ $0.isBroken }) { throw Broken() } }

  func load(_ id: String, now: Date) async throws -> StoredSession? {
    await waitIfHeld()
    try check()
    return try await memory.load(id, now: now)
  }

  func takeOver(_ id: String, version: UInt64) async throws -> Bool {
    await waitIfHeld()
    try check()
    return try await memory.takeOver(id, version: version)
  }

  func delete(_ id: String) async throws {
    await waitIfHeld()
    try check()
    try await memory.delete(id)
  }

  func deleteExpired(at now: Date) async throws {
    await waitIfHeld()
    try check()
    try await memory.deleteExpired(at: now)
  }
}
