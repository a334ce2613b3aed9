import Testing
import TrellisUI

struct UploadDescriptionTests {
  @Test(arguments: [
    ("image/png", "image/png"), ("Text/Plain; charset=utf-8", "text/plain"),
    ("", "application/octet-stream"), ("image", "application/octet-stream"),
    ("a/b/c", "application/octet-stream"), ("/b", "application/octet-stream"),
    ("text/html\r\nX: y", "application/octet-stream"),
    ("application/vnd.api+json", "application/vnd.api+json"),
    (String(repeating: "a", count: 128) + "/b", "application/octet-stream"),
  ])
  func typesHaveTheirForm(type: String, expected: String) {
    #expect(UploadDescription(name: "a", type: type, size: 1)?.type == expected)
  }

  @Test func sizesHaveLimits() {
    #expect(UploadDescription(name: "a", type: "", size: -1) == nil)
    #expect(UploadDescription(name: "a", type: "", size: .max) == nil)
    #expect(UploadDescription(name: "a", type: "", size: 1 << 40)?.size == 1 << 40)
    #expect(UploadDescription(name: "a", type: "", size: 0)?.size == 0)
  }
}
