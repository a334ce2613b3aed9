import Foundation
import Testing

@testable import TrellisOpenID

struct IDTokenTests {
  private static let now = 2_000_000_000

  private func check(_ members: [String: (any Sendable)?]) throws {
    var all: [String: any Sendable] = [
      "iss": "https://id.example", "sub": "7", "aud": "firm", "exp": Self.now + 300,
      "iat": Self.now, "nonce": "n",
    ]
    for (name, value) in members { all[name] = value }
    let payload = Array(try JSONSerialization.data(withJSONObject: all))
    try IDToken(payload).check(
      .init(
        issuer: "https://id.example", clientID: "firm", nonce: "n", accessToken: nil,
        algorithm: "ES256", now: Date(timeIntervalSince1970: Double(Self.now)), skew: .seconds(60)))
  }

  @Test func aRightTokenIsAccepted() throws {
    try check([:])
    try check(["aud": ["firm"]])
    try check(["aud": ["other", "firm"], "azp": "firm"])
    try check(["exp": Self.now - 59, "iat": Self.now + 60, "nbf": Self.now + 60])
    try check([
      "exp": Double(Self.now) + 0.5, "groups": ["a"], "sub": String(repeating: "s", count: 255),
    ])
  }

  @Test func aWrongTokenIsRefused() {
    let wrong: [[String: (any Sendable)?]] = [
      ["iss": "https://id.example/"], ["iss": nil], ["iss": 7], ["sub": ""], ["sub": nil],
      ["sub": String(repeating: "s", count: 256)], ["aud": "other"], ["aud": [String]()],
      ["aud": nil], ["aud": ["firm", "other"]], ["aud": ["firm", 7] as [any Sendable]],
      ["azp": "other"], ["aud": "firm\u{301}"], ["exp": Self.now - 60], ["exp": nil],
      ["exp": "\(Self.now + 300)"], ["exp": -1e300], ["iat": Self.now + 61], ["iat": nil],
      ["iat": 1e300], ["nbf": Self.now + 61], ["nonce": nil], ["nonce": ""], ["nonce": "m"],
      ["at_hash": "x"],
    ]
    for members in wrong {
      #expect(throws: OpenIDError.self, "\(members)") { try check(members) }
    }
  }

  @Test(arguments: [
    #"{"alg":"none"}"#, #"{"alg":"None"}"#, #"{"alg":"HS256"}"#, #"{"alg":"HS512","kid":"k1"}"#,
    #"{"alg":"RSA-OAEP"}"#, #"{"alg":"ES256K"}"#, #"{"alg":""}"#, #"{"kid":"k1"}"#, "{}", "[]", "",
    #"{"alg":["ES256"]}"#, #"{"alg":"ES256","crit":["b64"],"b64":false}"#,
    #"{"alg":"ES256","crit":1}"#,
  ])
  func onlyAlgorithmsWithAPublicKeyAreAccepted(header: String) {
    #expect(throws: OpenIDError.self) {
      try SignedToken(Base64URL.encoded(header.utf8) + ".e30.c2ln")
    }
  }

  @Test func aTokenHasThreeParts() throws {
    let header = Base64URL.encoded(#"{"alg":"ES256","kid":"k1"}"#.utf8)
    let token = try SignedToken(header + ".e30.c2ln")
    #expect(token.key == "k1" && token.keyType == "EC")
    for text in [
      "", ".", "..", header, header + ".e30", header + ".e30.c2ln.x", header + "=.e30.x",
    ] {
      #expect(throws: OpenIDError.self) { try SignedToken(text) }
    }
  }

  @Test func claimsOfOtherTypesAreMissing() throws {
    let claims = try OpenIDClaims(
      Array(
        #"{"iss":"i","sub":"s","name":7,"email":"a@b","email_verified":"true","groups":["x"]}"#.utf8
      ))
    #expect(claims.subject == "s" && claims.name == nil && claims.email == "a@b")
    #expect(claims.isEmailVerified)
    struct Groups: Decodable { let groups: [String] }
    #expect(try claims.decode(Groups.self).groups == ["x"])
    for value in ["false", "1", "null", #""yes""#] {
      #expect(
        try !OpenIDClaims(Array(#"{"iss":"i","sub":"s","email_verified":\#(value)}"#.utf8))
          .isEmailVerified)
    }
  }
}
