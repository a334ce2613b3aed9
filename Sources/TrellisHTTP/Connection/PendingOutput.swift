/// The rest of a response that the client has not taken yet.
final class PendingOutput {
  enum Source {
    case nothing
    case file(FileSlice, position: Int)
    case chunks(@Sendable () -> [UInt8]?, isChunked: Bool)
  }

  /// The bytes to send first, starting at `offset`.
  var bytes: [UInt8]
  var offset: Int
  /// The bytes to send after `bytes`; separate, so that a shared page is not copied.
  var next: [UInt8]
  private var source: Source
  /// Whether the body is held elsewhere anyway.
  private let isShared: Bool

  /// The bytes that are held only for this response.
  var byteCount: Int { isShared ? 0 : bytes.count + next.count }

  init(bytes: [UInt8], offset: Int, next: [UInt8], source: Source, isShared: Bool = false) {
    self.isShared = isShared
    self.bytes = bytes
    self.offset = offset
    self.next = next
    self.source = source
  }

  /// Loads further bytes after all are sent; returns `false` at the end of the response.
  ///
  /// - Returns: `nil` if a file is shorter than announced, so that the response cannot be completed.
  func refill(using buffer: UnsafeMutableRawBufferPointer) -> Bool? {
    if !next.isEmpty {
      bytes = next
      offset = 0
      next = []
      return true
    }
    switch source {
    case .nothing:
      return false
    case .file(let slice, let position):
      guard position < slice.count else { return false }
      let read = slice.read(at: position, into: buffer)
      guard read > 0 else { return nil }
      bytes = Array(buffer[0..<read])
      offset = 0
      source = .file(slice, position: position + read)
      return true
    case .chunks(let produce, let isChunked):
      var chunk = produce()
      // An empty chunk would end the body.
      while chunk?.isEmpty == true { chunk = produce() }
      if chunk == nil { source = .nothing }
      guard isChunked else {
        bytes = chunk ?? []
        offset = 0
        return chunk != nil
      }
      bytes = []
      bytes.append(hexadecimal: chunk?.count ?? 0)
      bytes.append("\r\n")
      bytes += chunk ?? []
      bytes.append("\r\n")
      offset = 0
      return true
    }
  }
}
