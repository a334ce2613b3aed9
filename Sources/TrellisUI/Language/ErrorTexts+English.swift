extension [TextKey: String] {
  /// The texts of the pages that the server shows by itself, in English.
  static let englishErrors: [TextKey: String] = [
    .pageNotFound: "Page not found",
    .pageNotFoundMessage:
      "There is no page at this address.",
    .pageFailed: "Something went wrong",
    .pageFailedMessage:
      "The page could not be rendered. The server’s log has the details.",
    .handlerFailed:
      "Something went wrong. Try again, or reload the page.",
    .signInNotCompleted:
      "The sign-in could not be completed. Sign in again.",
    .serverBusy: "Server busy",
    .serverBusyMessage:
      "The server is overloaded. This page will reload in a moment.",
    .tooManyRequests: "Too many requests",
    .tooManyRequestsMessage:
      "Too many pages were requested from your network. This page will reload in a moment.",
    .formNotHandled: "Not sent",
    .formNotHandledMessage:
      "The server is busy and has not handled the form. Wait a moment, then reload this page to send the form again.",
    .pageChanged: "The page has changed",
    .pageChangedMessage:
      "The form is no longer on this page. Go back, reload the page, and try again.",
    .accessDenied: "No access",
    .accessDeniedMessage: "You do not have access to this page.",
    .formForbidden: "Not allowed",
    .formForbiddenMessage:
      "The form is not of a page of this site.",
    .formUnsupported: "Not supported",
    .formUnsupportedMessage:
      "This form needs scripts, for example to send files.",
    .formTooLarge: "Too large",
    .formTooLargeMessage:
      "The form has too many or too long fields.",
    .toFirstPage: "Go to the first page",
  ]
}
