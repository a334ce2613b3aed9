import Foundation
import TestSupport
import Testing

@testable import TrellisServer

struct AssetTests {
  /// FNV-1a of texts, in 16 digits each; some begin with zeros.
  @Test func theFingerprintHas16Digits() {
    var beginsWithZero = 0
    for number in 0..<200 {
      let bytes = Array("text \(number)".utf8)
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      var fingerprint = Fingerprint()
      fingerprint.add(bytes)
      #expect(fingerprint.text.count == 16)
      #expect(UInt64(fingerprint.text, radix: 16) == hash)
      if fingerprint.text.hasPrefix("0") { beginsWithZero += 1 }
    }
    #expect(beginsWithZero > 0)
  }
}
