import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct DOMOperationJSONTests {
  private func read(_ members: String) throws -> DOMOperation? {
    try DOMOperation.operations(json: Array("{\"operations\":[{\(members)}]}".utf8)).first
  }

  @Test func pathsAreIndexes() throws {
    #expect(try read(#""op":"delete","path":"/0/12""#)?.path == [0, 12])
    #expect(try read(#""op":"delete","path":"/""#)?.path == [])
    let invalid = [
      "", "0", "/-1", "/a", "/1/", "//1", "/1/-2", "/+1", "/01", "/0/00", "/1 ", "/١",
      "/99999999999999999999",
    ]
    for path in invalid {
      #expect(throws: JSONError.invalid("path"), "\(path)") {
        try read("\"op\":\"delete\",\"path\":\"\(path)\"")
      }
      #expect(throws: JSONError.invalid("to"), "\(path)") {
        try read("\"op\":\"move\",\"path\":\"/1\",\"to\":\"\(path)\"")
      }
    }
    #expect(throws: JSONError.missing("path")) { try read(#""op":"delete""#) }
    #expect(throws: JSONError.missing("to")) { try read(#""op":"move","path":"/1""#) }
    #expect(throws: JSONError.invalid("path")) { try read(#""op":"delete","path":1"#) }
  }

  @Test(arguments: ["text", "delete", "move", "wrap"])
  func lengthsAreAtLeastOne(kind: String) throws {
    let members =
      "\"op\":\"\(kind)\",\"path\":\"/1\",\"to\":\"/2\",\"content\":[{\"element\":\"b\"}]"
    #expect(try read("\(members),\"length\":3")?.length == 3)
    for length in ["0", "-1", "1.5", "\"2\"", "null", "1e12"] {
      #expect(throws: JSONError.invalid("length"), "\(length)") {
        try read("\(members),\"length\":\(length)")
      }
    }
    if kind == "wrap" {
      #expect(throws: JSONError.missing("length")) { try read(members) }
    } else {
      #expect(try read(members)?.length == 1)
    }
  }

  @Test func aLengthIsWrittenIfSeveralNodesCount() throws {
    var operation = DOMOperation(kind: .delete, path: [1], old: "ab")
    #expect(DOMOperation.json([operation]).contains(#"{"op":"delete","path":"/1","old":"ab"}"#))
    operation.length = 2
    let json = DOMOperation.json([operation])
    #expect(json.contains(#"{"op":"delete","path":"/1","length":2,"old":"ab"}"#))
    #expect(try DOMOperation.operations(json: Array(json.utf8)) == [operation])
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
