import Foundation
import TrellisBase

#if OpenID
  import Crypto
  import JWTKit
#endif

/// A token in three parts, whose signature is not checked yet.
struct SignedToken {
  let text: String
  let algorithm: String
  /// The identifier of the key; `nil` if the token names none.
  let key: String?
  fileprivate let payload: Substring

  /// The algorithms with a public key. `none`, and those with a key that both sides know, are refused.
  static let algorithms = [
    "RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA",
  ]

  private struct Header: Decodable {
    let alg: String
    let kid: String?
    let crit: Unread?
  }

  private struct Unread: Decodable {
    init(from decoder: any Decoder) {}
  }

  init(_ text: String) throws(OpenIDError) {
    let parts = text.parts(between: ".", keepsEmpty: true)
    guard parts.count == 3, let bytes = Base64URL.decoded(parts[0]),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes))
    else { throw .token("it has not the form of a signed token") }
    guard Self.algorithms.contains(where: { $0.isExactly(header.alg) }) else {
      throw .token("its algorithm is none with a public key")
    }
    guard header.crit == nil else { throw .token("it needs an unknown extension") }
    self.text = text
    algorithm = header.alg
    key = header.kid
    payload = parts[1]
  }

  /// The first letters of the algorithm determine the type of its key.
  var keyType: String {
    if algorithm.begins(withText: "ES") { return "EC" }
    return algorithm.begins(withText: "Ed") ? "OKP" : "RSA"
  }
}

/// The public keys of a provider.
///
/// Sources: RFC 7517; RFC 8725, §3.1; OpenID Connect Core 1.0, §10.1.
struct SigningKeys: Sendable {
  /// Thrown for a token with a key that is not among these.
  struct UnknownKey: Error {}

  struct Key: Decodable {
    let kty: String
    let kid: String?
    let use: String?
    let alg: String?
    #if OpenID
      let parts: JWK

      private enum CodingKeys: CodingKey {
        case kty, kid, use, alg
      }

      init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        kty = try members.decode(String.self, forKey: .kty)
        kid = try members.decodeIfPresent(String.self, forKey: .kid)
        use = try members.decodeIfPresent(String.self, forKey: .use)
        alg = try members.decodeIfPresent(String.self, forKey: .alg)
        parts = try JWK(from: decoder)
      }
    #endif

    func verifies(_ token: SignedToken) -> Bool {
      kty.isExactly(token.keyType) && use.map { $0.isExactly("sig") } ?? true
        && alg.map { $0.isExactly(token.algorithm) } ?? true
        && token.key.map { kid?.isExactly($0) == true } ?? true
    }
  }

  /// A key, or an element of another kind, such as one for encryption.
  private struct Element: Decodable {
    let key: Key?

    init(from decoder: any Decoder) { key = try? Key(from: decoder) }
  }

  private struct Answer: Decodable {
    let keys: [Element]
  }

  private let keys: [Key]

  /// - Parameter address: the address of the keys, for errors.
  init(_ body: [UInt8], at address: String) throws(OpenIDError) {
    do {
      keys = try JSONDecoder().decode(Answer.self, from: Data(body)).keys.compactMap(\.key)
    } catch {
      throw .answer(address, reason: "it is not a set of keys")
    }
  }

  /// Checks the signature of a token.
  ///
  /// - Returns: the bytes of the payload.
  /// - Throws: ``UnknownKey`` or ``OpenIDError``.
  func payload(of token: SignedToken) async throws -> [UInt8] {
    let suitable = keys.filter { $0.verifies(token) }
    guard let key = suitable.first else { throw UnknownKey() }
    guard suitable.count == 1 else { throw OpenIDError.token("several keys could have signed it") }
    try await key.checkSignature(of: token)
    guard let bytes = Base64URL.decoded(token.payload) else {
      throw OpenIDError.token("its payload is not base64url")
    }
    return bytes
  }
}

#if OpenID
  extension SigningKeys.Key {
    /// A payload whose members are read after the check.
    private struct Payload: JWTPayload {
      func verify(using key: some JWTAlgorithm) {}
    }

    func checkSignature(of token: SignedToken) async throws(OpenIDError) {
      do {
        var parts = parts
        parts.keyIdentifier = JWKIdentifier(string: token.key ?? "")
        parts.algorithm = JWK.Algorithm(rawValue: token.algorithm)
        _ = try await JWTKeyCollection().add(jwk: parts).verify(token.text, as: Payload.self)
      } catch {
        throw .token("its signature is wrong")
      }
    }
  }

  /// Digests of texts.
  enum Digest {
    /// The challenge of PKCE for a verifier. Source: RFC 7636, §4.2.
    static func challenge(of verifier: String) throws(OpenIDError) -> String {
      Base64URL.encoded(SHA256.hash(data: Data(verifier.utf8)))
    }

    /// The member `at_hash` for an access token. Source: OpenID Connect Core 1.0, §3.1.3.6.
    static func accessTokenHash(_ token: String, _ algorithm: String) throws(OpenIDError) -> String
    {
      let data = Data(token.utf8)
      let digest: [UInt8] =
        if algorithm.ends(with: "256") {
          Array(SHA256.hash(data: data))
        } else if algorithm.ends(with: "384") {
          Array(SHA384.hash(data: data))
        } else {
          Array(SHA512.hash(data: data))
        }
      return Base64URL.encoded(digest.prefix(digest.count / 2))
    }
  }
#else
  extension SigningKeys.Key {
    func checkSignature(of token: SignedToken) async throws(OpenIDError) { throw .traitMissing }
  }

  /// Digests of texts, which need the trait.
  enum Digest {
    static func challenge(of verifier: String) throws(OpenIDError) -> String { throw .traitMissing }

    static func accessTokenHash(_ token: String, _ algorithm: String) throws(OpenIDError) -> String
    {
      throw .traitMissing
    }
  }
#endif
