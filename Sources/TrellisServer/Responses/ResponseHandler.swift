public import TrellisBase
public import TrellisHTTP

/// The origins of the requests that a response route accepts.
public enum ResponseAccess: Sendable {
  /// Requests that may change something (all but `GET` and `HEAD`) must come from a page of this site, or have no
  /// cookie, or have the user's token in the field `Trellis-Token` (``Page/requestToken``).
  case sameOrigin
  /// All requests, such as requests of webhooks. There is no user, even if the request has a cookie, and the
  /// requirements of groups do not apply. The handler must check by itself who sent the request.
  case `public`
}

/// The handler of a route that responds without a page.
struct ResponseHandler: Sendable {
  let methods: Set<Request.Method>
  let access: ResponseAccess
  /// The maximum bytes of a request's body.
  let bodyLimit: Int
  let respond: @Sendable (RouteRequest) async throws -> Response

  /// Whether the handler responds to a method; `HEAD` is answered like `GET`, without the body.
  func accepts(_ method: Request.Method) -> Bool {
    methods.contains(method) || (method == .head && methods.contains(.get))
  }
}

/// A request for a response that is no page.
@dynamicMemberLookup
public struct RouteRequest: Sendable {
  /// The request as it was sent.
  public let request: Request
  /// The path, the named segments of the pattern, and the query.
  public let location: Location
  /// The identity of the user (``Application/identity(of:)`` or ``User/id``); `nil` if there is none.
  public let identity: String?
  /// The user, from ``Application/user(id:)``; `nil` if nobody is signed in.
  public let user: (any User)?
  /// The endpoint that has received the request.
  let endpoints: Endpoints

  private var links: SignedLinks { endpoints.signIns?.links ?? .ofThisProcess }

  /// The subject of the signed link with which the request was sent, if the link is valid and has no state; see
  /// ``Page/signedLink(_:for:boundTo:validFor:)``.
  public func signedSubject() -> String? { links.subject(of: location) }

  /// The subject of the signed link with which the request was sent, if the link is valid.
  ///
  /// - Parameter state: returns the present state of a subject; `nil` if there is none.
  /// - Returns: `nil` if the link is not of this site, has ended, is for another path or query, or has another state.
  /// - Throws: the error of `state`.
  public nonisolated(nonsending) func signedSubject(
    boundTo state: nonisolated(nonsending) (String) async throws -> String?
  ) async rethrows -> String? {
    try await links.subject(of: location, boundTo: state)
  }

  /// The named segments of the pattern, decoded.
  public var parameters: [String: String] { location.parameters }

  /// The members of the request, such as its headers and its body.
  public subscript<Value>(dynamicMember path: KeyPath<Request, Value>) -> Value {
    request[keyPath: path]
  }
}

extension Route {
  /// A route that answers with something else than a page: JSON, a file, a redirect.
  ///
  /// ```swift
  /// Route.response("/export/:name") { request in
  ///   .json(try await store.report(request.parameters["name"] ?? ""))
  /// }
  /// ```
  ///
  /// A path in `Response.redirect(to:)` is sent as it is; a thrown ``Redirect`` is below the base path of the site. A
  /// thrown ``Redirect`` or ``PageNotFound`` is answered as for a page, a thrown ``HTTPFailure`` or other
  /// `UserFacingError` with its words and its status, as text or, if `Accept` names it, as JSON `{"error":"…"}`. Any other
  /// error is answered with 500 without details. Errors with a status from 500 are logged. Responses are not cached unless the handler sets `Cache-Control`.
  ///
  /// - Parameters:
  ///   - pattern: `/export/:name` matches any one segment as `name`, `/files/*path` the rest of the path.
  ///   - methods: the methods that the handler answers. `GET` includes `HEAD`; `OPTIONS` is answered by the server.
  ///   - access: the origins of the requests.
  ///   - bodyLimit: the maximum bytes of a request's body, by default 1 MiB; more is refused with 413.
  ///   - handler: makes the response, on any thread.
  /// - Precondition: `pattern` begins with `/`.
  public static func response(
    _ pattern: String, methods: Set<Request.Method> = [.get],
    access: ResponseAccess = .sameOrigin, bodyLimit: Int = 1 << 20,
    handler: @escaping @Sendable (RouteRequest) async throws -> Response
  ) -> Route {
    Route(
      pattern,
      responder: ResponseHandler(
        methods: methods, access: access, bodyLimit: bodyLimit, respond: handler))
  }
}

/// An error with the status of its response, thrown by a route. A page shows its message too.
public struct HTTPFailure: Error, Equatable {
  /// The status code and its reason, such as 422.
  public let status: Response.Status
  /// The text that the response shows; do not put secrets into it.
  public let message: String

  /// - Parameter message: by default, and in place of an empty text, the status in words.
  public init(_ status: Response.Status, _ message: String? = nil) {
    self.status = status
    let message = message ?? ""
    self.message = message.isEmpty ? "\(status.code) \(status.reason)" : message
  }
}

extension HTTPFailure: UserFacingError {
  /// The ``message``.
  public var userMessage: String { message }
  /// The code of the ``status``.
  public var httpStatus: Int { status.code }
}
