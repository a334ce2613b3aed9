import Synchronization

/// The workers of an engine that rest. May be used by all threads.
///
/// There are as many workers as paragraphs were ever laid out at the same time. Those that rest keep their
/// scratch memory as far as ``byteLimit`` allows; one that would go beyond gives its own back, and does
/// not come back itself if that is not enough. One worker may always rest, and keep as much memory as
/// ordinary paragraphs need, so that an engine without caches does not allocate it for each of them.
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

  /// The bytes that the only worker at rest may keep whatever the limit: those of a text of some thousand
  /// characters.
  static let soleWorkerBytes = 256 << 10

  /// The bytes that workers keep which rest.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// A worker for one paragraph; the one that rested last has its memory in the processor's caches.
  func take() -> TextWorker {
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

  /// - Returns: whether there was room.
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
