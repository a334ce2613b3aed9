/// Decodes the lines between the data of a chunked body. Source: RFC 9112 §7.1.
///
/// A size is one to eight hexadecimal digits without white space. Extensions and trailers are checked,
/// counted against the limit of a head, and discarded.
struct ChunkedDecoder {
  enum Step {
    case needsMore
    /// At most this many bytes of data follow; `didConsume(_:)` must be called with their actual number.
    case data(Int)
    case complete
    case failed(RequestError)
  }

  private enum State {
    case size, extensions, sizeLineFeed, data, dataCarriageReturn, dataLineFeed
    case trailerStart, trailerName, trailerValue, trailerLineFeed, lastLineFeed
  }

  private var state = State.size
  private var digits = 0
  private var size = 0
  /// The bytes of extensions and trailers so far, including the current trailer line.
  private var overhead = 0
  private var trailers = 0

  /// Continues to the next data, or to the end of the body.
  ///
  /// - Parameter free: the free bytes within the limit of the body.
  mutating func next(
    _ input: Span<UInt8>, from offset: inout Int, free: Int, limits: ParserLimits
  ) -> Step {
    while offset < input.count {
      if state == .data { return .data(size) }
      let byte = input[offset]
      offset += 1
      if let failure = consume(byte, free: free, limits: limits) { return .failed(failure) }
      if state == .lastLineFeed, byte == .lineFeed { return .complete }
    }
    return .needsMore
  }

  mutating func didConsume(_ count: Int) {
    size -= count
    if size == 0 { state = .dataCarriageReturn }
  }

  private mutating func consume(_ byte: UInt8, free: Int, limits: ParserLimits) -> RequestError? {
    switch state {
    case .size:
      if let digit = byte.hexadecimal, digits < 8 {
        size = size << 4 | Int(digit)
        digits += 1
        return nil
      }
      guard digits > 0, byte == .carriageReturn || byte == UInt8(ascii: ";") else {
        return .malformedChunk
      }
      state = byte == .carriageReturn ? .sizeLineFeed : .extensions
      if size > free { return .bodyTooLarge }
    case .extensions:
      if byte == .carriageReturn {
        state = .sizeLineFeed
      } else {
        if byte.isForbiddenInValue { return .malformedChunk }
        return countOverhead(limits)
      }
    case .sizeLineFeed:
      guard byte == .lineFeed else { return .malformedChunk }
      state = size > 0 ? .data : .trailerStart
      digits = 0
    case .dataCarriageReturn:
      guard byte == .carriageReturn else { return .malformedChunk }
      state = .dataLineFeed
    case .dataLineFeed:
      guard byte == .lineFeed else { return .malformedChunk }
      state = .size
    case .trailerStart, .trailerName, .trailerValue, .trailerLineFeed, .lastLineFeed, .data:
      return consumeTrailer(byte, limits)
    }
    return nil
  }

  private mutating func consumeTrailer(_ byte: UInt8, _ limits: ParserLimits) -> RequestError? {
    switch state {
    case .trailerStart where byte == .carriageReturn:
      state = .lastLineFeed
    case .trailerStart:
      guard byte.isToken else { return .malformedChunk }
      trailers += 1
      if trailers > limits.fieldCount { return .tooManyFields }
      state = .trailerName
    case .trailerName:
      if byte == .colon { state = .trailerValue } else if !byte.isToken { return .malformedChunk }
    case .trailerValue where byte == .carriageReturn:
      state = .trailerLineFeed
    case .trailerValue:
      if byte.isForbiddenInValue { return .malformedChunk }
    case .trailerLineFeed:
      guard byte == .lineFeed else { return .malformedChunk }
      state = .trailerStart
    case .lastLineFeed:
      return byte == .lineFeed ? nil : .malformedChunk
    default: break
    }
    return countOverhead(limits)
  }

  private mutating func countOverhead(_ limits: ParserLimits) -> RequestError? {
    overhead += 1
    return overhead > limits.headBytes ? .headTooLarge : nil
  }
}
