import Testing

@testable import TrellisHTTP

struct HeadersTests {
  @Test func findsNamesWithoutCase() {
    let headers: Headers = ["Content-Type": "a", "Set-Cookie": "b", "set-cookie": "c"]
    #expect(headers["content-type"] == "a")
    #expect(headers["SET-COOKIE"] == "b")
    #expect(headers.values(of: "Set-cookie") == ["b", "c"])
    #expect(headers["Content"] == nil)
    #expect(headers.count == 3)
  }

  @Test func replacesAndRemoves() {
    var headers: Headers = ["A": "1", "B": "2", "a": "3"]
    headers["A"] = "4"
    #expect(headers == ["b": "2", "a": "4"])
    headers["b"] = nil
    #expect(headers == ["A": "4"])
  }

  @Test func letsNoValueBeginAnotherField() {
    var headers = Headers()
    headers.append("Location", "/a\r\nSet-Cookie: b\0\u{7F}\t")
    #expect(headers["location"] == "/a  Set-Cookie: b  \t")
  }

  @Test func refusesInvalidNames() async {
    await #expect(processExitsWith: .failure) {
      var headers = Headers()
      headers.append("a b", "")
    }
  }

  @Test func readsBytesThatAreNotUTF8AsReplacements() throws {
    let bytes = Array("a: caf".utf8) + [0xE9]
    let headers = Headers(
      bytes: bytes, fields: [.init(name: 0, nameEnd: 1, value: 3, valueEnd: 7)])
    #expect(headers["A"] == "caf\u{FFFD}")
  }

  /// The same names in any case, with the same values in the same order.
  @Test func fieldsAreComparedInTheirOrder() {
    let fields: Headers = ["A": "1", "B": "2"]
    #expect(fields == ["a": "1", "b": "2"])
    let others: [Headers] = [
      [:], ["A": "1"], ["A": "1", "B": "2", "C": "3"], ["B": "2", "A": "1"],
      ["A": "1", "B": "3"], ["A": "1", "C": "2"], ["A": "2", "B": "1"],
    ]
    for other in others { #expect(fields != other && other != fields) }
    let words: Headers = ["A": "x"]
    #expect(words != ["A": "X"])
  }
}
