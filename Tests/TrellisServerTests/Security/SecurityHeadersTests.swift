import Foundation
import Testing

@testable import TrellisServer

struct SecurityHeadersTests {
  @Test func aPageLoadsFromItsSiteOnlyAndIsInNoFrame() {
    let directives = SecurityHeaders.policy(nonce: "a1").components(separatedBy: "; ")
    #expect(
      directives == [
        "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-a1'",
        "font-src 'self'", "img-src 'self' data: https:", "media-src 'self' https:",
        "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'",
      ])
  }

  @Test func aRefusalLoadsNothing() {
    let fields = Dictionary(uniqueKeysWithValues: SecurityHeaders.refusal)
    #expect(
      fields["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
    #expect(fields["Cache-Control"] == "no-store")
    #expect(fields["X-Content-Type-Options"] == "nosniff")
  }

  @Test func aNonceHas32Digits() {
    let nonces = Set((0..<100).map { _ in SecurityHeaders.nonce() })
    #expect(nonces.count == 100)
    #expect(nonces.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
