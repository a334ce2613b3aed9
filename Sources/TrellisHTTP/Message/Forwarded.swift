/// The facts that trusted proxies told about the client of a request.
final class Forwarded: Sendable {
  let client: PeerAddress
  let host: String?
  let isSecure: Bool

  init(client: PeerAddress, host: String?, isSecure: Bool) {
    self.client = client
    self.host = host
    self.isSecure = isSecure
  }
}
