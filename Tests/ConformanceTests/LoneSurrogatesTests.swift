import Testing

@testable import Conformance

struct LoneSurrogatesTests {
  @Test(arguments: [
    (#"{"text":"a\ud800b"}"#, #"{"text":"a\uFFFDb"}"#),
    (#"{"text":"\udc00\ud83d\ude00"}"#, #"{"text":"\uFFFD\ud83d\ude00"}"#),
    (#"{"text":"\\ud800"}"#, #"{"text":"\\ud800"}"#),
    (#"{"text":"\ud800"#, #"{"text":"\uFFFD"#), (#"\u"#, #"\u"#),
    ("a", "a"), (#"\n\uD800"#, #"\n\uFFFD"#), (#"\uD83D\uDE00"#, #"\uD83D\uDE00"#),
    (#"\uD83D\uDE00\uDE00"#, #"\uD83D\uDE00\uFFFD"#), (#"\uDE00\uD83D"#, #"\uFFFD\uFFFD"#),
    (#"\uD83D\uD83D\uDE00"#, #"\uFFFD\uD83D\uDE00"#), (#"\\uD800"#, #"\\uD800"#),
    (#"\uD83Dx\uDE00"#, #"\uFFFDx\uFFFD"#), (#"\u0041\uDBFF"#, #"\u0041\uFFFD"#),
    (#"\uE000\uD7FF"#, #"\uE000\uD7FF"#), (#"\uDFFF\uDC00"#, #"\uFFFD\uFFFD"#),
    (#"\uD8"#, #"\uD8"#),
    (#"\uDBFF\uDFFF"#, #"\uDBFF\uDFFF"#), (#"\uD83D\"#, #"\uFFFD\"#),
  ])
  func onlyHalvesWithoutTheOtherAreReplaced(json: String, result: String) {
    let bytes = LoneSurrogates.replaced(in: Array(json.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }
}
