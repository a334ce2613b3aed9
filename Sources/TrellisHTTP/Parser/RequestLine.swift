/// The first line of a request, as ranges of the head's bytes. Source: RFC 9112 §3.
struct RequestLine {
  let method: Request.Method
  let target: Range<Int>
  let parts: TargetParts
  let isVersion11: Bool

  /// Parses a line without control characters.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, _ limits: ParserLimits) throws(RequestError) {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index].isToken { index += 1 }
    let methodRange = range.lowerBound..<index
    guard !methodRange.isEmpty, index < range.upperBound, bytes[index] == .space else {
      throw .malformedRequestLine
    }
    let targetStart = index + 1
    index = targetStart
    while index < range.upperBound, bytes[index] != .space { index += 1 }
    target = targetStart..<index
    guard !target.isEmpty, index < range.upperBound else { throw .malformedRequestLine }
    isVersion11 = try Self.version(bytes, index + 1..<range.upperBound)
    guard target.count <= limits.targetBytes else { throw .targetTooLong }
    guard let method = Self.method(bytes, methodRange) else { throw .unknownMethod }
    self.method = method
    parts = try TargetParts(bytes, target, method)
  }

  private static func version(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(RequestError) -> Bool {
    let start = range.lowerBound
    guard range.count == 8, bytes.matches("HTTP/", at: start), bytes[start + 5].isDigit,
      bytes[start + 6] == UInt8(ascii: "."), bytes[start + 7].isDigit
    else { throw .malformedRequestLine }
    switch (bytes[start + 5], bytes[start + 7]) {
    case (UInt8(ascii: "1"), UInt8(ascii: "1")): return true
    case (UInt8(ascii: "1"), UInt8(ascii: "0")): return false
    default: throw .unsupportedVersion
    }
  }

  private static func method(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Request.Method? {
    let start = range.lowerBound
    switch range.count {
    case 3:
      if bytes.matches("GET", at: start) { return .get }
      return bytes.matches("PUT", at: start) ? .put : nil
    case 4:
      if bytes.matches("POST", at: start) { return .post }
      return bytes.matches("HEAD", at: start) ? .head : nil
    case 5: return bytes.matches("PATCH", at: start) ? .patch : nil
    case 6: return bytes.matches("DELETE", at: start) ? .delete : nil
    case 7: return bytes.matches("OPTIONS", at: start) ? .options : nil
    default: return nil
    }
  }
}

/// The parts of a request's target. Source: RFC 9112 §3.2.
struct TargetParts {
  let authority: Range<Int>?
  /// Empty for an absolute target without a path; this is equivalent to `/`.
  let path: Range<Int>
  let query: Range<Int>?

  /// Parses a path, an absolute http or https URL, or the asterisk of OPTIONS.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, _ method: Request.Method) throws(RequestError) {
    var question: Int?
    for index in range {
      let byte = bytes[index]
      // Accepts characters that browsers send unescaped in violation of RFC 3986, such as `|`. Refuses fragments and
      // non-ASCII bytes.
      guard byte > .space, byte < 0x7F, byte != UInt8(ascii: "#") else { throw .malformedTarget }
      if question == nil, byte == UInt8(ascii: "?") { question = index }
    }
    var start = range.lowerBound
    let end = question ?? range.upperBound
    query = question.map { $0 + 1..<range.upperBound }
    if bytes[start] == .slash {
      authority = nil
    } else if range.count == 1, bytes[start] == UInt8(ascii: "*"), method == .options {
      authority = nil
    } else if let length = bytes.schemeLength(at: start, before: end) {
      start += length
      let host = start
      while start < end, bytes[start] != .slash { start += 1 }
      guard bytes.isHost(host..<start), host < start else { throw .malformedTarget }
      authority = host..<start
    } else {
      throw .malformedTarget
    }
    path = start..<end
  }
}

extension Span<UInt8> {
  /// Whether the bytes from `start` on equal `text`; `text` must be ASCII.
  func matches(_ text: StaticString, at start: Int) -> Bool {
    guard count - start >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where self[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the bytes of `range` equal `text`, ignoring case; `text` must be in lower case.
  func matchesLowercased(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where self[range.lowerBound + index].lowercased != text.utf8Start[index] {
      return false
    }
    return true
  }

  fileprivate func schemeLength(at start: Int, before end: Int) -> Int? {
    if end - start > 7, matchesLowercased("http://", in: start..<start + 7) { return 7 }
    if end - start > 8, matchesLowercased("https://", in: start..<start + 8) { return 8 }
    return nil
  }

  /// Whether `range` contains only characters that are allowed in a host with a port; user names are not allowed.
  func isHost(_ range: Range<Int>) -> Bool {
    for index in range {
      switch self[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), .percent,
        .colon, UInt8(ascii: "["), UInt8(ascii: "]"):
        continue
      default: return false
      }
    }
    return true
  }
}
