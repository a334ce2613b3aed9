/// A strict, incremental parser of HTTP/1.1 requests.
///
/// It does no I/O and has no clock. Its memory between two calls is bounded by the given limits. After a
/// failure it must not be called again: the start of the next request is unknown, and guessing it would
/// allow request smuggling.
///
/// Source: RFC 9112. Stricter than required: lines end in CR LF only, one `Content-Length` of digits only,
/// no transfer coding but `chunked`, none in HTTP/1.0.
struct RequestParser {
  enum Event {
    /// All input was consumed, and more is needed.
    case needsMore
    /// A head is complete. If a body follows, `expectBody(of:limit:)` must be called next.
    case head(Request.Head)
    /// The body is complete, and so is the request.
    case body([UInt8])
    case failed(RequestError)
  }

  private var head = HeadParser()
  private var body: Boxed<BodyParser>?

  /// Whether the parser is between two requests.
  var isIdle: Bool { body == nil && head.isEmpty }

  /// The number of body bytes so far.
  var bodyCount: Int { body?.value.count ?? 0 }

  /// The bytes allocated for the incomplete request.
  var heldCapacity: Int { (body?.value.bytes.capacity ?? 0) + head.heldCapacity }

  /// Consumes bytes from `offset` on, and advances it.
  ///
  /// - Complexity: O(bytes consumed), however the input is split.
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

  /// Prepares for the body of `head`.
  ///
  /// - Returns: the reason to refuse the body, if its announced length exceeds `limit` bytes.
  mutating func expectBody(of head: Request.Head, limit: Int) -> RequestError? {
    if case .length(let length) = head.storage.framing, length > limit { return .bodyTooLarge }
    body = Boxed(BodyParser(framing: head.storage.framing, limit: limit))
    return nil
  }
}
