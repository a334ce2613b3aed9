import Logging
import Synchronization
import TrellisBase
public import TrellisHTTP

extension RouteRequest {
  /// Signs the browser of this request in as `user`, for example at the end of a sign-in by another site.
  ///
  /// The handler must have checked that this browser began the sign-in, by a cookie that it has set then: otherwise a
  /// link of another site could sign the visitor in as somebody else, who then reads what the visitor enters. The
  /// former sign-in of the browser ends.
  ///
  /// - Parameter target: an absolute path of this site, which the browser opens next; any other address is `/`.
  /// - Returns: a redirect with the cookie of the sign-in.
  /// - Throws: ``SignInError/unavailable`` if the server has no sign-ins.
  public func signIn(
    _ user: some User, returningTo target: String = "/"
  ) throws(SignInError) -> Response {
    guard let signIns = endpoints.signIns else { throw .unavailable }
    var response = redirect(to: SignIns.pagePath(target))
    response.headers.append("Set-Cookie", signIns.begin(user.id, request))
    return response
  }

  /// The path of the page on which users sign in, without the base path.
  package var signInPath: String { endpoints.signIns?.path ?? "/" }

  /// The address of the site in browsers, with its base path and without a slash at its end: the first of `--origin`,
  /// otherwise the requested host.
  package var siteAddress: String { endpoints.siteAddress(of: request) }

  /// A redirect to an absolute path of this site, without its base path.
  package func redirect(to path: String) -> Response { endpoints.redirect(to: path, request) }

  /// The value of the application's cookie with a suffix.
  package func cookie(_ suffix: String) -> String? {
    endpoints.signIns?.cookie(of: request, suffix)
  }

  /// The value of `Set-Cookie` for the application's cookie with a suffix, with the attributes of the sign-in's cookie.
  ///
  /// - Parameters:
  ///   - value: letters, digits, `-` and `_`.
  ///   - seconds: the time for which browsers keep the cookie.
  package func cookie(_ suffix: String, value: String, seconds: Int) -> String {
    endpoints.signIns?.cookie(value, request, suffix, seconds: seconds) ?? ""
  }

  /// Logs an error with the address of the request, at most 20 at once, and then one a second.
  package func report(_ message: String) {
    guard
      endpoints.notices.withLock({
        $0.consume(1, of: Endpoints.noticeRate, now: endpoints.clock())
      }) == nil
    else { return }
    endpoints.logger.error("\(request.path): \(message)")
  }
}
