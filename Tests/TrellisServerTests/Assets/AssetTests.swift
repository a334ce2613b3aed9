import Foundation
import TestSupport
import Testing

@testable import TrellisServer

struct AssetTests {
  @Test(arguments: [
    ("js", "text/javascript; charset=utf-8"), ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"), ("woff2", "font/woff2"), ("svg", "image/svg+xml"),
    ("png", "image/png"), ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("gif", "image/gif"),
    ("webp", "image/webp"), ("avif", "image/avif"), ("ico", "image/x-icon"),
    ("txt", "text/plain; charset=utf-8"), ("json", "application/json"),
    ("webmanifest", "application/manifest+json"), ("mp4", "video/mp4"), ("webm", "video/webm"),
    ("mp3", "audio/mpeg"), ("pdf", "application/pdf"),
  ])
  func aFileHasTheTypeOfItsSuffix(suffix: String, type: String) {
    #expect(Asset.contentType(ofSuffix: suffix) == type)
    #expect(Asset.contentType(ofSuffix: suffix.uppercased()) == type)
    #expect(Asset.contentType(ofSuffix: suffix + "x") == nil)
  }

  @Test(arguments: ["", "html", "php", "swift", "exe", "htm", "xhtml", "js "])
  func otherFilesAreNotLoaded(suffix: String) {
    #expect(Asset.contentType(ofSuffix: suffix) == nil)
  }

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
