/// Writes the heads of responses. Source: RFC 9112 §4–§6.
struct ResponseWriter {
  /// The properties of the connection that affect the head.
  struct Options {
    var isVersion11: Bool
    var keepsAlive: Bool
  }

  /// The way the end of the body is marked.
  enum Framing: Equatable {
    /// Neither a body nor a field for its length.
    case none
    case length(Int)
    case chunked
    /// For HTTP/1.0, because it has no chunked coding.
    case close
  }

  /// The name of the server among those that serve the site, in the field `Trellis-Node`; `nil` for no field.
  var nodeName: String?

  private var date: [UInt8] = []
  private var dateSecond: Int64 = .min

  static func framing(of response: Response, isVersion11: Bool) -> Framing {
    if response.status.isBodiless { return .none }
    if let count = response.body.count { return .length(count) }
    return isVersion11 ? .chunked : .close
  }

  /// Appends the head of `response` to `bytes`.
  ///
  /// - Parameter now: seconds since 1970.
  mutating func writeHead(
    of response: Response, framing: Framing, under options: Options, at now: Int64,
    to bytes: inout [UInt8]
  ) {
    if now != dateSecond {
      date = Array("Date: \(HTTPDate.string(now))\r\n".utf8)
      if let nodeName { date += "Trellis-Node: \(nodeName)\r\n".utf8 }
      dateSecond = now
    }
    Self.writeStatusLine(response.status, to: &bytes)
    bytes += date
    switch framing {
    case .none, .close: break
    case .length(let count):
      bytes.append("Content-Length: ")
      bytes.append(decimal: count)
      bytes.append("\r\n")
    case .chunked: bytes.append("Transfer-Encoding: chunked\r\n")
    }
    if !options.keepsAlive {
      bytes.append("Connection: close\r\n")
    } else if !options.isVersion11 {
      bytes.append("Connection: keep-alive\r\n")
    }
    for field in response.headers.fields where !response.headers.isOfServer(field) {
      let source = response.headers.bytes
      bytes += source[Int(field.name)..<Int(field.nameEnd)]
      bytes.append(": ")
      bytes += source[Int(field.value)..<Int(field.valueEnd)]
      bytes.append("\r\n")
    }
    bytes.append("\r\n")
  }

  private static func writeStatusLine(_ status: Response.Status, to bytes: inout [UInt8]) {
    if status.code == 200 { return bytes.append("HTTP/1.1 200 OK\r\n") }
    bytes.append("HTTP/1.1 ")
    bytes.append(decimal: status.code)
    bytes.append(.space)
    bytes += status.reason.utf8
    bytes.append("\r\n")
  }
}

extension Headers {
  /// Whether the server itself writes the field.
  fileprivate func isOfServer(_ field: Field) -> Bool {
    switch field.nameEnd - field.name {
    case 4: matches(field, "date")
    case 10: matches(field, "connection")
    case 14: matches(field, "content-length")
    case 17: matches(field, "transfer-encoding")
    default: false
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a non-negative number in decimal.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(0x30 + number % 10))
  }

  /// Appends a non-negative number in hexadecimal, for the size of a chunk.
  mutating func append(hexadecimal number: Int) {
    if number >= 16 { append(hexadecimal: number / 16) }
    let digit = UInt8(number % 16)
    append(digit < 10 ? 0x30 + digit : 0x57 + digit)
  }
}
