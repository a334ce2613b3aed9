import TrellisHTTP

/// A request with a part of a file: `POST /_trellis/upload`. The body is the content of the part; everything else is in
/// header fields.
struct UploadRequest: Equatable {
  let session: SessionToken
  let tab: String
  let number: UInt64
  /// The number of bytes before the part; `nil` to request the number of stored bytes.
  let offset: Int?

  /// The media type of the body. Another site's page cannot send it without a preflight request.
  static let contentType = "application/octet-stream"

  /// The largest number up to which all whole numbers are exact in JavaScript.
  private static let largestNumber: UInt64 = 1 << 53

  /// - Returns: `nil` if a field is missing, repeated or malformed.
  init?(_ request: Request) {
    func field(_ name: String) -> String? {
      let values = request.headers.values(of: name)
      return values.count == 1 ? values[0] : nil
    }
    guard let names = try? TabNames(request.headers), let session = SessionToken(names.session),
      let number = field("Trellis-Upload").flatMap(Self.natural)
    else { return nil }
    self.session = session
    tab = names.tab
    self.number = number
    if request.headers.contains("Trellis-Offset") {
      guard let offset = field("Trellis-Offset").flatMap(Self.natural) else { return nil }
      self.offset = Int(offset)
    } else {
      guard request.body.isEmpty else { return nil }
      offset = nil
    }
  }

  /// A number of decimal digits only, without leading zeros, up to 2⁵³.
  private static func natural(_ text: String) -> UInt64? {
    guard text.utf8.first != UInt8(ascii: "0") || text == "0",
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = UInt64(text), number <= largestNumber
    else { return nil }
    return number
  }
}

extension SessionToken: Equatable {
  static func == (left: SessionToken, right: SessionToken) -> Bool { left.matches(right) }
}
