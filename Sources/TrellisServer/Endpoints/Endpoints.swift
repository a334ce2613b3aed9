import Logging
import Synchronization
import TrellisDOM
import TrellisHTTP

/// Answers every request of an application: pages, files, live requests, health and metrics.
final class Endpoints: Sendable {
  let live: LiveService
  private let pages: PageWriter
  private let assets: AssetCatalog
  private let origins: OriginPolicy
  /// Whether a tab may ask where everything on its page lies, and a client have its words echoed or
  /// wait for nothing, as tests do.
  private let allowsInspection: Bool
  private let identify: @Sendable (Request) -> String?
  private let logger: Logger
  /// Anybody can have requests refused: the log says why of the first, and then of one a second.
  private let notices = Mutex(RateLimit(perSecond: 1, burst: 20))
  private let clock: @Sendable () -> Moment

  /// - Parameter identify: who a request comes from.
  init(
    live: LiveService, pages: PageWriter, assets: AssetCatalog, origins: OriginPolicy,
    allowsInspection: Bool = false, identify: @escaping @Sendable (Request) -> String?,
    logger: Logger, clock: @escaping @Sendable () -> Moment = { .now }
  ) {
    self.live = live
    self.pages = pages
    self.assets = assets
    self.origins = origins
    self.allowsInspection = allowsInspection
    self.identify = identify
    self.logger = logger
    self.clock = clock
  }

  static let livePrefix = "/_trellis/"

