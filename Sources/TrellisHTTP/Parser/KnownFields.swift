/// The fields that affect the framing of a request and the persistence of its connection.
struct KnownFields {
  enum Expectation { case none, proceed, unknown }

  private(set) var hostCount = 0
  private(set) var closes = false
  private(set) var keepsAlive = false
  private(set) var expectation = Expectation.none
  /// Whether there are fields that are valid only from a trusted proxy.
  private(set) var hasForwardedFields = false
  private var contentLength: Int?
  private var hasTransferEncoding = false

  mutating func record(_ field: Headers.Field, in bytes: Span<UInt8>) throws(RequestError) {
    let name = Int(field.name)..<Int(field.nameEnd)
    let value = Int(field.value)..<Int(field.valueEnd)
    switch name.count {
    case 4 where bytes.matchesLowercased("host", in: name):
      hostCount += 1
      guard bytes.isHost(value) else { throw .malformedHost }
    case 6 where bytes.matchesLowercased("expect", in: name):
      let isKnown = bytes.matchesLowercased("100-continue", in: value)
      expectation = isKnown && expectation != .unknown ? .proceed : .unknown
    case 10 where bytes.matchesLowercased("connection", in: name):
      recordConnection(bytes, value)
    case 14 where bytes.matchesLowercased("content-length", in: name):
      // Two equal values are refused too, because they indicate an attack.
      guard contentLength == nil else { throw .malformedContentLength }
      contentLength = try Self.length(bytes, value)
    case 17 where bytes.matchesLowercased("transfer-encoding", in: name):
      guard !hasTransferEncoding, bytes.matchesLowercased("chunked", in: value) else {
        throw .unsupportedTransferCoding
      }
      hasTransferEncoding = true
    case 9 where bytes.matchesLowercased("forwarded", in: name),
      13... where bytes.matchesLowercased("x-forwarded-", in: name.prefix(12)):
      hasForwardedFields = true
    default: break
    }
  }

  /// The framing of the body. Source: RFC 9112 §6.
  func framing(isVersion11: Bool) throws(RequestError) -> BodyFraming {
    if hasTransferEncoding {
      guard contentLength == nil, isVersion11 else { throw .conflictingLengths }
      return .chunked
    }
    guard let contentLength, contentLength > 0 else { return .none }
    return .length(contentLength)
  }

  private mutating func recordConnection(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    var start = value.lowerBound
    while start < value.upperBound {
      var end = start
      while end < value.upperBound, bytes[end] != UInt8(ascii: ",") { end += 1 }
      var option = start..<end
      while let first = option.first, bytes[first] == .space || bytes[first] == .tab {
        option = first + 1..<option.upperBound
      }
      while let last = option.last, bytes[last] == .space || bytes[last] == .tab {
        option = option.lowerBound..<last
      }
      if bytes.matchesLowercased("close", in: option) { closes = true }
      if bytes.matchesLowercased("keep-alive", in: option) { keepsAlive = true }
      start = end + 1
    }
  }

  /// Parses digits only. A number too large for any body is clamped, because it is well-formed.
  private static func length(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) throws(RequestError) -> Int {
    guard !range.isEmpty else { throw .malformedContentLength }
    var length = 0
    for index in range {
      guard bytes[index].isDigit else { throw .malformedContentLength }
      let (product, overflow) = length.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(bytes[index] - 0x30))
      guard !overflow, !carry else { throw .bodyTooLarge }
      length = sum
    }
    return length
  }
}
