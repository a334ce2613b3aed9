import Synchronization

/// The chunks of a ``ByteStream`` between its task and the transport that sends them.
///
/// The transport calls ``next()`` when it has sent all bytes, and after each wake-up. The task is suspended after each
/// chunk, until the transport waits again; chunks that arrive before the transport is awake are joined. So the buffer
/// holds at most one chunk more than ``limit`` bytes.
final class StreamBuffer: Sendable {
  /// The result of ``next()``.
  enum Next: Equatable {
    case bytes([UInt8])
    /// The transport is woken at the next chunk or at the end.
    case waiting
    /// The sequence has ended.
    case end
    /// The sequence has thrown an error.
    case failure
  }

  private struct State {
    var bytes: [UInt8] = []
    /// ``Next/end`` or ``Next/failure`` once the sequence has ended.
    var end: Next?
    /// Whether the last call of ``next()`` returned no bytes.
    var isAwaited = false
    var isCancelled = false
    var task: Task<Void, Never>?
    /// The suspended task.
    var producer: CheckedContinuation<Void, Never>?

    /// Takes the continuation of the task.
    mutating func takeProducer() -> CheckedContinuation<Void, Never>? {
      defer { producer = nil }
      return producer
    }
  }

  private let stream: ByteStream
  private let limit: Int
  private let wake: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: the bytes from which the task is suspended though the transport waits.
  ///   - wake: called on any thread, once for each ``Next/waiting``.
  init(_ stream: ByteStream, limit: Int = 65_536, wake: @escaping @Sendable () -> Void) {
    self.stream = stream
    self.limit = limit
    self.wake = wake
  }

  /// The bytes that wait for the transport.
  var count: Int { state.withLock { $0.bytes.count } }

  // MARK: The transport

  /// Takes all bytes. The first call begins the stream's task.
  func next() -> Next {
    let (next, producer) = state.withLock { state -> (Next, CheckedContinuation<Void, Never>?) in
      state.isAwaited = state.bytes.isEmpty && state.end == nil
      if state.isAwaited {
        if state.task == nil, !state.isCancelled { state.task = makeTask() }
        return (.waiting, state.takeProducer())
      }
      guard !state.bytes.isEmpty else { return (state.end ?? .end, nil) }
      defer { state.bytes = [] }
      return (.bytes(state.bytes), nil)
    }
    producer?.resume()
    return next
  }

  /// Cancels the stream's task; no wake-up follows.
  func cancel() {
    let (task, producer) = state.withLock { state in
      state.isCancelled = true
      state.bytes = []
      defer { state.task = nil }
      return (state.task, state.takeProducer())
    }
    task?.cancel()
    producer?.resume()
  }

  // MARK: The task

  private func makeTask() -> Task<Void, Never> {
    Task.detached { [self] in
      do {
        try await stream.produce(self)
        finish(.end)
      } catch {
        let isCancelled = state.withLock { $0.isCancelled }
        if !isCancelled { stream.onFailure?(error) }
        finish(.failure)
      }
    }
  }

  /// Adds a chunk, and returns when the transport waits for the next one.
  ///
  /// - Throws: `CancellationError` after ``cancel()``.
  func append(_ chunk: [UInt8]) async throws {
    if !chunk.isEmpty {
      let mustWake = state.withLock { state in
        guard !state.isCancelled else { return false }
        // Not appended to an empty array, so that a large chunk is not copied.
        guard state.bytes.isEmpty else {
          state.bytes += chunk
          return false
        }
        state.bytes = chunk
        return state.isAwaited
      }
      if mustWake { wake() }
      await withCheckedContinuation { producer in
        let isSuspended = state.withLock { state in
          let isFull = !state.isAwaited || state.bytes.count >= limit
          guard isFull, !state.isCancelled else { return false }
          state.producer = producer
          return true
        }
        if !isSuspended { producer.resume() }
      }
    }
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
  }

  private func finish(_ end: Next) {
    let mustWake = state.withLock { state in
      state.end = end
      return state.isAwaited && state.bytes.isEmpty && !state.isCancelled
    }
    if mustWake { wake() }
  }
}
