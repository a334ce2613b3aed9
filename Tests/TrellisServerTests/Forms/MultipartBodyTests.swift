import Testing

@testable import TrellisServer

struct MultipartBodyTests {
  private func parse(
    _ text: String, type: String = "multipart/form-data; boundary=b", limit: Int = 10
  ) throws(MultipartBody.Failure) -> [(MultipartBody.Part, String)] {
    let body = Array(text.utf8)
    return try MultipartBody(body, type: type, limit: limit).parts.map {
      ($0, String(decoding: body[$0.content], as: UTF8.self))
    }
  }

  @Test func readsFieldsAndFiles() throws {
    let parts = try parse(
      "--b\r\nContent-Disposition: form-data; name=\"a; b=\"\r\n\r\none\r\n--c\r\ntwo\r\n"
        + "--b\r\ncontent-disposition: form-data; name=f; filename=\"x;%22y%0d%0A%41.txt\"\r\n"
        + "CONTENT-TYPE: text/plain; charset=utf-8\r\n\r\n\r\n--b--\r\n")
    try #require(parts.count == 2)
    #expect(parts[0].0.name == "a; b=" && parts[0].0.fileName == nil)
    #expect(parts[0].1 == "one\r\n--c\r\ntwo")
    #expect(parts[1].0.name == "f" && parts[1].0.fileName == "x;\"y\r\n%41.txt")
    #expect(parts[1].0.type == "text/plain; charset=utf-8" && parts[1].1.isEmpty)
  }

  @Test func theBoundaryMayHaveQuotationMarks() throws {
    let text = "--b c\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\nv\r\n--b c--"
    #expect(try parse(text, type: "multipart/form-data; boundary=\"b c\"").count == 1)
    #expect(throws: MultipartBody.Failure.malformed) { try parse(text) }
    for type in ["multipart/form-data", "multipart/form-data; boundary=", "boundary"] {
      #expect(throws: MultipartBody.Failure.malformed) { try parse(text, type: type) }
    }
  }

  @Test func everyCutOfABodyIsRefused() throws {
    let text =
      "--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\nv\r\n"
      + "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a\"\r\n\r\n\r\n--b--"
    #expect(try parse(text).count == 2)
    for count in 0..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(count), as: UTF8.self)
      #expect(throws: MultipartBody.Failure.malformed, "\(count)") { try parse(cut) }
    }
  }

  @Test func headsAndPartsAreLimited() throws {
    let part = "--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\n\r\n"
    #expect(try parse(String(repeating: part, count: 10) + "--b--").count == 10)
    #expect(throws: MultipartBody.Failure.tooManyParts) {
      try parse(String(repeating: part, count: 11) + "--b--")
    }
    let long = "--b\r\nX: " + String(repeating: "x", count: 5_000) + part.dropFirst(3) + "--b--"
    #expect(throws: MultipartBody.Failure.malformed) { try parse(long) }
  }

  @Test func aBoundaryHasAtMost70Bytes() throws {
    for (count, isRead) in [(70, true), (71, false)] {
      let boundary = String(repeating: "b", count: count)
      let text =
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\nv\r\n--\(boundary)--"
      let found = try? parse(text, type: "multipart/form-data; boundary=\(boundary)")
      #expect(found?.count == (isRead ? 1 : nil))
    }
  }

  @Test func aHeadHasAtMost4096Bytes() throws {
    let field = "\r\nContent-Disposition: form-data; name=n\r\nX: "
    for (count, isRead) in [(4_096, true), (4_097, false)] {
      let fill = String(repeating: "x", count: count - field.utf8.count - 4)
      let found = try? parse("--b\(field)\(fill)\r\n\r\nv\r\n--b--")
      #expect(found?.count == (isRead ? 1 : nil))
    }
  }

  @Test(arguments: [
    ("form-data; name=a", "a"), ("form-data; NAME=a", "a"), ("form-data; Name=\"a\"", "a"),
    ("form-data;name=a;x=b", "a"), ("form-data; x=b;\tname=a", "a"), ("form-data; name=", ""),
    ("form-data; name=\"\"", ""), ("form-data; name=\"a;name=b\"", "a;name=b"),
    ("form-data; x=\"; name=b\"; name=a", "a"), ("form-data; name=a b", "a"),
    ("form-data; name; name=a", "a"), ("form-data; xname=b; name=a", "a"),
    ("form-data; name=a; name=b", "a"), ("form-data; name=\"a b", "a b"),
    ("form-data", nil), ("name=a", nil), ("form-data; filename=a", nil), ("; name", nil), ("", nil),
  ])
  func aParameterIsFoundByItsName(field: String, value: String?) {
    #expect(MultipartBody.parameter("name", of: field) == value)
  }
}
