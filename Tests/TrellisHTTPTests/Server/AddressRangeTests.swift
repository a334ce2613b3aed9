import Testing

@testable import TrellisHTTP

struct AddressRangeTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("192.168.1.7", "192.168.1.7", true), ("192.168.1.7", "192.168.1.6", false),
    ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "::1", false),
    ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe00::1", false),
    ("2001:db8::/65", "2001:db8:0:0:7fff::", true),
    ("2001:db8::/65", "2001:db8:0:0:8000::", false), ("::1", "::1", true),
    ("10.0.0.0/8", "::ffff:10.0.0.1", true),
  ])
  func contains(_ range: String, address: String, isInside: Bool) throws {
    let range = try #require(AddressRange(range))
    #expect(range.contains(try #require(PeerAddress(address))) == isInside)
  }

  @Test(arguments: ["", "/", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "a/8", "1/2/3"])
  func refuses(_ text: String) {
    #expect(AddressRange(text) == nil)
  }
}
