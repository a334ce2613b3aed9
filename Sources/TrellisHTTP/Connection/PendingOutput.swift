/// The rest of a response that the client has not taken yet.
final class PendingOutput {
  enum Source {
    case nothing
    case file(FileSlice, position: Int)
    case chunks(@Sendable () -> [UInt8]?, isChunked: Bool)
    case stream(StreamBuffer, isChunked: Bool)

    /// The bytes that a stream has in advance.
    fileprivate var count: Int {
      if case .stream(let buffer, _) = self { buffer.count } else { 0 }
    }
  }

  /// The result of ``refill(using:)``.
  enum Refill {
    /// There are further bytes to send.
    case filled
    /// The next chunk of a stream does not exist yet.
    case waiting
    /// The response is complete.
    case finished
    /// The response cannot be completed: a file is shorter than announced, or a stream has failed.
    case failed
  }

  /// The bytes to send first, starting at `offset`.
  var bytes: [UInt8]
  var offset: Int
  /// The bytes to send after `bytes`; separate, so that a shared page is not copied.
  var next: [UInt8]
  private var source: Source
  /// Whether the body is held elsewhere anyway.
  private let isShared: Bool
  /// The number of the request, for the wake-ups of a stream.
  let exchange: UInt64

  /// The bytes that are held only for this response.
  var byteCount: Int { isShared ? 0 : bytes.count + next.count + source.count }

  init(
    bytes: [UInt8], offset: Int, next: [UInt8], source: Source, isShared: Bool = false,
    exchange: UInt64 = 0
  ) {
    self.isShared = isShared
    self.exchange = exchange
    self.bytes = bytes
    self.offset = offset
    self.next = next
    self.source = source
  }

  deinit {
    if case .stream(let buffer, _) = source { buffer.cancel() }
  }

  /// Loads further bytes after all are sent.
  func refill(using buffer: UnsafeMutableRawBufferPointer) -> Refill {
    offset = 0
    if !next.isEmpty {
      bytes = next
      next = []
      return .filled
    }
    bytes = []
    switch source {
    case .nothing:
      return .finished
    case .file(let slice, let position):
      guard position < slice.count else { return .finished }
      let read = slice.read(at: position, into: buffer)
      guard read > 0 else { return .failed }
      bytes = Array(buffer[0..<read])
      source = .file(slice, position: position + read)
      return .filled
    case .chunks(let produce, let isChunked):
      var chunk = produce()
      // An empty chunk would end the body.
      while chunk?.isEmpty == true { chunk = produce() }
      return load(chunk, isChunked: isChunked)
    case .stream(let buffer, let isChunked):
      switch buffer.next() {
      case .bytes(let chunk): return load(chunk, isChunked: isChunked)
      case .waiting: return .waiting
      case .end: return load(nil, isChunked: isChunked)
      case .failure: return .failed
      }
    }
  }

  /// Loads a chunk that is not empty, or `nil` for the end of the body.
  private func load(_ chunk: [UInt8]?, isChunked: Bool) -> Refill {
    if chunk == nil { source = .nothing }
    guard isChunked else {
      bytes = chunk ?? []
      return chunk == nil ? .finished : .filled
    }
    bytes.append(hexadecimal: chunk?.count ?? 0)
    bytes.append("\r\n")
    bytes += chunk ?? []
    bytes.append("\r\n")
    return .filled
  }
}
