import Testing

@testable import TrellisServer

struct MessageAuthenticationTests {
  private func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Source: FIPS 180-4, examples of NIST; and lengths at the ends of blocks.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func hashes(count: Int, expected: String) {
    let bytes = Array(repeating: UInt8(ascii: "a"), count: count)
    for step in [1, 7, 64, 1001] {
      var hash = SHA256()
      for start in stride(from: 0, to: count, by: step) {
        hash.add(Array(bytes[start..<min(start + step, count)]))
      }
      #expect(digits(hash.finish()) == expected, "in parts of \(step)")
    }
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
  }

  @Test func comparesAllBytes() {
    let code = Array(UInt8(0)..<32)
    #expect(MessageAuthentication.isEqual(code, code))
    for index in code.indices {
      var other = code
      other[index] ^= 1
      #expect(!MessageAuthentication.isEqual(code, other))
    }
    #expect(!MessageAuthentication.isEqual(code, code.dropLast()))
    #expect(!MessageAuthentication.isEqual(code, []))
  }
}
