import Crypto
import CryptoExtras
import Foundation
import Synchronization
import Testing

@testable import TrellisHTTP
@testable import TrellisOpenID

/// A provider in the process of the test, which responds rightly, or wrongly in one way.
final class FakeProvider: OpenIDTransport {
  /// One wrong response.
  enum Fault: String, CaseIterable, Sendable {
    case foreignSignature, foreignIssuer, foreignAudience, emptyAudience, audienceWithoutParty
    case foreignParty, expired, issuedInTheFuture, notYetValid, foreignNonce, missingNonce
    case missingSubject, missingExpiration
    case algorithmNone, algorithmNoneWithSignature, algorithmOfSharedSecret, otherAlgorithmOfKey
    case criticalExtension, unknownKey, encryptionKey, foreignAccessToken, missingAccessToken
    case missingIDToken, refusedCode, redirectedToken, longToken, malformedToken, malformedKeys
    case longKeys, failingKeys
    case foreignDescription, malformedDescription, longDescription, plainEndpoint, localEndpoint
    case challengeInPlainText, silentNetwork
  }

  enum KeyType: CaseIterable, Sendable {
    case elliptic, rsa
  }

  private struct Grant {
    let nonce: String
    let challenge: String
    let redirectAddress: String
  }

  private struct State {
    var fault: Fault?
    var key = "k1"
    var grants: [String: Grant] = [:]
    var requests: [String] = []
    var claims: [String: any Sendable] = [:]
    var members: [String: any Sendable] = [:]
    var now = Date(timeIntervalSince1970: 2_000_000_000)
  }

  static let issuer = "https://id.example/tenant"
  static let client = "firm"
  /// Keys that all tests share, because RSA keys take long to make.
  private static let elliptic = [
    "k1": P256.Signing.PrivateKey(), "k2": P256.Signing.PrivateKey(),
    "foreign": P256.Signing.PrivateKey(),
  ]
  private static let rsa: [String: _RSA.Signing.PrivateKey] = {
    var keys: [String: _RSA.Signing.PrivateKey] = [:]
    for name in ["k1", "k2", "foreign"] { keys[name] = try? .init(keySize: .bits2048) }
    return keys
  }()

  private let state = Mutex(State())
  private let type: KeyType

  init(_ fault: Fault? = nil, _ type: KeyType = .elliptic) {
    self.type = type
    state.withLock { $0.fault = fault }
  }

  var fault: Fault? {
    get { state.withLock { $0.fault } }
    set { state.withLock { $0.fault = newValue } }
  }
  var now: Date { state.withLock { $0.now } }
  func advance(_ seconds: TimeInterval) { state.withLock { $0.now += seconds } }
  /// The addresses of all requests, in order.
  var requests: [String] { state.withLock { $0.requests } }
  /// Signs by another key from now on, and publishes only that one.
  func rotateKeys() { state.withLock { $0.key = "k2" } }
  /// Changes members of the tokens; `NSNull` removes one.
  func setClaims(_ claims: [String: any Sendable]) { state.withLock { $0.claims = claims } }
  /// Changes members of the description.
  func setDescription(_ members: [String: any Sendable]) {
    state.withLock { $0.members = members }
  }

  /// The provider as an application names it.
  func registered(secret: String? = "se:cret&") throws -> OpenIDProvider {
    var provider = try OpenIDProvider(
      issuer: Self.issuer, clientID: Self.client, clientSecret: secret, transport: self)
    provider.now = { [self] in now }
    return provider
  }

  // MARK: Authorization endpoint

