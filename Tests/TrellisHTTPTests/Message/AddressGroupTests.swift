import Testing

@testable import TrellisHTTP

struct AddressGroupTests {
  private func group(_ text: String, port: UInt16 = 0) throws -> AddressGroup {
    try #require(PeerAddress(text, port: port)).group
  }

  @Test func isAnIPv4AddressWithoutItsPort() throws {
    #expect(try group("10.0.0.1", port: 5) == group("10.0.0.1", port: 6))
    #expect(try group("10.0.0.1") != group("10.0.0.2"))
    #expect(try group("127.0.0.1") == .loopback)
  }

  @Test func isTheUpperHalfOfAnIPv6Address() throws {
    #expect(try group("2001:db8::1") == group("2001:db8::ffff:2"))
    #expect(try group("2001:db8::1") != group("2001:db8:0:1::1"))
  }

  @Test(arguments: ["::ffff:10.1.2.3", "64:ff9b::10.1.2.3"])
  func isTheIPv4AddressOfAMappedIPv6Address(_ text: String) throws {
    #expect(try group(text) == group("10.1.2.3"))
    #expect(try group("64:ff9b::1:0:0") != group("0.0.0.0"))
  }

  @Test func isOneForAllUnixSockets() throws {
    #expect(PeerAddress.unix.group == .unix)
    #expect(try group("0.0.0.0") != .unix)
    #expect(try group("::") != .unix)
  }

  @Test func isThatOfTheClientBehindATrustedProxy() throws {
    let fields = ForwardedFields(trusted: AddressRange.loopback)
    let headers: Headers = ["X-Forwarded-For": "2001:db8::7"]
    let head = try Request.Head(method: .get, target: "/", headers: headers)
    #expect(fields.request(head, [], from: .loopback).clientGroup == (try group("2001:db8::8")))
    let stranger = try #require(PeerAddress("10.0.0.9"))
    #expect(fields.request(head, [], from: stranger).clientGroup == stranger.group)
  }

  @Test(arguments: [("10.0.0.1", "10.0.0.1"), ("2001:db8::1", "2001:db8::/64")])
  func isNamed(_ address: String, _ name: String) throws {
    #expect(try group(address).description == name)
    #expect(AddressGroup.unix.description == "unix")
  }
}
