import Testing

@testable import TrellisHTTP

struct ContentTypeTests {
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
