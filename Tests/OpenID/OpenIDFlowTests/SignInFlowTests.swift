import Foundation
import Testing
import TrellisServer

@testable import TrellisHTTP
@testable import TrellisOpenID
@testable import TrellisServer

struct SignInFlowTests {
  private static let failed = "/sign-in?openid=failed&to=%2Fstaff"
  private static let expired = "/sign-in?openid=expired"

  private func browser(_ provider: FakeProvider) throws -> Browser {
    Browser(try FirmSite(try provider.registered()))
  }

  @Test(arguments: FakeProvider.KeyType.allCases)
  func aUserOfTheProviderIsSignedIn(type: FakeProvider.KeyType) async throws {
    let provider = FakeProvider(nil, type)
    let browser = try browser(provider)
    #expect(try await browser.location("/staff") == "/sign-in?to=%2Fstaff")
    #expect(try await browser.signIn(at: provider, to: "%2Fstaff%3Fa%3D1") == "/staff?a=1")
    #expect(try await browser.isSignedIn())
  }

  @Test(arguments: FakeProvider.Fault.allCases)
  func aWrongResponseSignsNobodyIn(fault: FakeProvider.Fault) async throws {
    let provider = FakeProvider(fault)
    let browser = try browser(provider)
    #expect(try await browser.signIn(at: provider) == Self.failed)
    #expect(try await !browser.isSignedIn())
    #expect(!browser.fields.contains { $0.hasPrefix("trellis-firm=") })
  }

