import Foundation
import Synchronization
import TrellisBase
import TrellisHTTP
import TrellisServer

/// The sign-ins at one provider: the route that begins them, and the one to which the provider sends browsers back.
///
/// Sources: OpenID Connect Core 1.0, §3.1; RFC 6749, §4.1 and §10.12; RFC 7636; RFC 9207; RFC 9700, §2.1 and §4.
final class SignInFlow: Sendable {
  typealias FindUser = @Sendable (OpenIDClaims) async throws -> (any User)?

  /// The end of the name of the cookie that recognises the browser.
  private static let cookie = "_openid"
  private let client: OpenIDClient
  private let path: String
  private let findUser: FindUser
  private let pending = Mutex(PendingSignIns())

  /// - Parameter path: the path of the route that begins a sign-in.
  init(_ provider: OpenIDProvider, path: String, findUser: @escaping FindUser) {
    client = OpenIDClient(provider)
    self.path = path
    self.findUser = findUser
  }

  private var provider: OpenIDProvider { client.provider }

  /// The routes. They have no user: a sign-in begins without one, and the browser's former sign-in ends with it.
  var routes: [Route] {
    [
      .response(path, access: .public) { try await self.begin($0) },
      .response(path + "/callback", access: .public) { try await self.finish($0) },
    ]
  }

  /// Sends a browser to the provider.
  private func begin(_ request: RouteRequest) async throws -> Response {
    guard request.method == .get else { throw HTTPFailure(.methodNotAllowed) }
    var target = request.location.query["to"] ?? "/"
    if target.utf8.count > PendingSignIns.targetLimit { target = "/" }
    let metadata: ProviderMetadata
    do { metadata = try await client.metadata } catch {
      request.report("\(error)")
      return problem(.failed, request, target)
    }
    // Tabs of one browser share the cookie, so that each can finish its sign-in.
    let known = request.cookie(Self.cookie).flatMap { RandomText.isValid($0) ? $0 : nil }
    let entry = PendingSignIns.Entry(
      browser: known ?? RandomText.make(), nonce: RandomText.make(), verifier: RandomText.make(),
      redirectAddress: request.siteAddress + path + "/callback", target: target,
      client: request.request.clientGroup,
      end: provider.now().addingTimeInterval(Double(PendingSignIns.lifetime)))
    let challenge = try Digest.challenge(of: entry.verifier)
    let state = pending.withLock { $0.add(entry, now: provider.now()) }
    let own = [
      ("response_type", "code"), ("client_id", provider.clientID), ("scope", provider.scope),
      ("redirect_uri", entry.redirectAddress), ("state", state), ("nonce", entry.nonce),
      ("code_challenge", challenge), ("code_challenge_method", "S256"),
    ]
    let more = provider.parameters.sorted { $0.key.isBefore($1.key) }
      .filter { name, _ in !own.contains { $0.0.isExactly(name) } }
    let endpoint = metadata.authorizationEndpoint
    var response = Response.redirect(
      to: endpoint + (endpoint.holds("?") ? "&" : "?")
        + OpenIDClient.form(own + more.map { ($0.key, $0.value) }))
    response.headers.append(
      "Set-Cookie",
      request.cookie(Self.cookie, value: entry.browser, seconds: PendingSignIns.lifetime))
    return response
  }

  /// Signs a browser in that comes back from the provider.
  private func finish(_ request: RouteRequest) async throws -> Response {
    guard request.method == .get else { throw HTTPFailure(.methodNotAllowed) }
    let query = request.location.query
    let browser = request.cookie(Self.cookie)
    guard
      let entry = pending.withLock({
        $0.take(query["state"], browser: browser, now: provider.now())
      })
    else { return problem(.expired, request, "/") }
    let claims: OpenIDClaims
    do {
      let namesIssuer = try await client.metadata.namesIssuer ?? false
      guard query["iss"].map({ $0.isExactly(provider.issuer) }) ?? !namesIssuer else {
        throw OpenIDError.answer(provider.issuer, reason: "the browser came from another issuer")
      }
      if let error = query["error"] {
        if error.isExactly("access_denied") { return problem(.denied, request, entry.target) }
        throw OpenIDError.answer(
          provider.issuer,
          reason:
            "the browser came back with \(OpenIDClient.errorCode(error) ?? "an unknown error")")
      }
      guard let code = query["code"], (1...4096).contains(code.utf8.count) else {
        throw OpenIDError.answer(provider.issuer, reason: "the browser came back without a code")
      }
      claims = try await client.claims(code: code, entry)
    } catch {
      request.report("\(error)")
      return problem(.failed, request, entry.target)
    }
    guard let user = try await findUser(claims) else {
      return problem(.unknown, request, entry.target)
    }
    return try request.signIn(user, returningTo: entry.target)
  }

  /// A redirect to the sign-in page, with the reason and the guarded address in its query.
  private func problem(
    _ problem: OpenIDProblem, _ request: RouteRequest, _ target: String
  ) -> Response {
    var items = [(OpenIDProblem.name, problem.rawValue)]
    if !target.isExactly("/") { items.append(("to", target)) }
    return request.redirect(to: request.signInPath + "?" + OpenIDClient.form(items))
  }
}
