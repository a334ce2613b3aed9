import TrellisHTTP
import TrellisUI

/// An error page of the server, shown instead of a page of the application.
enum ErrorPage: CaseIterable {
  /// No route has the address.
  case notFound
  /// The application has failed.
  case failed
  /// The server is overloaded; the page reloads itself.
  case busy
  /// The client's address has opened too many pages; the page reloads itself.
  case tooManyRequests
  /// A form was posted while the server handles no more requests, or no more requests of this client.
  case formNotHandled
  /// A form was posted that the page no longer has.
  case changed
  /// The user may not see the page.
  case denied
  /// A form of another site was posted.
  case forbidden
  /// A form was posted in a format that the server does not read.
  case unsupported
  /// A form with too many or too long fields was posted.
  case tooLarge

  /// The status with which the page is sent.
  var status: Response.Status {
    switch self {
    case .notFound: .notFound
    case .failed: .internalError
    case .busy, .formNotHandled: .serviceUnavailable
    case .tooManyRequests: .tooManyRequests
    case .changed: .conflict
    case .forbidden, .denied: .forbidden
    case .unsupported: 415
    case .tooLarge: 413
    }
  }

  /// The keys of the title and of the message.
  var texts: (title: TextKey, message: TextKey) {
    switch self {
    case .notFound: (.pageNotFound, .pageNotFoundMessage)
    case .failed: (.pageFailed, .pageFailedMessage)
    case .busy: (.serverBusy, .serverBusyMessage)
    case .tooManyRequests: (.tooManyRequests, .tooManyRequestsMessage)
    case .formNotHandled: (.formNotHandled, .formNotHandledMessage)
    case .changed: (.pageChanged, .pageChangedMessage)
    case .denied: (.accessDenied, .accessDeniedMessage)
    case .forbidden: (.formForbidden, .formForbiddenMessage)
    case .unsupported: (.formUnsupported, .formUnsupportedMessage)
    case .tooLarge: (.formTooLarge, .formTooLargeMessage)
    }
  }
}
