import Testing

@testable import TrellisDOM

struct JSONScannerTests {
  private func scan<Value>(
    _ text: String, _ read: (inout JSONScanner) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    var scanner = JSONScanner(Array(text.utf8))
    let value = try read(&scanner)
    try scanner.end()
    return value
  }

  @Test(arguments: [
    (#""""#, ""), (#" "abc" "#, "abc"), (#""ü🌲""#, "ü🌲"), (#""a\n\"\\\/b""#, "a\n\"\\/b"),
    (#""\u00fc\ud83c\udf32""#, "ü🌲"), (#""\u0000""#, "\0"),
  ])
  func readsText(json: String, text: String) throws {
    #expect(
      try scan(json) { scanner throws(JSONError) in try scanner.string(limit: 100) } == text)
  }

  @Test(arguments: [
    "", "\"", "\"a", "abc", "\"\\x\"", "\"\\u12\"", "\"\\ud83c\"", "\"\\ud83c\\u0041\"",
    "\"\\udf32\"", "\"a\nb\"", "\"a\" b", "\"\\",
  ])
  func refusesInvalidStrings(json: String) {
    #expect(throws: JSONError.self) {
      try scan(json) { scanner throws(JSONError) in try scanner.string(limit: 100) }
    }
  }

  @Test func refusesBytesThatAreNotUTF8() {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]] {
      var scanner = JSONScanner([0x22] + bytes + [0x22])
      #expect(throws: JSONError.self) { try scanner.string(limit: 100) }
    }
  }

  @Test func aTextBeyondItsLimitIsRefused() {
    #expect(throws: JSONError.tooMany("bytes in a text")) {
      try scan("\"abcd\"") { scanner throws(JSONError) in try scanner.string(limit: 3) }
    }
    #expect(throws: JSONError.tooMany("bytes in a text")) {
      try scan("\"a\\nbcd\"") { scanner throws(JSONError) in try scanner.string(limit: 3) }
    }
  }

  @Test(arguments: [("0", 0), ("7", 7), (" 42 ", 42), ("9007199254740991", 9_007_199_254_740_991)])
  func readsNaturals(json: String, value: UInt64) throws {
    #expect(try scan(json) { scanner throws(JSONError) in try scanner.natural() } == value)
  }

  @Test(arguments: [
    "", "-1", "1.5", "1e3", "01", "9007199254740992", "99999999999999999999999", "\"1\"", "null",
  ])
  func refusesInvalidNaturals(json: String) {
    #expect(throws: JSONError.self) {
      try scan(json) { scanner throws(JSONError) in try scanner.natural() }
    }
  }

  @Test(arguments: [("0", 0.0), ("-1.5", -1.5), ("1e3", 1000), ("0.25", 0.25)])
  func readsNumbers(json: String, value: Double) throws {
    #expect(try scan(json) { scanner throws(JSONError) in try scanner.number() } == value)
  }

  @Test(arguments: [
    "", "+1", ".5", "NaN", "Infinity", "1e999", "0x10", "--1", "1 2", "01", "1.", "1e", "-",
  ])
  func refusesInvalidNumbers(json: String) {
    #expect(throws: JSONError.self) {
      try scan(json) { scanner throws(JSONError) in try scanner.number() }
    }
  }

  @Test(arguments: [
    "{", "{}x", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{\"a\":1 \"b\":2}", "{\"a\":1,\"a\":2}", "[]",
  ])
  func refusesInvalidObjects(json: String) {
    #expect(throws: JSONError.self) {
      try scan(json) { scanner throws(JSONError) in
        try scanner.object { scanner, _ throws(JSONError) in _ = try scanner.natural() }
      }
    }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 18, 40])
  func refusesDuplicateNamesAlsoAmongMany(count: Int) throws {
    let members = (0..<count).map { "\"m\($0)\":\($0)" }.joined(separator: ",")
    var sum: UInt64 = 0
    func read(_ json: String) throws(JSONError) {
      try scan(json) { scanner throws(JSONError) in
        try scanner.object { scanner, _ throws(JSONError) in sum += try scanner.natural() }
      }
    }
    try read("{\(members)}")
    #expect(sum == UInt64(count * (count - 1) / 2))
    for twice in [0, count / 2, count - 1] {
      #expect(throws: JSONError.unexpected("m\(twice)")) {
        try read("{\(members),\"m\(twice)\":0}")
      }
    }
  }

  @Test func countsBeforeItReads() {
    let json = "[" + Array(repeating: "1", count: 1000).joined(separator: ",") + "]"
    var count = 0
    #expect(throws: JSONError.tooMany("things")) {
      try scan(json) { scanner throws(JSONError) in
        try scanner.array(of: "things", limit: 10) { scanner throws(JSONError) in
          count += 1
          _ = try scanner.natural()
        }
      }
    }
    #expect(count == 10)
  }

  @Test(arguments: ["\"abc\"", "\"a\\nc\"", "\"aé\""])
  func aTextMayHaveAsManyBytesAsItsLimit(json: String) throws {
    let text = try scan(json) { scanner throws(JSONError) in try scanner.string(limit: 3) }
    #expect(text.utf8.count == 3)
    #expect(throws: JSONError.tooMany("bytes in a text")) {
      try scan(json) { scanner throws(JSONError) in try scanner.string(limit: 2) }
    }
  }

  @Test func controlCharactersAreRefusedAtEachPlace() throws {
    for byte in UInt8(0)...127 where byte != 0x22 && byte != 0x5C {
      let character = String(UnicodeScalar(byte))
      for (json, text) in [
        ("", ""), ("abc", "abc"), (#"\n"#, "\n"), (#"a\u00e9"#, "aé"), ("ü", "ü"),
      ] {
        let found = try? scan("\"\(json)\(character)z\"") { scanner throws(JSONError) in
          try scanner.string(limit: 100)
        }
        #expect(found == (byte < 0x20 ? nil : text + character + "z"), "\(byte) after \(json)")
      }
    }
  }
}
