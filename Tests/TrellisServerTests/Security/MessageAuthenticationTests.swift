import Testing

@testable import TrellisServer

struct MessageAuthenticationTests {
  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Source: RFC 4231, test cases 1, 2 and 6.
  @Test func codes() {
    let cases: [(key: [UInt8], message: String, code: String)] = [
      (
        Array(repeating: 0x0B, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Array(repeating: 0xAA, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ]
    for (key, message, code) in cases {
      #expect(digits(MessageAuthentication(key: key).code(of: Array(message.utf8))) == code)
    }
  }

  @Test func partsCountWithTheirLengths() {
    let authentication = MessageAuthentication(secret: nil, for: "test")
    #expect(authentication.code(of: ["ab", "c"]) != authentication.code(of: ["a", "bc"]))
    #expect(authentication.code(of: ["a"]) != authentication.code(of: ["a", ""]))
    #expect(authentication.code(of: ["a", "b"]) == authentication.code(of: ["a", "b"]))
    let other = MessageAuthentication(secret: nil, for: "test")
    #expect(authentication.code(of: ["a"]) != other.code(of: ["a"]))
    #expect(
      authentication.digits(of: ["a"], bytes: 2) == authentication.digits(of: ["a"]).prefix(4))
  }

  @Test func comparesAllBytes() {
    let code = "0123456789abcdef"
    #expect(MessageAuthentication.isEqual(code, code[...]))
    for index in 0..<16 {
      var other = Array(code.utf8)
      other[index] ^= 1
      #expect(!MessageAuthentication.isEqual(code, String(decoding: other, as: UTF8.self)))
    }
    #expect(!MessageAuthentication.isEqual(code, code.dropLast()))
    #expect(!MessageAuthentication.isEqual(code, code + "\0"))
    #expect(!MessageAuthentication.isEqual(code, ""))
    #expect(!MessageAuthentication.isEqual("\u{E9}", "e\u{301}"))
  }

  /// Computed by another program, so that links, addresses and names are those of other versions.
  @Test func eachLabelHasAKeyOfItsOwn() {
    let addresses = MessageAuthentication(secret: "secret", label: "trellis file addresses")
    #expect(
      addresses.digits(of: ["s", "0", "a"], bytes: 24)
        == "afe97db994e9b5a712e6d4837f1710901b5c4ad103f0976f")
    let links = MessageAuthentication(secret: "secret", label: "trellis signed links")
    #expect(addresses.code(of: ["a"]) != links.code(of: ["a"]))
  }
}
