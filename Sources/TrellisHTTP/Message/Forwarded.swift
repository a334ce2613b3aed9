/// The properties of a request's client as reported by trusted proxies.
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