  /// Each wrong response is refused for its own reason, and not because of another one.
  @Test(
    arguments: [
      (.foreignSignature, "its signature is wrong"), (.foreignIssuer, "its issuer is another one"),
      (.foreignAudience, "for another application"), (.emptyAudience, "for another application"),
      (.audienceWithoutParty, "made for another"), (.foreignParty, "made for another"),
      (.expired, "expired"), (.issuedInTheFuture, "in the future"), (.notYetValid, "in the future"),
      (.foreignNonce, "another sign-in"), (.missingNonce, "another sign-in"),
      (.missingSubject, "a required member"), (.missingExpiration, "a required member"),
      (.algorithmNone, "its algorithm"), (.algorithmNoneWithSignature, "its algorithm"),
      (.algorithmOfSharedSecret, "its algorithm"), (.otherAlgorithmOfKey, "no key for it"),
      (.criticalExtension, "an unknown extension"), (.unknownKey, "no key for it"),
      (.encryptionKey, "no key for it"), (.foreignAccessToken, "another access token"),
      (.missingAccessToken, "another access token"), (.missingIDToken, "JSON with an ID token"),
      (.refusedCode, "the status 400 and the error invalid_grant"),
      (.redirectedToken, "status 302"),
      (.longToken, "more than 262144 bytes"), (.malformedToken, "JSON with an ID token"),
      (.malformedKeys, "not a set of keys"), (.longKeys, "more than 262144 bytes"),
      (.failingKeys, "the status 500"), (.foreignDescription, "its issuer is not"),
      (.malformedDescription, "required members"), (.longDescription, "more than 262144 bytes"),
      (.plainEndpoint, "http://id.example/tenant/token"),
      (.localEndpoint, "http://127.0.0.1/token"),
      (.challengeInPlainText, "PKCE"), (.silentNetwork, "silence"),
    ] as [(FakeProvider.Fault, String)])
  func aWrongResponseHasAReason(fault: FakeProvider.Fault, reason: String) async throws {
    for type in FakeProvider.KeyType.allCases {
      let provider = FakeProvider(fault, type)
      let client = OpenIDClient(try provider.registered())
      let entry = entry()
      let challenge = try Digest.challenge(of: entry.verifier)
      let query = try provider.authorize(
        "\(FakeProvider.issuer)/authorize?"
          + OpenIDClient.form([
            ("response_type", "code"), ("client_id", "firm"), ("code_challenge_method", "S256"),
            ("scope", "openid"), ("nonce", entry.nonce), ("state", "s"),
            ("redirect_uri", entry.redirectAddress), ("code_challenge", challenge),
          ]))
      let error = await #expect(throws: OpenIDError.self) {
        try await client.claims(code: query["code"] ?? "", entry)
      }
      #expect("\(try #require(error))".contains(reason))
    }
  }

  private func entry() -> PendingSignIns.Entry {
    PendingSignIns.Entry(
      browser: RandomText.make(), nonce: RandomText.make(), verifier: RandomText.make(),
      redirectAddress: "https://firm.example/callback", target: "/",
      client: PeerAddress.loopback.group, end: .distantFuture)
  }

  @Test func smallDifferencesOfClocksAreAccepted() async throws {
    let provider = FakeProvider()
    let time = Int(provider.now.timeIntervalSince1970)
    provider.setClaims(["exp": time - 59, "iat": time + 60, "nbf": time + 60])
    let browser = try browser(provider)
    #expect(try await browser.signIn(at: provider) == "/staff")
  }

  @Test func severalAudiencesNeedTheApplicationAsTheParty() async throws {
    let provider = FakeProvider()
    provider.setClaims(["aud": ["other", "firm"], "azp": "firm", "at_hash": NSNull()])
    #expect(try await browser(provider).signIn(at: provider) == "/staff")
  }

  // MARK: Keys

  @Test func rotatedKeysAreLoadedOnce() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    #expect(try await browser.signIn(at: provider) == "/staff")
    provider.rotateKeys()
    #expect(try await browser.signIn(at: provider) == Self.failed, "the last load is too recent")
    provider.advance(11)
    #expect(try await browser.signIn(at: provider) == "/staff")
    #expect(try await browser.signIn(at: provider) == "/staff")
    #expect(provider.requests.filter { $0.hasSuffix("/keys") }.count == 2)
    #expect(provider.requests.filter { $0.hasSuffix("configuration") }.count == 1)
  }

  @Test func unknownKeysDoNotLoadTheKeysWithoutEnd() async throws {
    let provider = FakeProvider(.unknownKey)
    let browser = try browser(provider)
    for _ in 0..<20 { #expect(try await browser.signIn(at: provider) == Self.failed) }
    #expect(provider.requests.filter { $0.hasSuffix("/keys") }.count == 1)
    provider.advance(11)
    for _ in 0..<20 { #expect(try await browser.signIn(at: provider) == Self.failed) }
    #expect(provider.requests.filter { $0.hasSuffix("/keys") }.count == 2)
  }

  @Test func aDescriptionIsLoadedAgainAfterAnHourAndSoonAfterAFailure() async throws {
    let provider = FakeProvider(.silentNetwork)
    let browser = try browser(provider)
    for _ in 0..<3 { #expect(try await browser.signIn(at: provider) == Self.failed) }
    #expect(provider.requests.count == 1)
    provider.fault = nil
    provider.advance(10)
    #expect(try await browser.signIn(at: provider) == "/staff")
    provider.advance(3600)
    provider.fault = .foreignDescription
    #expect(try await browser.signIn(at: provider) == Self.failed)
  }

  // MARK: Browsers

  @Test func aSignInIsFinishedOnceAndInItsBrowser() async throws {
    let provider = FakeProvider()
    let victim = try browser(provider)
    let attacker = Browser(victim.site)
    let address = try await attacker.location("/sign-in/company")
    let link = Browser.callback(try provider.authorize(address))
    // A link of the attacker must not sign the victim in as the attacker.
    #expect(try await victim.location(link) == Self.expired)
    _ = try await victim.location("/sign-in/company")
    #expect(try await victim.location(link) == Self.expired, "the victim has a cookie of its own")
    #expect(try await victim.isSignedIn() == false)
    #expect(try await attacker.location(link) == "/")
    #expect(try await attacker.isSignedIn())
    #expect(try await attacker.location(link) == Self.expired, "a state is valid once")
  }

  @Test func aWrongStateIsRefused() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    for state in [nil, "", "x", RandomText.make(), String(repeating: "ü", count: 43)] {
      #expect(try await browser.signIn(at: provider) { $0["state"] = state } == Self.expired)
    }
    #expect(!provider.requests.contains { $0.hasSuffix("/token") })
  }

  @Test func aSignInEndsAfterTenMinutes() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    let query = try provider.authorize(try await browser.location("/sign-in/company"))
    provider.advance(600)
    #expect(try await browser.location(Browser.callback(query)) == Self.expired)
  }

  @Test func severalTabsOfABrowserSignIn() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    let first = try provider.authorize(try await browser.location("/sign-in/company?to=/staff"))
    let second = try provider.authorize(try await browser.location("/sign-in/company"))
    #expect(try await browser.location(Browser.callback(first)) == "/staff")
    #expect(try await browser.location(Browser.callback(second)) == "/")
    #expect(try await browser.isSignedIn())
  }

  @Test func theCookieOfTheBrowserHasTheAttributesOfTheSignIn() async throws {
    let provider = FakeProvider()
    let plain = try browser(provider)
    _ = try await plain.location("/sign-in/company")
    let field = try #require(plain.fields.first)
    #expect(field.hasPrefix("trellis-firm_openid="))
    #expect(field.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=600"))
    let origin = try #require(Origin("https://firm.example"))
    let secure = Browser(try FirmSite(try provider.registered(), origins: [origin]))
    let address = try await secure.location("/sign-in/company")
    #expect(
      address.contains("&redirect_uri=https%3A%2F%2Ffirm.example%2Fsign-in%2Fcompany%2Fcallback&"))
    let secureField = try #require(secure.fields.first)
    #expect(secureField.hasPrefix("__Host-trellis-firm_openid="))
    #expect(secureField.hasSuffix("; Secure"))
    #expect(try await secure.location(Browser.callback(try provider.authorize(address))) == "/")
  }

  @Test func theBrowserStaysOnThisSite() async throws {
    let provider = FakeProvider()
    for target in [
      "https:%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "javascript:alert(1)",
      "%2F%0A%2Fevil.example", "%2F_trellis%2Fenter", "%2F" + String(repeating: "a", count: 2048),
    ] {
      #expect(try await browser(provider).signIn(at: provider, to: target) == "/", "\(target)")
      provider.fault = .refusedCode
      let location = try await browser(provider).signIn(at: provider, to: target)
      #expect(location.hasPrefix("/sign-in?openid=failed"), "\(target)")
      provider.fault = nil
    }
  }

  @Test func headRequestsChangeNothing() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    let query = try provider.authorize(try await browser.location("/sign-in/company"))
    #expect(try await browser.send(.head, Browser.callback(query)).status == .methodNotAllowed)
    #expect(try await browser.send(.head, "/sign-in/company").status == .methodNotAllowed)
    #expect(try await browser.send(.post, Browser.callback(query)).status == .methodNotAllowed)
    #expect(try await browser.location(Browser.callback(query)) == "/")
  }

  // MARK: Problems

  @Test func errorsOfTheProviderAreNotShown() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    for (error, problem) in [
      ("access_denied", "denied"), ("server_error", "failed"), ("<script>", "failed"),
    ] {
      let location = try await browser.signIn(at: provider) {
        $0["code"] = nil
        $0["error"] = error
        $0["error_description"] = "call 555"
      }
      #expect(location == "/sign-in?openid=\(problem)&to=%2Fstaff")
    }
    #expect(try await browser.signIn(at: provider) { $0["code"] = nil } == Self.failed)
    #expect(
      try await browser.signIn(at: provider) { $0["code"] = String(repeating: "c", count: 4097) }
        == Self.failed)
  }

  @Test func aCodeOfAnotherSignInIsRefused() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    let other = try provider.authorize(try await browser.location("/sign-in/company"))
    // The verifier of PKCE is another one.
    #expect(try await browser.signIn(at: provider) { $0["code"] = other["code"] } == Self.failed)
  }

  @Test func theIssuerInTheAddressIsCompared() async throws {
    let provider = FakeProvider()
    let browser = try browser(provider)
    #expect(
      try await browser.signIn(at: provider) { $0["iss"] = "https://evil.example" } == Self.failed)
    #expect(try await browser.signIn(at: provider) { $0["iss"] = nil } == Self.failed)
    #expect(!provider.requests.contains { $0.hasSuffix("/token") })
    provider.setDescription(["authorization_response_iss_parameter_supported": false])
    provider.advance(3600)
    #expect(try await browser.signIn(at: provider) { $0["iss"] = nil } == "/staff")
  }

  @Test func aUserWithoutAnAccountIsNotSignedIn() async throws {
    let provider = FakeProvider()
    provider.setClaims(["sub": "stranger"])
    let browser = try browser(provider)
    #expect(try await browser.signIn(at: provider) == "/sign-in?openid=unknown&to=%2Fstaff")
    provider.setClaims(["sub": "broken"])
    let query = try provider.authorize(try await browser.location("/sign-in/company"))
    #expect(try await browser.send(.get, Browser.callback(query)).status == .internalError)
    #expect(try await !browser.isSignedIn())
  }

  // MARK: Secrets and claims

  @Test func aSecretIsSentAsTheProviderAcceptsIt() async throws {
    for (methods, secret) in [
      (["client_secret_post"], "se:cret&"), (["client_secret_basic"], "se:cret&"), (["none"], nil),
    ] as [([String], String?)] {
      let provider = FakeProvider()
      provider.setDescription(["token_endpoint_auth_methods_supported": methods])
      let browser = Browser(try FirmSite(try provider.registered(secret: secret)))
      #expect(try await browser.signIn(at: provider) == "/staff", "\(methods)")
    }
    let provider = FakeProvider()
    provider.setDescription(["token_endpoint_auth_methods_supported": ["private_key_jwt"]])
    #expect(try await browser(provider).signIn(at: provider) == Self.failed)
    #expect(!"\(try provider.registered())".contains("se:cret"))
  }
}
