import Foundation
import TrellisBase
import TrellisHTTP

/// The requests of the application to a provider.
final class OpenIDClient: Sendable {
  let provider: OpenIDProvider
  private let description: LoadedValue<ProviderMetadata>
  private let keys: LoadedValue<SigningKeys>

  init(_ provider: OpenIDProvider) {
    self.provider = provider
    let description = LoadedValue<ProviderMetadata>(now: provider.now) {
      let address = provider.discoveryAddress
      let body = try await Self.body(of: OpenIDRequest(address), provider)
      return try ProviderMetadata(body, issuer: provider.issuer, at: address)
    }
    self.description = description
    keys = LoadedValue(now: provider.now) {
      let address = try await description.value.keysAddress
      return try SigningKeys(
        try await Self.body(of: OpenIDRequest(address), provider), at: address)
    }
  }

  /// The description of the provider.
  var metadata: ProviderMetadata {
    get async throws { try await description.value }
  }

  /// What the provider says about the user for whom it has given `code`.
  func claims(code: String, _ entry: PendingSignIns.Entry) async throws -> OpenIDClaims {
    let answer = try await exchange(code, entry)
    let token = try SignedToken(answer.idToken)
    let payload = try await payload(of: token)
    try IDToken(payload).check(
      IDToken.Expectation(
        issuer: provider.issuer, clientID: provider.clientID, nonce: entry.nonce,
        accessToken: answer.accessToken, algorithm: token.algorithm, now: provider.now(),
        skew: provider.clockSkew))
    return try OpenIDClaims(payload)
  }

  /// The payload of a token whose signature is right. For an unknown key the keys are loaded again.
  private func payload(of token: SignedToken) async throws -> [UInt8] {
    do {
      return try await keys.value.payload(of: token)
    } catch is SigningKeys.UnknownKey {
      do {
        if let newer = try await keys.newerValue { return try await newer.payload(of: token) }
      } catch is SigningKeys.UnknownKey {}
      throw OpenIDError.token("the provider has no key for it")
    }
  }

  private struct Tokens: Decodable {
    let idToken: String
    let accessToken: String?

    enum CodingKeys: String, CodingKey {
      case idToken = "id_token"
      case accessToken = "access_token"
    }
  }

  /// Exchanges a code for tokens. Source: RFC 6749, §2.3.1 and §4.1.3; RFC 7636, §4.5.
  private func exchange(_ code: String, _ entry: PendingSignIns.Entry) async throws -> Tokens {
    let metadata = try await metadata
    var items = [
      ("grant_type", "authorization_code"), ("code", code),
      ("redirect_uri", entry.redirectAddress), ("code_verifier", entry.verifier),
    ]
    var authorization: String?
    let secret = provider.clientSecret ?? ""
    switch try metadata.authentication(
      hasSecret: provider.clientSecret != nil, at: provider.discoveryAddress)
    {
    case .basic:
      let pair = PercentCoding.encoded(provider.clientID) + ":" + PercentCoding.encoded(secret)
      authorization = "Basic " + Data(pair.utf8).base64EncodedString()
    case .post: items += [("client_id", provider.clientID), ("client_secret", secret)]
    case .none: items.append(("client_id", provider.clientID))
    }
    let address = metadata.tokenEndpoint
    let body = try await Self.body(
      of: OpenIDRequest(address, form: Self.form(items), authorization: authorization), provider)
    do {
      return try JSONDecoder().decode(Tokens.self, from: Data(body))
    } catch {
      throw OpenIDError.answer(address, reason: "it is not JSON with an ID token")
    }
  }

  /// Names and values in the coding `application/x-www-form-urlencoded`.
  static func form(_ items: [(String, String)]) -> String {
    items.map { PercentCoding.encoded($0) + "=" + PercentCoding.encoded($1) }
      .joined(separator: "&")
  }

  /// The body of a response with the status 200.
  private static func body(
    of request: OpenIDRequest, _ provider: OpenIDProvider
  ) async throws -> [UInt8] {
    let response = try await provider.transport.send(request)
    guard response.body.count <= OpenIDRequest.bodyLimit else {
      throw OpenIDError.answer(
        request.address, reason: "it has more than \(OpenIDRequest.bodyLimit) bytes")
    }
    guard response.status == 200 else {
      let code = errorCode(in: response.body).map { " and the error \($0)" } ?? ""
      throw OpenIDError.answer(
        request.address, reason: "it has the status \(response.status)\(code)")
    }
    return response.body
  }

  private struct Failure: Decodable {
    let error: String
  }

  private static func errorCode(in body: [UInt8]) -> String? {
    (try? JSONDecoder().decode(Failure.self, from: Data(body))).flatMap { errorCode($0.error) }
  }

  /// An error code that can be logged; `nil` for a text that is none.
  static func errorCode(_ text: String) -> String? {
    let isCode =
      (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || (0x61...0x7A).contains($0) }
    return isCode ? text : nil
  }
}
