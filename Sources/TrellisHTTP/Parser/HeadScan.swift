/// Scans the bytes of a head line by line; it can stop at any byte and continue.
struct HeadScan {
  enum Outcome {
    case needsMore
    /// The head ends before this index.
    case complete(Int)
    case failed(RequestError)
  }

  /// The index of the first unscanned byte.
  private var position = 0
  private var lineStart = 0
  private var blankLines = 0
  private var line: RequestLine?
  private var fields: [Headers.Field] = []
  private var known = KnownFields()

  /// Continues with `bytes`, which start at the head's start and extend the bytes of the last call.
  mutating func run(_ bytes: Span<UInt8>, limits: ParserLimits) -> Outcome {
    while true {
      position = bytes.firstControl(from: position)
      // Checked first, so that the result does not depend on the splitting of the input.
      if let excess = excess(limits) { return .failed(excess) }
      guard position < bytes.count else { return .needsMore }
      switch bytes[position] {
      case .tab where line != nil:
        position += 1
      case .carriageReturn:
        guard position + 1 < bytes.count else { return .needsMore }
        guard bytes[position + 1] == .lineFeed else { return .failed(.bareLineEnd) }
        let range = lineStart..<position
        position += 2
        lineStart = position
        if position > limits.headBytes { return .failed(.headTooLarge) }
        do throws(RequestError) {
          if try consumeLine(bytes, range, limits) { return .complete(position) }
        } catch {
          return .failed(error)
        }
      case .lineFeed:
        return .failed(.bareLineEnd)
      default:
        return .failed(line == nil ? .malformedRequestLine : .malformedField)
      }
    }
  }

  /// The parsed head after ``Outcome/complete(_:)``; `bytes` are exactly the bytes of the head.
  func head(_ bytes: [UInt8]) throws(RequestError) -> Request.Head {
    guard let line else { throw .malformedRequestLine }
    let framing = try known.framing(isVersion11: line.isVersion11)
    if line.isVersion11, known.hostCount != 1 { throw .missingHost }
    if known.hostCount > 1 { throw .missingHost }
    if known.expectation == .unknown { throw .unknownExpectation }
    guard let decoded = PercentCoding.decodedPath(bytes[line.parts.path]) else {
      throw .malformedTarget
    }
    let path = decoded.isEmpty ? "/" : decoded
    return Request.Head(
      HeadStorage(
        line: line, known: known, framing: framing,
        headers: Headers(bytes: bytes, fields: fields), path: path))
  }

  /// Processes a line; returns whether it is the empty line that ends the head.
  private mutating func consumeLine(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ limits: ParserLimits
  ) throws(RequestError) -> Bool {
    guard line != nil else {
      // RFC 9112 §2.2: empty lines before the request line are skipped, up to a limit.
      if range.isEmpty {
        blankLines += 1
        if blankLines > 4 { throw .malformedRequestLine }
      } else {
        line = try RequestLine(bytes, range, limits)
        fields.reserveCapacity(16)
      }
      return false
    }
    if range.isEmpty { return true }
    if fields.count >= limits.fieldCount { throw .tooManyFields }
    let field = try Headers.Field(bytes, range)
    fields.append(field)
    try known.record(field, in: bytes)
    return false
  }

  /// The error for an exceeded limit; `nil` if there is none.
  private func excess(_ limits: ParserLimits) -> RequestError? {
    // 32 bytes are enough for the longest method, the version and the spaces.
    if line == nil, position - lineStart > limits.targetBytes + 32 { return .targetTooLong }
    return position > limits.headBytes ? .headTooLarge : nil
  }
}

extension Headers.Field {
  /// Parses a line `name: value` without control characters other than tabs.
  ///
  /// A space before the colon, a continuation line and a line without a colon all fail, because a space is not allowed
  /// in a name.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(RequestError) {
    var colon = range.lowerBound
    while colon < range.upperBound, bytes[colon].isToken { colon += 1 }
    guard colon > range.lowerBound, colon < range.upperBound, bytes[colon] == .colon else {
      throw .malformedField
    }
    var start = colon + 1
    var end = range.upperBound
    while start < end, bytes[start] == .space || bytes[start] == .tab { start += 1 }
    while end > start, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
    self.init(
      name: UInt32(range.lowerBound), nameEnd: UInt32(colon), value: UInt32(start),
      valueEnd: UInt32(end))
  }
}

extension Span<UInt8> {
  /// The index of the first byte from `start` on that is less than a space or equal to DEL; the count if there is none.
  ///
  /// Tests eight bytes at once. Source: Sean Anderson, "Bit Twiddling Hacks", "hasless" and "haszero": false positives
  /// occur only above a true one, so the lowest is exact.
  func firstControl(from start: Int) -> Int {
    var index = start
    let raw = bytes
    while index + 8 <= count {
      let word = UInt64(
        littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let small = (word &- 0x2020_2020_2020_2020) & ~word
      let deleted = word ^ 0x7F7F_7F7F_7F7F_7F7F
      let found = (small | ((deleted &- 0x0101_0101_0101_0101) & ~deleted)) & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] >= .space, self[index] != 0x7F { index += 1 }
    return index
  }
}