  /// Called on the server's thread: hands on whatever takes time.
  @Sendable func handle(_ request: Request, _ reply: Reply) {
    live.metrics.requests.add(1)
    let path = request.path
    if request.method == .options {
      // Nothing is said of other origins, so that their pages may send nothing but what any form can.
      let methods = path.hasPrefix(Self.livePrefix) ? "POST, OPTIONS" : "GET, HEAD, OPTIONS"
      return reply.send(Response.empty(.noContent, headers: ["Allow": methods]).secured())
    }
    if path.hasPrefix(Self.livePrefix) {
      answerLive(String(path.dropFirst(Self.livePrefix.count)), request, reply)
      return
    }
    guard request.method == .get || request.method == .head else {
      var response = Response.failure(.methodNotAllowed)
      response.headers["Allow"] = "GET, HEAD"
      return reply.send(response.secured())
    }
    switch path {
    case "/favicon.ico":
      // Browsers ask for it unbidden; none is no failure.
      let icon = assets["favicon.ico"]?.current.response(to: request)
      reply.send(icon ?? Response.empty(.noContent).secured(cacheControl: "max-age=86400"))
    case "/healthz": reply.send(Response.text("ok\n").secured(cacheControl: "no-store"))
    case "/metrics":
      guard let text = live.metrics.text(sessions: live.counts) else {
        return reply.send(Response.failure(.notFound).secured())
      }
      var response = Response.text(text)
      response.headers["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
      reply.send(response.secured(cacheControl: "no-store"))
    default:
      if let file = assets.representation(at: path) {
        reply.send(file.response(to: request))
      } else {
        ThreadPool.sessions.run { reply.send(await self.page(request)) }
      }
    }
  }

  // MARK: Pages

  private func page(_ request: Request) async -> Response {
    let address = request.clientAddress.host
    if let wait = live.admitOpening(by: address) {
      return Self.response(.busy(wait))
    }
    let screen = request.screen(live.traits)
    do {
      let opened = try await live.open(
        request.pathAndQuery, screen: screen, identity: identify(request), address: address,
        keepingSession: request.method != .head)
      return opened.map { pages.response($0, to: request) } ?? notFound
    } catch is PageNotFound {
      return notFound
    } catch let redirect as Redirect where redirect.isOfThisSite {
      return Response.redirect(to: redirect.path).secured(cacheControl: "no-store")
    } catch {
      live.metrics.failures.add(1)
      logger.error("\(request.path): \(error)")
      return pages.error(
        .internalError, title: "Something went wrong",
        message: "The page could not be made. The failure is in the server's log.")
    }
  }

  private var notFound: Response {
    pages.error(.notFound, title: "Page not found", message: "There is no page at this address.")
  }

  // MARK: Live requests

  private func answerLive(_ verb: String, _ request: Request, _ reply: Reply) {
    if allowsInspection, verb == "wait", request.method == .get { return wait(reply) }
    if let refusal = refusal(of: request) {
      live.metrics.refusedRequests.add(1)
      return reply.send(refusal.secured(cacheControl: "no-store"))
    }
    let body = request.body
    let live = live
    let identity = identify(request)
    switch verb {
    case "poll":
      let hangUp = live.poll(body, identity: identity) { reply.send(Self.response($0)) }
      if let hangUp { reply.onDisconnect(hangUp) }
    case "event":
      respond(reply) { await live.events(body, identity: identity) }
    case "attach":
      let address = request.clientAddress.host
      respond(reply) { await live.attach(body, identity: identity, address: address) }
    case "leave":
      respond(reply) { await live.leave(body, identity: identity) }
    case "inspect" where allowsInspection:
      respond(reply) { await live.inspect(body) }
    case "render" where allowsInspection:
      respond(reply) { await live.inspect(body, anew: true) }
    case "echo" where allowsInspection:
      reply.send(
        Response.bytes(body, contentType: "application/octet-stream").secured(
          cacheControl: "no-store"))
    default: reply.send(Response.failure(.notFound).secured())
    }
  }

  private func respond(_ reply: Reply, _ answer: @escaping @Sendable () async -> Answer) {
    ThreadPool.sessions.run { reply.send(Self.response(await answer())) }
  }

  /// Answers only when the server ends, and counts as a poll until the client has gone.
  private func wait(_ reply: Reply) {
    let waiting = live.metrics.waitingPolls
    waiting.add(1)
    reply.onDisconnect { waiting.add(-1) }
  }

  /// Why a request cannot come from a page of this server.
  private func refusal(of request: Request) -> Response? {
    guard request.method == .post else {
      var response = Response.failure(.methodNotAllowed)
      response.headers["Allow"] = "POST"
      return response
    }
    // Other types could be sent by a form of another site without its browser asking first.
    guard Self.isJSON(request.headers["Content-Type"] ?? "") else { return .failure(415) }
    do throws(OriginPolicy.Refusal) {
      try origins.check(
        origin: request.headers["Origin"], fetchSite: request.headers["Sec-Fetch-Site"],
        host: request.host)
      return nil
    } catch {
      if notices.withLock({ $0.take(1, now: clock()) }) == nil {
        logger.notice("refused \(request.path) of \(request.clientAddress.host): \(error)")
      }
      return .failure(.forbidden)
    }
  }

  /// Whether `type` is JSON, whatever its parameters and its case.
  private static func isJSON(_ type: String) -> Bool {
    if type == "application/json" { return true }
    let name = type.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
    return name.lowercased() == "application/json"
  }

  // Shared, so that the usual answers allocate nothing for their fields.
  private static let emptyFields = SecurityHeaders.fields(cacheControl: "no-store")
  private static let jsonFields: Headers = {
    var fields = emptyFields
    fields.append("Content-Type", "application/json")
    return fields
  }()

  private static func response(_ answer: Answer) -> Response {
    var response: Response
    switch answer {
    case .body(let bytes): return Response(.ok, headers: jsonFields, body: .bytes(bytes))
    case .nothing: return Response(.noContent, headers: emptyFields)
    case .invalid(let reason): response = .text(reason + "\n", status: .badRequest)
    case .unknown: response = .failure(.notFound)
    case .moved: response = .failure(410)
    case .signedOut: response = .failure(.unauthorized)
    case .superseded: response = .failure(.conflict)
    case .failed: response = .failure(.internalError)
    case .busy(let wait):
      response = .failure(.tooManyRequests)
      let seconds = (wait / Duration.seconds(1)).rounded(.up)
      response.headers["Retry-After"] = "\(Int(min(max(1, seconds), 60)))"
    }
    return response.secured(cacheControl: "no-store")
  }
}

extension Response {
  /// The answer with the fields every answer has.
  func secured(cacheControl: String? = nil) -> Response {
    var response = self
    for (name, value) in SecurityHeaders.common { response.headers.append(name, value) }
    if let cacheControl { response.headers.append("Cache-Control", cacheControl) }
    return response
  }
}
