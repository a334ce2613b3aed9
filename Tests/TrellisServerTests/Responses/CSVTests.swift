import Testing

@testable import TrellisServer

struct CSVTests {
  private func line(_ fields: String...) -> String { CSV(rows: [fields]).text }

  @Test func fieldsAreQuotedWhereNeeded() {
    #expect(line("a", "b c", "") == "a,b c,\r\n")
    #expect(
      line("a,b", "say \"hi\"", "two\nlines") == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\n")
    #expect(CSV(header: ["x", "y"], rows: [["1", "2"]], separator: ";").text == "x;y\r\n1;2\r\n")
    #expect(CSV(rows: [["a;b", "c,d"]], separator: ";").text == "\"a;b\";c,d\r\n")
    #expect(CSV(header: [], rows: []).text == "")
  }

  @Test(arguments: [
    "=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3", "\t=1", " =1", "-", "＝1", "+1+A2",
  ])
  func formulasAreDefused(_ field: String) {
    #expect(line(field).hasPrefix("'") || line(field).hasPrefix("\"'"), "\(field)")
  }

  @Test func aFormulaAfterAnotherSeparatorIsDefused() {
    #expect(line("x;=cmd|' /C calc'!A0") == "x;'=cmd|' /C calc'!A0\r\n")
    #expect(CSV(rows: [["x,@y"]], separator: ";").text == "x,'@y\r\n")
  }

  @Test(arguments: ["-12", "+3.5", "-1,50", "a=b", "x@y", "1-2"])
  func numbersAndPlainTextsAreUnchanged(_ field: String) {
    #expect(CSV(rows: [[field]], separator: ";").text == field + "\r\n")
  }
}
