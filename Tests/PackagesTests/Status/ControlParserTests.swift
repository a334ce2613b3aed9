import Testing

@testable import Packages

struct ControlParserTests {
  @Test func readsFieldsAndContinuations() throws {
    let records = try parse("A: one\nB:two \n  more\n\tx\n\n\nC:\n")
    #expect(records.map(\.line) == [1, 7])
    #expect(records[0]["a"]?.value == "one")
    #expect(records[0]["B"]?.value == "two")
    #expect(records[0]["B"]?.continuation == [" more", "x"])
    #expect(records[0]["B"]?.line == 2)
    #expect(records[1]["C"]?.value == "")
  }

  @Test func theLastLineNeedsNoEnd() throws {
    #expect(try parse("A: one")[0]["A"]?.value == "one")
    #expect(try parse("").isEmpty)
    #expect(try parse("\n\n").isEmpty)
  }

  @Test func readsBytesInPiecesOfAnySize() throws {
    let text = "A: größe 🌿\n größer\n\nB: עץ\n\nC: c"
    let whole = try parse(text)
    for size in 1...12 {
      var parser = ControlParser(file: "f")
      var records: [ControlRecord] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        records += try parser.parse(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      if let last = try parser.finish() { records.append(last) }
      #expect(records == whole, "chunks of \(size)")
    }
  }

  @Test(arguments: [
    ("A: 1\nnonsense\n", 2, StatusError.Reason.notAField("nonsense")),
    ("A: 1\n: 2\n", 2, .invalidFieldName("")),
    ("A b: 2\n", 1, .invalidFieldName("A b")),
    ("#A: 2\n", 1, .invalidFieldName("#A")),
    ("Ä: 2\n", 1, .invalidFieldName("Ä")),
    (" text\n", 1, .continuationWithoutField),
    ("A: 1\n\n text\n", 3, .continuationWithoutField),
    ("A: 1\n  \nB: 2\n", 2, .blankContinuation),
    ("A: 1\nB: 2\na: 3\n", 3, .duplicateField("a", firstLine: 1)),
    ("A: 1\nB: \0\n", 2, .controlCharacter(0)),
    ("A: 1\r\n", 1, .controlCharacter(13)),
  ])
  func refusesMalformedText(text: String, line: Int, reason: StatusError.Reason) {
    #expect(throws: StatusError(file: "f", line: line, reason: reason)) { try parse(text) }
  }

  @Test(arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func refusesBytesThatAreNotUTF8(bytes: [UInt8]) {
    #expect(throws: StatusError(file: "f", line: 2, reason: .invalidUTF8)) {
      try parse(Array("A: 1\nB: ".utf8) + bytes + Array("\n".utf8))
    }
  }

  @Test func refusesAnEndlessLineBeforeItEnds() {
    let limit = ControlParser.maximumLineLength
    var parser = ControlParser(file: "f")
    #expect(throws: StatusError(file: "f", line: 1, reason: .lineTooLong(limit: limit))) {
      _ = try parser.parse(repeatElement(UInt8(ascii: "a"), count: limit + 1))
    }
  }

  @Test func refusesAnEndlessRecord() {
    let line = " " + String(repeating: "a", count: 999_999) + "\n"
    let reason = StatusError.Reason.recordTooLong(limit: ControlParser.maximumRecordLength)
    #expect(throws: StatusError(file: "f", line: 6, reason: reason)) {
      try parse("A: 1\n" + String(repeating: line, count: 6))
    }
  }

  private func parse(_ text: String) throws -> [ControlRecord] { try parse(Array(text.utf8)) }

  private func parse(_ bytes: [UInt8]) throws -> [ControlRecord] {
    var parser = ControlParser(file: "f")
    var records = try parser.parse(bytes)
    if let last = try parser.finish() { records.append(last) }
    return records
  }
}
