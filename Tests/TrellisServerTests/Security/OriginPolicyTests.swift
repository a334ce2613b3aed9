import Testing

@testable import TrellisServer

struct OriginPolicyTests {
  @Test(
    arguments: [
      ("http://example.org", "same-origin", "example.org"),
      ("https://example.org", "same-origin", "example.org"),
      ("https://example.org:443", nil, "example.org"),
      ("http://localhost:8080", "same-origin", "localhost:8080"),
      ("http://[::1]:8080", nil, "[::1]:8080"),
      (nil, "same-origin", "example.org"), (nil, nil, "example.org"),
      ("http://EXAMPLE.org", nil, "example.ORG"),
    ] as [(String?, String?, String)])
  func acceptsItsOwnPages(origin: String?, site: String?, host: String) {
    #expect(throws: Never.self) {
      try OriginPolicy().check(origin: origin, fetchSite: site, host: host)
    }
  }

  @Test(
    arguments: [
      ("http://evil.example", "cross-site", "example.org"),
      ("http://evil.example", nil, "example.org"),
      ("http://example.org.evil.example", nil, "example.org"),
      ("http://evilexample.org", nil, "example.org"), ("http://a.example.org", nil, "example.org"),
      ("http://example.org:81", nil, "example.org"), ("null", nil, "example.org"),
      ("", nil, "example.org"), ("http://", nil, "example.org"),
      ("http://example.org/", nil, "example.org"), ("http://example.org@evil", nil, "example.org"),
      ("ftp://example.org", nil, "example.org"), ("http://example.org:080", nil, "example.org:80"),
      ("http://example.org", "same-site", "example.org"), (nil, "none", "example.org"),
      (nil, "cross-site", "example.org"), ("http://example.org", "same-origin", nil),
      ("http://example.org%00", nil, "example.org"), ("http://exa mple.org", nil, "exa mple.org"),
    ] as [(String?, String?, String?)])
  func refusesOtherOrigins(origin: String?, site: String?, host: String?) {
    #expect(throws: OriginPolicy.Refusal.self) {
      try OriginPolicy().check(origin: origin, fetchSite: site, host: host)
    }
  }

  @Test func configuredOriginsAreTheOnlyOnes() throws {
    let policy = OriginPolicy(origins: [try #require(Origin("https://example.org"))])
    #expect(throws: Never.self) {
      try policy.check(origin: "https://example.org", fetchSite: nil, host: "10.0.0.1:8080")
    }
    #expect(throws: OriginPolicy.Refusal.foreignOrigin("http://example.org")) {
      try policy.check(origin: "http://example.org", fetchSite: nil, host: "example.org")
    }
  }

  @Test func aHostHasAtMost255Bytes() {
    func origin(_ count: Int) -> Origin? {
      Origin(scheme: .https, authority: String(repeating: "a", count: count) + ":444")
    }
    #expect(origin(255)?.port == 444)
    #expect(origin(256) == nil)
  }
}
