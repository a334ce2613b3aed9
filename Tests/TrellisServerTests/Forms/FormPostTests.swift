import Testing
import TrellisHTTP

@testable import TrellisServer

struct FormPostTests {
  private func post(
    _ body: String, type: String = "application/x-www-form-urlencoded"
  ) throws(FormPost.Refusal) -> FormPost {
    let request = try? Request(
      .post, "/", headers: ["Content-Type": type], body: Array(body.utf8))
    guard let request else { throw .unsupported }
    return try FormPost(request)
  }

  @Test func readsNamesAndValues() throws {
    let post = try post("Title=A+b%26c&note=%E2%82%AC&empty=&Title=second")
    #expect(post.fields.map(\.name) == ["Title", "note", "empty", "Title"])
    #expect(post.fields.map(\.value) == ["A b&c", "€", "", "second"])
    #expect(post["Title"] == "A b&c" && post["missing"] == nil)
  }

  @Test func otherTypesAreRefused() {
    for type in ["multipart/form-data; boundary=x", "text/plain", "application/json", ""] {
      #expect(throws: FormPost.Refusal.unsupported) { try post("a=b", type: type) }
    }
    #expect(throws: Never.self) {
      try post("a=b", type: "Application/X-WWW-Form-Urlencoded; charset=UTF-8")
    }
  }

  @Test func countsAndLengthsAreLimited() {
    let many = Array(repeating: "a=b", count: 200).joined(separator: "&")
    #expect(throws: Never.self) { try post(many) }
    #expect(throws: FormPost.Refusal.tooLarge) { try post(many + "&c=d") }
    #expect(throws: FormPost.Refusal.tooLarge) {
      try post(String(repeating: "&", count: 120_000))
    }
    #expect(throws: FormPost.Refusal.tooLarge) {
      try post(String(repeating: "n", count: 129) + "=v")
    }
    #expect(throws: FormPost.Refusal.tooLarge) {
      try post("n=" + String(repeating: "v", count: 65_537))
    }
  }

  @Test func anyBytesAreFields() throws {
    for body in ["%", "%zz=%", "=", "==", "a", "%00=%00", "%FF=%FE", "__proto__=1&constructor=2"] {
      #expect(throws: Never.self, "\(body)") { try post(body) }
    }
  }

  @Test func theWholeBodyIsLimited() {
    func body(_ count: Int) -> String {
      let value = "&v=" + String(repeating: "v", count: 65_000)
      let fields = "a=b" + value + value
      return fields + "&c=" + String(repeating: "c", count: count - fields.utf8.count - 3)
    }
    let limit = ClientMessage.Limits().body
    #expect(throws: Never.self) { try post(body(limit)) }
    #expect(throws: FormPost.Refusal.tooLarge) { try post(body(limit + 1)) }
  }

  /// A post of parts: the fields of the heads, and the contents.
  private func parts(_ parts: [(head: String, content: String)]) throws(FormPost.Refusal)
    -> FormPost
  {
    let body = parts.map {
      "--b\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.content)\r\n"
    }
    return try post(body.joined() + "--b--\r\n", type: "multipart/form-data; boundary=b")
  }

  @Test func partsAreFieldsAndFiles() throws {
    let post = try parts([
      ("name=a", "1"), ("name=f; filename=\"x.txt\"", "text"), ("name=g; filename=\"\"", ""),
      ("name=h; filename=\"empty\"", ""),
    ])
    #expect(post.fields.map(\.name) == ["a"])
    #expect(post.files.map(\.field) == ["f", "h"], "a field without a file is none")
    #expect(post.files.map(\.name) == ["x.txt", "empty"])
  }

  @Test func theNamesOfPartsCountAsContent() {
    let limits = ClientMessage.Limits()
    let name = String(repeating: "n", count: limits.name)
    let rest = limits.body - 2 * limits.name
    let half = String(repeating: "v", count: limits.value - limits.name)
    let last = String(repeating: "v", count: rest - half.utf8.count)
    #expect(throws: Never.self) {
      try parts([("name=\(name)", half), ("name=\(name)", last)])
    }
    #expect(throws: FormPost.Refusal.tooLarge) {
      try parts([("name=\(name)", half), ("name=\(name)", last), ("name=n", "")])
    }
  }
}
