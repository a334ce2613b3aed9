import Testing

@testable import TrellisHTTP

struct ForwardedFieldsTests {
  private let fields = ForwardedFields(
    trusted: AddressRange.loopback + [AddressRange("10.0.0.0/8")!])

  private func request(_ headers: Headers, from peer: String = "127.0.0.1") throws -> Request {
    let peer = try #require(PeerAddress(peer))
    return fields.request(try Request(.get, "/", headers: headers).head, [], from: peer)
  }

  @Test func acceptsTheFieldsOfATrustedProxy() throws {
    let request = try request([
      "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "example.org",
    ])
    #expect(request.clientAddress == PeerAddress("192.0.2.1"))
    #expect(request.remoteAddress == .loopback)
    #expect(request.isSecure)
    #expect(request.host == "example.org")
  }

  @Test func acceptsTheFieldsAddedByTheNearestProxy() throws {
    let request = try request([
      "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example",
      "X-Forwarded-For": "203.0.113.5", "x-forwarded-proto": "http",
      "x-forwarded-host": "example.org", "x-forwarded-for": "192.0.2.1",
    ])
    #expect(!request.isSecure)
    #expect(request.host == "example.org")
    #expect(request.clientAddress == PeerAddress("192.0.2.1"))
  }

  @Test func removesTheFieldsOfUntrustedClients() throws {
    let request = try request(
      [
        "X-Forwarded-For": "192.0.2.1", "x-forwarded-proto": "https", "Forwarded": "for=192.0.2.1",
        "X-Forwarded-Host": "example.org", "X-A": "1",
      ], from: "192.0.2.9")
    #expect(request.clientAddress == PeerAddress("192.0.2.9"))
    #expect(!request.isSecure)
    #expect(request.host == "localhost")
    #expect(request.headers == ["Host": "localhost", "X-A": "1"])
  }

  @Test(arguments: [
    // The forged entries of the client are to the left of the entry of the first trusted proxy.
    ("203.0.113.5, 192.0.2.1, 10.0.0.2", "192.0.2.1"),
    ("192.0.2.1:1234", "192.0.2.1"), ("[2001:db8::1]:80", "2001:db8::1"),
    ("2001:db8::1", "2001:db8::1"), ("unknown", "127.0.0.1"), ("", "127.0.0.1"),
    ("192.0.2.1, nonsense, 10.0.0.2", "10.0.0.2"), ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
  ])
  func findsTheClient(_ field: String, client: String) throws {
    #expect(try request(["X-Forwarded-For": field]).clientAddress == PeerAddress(client))
  }

  @Test func acceptsTheLastOfTheValuesInOneField() throws {
    let request = try request([
      "X-Forwarded-Proto": "http, https", "X-Forwarded-Host": "evil.example, example.org",
    ])
    #expect(request.host == "example.org")
    #expect(request.isSecure)
  }
}
