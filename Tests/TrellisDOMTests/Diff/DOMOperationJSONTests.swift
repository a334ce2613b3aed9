import Testing

@testable import TrellisDOM

struct DOMOperationJSONTests {
  private func read(_ members: String) throws -> DOMOperation? {
    try DOMOperation.operations(json: Array("{\"operations\":[{\(members)}]}".utf8)).first
  }

  @Test func pathsAreIndexes() throws {
    #expect(try read(#""op":"delete","path":"/0/12""#)?.path == [0, 12])
    #expect(try read(#""op":"delete","path":"/""#)?.path == [])
    for path in ["", "0", "/-1", "/a", "/1/", "//1", "/1/-2"] {
      #expect(throws: JSONError.self, "\(path)") {
        try read("\"op\":\"delete\",\"path\":\"\(path)\"")
      }
    }
  }

  @Test func membersOfTheirKindAreNeeded() throws {
    for members in [
      #""path":"/1""#, #""op":"other","path":"/1""#, #""op":"delete""#, #""op":"move","path":"/1""#,
      #""op":"move","path":"/1","to":"/-1""#, #""op":"wrap","path":"/1","content":[]"#,
      #""op":"wrap","path":"/1","length":-1,"content":[]"#, #""op":"insert","path":"/1""#,
    ] {
      #expect(throws: JSONError.self, "\(members)") { try read(members) }
    }
    let move = try read(#""op":"move","path":"/1","to":"/0/2""#)
    #expect(move?.destination == [0, 2])
    let text = try read(#""op":"text","path":"/1","old":"a","new":"b","other":1"#)
    #expect((text?.old, text?.new) == ("a", "b"))
  }
}
