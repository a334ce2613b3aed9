import Synchronization
import TrellisBase

/// The calls of a store, each with a time limit.
///
/// A call cannot be ended from outside: a late one goes on, and its caller gets ``Late``. While the store answers nothing, further
/// calls are refused at once, except one a second, so that a store that hangs delays few requests and collects few calls.
final class StoreCalls: Sendable {
  /// The error of a call that has not ended within the time limit.
  struct Late: Error, CustomStringConvertible {
    let limit: Duration
    var description: String { "the store has not answered for \(limit / .seconds(1)) s" }
  }

  /// The error of a call that was not made.
  struct Refused: Error, CustomStringConvertible {
    var description: String { "the store does not answer" }
  }

  private struct Call {
    /// The time of the first ``advance(to:)`` during the call, and the number of calls that had ended then.
    var start: (time: Moment, ended: UInt64)?
    var isLate = false
    let release: @Sendable () -> Void
  }

  private struct State {
    var running: [UInt64: Call] = [:]
    var number: UInt64 = 0
    /// The number of calls that have ended.
    var ended: UInt64 = 0
    /// Whether a call is late, and none has ended since its start.
    var hangs = false
    /// Whether one more call may be made while the store hangs.
    var mayTry = false
  }

  /// The maximum number of running calls at which one more is made while the store hangs.
  static let limitWhileHanging = 1000

  private let limit: Duration
  private let state = Mutex(State())

  init(limit: Duration) { self.limit = limit }

  /// The number of calls that have not ended.
  var count: Int { state.withLock { $0.running.count } }

  /// Runs `call`, and returns its result.
  ///
  /// - Parameter onLateEnd: called with the result of a late call.
  /// - Throws: the error of `call`; ``Late``, and `call` goes on; ``Refused``, without a call.
  func run<Value: Sendable>(
    onLateEnd: @escaping @Sendable (Result<Value, any Error>) -> Void = { _ in },
    _ call: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let caller = Caller(continuation)
      let limit = limit
      let number = begin { caller.take()?.resume(throwing: Late(limit: limit)) }
      guard let number else { return continuation.resume(throwing: Refused()) }
      Task {
        let result: Result<Value, any Error>
        do { result = .success(try await call()) } catch { result = .failure(error) }
        end(number)
        if let continuation = caller.take() {
          continuation.resume(with: result)
        } else {
          onLateEnd(result)
        }
      }
    }
  }

  /// Ends the waiting for calls that are late; to be called about every second.
  func advance(to now: Moment) {
    let late = state.withLock { state in
      var late: [Call] = []
      for (number, call) in state.running where !call.isLate {
        guard let start = call.start else {
          state.running[number]?.start = (now, state.ended)
          continue
        }
        guard start.time.advanced(by: limit) <= now else { continue }
        state.running[number]?.isLate = true
        if start.ended == state.ended { state.hangs = true }
        late.append(call)
      }
      state.mayTry = true
      return late
    }
    for call in late { call.release() }
  }

  private func begin(_ release: @escaping @Sendable () -> Void) -> UInt64? {
    state.withLock { state in
      if state.hangs {
        guard state.mayTry, state.running.count < Self.limitWhileHanging else { return nil }
        state.mayTry = false
      }
      state.number += 1
      state.running[state.number] = Call(release: release)
      return state.number
    }
  }

  private func end(_ number: UInt64) {
    state.withLock { state in
      state.running[number] = nil
      state.ended += 1
      state.hangs = false
    }
  }

  /// The caller that waits for a call; it is resumed once.
  private final class Caller<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
      self.continuation = Mutex(continuation)
    }

    func take() -> CheckedContinuation<Value, any Error>? {
      continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
    }
  }
}
