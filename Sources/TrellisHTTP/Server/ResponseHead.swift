internal import CTrellisSockets

/// A buffer for the first bytes of a response: its head, and a small body. Shared by all connections of a loop.
struct ResponseHead {
  private var bytes: [UInt8] = []
  private var writer = ResponseWriter()

  init(nodeName: String? = nil) { writer.nodeName = nodeName }

  var count: Int { bytes.count }

  /// Replaces the bytes by the head of `response`.
  mutating func write(
    _ response: Response, framing: ResponseWriter.Framing, under options: ResponseWriter.Options,
    at secondsSince1970: Int64
  ) {
    bytes.removeAll(keepingCapacity: true)
    writer.writeHead(
      of: response, framing: framing, under: options, at: secondsSince1970, to: &bytes)
  }

  /// Appends a small body, because copying a few bytes is cheaper than sending two pieces.
  mutating func append(_ body: [UInt8]) { bytes += body }

  /// Sends the head and `body` in one call.
  ///
  /// - Returns: the number of sent bytes, or a negative number and `errno`.
  func send(with body: [UInt8], to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes { head in
      body.withUnsafeBytes {
        trellis_send(descriptor, head.baseAddress, head.count, $0.baseAddress, $0.count)
      }
    }
  }

  /// The bytes after the first `count`.
  func rest(after count: Int) -> [UInt8] { Array(bytes[count...]) }
}
