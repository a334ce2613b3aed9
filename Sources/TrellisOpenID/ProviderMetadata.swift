import Foundation
import TrellisBase

/// The description of a provider at `/.well-known/openid-configuration`.
///
/// Sources: OpenID Connect Discovery 1.0, §3 and §4.3; RFC 8414, §2; RFC 9207, §3.
struct ProviderMetadata: Decodable {
  let issuer: String
  let authorizationEndpoint: String
  let tokenEndpoint: String
  let keysAddress: String
  let authenticationMethods: [String]?
  let challengeMethods: [String]?
  let namesIssuer: Bool?

  private enum CodingKeys: String, CodingKey {
    case issuer
    case authorizationEndpoint = "authorization_endpoint"
    case tokenEndpoint = "token_endpoint"
    case keysAddress = "jwks_uri"
    case authenticationMethods = "token_endpoint_auth_methods_supported"
    case challengeMethods = "code_challenge_methods_supported"
    case namesIssuer = "authorization_response_iss_parameter_supported"
  }

  /// Parses and checks a description.
  ///
  /// - Parameter address: the address of the description, for errors.
  init(_ body: [UInt8], issuer: String, at address: String) throws(OpenIDError) {
    do {
      self = try JSONDecoder().decode(ProviderMetadata.self, from: Data(body))
    } catch {
      throw .answer(address, reason: "it is not JSON with the required members")
    }
    guard self.issuer.isExactly(issuer) else {
      throw .answer(address, reason: "its issuer is not \(issuer)")
    }
    let isLocal = ProviderAddress(issuer)?.isLoopback ?? false
    for endpoint in [authorizationEndpoint, tokenEndpoint, keysAddress] {
      guard let parts = ProviderAddress(endpoint), isLocal || !parts.isLoopback else {
        throw .address(endpoint)
      }
    }
    if let challengeMethods, !challengeMethods.contains(where: { $0.isExactly("S256") }) {
      throw .answer(address, reason: "the provider does not support PKCE with S256")
    }
  }

  /// How the application proves its identity at the token endpoint.
  enum Authentication {
    case basic, post, none
  }

  /// - Parameter address: the address of the description, for errors.
  func authentication(hasSecret: Bool, at address: String) throws(OpenIDError) -> Authentication {
    guard hasSecret else { return .none }
    guard let methods = authenticationMethods else { return .basic }
    if methods.contains(where: { $0.isExactly("client_secret_basic") }) { return .basic }
    if methods.contains(where: { $0.isExactly("client_secret_post") }) { return .post }
    throw .answer(address, reason: "the provider accepts no secret at its token endpoint")
  }
}
