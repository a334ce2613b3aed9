import Synchronization

/// A sequence of texts as bytes that counts the chunks that were taken from it.
struct CountedChunks: AsyncSequence, Sendable {
  /// The behaviour after the last chunk.
  enum End {
    case ends
    /// The sequence throws ``Break``.
    case fails
    /// The sequence waits until its task is cancelled.
    case waits
  }

  struct Break: Error {}

  /// The numbers of begun and ended iterations, and of the chunks that they have produced.
  final class Counts: Sendable {
    private let counts = Mutex((begun: 0, ended: 0, produced: 0))
    var begun: Int { counts.withLock { $0.begun } }
    var ended: Int { counts.withLock { $0.ended } }
    var produced: Int { counts.withLock { $0.produced } }
    fileprivate func begin() { counts.withLock { $0.begun += 1 } }
    fileprivate func end() { counts.withLock { $0.ended += 1 } }
    fileprivate func produce() { counts.withLock { $0.produced += 1 } }
  }

  final class AsyncIterator: AsyncIteratorProtocol {
    private var rest: ArraySlice<[UInt8]>
    private let chunks: CountedChunks

    fileprivate init(_ chunks: CountedChunks) {
      self.chunks = chunks
      rest = chunks.all[...]
      chunks.counts.begin()
    }

    deinit { chunks.counts.end() }

    func next() async throws -> [UInt8]? {
      if let chunk = rest.popFirst() {
        chunks.counts.produce()
        return chunk
      }
      switch chunks.end {
      case .ends: return nil
      case .fails: throw Break()
      case .waits:
        try await Task.sleep(for: .seconds(1_000_000))
        return nil
      }
    }
  }

  let counts = Counts()
  fileprivate let all: [[UInt8]]
  fileprivate let end: End

  init(_ chunks: [[UInt8]], end: End = .ends) {
    all = chunks
    self.end = end
  }

  init(_ texts: [String], end: End = .ends) { self.init(texts.map { Array($0.utf8) }, end: end) }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
