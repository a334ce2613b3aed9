import Foundation

/// What a provider says about the user who has signed in.
///
/// Recognise users by ``issuer`` and ``subject`` together: names and e-mail addresses can change, and a provider may give
/// them to somebody else.
public struct OpenIDClaims: Sendable {
  /// The address of the provider.
  public let issuer: String
  /// The permanent identity of the user at the provider, at most 255 bytes.
  public let subject: String
  /// The full name; `nil` if the provider does not give it.
  public let name: String?
  /// The name by which the user is known, which may change; `nil` if the provider does not give it.
  public let preferredUsername: String?
  /// The e-mail address; `nil` if the provider does not give it. See ``isEmailVerified``.
  public let email: String?
  /// Whether the provider has checked that the address belongs to the user. Give nobody an account by an address for
  /// which this is false.
  public let isEmailVerified: Bool
  private let payload: Data

  private struct Members: Decodable {
    let iss: String
    let sub: String
    let name: Text?
    let preferredUsername: Text?
    let email: Text?
    let emailVerified: Text?

    enum CodingKeys: String, CodingKey {
      case iss, sub, name, email
      case preferredUsername = "preferred_username"
      case emailVerified = "email_verified"
    }
  }

  /// A text; some providers write truth values as texts, and a value of another type counts as missing.
  private struct Text: Decodable {
    let value: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value =
        (try? container.decode(String.self)) ?? (try? container.decode(Bool.self)).map(String.init)
    }
  }

  /// - Parameter payload: the payload of a checked ID token.
  init(_ payload: [UInt8]) throws(OpenIDError) {
    self.payload = Data(payload)
    guard let members = try? JSONDecoder().decode(Members.self, from: self.payload) else {
      throw .token("a required member is missing or has another type")
    }
    issuer = members.iss
    subject = members.sub
    name = members.name?.value
    preferredUsername = members.preferredUsername?.value
    email = members.email?.value
    isEmailVerified = members.emailVerified?.value == "true"
  }

  /// Decodes other members, such as the groups of the user.
  ///
  /// ```swift
  /// struct Groups: Decodable { let groups: [String] }
  /// let groups = try claims.decode(Groups.self).groups
  /// ```
  ///
  /// - Throws: `DecodingError` if a member is missing or has another type.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: payload)
  }
}
