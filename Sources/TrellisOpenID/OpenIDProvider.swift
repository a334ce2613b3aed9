import Foundation
import TrellisBase

/// A provider of sign-ins by OpenID Connect, and the registration of the application at it.
///
/// ```swift
/// let company = try OpenIDProvider(
///   issuer: "https://id.example", clientID: "shop", clientSecret: environment["SHOP_SECRET"])
/// ```
///
/// Register the address of the callback at the provider: the address of the site, then the path of
/// `OpenID.routes(_:path:user:)`, then `/callback`.
public struct OpenIDProvider: Sendable, CustomStringConvertible {
  /// The address of the provider, exactly as its tokens name it.
  public let issuer: String
  /// The identifier of the application at the provider.
  public let clientID: String
  let clientSecret: String?
  /// The scopes of the request, by default `openid`, `profile` and `email`; `openid` is always one of them.
  public var scopes: [String]
  /// Further parameters of the request, such as `prompt` or `hd`. Those that Trellis sets itself cannot be changed.
  public var parameters: [String: String] = [:]
  /// The difference between the clocks of the provider and of this machine that is accepted, by default 60 s.
  public var clockSkew = Duration.seconds(60)
  /// Sends the requests to the provider; by default a ``URLSessionTransport``.
  public var transport: any OpenIDTransport
  /// The present time.
  var now: @Sendable () -> Date = { Date() }

  /// - Parameters:
  ///   - issuer: an address with `https`; with `http` only of this machine, for tests.
  ///   - clientSecret: `nil` for an application that the provider has registered without a secret.
  /// - Throws: ``OpenIDError/address(_:)`` for another issuer.
  public init(
    issuer: String, clientID: String, clientSecret: String? = nil,
    scopes: [String] = ["openid", "profile", "email"],
    transport: any OpenIDTransport = URLSessionTransport()
  ) throws(OpenIDError) {
    guard ProviderAddress(issuer)?.hasQuery == false else { throw .address(issuer) }
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.scopes = scopes
    self.transport = transport
  }

  /// The issuer and the identifier of the application, without the secret.
  public var description: String { "OpenIDProvider(\(issuer), \(clientID))" }

  /// The scopes as one text, `openid` first.
  var scope: String {
    (["openid"] + scopes.filter { !$0.isExactly("openid") }).joined(separator: " ")
  }

  /// The address of the provider's description.
  var discoveryAddress: String {
    (issuer.ends(with: "/") ? String(issuer.droppingLast(1)) : issuer)
      + "/.well-known/openid-configuration"
  }
}

/// An address to which the application may send requests.
struct ProviderAddress {
  /// Whether requests to the address stay on this machine and need no TLS.
  let isLoopback: Bool
  let hasQuery: Bool

  /// - Returns: `nil` unless the address has `https`, or `http` and a host of this machine, and neither a user nor a
  ///   fragment.
  init?(_ text: String) {
    guard text.utf8.count <= 2048, let parts = URLComponents(string: text),
      let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil,
      parts.fragment == nil
    else { return nil }
    if text.begins(withText: "https://") {
      isLoopback = false
    } else if text.begins(withText: "http://"),
      ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    {
      isLoopback = true
    } else {
      return nil
    }
    hasQuery = parts.query != nil
  }
}
