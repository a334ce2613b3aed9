import Testing

@testable import TrellisOpenID

struct ProviderMetadataTests {
  private func metadata(
    issuer: String = "https://id.example", token: String = "https://id.example/token",
    more: String = ""
  ) throws(OpenIDError) -> ProviderMetadata {
    try ProviderMetadata(
      Array(
        #"""
        {"issuer":"\#(issuer)","authorization_endpoint":"https://id.example/a?b=c",
         "token_endpoint":"\#(token)","jwks_uri":"https://keys.example/"\#(more)}
        """#.utf8), issuer: "https://id.example", at: "address")
  }

  @Test func endpointsMayBeOnOtherHosts() throws {
    #expect(try metadata().keysAddress == "https://keys.example/")
    #expect(try metadata().namesIssuer == nil)
  }

  @Test(arguments: [
    "https://id.example/", "https://ID.example", "https://id.example\u{301}", "",
  ])
  func theIssuerIsExactlyTheConfiguredOne(issuer: String) {
    #expect(throws: OpenIDError.self) { try metadata(issuer: issuer) }
  }

  @Test(arguments: [
    "http://id.example/token", "http://localhost/token", "/token", "", "ldap://id.example",
  ])
  func endpointsNeedTLS(token: String) {
    #expect(throws: OpenIDError.address(token)) { try metadata(token: token) }
  }

  @Test func aProviderOnThisMachineNeedsNoTLS() throws {
    let issuer = "http://localhost:8000/o"
    let body =
      #"{"issuer":"\#(issuer)","authorization_endpoint":"\#(issuer)/a","token_endpoint":"\#(issuer)/t","jwks_uri":"\#(issuer)/k"}"#
    let metadata = try ProviderMetadata(Array(body.utf8), issuer: issuer, at: "address")
    #expect(metadata.tokenEndpoint == issuer + "/t")
  }

  @Test func aProviderMustSupportPKCEByDigest() throws {
    #expect(throws: OpenIDError.self) {
      try metadata(more: #","code_challenge_methods_supported":["plain"]"#)
    }
    _ = try metadata(more: #","code_challenge_methods_supported":["plain","S256"]"#)
  }

  @Test(arguments: ["", "[]", "{}", "null", "{\"issuer\":1}", "\u{FEFF}", "{\"issuer\":"])
  func otherBodiesAreRefused(body: String) {
    #expect(throws: OpenIDError.self) {
      try ProviderMetadata(Array(body.utf8), issuer: "https://id.example", at: "address")
    }
  }
}
