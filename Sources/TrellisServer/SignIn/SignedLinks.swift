public import Foundation
import TrellisBase
import TrellisHTTP

/// Makes and checks addresses of this site that only this site can have made, such as the address for a password
/// reset in a mail.
///
/// A signed link names a *subject*, such as the identity of a user, has an end, and is valid for its path and query only.
/// It can be bound to a *state*, such as the hash of the user's password: when the state has changed, the link is void, so
/// that a link for a reset works once. The link does not contain the state. An ``Application`` has the object in
/// ``Application/signedLinks``; pages and requests use it by ``Page/signedLink(_:for:boundTo:validFor:)``.
///
/// The subject is readable in the link.
public struct SignedLinks: Sendable {
  /// The name of the query item.
  static let name = "trellis-link"
  private let authentication: MessageAuthentication

  /// Links that are valid on all servers with the same secret, and after restarts.
  ///
  /// - Parameter secret: about 32 random characters.
  /// - Precondition: `secret` has at least 16 bytes in UTF-8. A shorter secret can be guessed from one link.
  public init(secret: String) {
    precondition(
      secret.utf8.count >= MessageAuthentication.secretBytes,
      "A secret of signed links has at least 16 bytes")
    self.init(ofSecret: secret)
  }

  private init(ofSecret secret: String?) {
    authentication = MessageAuthentication(secret: secret, for: "trellis signed links")
  }

  /// The links of this process: with the secret in the environment variable `TRELLIS_SECRET`, if it has at least 16 bytes;
  /// otherwise with a random secret, so that a restart makes them void.
  public static let ofThisProcess = SignedLinks(
    ofSecret: ProcessInfo.processInfo.environment["TRELLIS_SECRET"])

  // MARK: Making

  /// A signed link: an absolute path with a query, in ASCII. In a mail, put the address of the site before it.
  ///
  /// - Parameters:
  ///   - path: an absolute path of this site, with or without a query, without a fragment.
  ///   - subject: the text that the check returns, such as the ``User/id`` of a user.
  ///   - state: a text that the application has at the check again; the link is void if it is another one then.
  ///   - time: the time for which the link is valid, from 0 to 100 years; other times are limited to these.
  ///   - now: the present time.
  public func link(
    _ path: String, for subject: String, boundTo state: String = "", validFor time: Duration,
    now: Date = Date()
  ) -> String {
    let seconds = min(max(time / .seconds(1), 0), 100 * 366 * 86_400)
    let end = String(Int64((now.timeIntervalSince1970 + seconds).rounded(.up)))
    let path = PercentCoding.encodedAddress(path)
    let mark = mark(of: state, subject)
    let code = code(of: Router.location(of: path), end, mark, subject)
    let value = PercentCoding.encoded([end, mark, code, subject].joined(separator: "."))
    return path + (path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "\(Self.name)=\(value)"
  }

  // MARK: Checking

  /// The subject of the signed link at `location`, which was made without a state.
  ///
  /// - Returns: `nil` if the link is not of this site, has ended, has another path or query, or is bound to a state.
  public func subject(of location: Location, now: Date = Date()) -> String? {
    subject(of: location, now: now) { _ in "" }
  }

  /// The subject of the signed link at `location`.
  ///
  /// - Parameters:
  ///   - now: the present time.
  ///   - state: returns the present state of a subject; `nil` if there is none, for example because the user no longer
  ///     exists. Called only for subjects that this site has put into a link that has not ended.
  /// - Returns: `nil` if the link is not of this site, has ended, has another path or query, or was made for another state.
  /// - Throws: the error of `state`.
  public func subject(
    of location: Location, now: Date = Date(), boundTo state: (String) throws -> String?
  ) rethrows -> String? {
    guard let link = genuine(location, now) else { return nil }
    return isBound(link, to: try state(link.subject)) ? link.subject : nil
  }

  /// The subject of the signed link at `location`, whose state is loaded.
  ///
  /// - Parameters:
  ///   - now: the present time.
  ///   - state: returns the present state of a subject, as for ``subject(of:now:boundTo:)``.
  /// - Returns: `nil` if the link is not of this site, has ended, has another path or query, or was made for another state.
  /// - Throws: the error of `state`.
  public nonisolated(nonsending) func subject(
    of location: Location, now: Date = Date(),
    boundTo state: nonisolated(nonsending) (String) async throws -> String?
  ) async rethrows -> String? {
    guard let link = genuine(location, now) else { return nil }
    return isBound(link, to: try await state(link.subject)) ? link.subject : nil
  }

  /// The link at `location`, if this site has made it and it has not ended.
  private func genuine(_ location: Location, _ now: Date) -> (mark: Substring, subject: String)? {
    let parts = location.query[Self.name]?.parts(between: ".", atMost: 3, keepsEmpty: true) ?? []
    guard parts.count == 4 else { return nil }
    let (end, mark, subject) = (String(parts[0]), parts[1], String(parts[3]))
    let code = code(of: location, end, String(mark), subject)
    guard MessageAuthentication.isEqual(parts[2], code), let seconds = Int64(end),
      now.timeIntervalSince1970 < Double(seconds)
    else { return nil }
    return (mark, subject)
  }

  private func isBound(_ link: (mark: Substring, subject: String), to state: String?) -> Bool {
    state.map { MessageAuthentication.isEqual(link.mark, mark(of: $0, link.subject)) } ?? false
  }

  /// A text by which a state is recognized, without information on it.
  private func mark(of state: String, _ subject: String) -> String {
    authentication.digits(of: ["state", subject, state], bytes: 16)
  }

  /// The code of everything in a link; browsers may write the same path and query in other ways.
  private func code(
    of location: Location, _ end: String, _ mark: String, _ subject: String
  ) -> String {
    // Decoded part by part, so that `%2F` in a part is no other text in it and no end of it.
    let path = location.path.parts(between: "/", keepsEmpty: true).map {
      PercentCoding.decodedText(Array($0.utf8)) ?? String($0)
    }
    let items = location.query.filter { !$0.key.isExactly(Self.name) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return authentication.digits(
      of: ["link", end, mark, subject, "\(path.count)"] + path
        + items.flatMap { [$0.key, $0.value] })
  }
}
