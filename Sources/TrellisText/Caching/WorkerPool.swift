import Synchronization

/// The idle workers of an engine. Thread-safe.
///
/// There are as many workers as the maximum number of concurrent layouts so far. Idle workers keep their
/// scratch memory within ``byteLimit``; a worker beyond the limit frees its memory, and is released if that
/// is not enough. One idle worker is always kept, with the memory of an ordinary paragraph, so that an
/// engine without caches does not allocate it for each paragraph.
final class WorkerPool: Sendable {
  private struct State {
    var workers: [(worker: TextWorker, bytes: Int)] = []
    var bytes = 0
  }

  private let byteLimit: Int
  private let state = Mutex(State())

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The bytes that a single idle worker may keep beyond the limit: enough for a text of some thousand characters.
  static let soleWorkerBytes = 256 << 10

  /// The bytes of all idle workers.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// A worker for one paragraph: the most recently used one, because its memory is in the processor's caches.
  func acquire() -> TextWorker {
    let rested = state.withLock { state in
      let rested = state.workers.popLast()
      state.bytes -= rested?.bytes ?? 0
      return rested?.worker
    }
    return rested ?? TextWorker()
  }

  func put(_ worker: TextWorker) {
    worker.dropWhatIsHuge()
    if rest(worker) { return }
    worker.trim()
    _ = rest(worker, isTrimmed: true)
  }

  /// - Returns: whether there was space.
  private func rest(_ worker: TextWorker, isTrimmed: Bool = false) -> Bool {
    let bytes = worker.byteCount
    return state.withLock { state in
      let mayRest =
        state.bytes + bytes <= byteLimit
        || (state.workers.isEmpty && (isTrimmed || bytes <= Self.soleWorkerBytes))
      guard mayRest else { return false }
      state.workers.append((worker, bytes))
      state.bytes += bytes
      return true
    }
  }
}
