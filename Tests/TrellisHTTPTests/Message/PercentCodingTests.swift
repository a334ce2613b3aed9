import Testing

@testable import TrellisHTTP

struct PercentCodingTests {
  @Test(arguments: [
    ("", ""), ("a%20b", "a b"), ("%C3%BC%2f", "ü/"), ("%", "%"), ("%2", "%2"), ("%zz%41", "%zzA"),
    ("a+b", "a+b"),
  ])
  func invalidEscapesAreKept(text: String, expected: String) {
    #expect(PercentCoding.decoded(Array(text.utf8)) == Array(expected.utf8))
  }

  @Test(
    arguments: [
      ("", "", ""), ("/a", "/a", "/a"), ("a%2Fb%20", "a%2Fb ", "a/b "), ("%C3%BC", "ü", "ü"),
      ("%0A", nil, nil), ("%7F", nil, nil), ("%00", nil, nil), ("%", nil, nil), ("%4", nil, nil),
      ("%G0", nil, nil), ("%FF", nil, nil), ("%C3", nil, nil),
    ] as [(String, String?, String?)])
  func pathsAndTheirPartsAreStrict(text: String, path: String?, part: String?) {
    #expect(PercentCoding.decodedPath(Array(text.utf8)) == path)
    #expect(PercentCoding.decodedText(Array(text.utf8)) == part)
  }
}
