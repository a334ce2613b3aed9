import Testing

@testable import TrellisServer

struct FingerprintTests {
  private func text(_ parts: [some Sequence<UInt8>]) -> String {
    var fingerprint = Fingerprint()
    for part in parts { fingerprint.add(part) }
    return fingerprint.text
  }

  /// The values come from the authors of FNV-1a.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func theHashIsFNV1a(input: String, hash: String) {
    #expect(text([input.utf8]) == hash)
    #expect(text([Array(input.utf8)]) == hash)
    #expect(text(input.utf8.map { CollectionOfOne($0) }) == hash)
    #expect(text([AnySequence(input.utf8)]) == hash)
  }
}