  /// What a browser does at the authorization endpoint.
  ///
  /// - Returns: the query with which the provider sends it back.
  func authorize(_ address: String) throws -> [String: String] {
    let parts = address.split(separator: "?", maxSplits: 1)
    #expect(parts[0] == Self.issuer + "/authorize")
    let query = Dictionary(
      uniqueKeysWithValues: QueryItem.items(in: parts[1].utf8).map { ($0.name, $0.value) })
    #expect(query["response_type"] == "code" && query["client_id"] == Self.client)
    #expect(query["code_challenge_method"] == "S256")
    #expect(query["scope"]?.split(separator: " ").first == "openid")
    let code = "code \(UUID())"
    let grant = Grant(
      nonce: try #require(query["nonce"]), challenge: try #require(query["code_challenge"]),
      redirectAddress: try #require(query["redirect_uri"]))
    state.withLock { $0.grants[code] = grant }
    return ["code": code, "state": try #require(query["state"]), "iss": Self.issuer]
  }

  // MARK: Other endpoints

  func send(_ request: OpenIDRequest) async throws -> OpenIDResponse {
    state.withLock { $0.requests.append(request.address) }
    if fault == .silentNetwork { throw OpenIDError.transport(request.address, reason: "silence") }
    switch request.address {
    case Self.issuer + "/.well-known/openid-configuration": return try description()
    case Self.issuer + "/keys": return try keys()
    case Self.issuer + "/token": return try token(request)
    default: return OpenIDResponse(status: 404, body: [])
    }
  }

  private func response(_ members: [String: any Sendable], status: Int = 200) throws
    -> OpenIDResponse
  {
    OpenIDResponse(
      status: status, body: Array(try JSONSerialization.data(withJSONObject: members)))
  }

  private static let long = OpenIDResponse(
    status: 200, body: Array(repeating: 0x20, count: OpenIDRequest.bodyLimit + 1))
  private static let malformed = OpenIDResponse(status: 200, body: Array("{\"keys\":".utf8))

  private func description() throws -> OpenIDResponse {
    var members: [String: any Sendable] = [
      "issuer": Self.issuer, "authorization_endpoint": Self.issuer + "/authorize",
      "token_endpoint": Self.issuer + "/token", "jwks_uri": Self.issuer + "/keys",
      "code_challenge_methods_supported": ["plain", "S256"],
      "authorization_response_iss_parameter_supported": true,
    ]
    switch fault {
    case .foreignDescription: members["issuer"] = Self.issuer + "/"
    case .malformedDescription: return Self.malformed
    case .longDescription: return Self.long
    case .plainEndpoint: members["token_endpoint"] = "http://id.example/tenant/token"
    case .localEndpoint: members["token_endpoint"] = "http://127.0.0.1/token"
    case .challengeInPlainText: members["code_challenge_methods_supported"] = ["plain"]
    default: break
    }
    members.merge(state.withLock { $0.members }) { $1 }
    return try response(members)
  }

  private func keys() throws -> OpenIDResponse {
    switch fault {
    case .malformedKeys: return Self.malformed
    case .longKeys: return Self.long
    case .failingKeys: return OpenIDResponse(status: 500, body: Array("{\"keys\":[]}".utf8))
    default: break
    }
    let name = state.withLock { $0.key }
    var key = try publicKey(name)
    key["kid"] = name
    key["use"] = fault == .encryptionKey ? "enc" : "sig"
    if fault == .otherAlgorithmOfKey { key["alg"] = type == .rsa ? "RS512" : "ES512" }
    // Keys of other kinds, as providers have them, are no error.
    return try response([
      "keys": [
        ["kty": "oct", "kid": name, "k": "c2VjcmV0"],
        ["kty": "EC", "crv": "secp256k1", "kid": "x"],
        key, ["kty": "RSA", "use": "enc", "alg": "RSA-OAEP-256", "n": "AQAB", "e": "AQAB"],
      ] as [[String: any Sendable]]
    ])
  }

  private func publicKey(_ name: String) throws -> [String: any Sendable] {
    switch type {
    case .elliptic:
      let point = try #require(Self.elliptic[name]).publicKey.rawRepresentation
      return [
        "kty": "EC", "crv": "P-256", "x": Base64URL.encoded(point.prefix(32)),
        "y": Base64URL.encoded(point.suffix(32)),
      ]
    case .rsa:
      let parts = try #require(Self.rsa[name]).publicKey.getKeyPrimitives()
      return [
        "kty": "RSA", "n": Base64URL.encoded(parts.modulus),
        "e": Base64URL.encoded(parts.publicExponent),
      ]
    }
  }

  private func token(_ request: OpenIDRequest) throws -> OpenIDResponse {
    let form = Dictionary(
      uniqueKeysWithValues: QueryItem.items(in: (request.form ?? "").utf8).map {
        ($0.name, $0.value)
      })
    let expected = "Basic " + Data("firm:se%3Acret%26".utf8).base64EncodedString()
    let isAuthentic =
      request.authorization.map { $0 == expected }
      ?? (form["client_id"] == Self.client
        && (form["client_secret"] == nil || form["client_secret"] == "se:cret&"))
    let digest = Base64URL.encoded(SHA256.hash(data: Data((form["code_verifier"] ?? "").utf8)))
    // A code is valid once.
    let grant = state.withLock { $0.grants.removeValue(forKey: form["code"] ?? "") }
    guard isAuthentic, fault != .refusedCode, form["grant_type"] == "authorization_code",
      let grant, grant.challenge == digest, grant.redirectAddress == form["redirect_uri"]
    else { return try response(["error": "invalid_grant"], status: 400) }
    switch fault {
    case .redirectedToken: return OpenIDResponse(status: 302, body: [])
    case .longToken: return Self.long
    case .malformedToken: return Self.malformed
    case .missingIDToken: return try response(["access_token": "access"])
    case .missingAccessToken: return try response(["id_token": try idToken(grant.nonce)])
    default:
      return try response(["access_token": "access", "id_token": try idToken(grant.nonce)])
    }
  }

  // MARK: ID tokens

  private func idToken(_ nonce: String) throws -> String {
    var name = state.withLock { $0.key }
    var header: [String: any Sendable] = [
      "alg": type == .rsa ? "RS256" : "ES256", "kid": name, "typ": "JWT",
    ]
    switch fault {
    case .foreignSignature: name = "foreign"
    case .algorithmNone, .algorithmNoneWithSignature: header["alg"] = "none"
    case .algorithmOfSharedSecret: header["alg"] = "HS256"
    case .criticalExtension: header["crit"] = ["b64"]
    case .unknownKey: header["kid"] = "k9"
    default: break
    }
    let text =
      Base64URL.encoded(try JSONSerialization.data(withJSONObject: header)) + "."
      + Base64URL.encoded(try JSONSerialization.data(withJSONObject: claims(nonce)))
    return text + "." + Base64URL.encoded(try signature(of: Data(text.utf8), name))
  }

  private func claims(_ nonce: String) -> [String: any Sendable] {
    let time = Int(now.timeIntervalSince1970)
    let hash = SHA256.hash(data: Data("access".utf8)).prefix(16)
    var claims: [String: any Sendable] = [
      "iss": Self.issuer, "sub": "7", "aud": Self.client, "exp": time + 300, "iat": time,
      "nonce": nonce, "at_hash": Base64URL.encoded(hash), "name": "Ada",
      "email": "ada@firm.example",
      "email_verified": true, "groups": ["staff"],
    ]
    switch fault {
    case .foreignIssuer: claims["iss"] = "https://evil.example"
    case .foreignAudience: claims["aud"] = "other"
    case .emptyAudience: claims["aud"] = [String]()
    case .audienceWithoutParty: claims["aud"] = [Self.client, "other"]
    case .foreignParty: (claims["aud"], claims["azp"]) = ([Self.client, "other"], "other")
    case .expired: claims["exp"] = time - 61
    case .issuedInTheFuture: claims["iat"] = time + 61
    case .notYetValid: claims["nbf"] = time + 61
    case .foreignNonce: claims["nonce"] = RandomText.make()
    case .missingNonce: claims["nonce"] = nil
    case .missingSubject: claims["sub"] = nil
    case .missingExpiration: claims["exp"] = nil
    case .foreignAccessToken:
      claims["at_hash"] = Base64URL.encoded(SHA256.hash(data: Data("x".utf8)).prefix(16))
    default: break
    }
    claims.merge(state.withLock { $0.claims }) { $1 }
    return claims.filter { !($0.value is NSNull) }
  }

  private func signature(of data: Data, _ name: String) throws -> Data {
    switch fault {
    case .algorithmNone: return Data()
    case .algorithmOfSharedSecret:
      // The public key as the secret, in the forms that an application may hold it.
      let key = try JSONSerialization.data(
        withJSONObject: publicKey(name), options: .sortedKeys)
      return Data(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key)))
    default: break
    }
    switch type {
    case .elliptic: return try #require(Self.elliptic[name]).signature(for: data).rawRepresentation
    case .rsa:
      return try #require(Self.rsa[name])
        .signature(for: SHA256.hash(data: data), padding: .insecurePKCS1v1_5).rawRepresentation
    }
  }
}
