import Testing

@testable import TrellisHTTP

struct BytesTests {
  @Test func recognizeTokens() {
    let tokens = Set(
      "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(byte.isToken == tokens.contains(byte), "\(byte)")
    }
  }

  @Test func findTheFirstControl() {
    for length in 0..<40 {
      var bytes = (0..<length).map { UInt8(0x20 + $0 * 7 % 0x5F) }
      #expect(bytes.span.firstControl(from: 0) == length)
      for index in 0..<length {
        let before = bytes[index]
        for control: UInt8 in [0, 0x1F, 0x7F] {
          bytes[index] = control
          for start in 0...index { #expect(bytes.span.firstControl(from: start) == index) }
        }
        // Bytes beyond ASCII are not tokens, even if their lower seven bits are.
        for other: UInt8 in [0x20, 0x7E, 0x80, 0x9F, 0xFF] {
          bytes[index] = other
          #expect(bytes.span.firstControl(from: 0) == length)
        }
        bytes[index] = before
      }
    }
  }

  @Test func onlyLettersHaveALowerCase() {
    for byte in UInt8.min...UInt8.max {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      #expect(byte.lowercased == (isCapital ? byte + 32 : byte), "\(byte)")
    }
  }
}
