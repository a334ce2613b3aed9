import Testing
import TrellisHTTP

@testable import TrellisCLI

struct NoticeServerTests {
  private let status: DevStatus = {
    var status = DevStatus(phase: .failed, product: "<Shop>")
    status.errors = [BuildError(file: "a.swift", line: 1, message: "<b>", excerpt: ["1 | a && b"])]
    return status
  }()

  private func response(_ method: Request.Method, _ path: String) throws -> Response {
    NoticeServer.response(to: try Request(method, path), status)
  }

  private func text(_ response: Response) -> String {
    if case .bytes(let bytes) = response.body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }

  @Test func aPageShowsTheErrorsAsText() throws {
    let page = try response(.get, "/any/page")
    #expect(page.status == .serviceUnavailable)
    #expect(page.headers["Refresh"] == "1")
    #expect(page.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
    for part in [
      "&lt;Shop&gt; cannot be built", "a.swift:1: error: &lt;b&gt;", "1 | a &amp;&amp; b",
    ] {
      #expect(text(page).contains(part))
    }
    #expect(!text(page).contains("<b>"))
  }

  @Test func anOpenPageGetsTheStatusAndWaits() throws {
    let answer = try response(.post, "/app/_trellis/dev")
    #expect(answer.status == .ok)
    #expect(text(answer).contains(#""process":"notice""#))
    #expect(text(answer).contains(#""phase":"failed""#))
    for verb in ["poll", "event", "attach"] {
      let refused = try response(.post, "/_trellis/\(verb)")
      #expect(refused.status == .serviceUnavailable)
      #expect(refused.headers["Trellis-Live"] == nil)
    }
  }
}
