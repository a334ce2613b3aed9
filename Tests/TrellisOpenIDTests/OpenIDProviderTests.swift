import Testing
import TrellisServer

@testable import TrellisOpenID

struct OpenIDProviderTests {
  @Test(arguments: [
    "https://id.example", "https://id.example/tenant/", "https://id.example:8443/a",
    "http://localhost:8000/o", "http://127.0.0.1", "http://[::1]:8000",
  ])
  func addressesWithTLSOrOfThisMachineAreAccepted(address: String) throws {
    #expect(try OpenIDProvider(issuer: address, clientID: "a").issuer == address)
  }

  @Test(arguments: [
    "", "id.example", "http://id.example", "http://localhost.evil.example",
    "http://127.0.0.1.nip.io",
    "HTTPS://id.example", "https://", "https://user@id.example", "https://u:p@id.example",
    "https://id.example#a", "https://id.example?a=b", "ftp://id.example", "file:///etc/passwd",
    "//id.example", "http://user@localhost", "http://localhost@evil.example",
    "https://\u{600}id.example/ a", "https://id.example/" + String(repeating: "a", count: 2048),
  ])
  func otherAddressesAreRefused(address: String) {
    #expect(throws: OpenIDError.address(address)) {
      try OpenIDProvider(issuer: address, clientID: "a")
    }
  }

  @Test func theAddressOfTheDescriptionIsBelowTheIssuer() throws {
    for issuer in ["https://id.example/a", "https://id.example/a/"] {
      #expect(
        try OpenIDProvider(issuer: issuer, clientID: "a").discoveryAddress
          == "https://id.example/a/.well-known/openid-configuration")
    }
  }

  @Test func theScopeContainsOpenIDOnce() throws {
    for (scopes, text) in [
      ([], "openid"), (["email"], "openid email"), (["email", "openid"], "openid email"),
    ] {
      #expect(
        try OpenIDProvider(issuer: "https://id.example", clientID: "a", scopes: scopes).scope
          == text)
    }
  }

  @Test func aProblemIsReadFromTheAddress() {
    for problem in OpenIDProblem.allCases {
      let location = Location(path: "/sign-in", query: ["openid": problem.rawValue])
      #expect(OpenIDProblem(location) == problem)
      #expect(!problem.userMessage.isEmpty)
    }
    #expect(OpenIDProblem(Location(path: "/sign-in", query: ["openid": "<b>"])) == nil)
    #expect(OpenIDProblem(Location(path: "/sign-in")) == nil)
  }

  @Test func theAddressOfASignInKeepsTheGuardedPage() {
    let location = Location(path: "/sign-in", query: ["to": "/staff?a=1&b=ü"])
    #expect(
      OpenID.address("/sign-in/company", from: location)
        == "/sign-in/company?to=%2Fstaff%3Fa%3D1%26b%3D%C3%BC")
    #expect(OpenID.address("/sign-in/company", from: Location(path: "/")) == "/sign-in/company")
  }
}
