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

  /// The first address outside of each range, and the last one inside.
  @Test func aRangeHasThePrefixOfItsAddress() throws {
    for bits in 0...32 {
      let range = try #require(AddressRange("10.20.30.40/\(bits)"))
      for bit in 0..<32 {
        let number = UInt32(0x0A14_1E28) ^ (1 << (31 - UInt32(bit)))
        let bytes = [24, 16, 8, 0].map { String(number >> UInt32($0) & 255) }
        let address = try #require(PeerAddress(bytes.joined(separator: ".")))
        #expect(range.contains(address) == (bit >= bits), "\(bit) of \(bits)")
      }
    }
    for bits in 0...128 {
      let range = try #require(AddressRange("2001:db8::1/\(bits)"))
      for bit in 0..<128 {
        var groups: [UInt16] = [0x2001, 0xDB8, 0, 0, 0, 0, 0, 1]
        groups[bit / 16] ^= 1 << (15 - UInt16(bit % 16))
        let text = groups.map { String($0, radix: 16) }.joined(separator: ":")
        let address = try #require(PeerAddress(text))
        #expect(range.contains(address) == (bit >= bits), "\(bit) of \(bits)")
      }
    }
  }

  @Test(arguments: [
    "10.0.0.0/8/8", "10.0.0.0//8", "/10.0.0.0", "10.0.0.0/8/", "10.0.0.0/8x", "10.0.0/8", "::/x",
    "10.0.0.0/ 8", "10.0.0.256/8", "[::1]/8",
  ])
  func otherTextsAreRefused(text: String) {
    #expect(AddressRange(text) == nil)
  }
}
