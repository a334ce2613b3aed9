import Testing

@testable import TrellisDOM

struct JSONValueTests {
  private func read(_ text: String, depth: Int = 8) -> Result<JSONValue, JSONError> {
    Result { () throws(JSONError) in
      try JSONValue(Array(text.utf8), bytes: 1000, depth: depth, values: 20)
    }
  }

  @Test func readsEveryKindOfValue() {
    let text =
      " [null, true ,false,0,-1.5e2,\"a\\n\\u00e9\\ud83d\\ude00/\", {\"a\" : [] , \"b\":{}}] "
    #expect(
      read(text)
        == .success(
          .array([
            .null, .bool(true), .bool(false), .number(0), .number(-150), .string("a\né😀/"),
            .object([.init(name: "a", value: .array([])), .init(name: "b", value: .object([]))]),
          ])))
  }

  @Test(arguments: [
    "", "[", "[1", "[1,", "{\"a\"", "\"a", "\"\\", "\"\\u12", "tru", "{\"a\":", "-",
  ])
  func truncatedJSONIsRefused(text: String) {
    guard case .failure = read(text) else {
      Issue.record("read \(text)")
      return
    }
  }

  @Test(arguments: [
    "[1,]", "{,}", "01", "1.", ".5", "+1", "1e", "NaN", "\"\t\"", "\"\\x\"", "\"\\ud800\"",
    "\"\\udc00\"", "[1] 2", "{\"a\":1,\"a\":2}", "{a:1}", "'a'", "1e999", "\"\\ud800\\u0041\"",
    "[1 2]", "{\"a\" 1}", "\u{FEFF}1", "123456789012345678901234567890123",
  ])
  func invalidJSONIsRefused(text: String) {
    guard case .failure = read(text) else {
      Issue.record("read \(text)")
      return
    }
  }

  @Test func limitsHold() {
    #expect(read(String(repeating: "[", count: 900)) == .failure(.tooDeep(offset: 8)))
    #expect(read("[[1]]", depth: 1) == .failure(.tooDeep(offset: 1)))
    #expect(
      read("[" + String(repeating: "1,", count: 50) + "1]") == .failure(.tooMany("values")))
    #expect(read(String(repeating: " ", count: 1001)) == .failure(.tooMany("bytes")))
  }

  @Test func writingAndReadingGivesTheSame() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.string("\u{1}\u{1f}\"\\\n\r\té😀")
    writer.number(-0.25)
    writer.hundredths(-105)
    writer.hundredths(1230)
    writer.endArray()
    #expect(writer.text.hasSuffix(",-0.25,-1.05,12.3]"))
    #expect(
      read(writer.text)
        == .success(
          .array([
            .string("\u{1}\u{1f}\"\\\n\r\té😀"), .number(-0.25), .number(-1.05), .number(12.3),
          ])))
  }

  /// Texts are scanned several bytes at a time.
  @Test func everyCharacterIsWrittenAtEveryPlace() {
    for code in UInt32(0)..<0x180 {
      for index in 0..<19 {
        let text =
          String(repeating: "a", count: index) + String(UnicodeScalar(code)!)
          + String(repeating: "!", count: 18 - index)
        var writer = JSONWriter()
        writer.string(text)
        #expect(read(writer.text) == .success(.string(text)))
        let isEscaped = code < 32 || code == 34 || code == 92
        #expect(writer.text.contains("\\") == isEscaped)
      }
    }
  }

  @Test func objectsBesideEachOtherAreNotDeep() {
    let list = JSONValue.array([.object([]), .array([]), .object([]), .array([])])
    #expect(read("[{},[],{},[]]", depth: 2) == .success(list))
  }
}
