import Testing

@testable import TrellisHTTP

struct ContentTypeTests {
  @Test(arguments: [
    ("js", "text/javascript; charset=utf-8"), ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"), ("woff2", "font/woff2"), ("svg", "image/svg+xml"),
    ("png", "image/png"), ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"), ("gif", "image/gif"),
    ("webp", "image/webp"), ("avif", "image/avif"), ("ico", "image/x-icon"),
    ("txt", "text/plain; charset=utf-8"), ("json", "application/json"),
    ("webmanifest", "application/manifest+json"), ("mp4", "video/mp4"), ("webm", "video/webm"),
    ("mp3", "audio/mpeg"), ("pdf", "application/pdf"),
  ])
  func aFileHasTheTypeOfItsSuffix(suffix: String, type: String) {
    #expect(ContentType.ofFile(named: "a." + suffix) == type)
    #expect(ContentType.ofFile(named: "/b.x/a.b." + suffix.uppercased()) == type)
    #expect(ContentType.ofFile(named: "." + suffix + "x") == nil)
    #expect(ContentType.ofFile(named: suffix) == nil)
  }

  @Test(arguments: ["", "html", "php", "swift", "exe", "htm", "xhtml", "js "])
  func otherFilesHaveNoType(suffix: String) {
    #expect(ContentType.ofFile(named: "a." + suffix) == nil)
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", true), ("text/javascript", true), ("application/json", true),
    ("application/xml", true), ("application/manifest+json", true), ("image/svg+xml", true),
    ("font/otf", true), ("font/ttf", true), ("application/wasm", true), ("font/woff2", false),
    ("image/png", false), ("application/pdf", false), ("application/octet-stream", false),
  ])
  func isCompressible(_ type: String, _ isCompressible: Bool) {
    #expect(ContentType.isCompressible(type) == isCompressible)
  }
}
