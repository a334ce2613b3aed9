import TrellisBase
import TrellisHTTP

/// What a visitor learns of an error that a route has thrown: the words and the status of a `UserFacingError`.
struct ShownFailure {
  let message: String
  let status: Response.Status

  /// The maximum number of characters of a message.
  private static let limit = 500

  /// - Returns: `nil` for an error without words for users: its text may contain secrets.
  init?(_ error: any Error) {
    guard let error = error as? any UserFacingError, !error.userMessage.isEmpty else { return nil }
    message = String(error.userMessage.prefix(Self.limit))
    let code = error.httpStatus
    status = (400...599).contains(code) ? Response.Status(code) : .internalError
  }

  /// The words of any error, for its developer.
  init(describing error: any Error) {
    message = String("\(error)".prefix(Self.limit))
    status = .internalError
  }

  /// Whether the error is one of the request rather than of the application, and is not logged.
  var isExpected: Bool { status.code < 500 }

  /// The message as text, or as JSON if the client reads JSON and shows no pages.
  func response(to request: Request) -> Response {
    let types = request.headers["Accept"] ?? ""
    guard types.holds("json"), !types.holds("text/html") else {
      return .text(message + "\n", status: status)
    }
    return .json(["error": message], status: status)
  }
}
