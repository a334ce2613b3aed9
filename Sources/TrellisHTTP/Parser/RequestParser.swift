/// A strict, incremental parser of HTTP/1.1 requests: bytes in, heads and bodies out.
///
/// It does no I/O and knows no clock. What it keeps between two calls is bounded by the limits it
/// is given. After a failure it must not be fed again: there is no telling where the next request
/// would begin, and guessing is what request smuggling lives on.
///
/// Source: RFC 9112. Stricter than it has to be: lines end in CR LF only, one `Content-Length` of
/// digits only, no transfer coding but `chunked`, nothing in HTTP/1.0.
struct RequestParser {
  enum Event {
    /// All input was taken, and there is more to come.
    case needsMore
    /// A head is complete. If a body follows, `expectBody(of:limit:)` has to be called next.
    case head(Request.Head)
    /// The body, and with it the request, is complete.
    case body([UInt8])
    case failed(RequestError)
  }

  private var head = HeadParser()
  private var body: Boxed<BodyParser>?

  /// Whether the parser stands between two requests.
  var isIdle: Bool { body == nil && head.isEmpty }

  /// How many bytes of body came so far.
  var bodyCount: Int { body?.value.count ?? 0 }

  /// The bytes that are allocated for the part of a request that came so far.
  var heldCapacity: Int { (body?.value.bytes.capacity ?? 0) + head.heldCapacity }

  /// Takes bytes from `offset` on and moves it past what was used.
  ///
  /// - Complexity: O(bytes taken), however they are cut into calls.
  mutating func next(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> Event {
    guard body == nil else {
      switch body!.value.consume(input, from: &offset, limits: limits) {
      case .needsMore: return .needsMore
      case .failed(let error): return .failed(error)
      case .complete:
        let bytes = body!.value.bytes
        body = nil
        return .body(bytes)
      }
    }
    return head.consume(input, from: &offset, limits: limits)
  }

  /// Makes ready for the body of `head`.
  ///
  /// - Returns: the reason not to read it, where it is announced larger than `limit` bytes.
  mutating func expectBody(of head: Request.Head, limit: Int) -> RequestError? {
    if case .length(let length) = head.storage.framing, length > limit { return .bodyTooLarge }
    body = Boxed(BodyParser(framing: head.storage.framing, limit: limit))
    return nil
  }
}
