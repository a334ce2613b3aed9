import Foundation
import TrellisBase

/// The members of an ID token that the protocol checks.
///
/// Sources: OpenID Connect Core 1.0, §2 and §3.1.3.7; RFC 7519, §4.1.
struct IDToken: Decodable {
  /// What the token must agree with.
  struct Expectation {
    let issuer: String
    let clientID: String
    let nonce: String
    /// The access token of the same response.
    let accessToken: String?
    let algorithm: String
    let now: Date
    let skew: Duration
  }

  /// One audience, or a list of them.
  private struct Audience: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        names = [name]
      } else {
        names = try value.decode([String].self)
      }
    }
  }

  private let iss: String
  private let sub: String
  private let aud: Audience
  private let azp: String?
  private let exp: Double
  private let iat: Double
  private let nbf: Double?
  private let nonce: String?
  private let atHash: String?

  private enum CodingKeys: String, CodingKey {
    case iss, sub, aud, azp, exp, iat, nbf, nonce
    case atHash = "at_hash"
  }

  init(_ payload: [UInt8]) throws(OpenIDError) {
    do {
      self = try JSONDecoder().decode(IDToken.self, from: Data(payload))
    } catch {
      throw .token("a required member is missing or has another type")
    }
  }

  func check(_ expected: Expectation) throws(OpenIDError) {
    guard iss.isExactly(expected.issuer) else { throw .token("its issuer is another one") }
    guard !sub.isEmpty, sub.utf8.count <= 255 else {
      throw .token("its subject is empty or has more than 255 bytes")
    }
    guard aud.names.contains(where: { $0.isExactly(expected.clientID) }) else {
      throw .token("it is for another application")
    }
    guard azp.map({ $0.isExactly(expected.clientID) }) ?? (aud.names.count == 1) else {
      throw .token("it was made for another application")
    }
    let (now, skew) = (expected.now.timeIntervalSince1970, expected.skew / .seconds(1))
    guard exp > now - skew else { throw .token("it has expired") }
    guard iat <= now + skew, (nbf ?? iat) <= now + skew else {
      throw .token("it begins in the future: compare the clocks of both machines")
    }
    guard let nonce, RandomText.areEqual(nonce, expected.nonce) else {
      throw .token("it belongs to another sign-in")
    }
    guard let atHash else { return }
    guard let accessToken = expected.accessToken,
      atHash.isExactly(try Digest.accessTokenHash(accessToken, expected.algorithm))
    else { throw .token("it belongs to another access token") }
  }
}
