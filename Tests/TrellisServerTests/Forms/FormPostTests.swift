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
}
