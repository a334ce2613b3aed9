/// Collects the body of a request, of known length or chunked.
struct BodyParser {
  enum Outcome {
    case needsMore
    case complete
    case failed(RequestError)
  }

  private(set) var bytes: [UInt8] = []
  private var decoder: ChunkedDecoder?
  private var remaining: Int

  var count: Int { bytes.count }

  /// - Parameter limit: the maximum bytes of a chunked body.
  init(framing: BodyFraming, limit: Int) {
    switch framing {
    case .none: remaining = 0
    case .length(let length):
      remaining = length
      // An announced body may never arrive, so only a limited number of bytes is allocated in advance.
      bytes.reserveCapacity(Swift.min(length, 16_384))
    case .chunked:
      remaining = limit
      decoder = ChunkedDecoder()
    }
  }

  mutating func consume(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> Outcome {
    guard decoder == nil else { return consumeChunks(input, from: &offset, limits: limits) }
    append(input, from: &offset, atMost: remaining)
    return remaining == 0 ? .complete : .needsMore
  }

  private mutating func consumeChunks(
    _ input: Span<UInt8>, from offset: inout Int, limits: ParserLimits
  ) -> Outcome {
    while offset < input.count {
      switch decoder!.next(input, from: &offset, free: remaining, limits: limits) {
      case .needsMore: break
      case .data(let length):
        let before = offset
        append(input, from: &offset, atMost: length)
        decoder!.didConsume(offset - before)
      case .complete: return .complete
      case .failed(let error): return .failed(error)
      }
    }
    return .needsMore
  }

  private mutating func append(
    _ input: Span<UInt8>, from offset: inout Int, atMost length: Int
  ) {
    let count = Swift.min(length, input.count - offset)
    input.extracting(offset..<offset + count).withUnsafeBufferPointer {
      bytes.append(contentsOf: $0)
    }
    offset += count
    remaining -= count
  }
}
