import Logging
import TrellisBase
package import TrellisHTTP
package import TrellisUI

/// The pages of an application for tests: the sessions of a server, without HTTP and sockets.
package final class LocalSite: Sendable {
  package let site: Site

  /// - Parameters:
  ///   - clock: the current time, for sessions and their limits.
  ///   - startTimer: starts a timer of a page, and returns the function that waits for its end.
  /// - Throws: errors that name the unreadable or malformed input.
  package convenience init(
    _ application: some Application, clock: @escaping @Sendable () -> ContinuousClock.Instant,
    startTimer: @escaping @Sendable (Duration) -> @Sendable () async throws -> Void
  ) async throws {
    self.init(
      try await Site(
        application, resources: ResourceOptions(assets: nil, templates: nil, fonts: "none"),
        origins: [], metrics: application.metrics, logLevel: .critical, loadShedding: .lenient,
        sessionStorage: application.sessionStore, clock: clock, startTimer: startTimer))
  }

  /// The pages of an application with the clock of the machine.
  ///
  /// - Throws: errors that name the unreadable or malformed input.
  package convenience init(_ application: some Application) async throws {
    try await self.init(application, clock: { .now }, startTimer: Session.startTimer)
  }

  /// The texts of the application by language.
  package var stringCatalogs: StringCatalogs { site.environment.stringCatalogs }

  /// The pages of a loaded site.
  package init(_ site: Site) {
    self.site = site
  }

  /// The result of a request for a page.
  package enum Opened {
    case page(LocalTab, status: Int)
    /// A redirect, with the value of `Set-Cookie` if it sets a cookie.
    case redirect(to: String, cookie: String? = nil)
    /// There is no page; the message describes the error, and is empty for status 404.
    case failed(status: Int, message: String)
  }

  /// Opens the page at `target` in a new tab.
  ///
  /// - Parameters:
  ///   - headers: the header fields of the request, by which the application identifies the user.
  ///   - visitor: the user; `nil` for the one of the header fields.
  package func open(
    _ target: String, headers: [(name: String, value: String)], languages: [String],
    screen: LocalScreen, visitor: UserIdentity? = nil
  ) async -> Opened {
    do {
      var fields = Headers()
      for (name, value) in headers { fields.append(name, value) }
      let request = try Request(.get, target, headers: fields)
      let live = site.endpoints.live
      if request.path.isExactly(Endpoints.enterPath) || request.path.isExactly(LanguageChoice.path)
      {
        let response = site.endpoints.entry(request)
        return .redirect(
          to: response.headers["Location"] ?? "/", cookie: response.headers["Set-Cookie"])
      }
      var identity = visitor
      if identity == nil { identity = try await site.endpoints.visitor(request) }
      let opened = try await live.open(
        target, screen: screen.message, identity: identity,
        languages: LanguagePreferences(tags: languages).withCookie(in: fields))
      guard let opened, let token = SessionToken(opened.token), let session = live.session(token)
      else { return .failed(status: 404, message: "") }
      return .page(
        LocalTab(session, site: site, identity: identity), status: Int(opened.status.code))
    } catch is PageNotFound {
      return .failed(status: 404, message: "")
    } catch let redirect as Redirect where redirect.isOfThisSite {
      return .redirect(to: redirect.path)
    } catch is AccessDenied {
      return .failed(status: 403, message: "the user lacks a role that the route requires")
    } catch {
      return .failed(status: 500, message: "\(error)")
    }
  }

  /// Advances the sessions to the current time of the clock.
  package func advance(to now: ContinuousClock.Instant) { site.endpoints.live.advance(to: now) }

  /// Serves the pages on a free port of this machine until the returned server is released.
  ///
  /// - Throws: `HTTPServerError` if it cannot listen.
  package func serve() throws -> (server: HTTPServer, port: Int) {
    let server = site.makeServer(HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0)))
    let address = try server.start()
    return (server, address.port ?? 0)
  }

  /// Ends all sessions.
  package func stop() async { await site.endpoints.live.stop() }
}

/// The screen of a tab.
package struct LocalScreen: Equatable, Sendable {
  /// CSS px.
  package var width: Double
  /// CSS px.
  package var height: Double
  package var pixelRatio = 1.0
  package var isRightToLeft = false
  package var prefersDark = false
  package var reducesMotion = false
  package var textScale = 1.0
  package var isTouch = false
  package var timeZone: String?

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  var message: ClientMessage.Screen {
    ClientMessage.Screen(
      width: width, height: height, pixelRatio: pixelRatio, isRightToLeft: isRightToLeft,
      prefersDark: prefersDark, reducesMotion: reducesMotion, textScale: textScale,
      isTouch: isTouch, timeZone: timeZone, keepsDirection: isRightToLeft)
  }
}

extension LoadShedding {
  /// Sheds no requests within a day, because tests share their machine.
  package static let lenient = LoadShedding(
    opening: .seconds(86_400), other: .seconds(86_400), limit: .seconds(86_400))
}
