/// Parses `X-Forwarded-*` fields, which are valid only from a trusted proxy.
struct ForwardedFields: Sendable {
  let trusted: [AddressRange]

  /// The request from `peer`; the fields are removed if the peer is not trusted.
  func request(_ head: Request.Head, _ body: [UInt8], from peer: PeerAddress) -> Request {
    guard head.storage.hasForwardedFields else {
      return Request(head: head, body: body, remoteAddress: peer)
    }
    guard isTrusted(peer) else {
      return Request(
        head: Request.Head(HeadStorage(withoutForwardedFieldsOf: head.storage)), body: body,
        remoteAddress: peer)
    }
    let headers = head.headers
    let forwarded = Forwarded(
      client: client(headers.values(of: "x-forwarded-for"), from: peer),
      host: Self.last(headers.values(of: "x-forwarded-host")),
      isSecure: Self.last(headers.values(of: "x-forwarded-proto"))?.lowercased() == "https")
    return Request(head: head, body: body, remoteAddress: peer, forwarded: forwarded)
  }

  /// Walks back from the last proxy to the first untrusted address, because earlier entries may be forged.
  private func client(_ values: [String], from peer: PeerAddress) -> PeerAddress {
    var client = peer
    for text in values.flatMap({ $0.parts(between: ",") }).reversed() {
      guard let address = Self.address(text) else { return client }
      client = address
      if !isTrusted(address) { return client }
    }
    return client
  }

  private func isTrusted(_ address: PeerAddress) -> Bool {
    trusted.contains { $0.contains(address) }
  }

  /// The last value. The nearest proxy appends its value to the list, or as a separate field after the fields of the
  /// client.
  private static func last(_ values: [String]) -> String? {
    values.last?.parts(between: ",").last.map(trimmed)
  }

  private static func address(_ text: Substring) -> PeerAddress? {
    var text = trimmed(text)
    if text.begins(with: "["), let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) {
      text = String(text[..<end].dropping(1))
    } else if text.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1 {
      text = String(text.parts(between: ":", keepsEmpty: true)[0])
    }
    return PeerAddress(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    var scalars = text.unicodeScalars.drop(while: isBlank)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
