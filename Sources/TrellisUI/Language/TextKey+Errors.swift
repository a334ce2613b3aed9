extension TextKey {
  /// The title of the page for an address without a page.
  public static let pageNotFound: TextKey = "pageNotFound"
  /// The message of the page for an address without a page.
  public static let pageNotFoundMessage: TextKey = "pageNotFoundMessage"
  /// The title of the page for a failure of the application.
  public static let pageFailed: TextKey = "pageFailed"
  /// The message of the page for a failure of the application.
  public static let pageFailedMessage: TextKey = "pageFailedMessage"
  /// The notice over a page after a handler has failed, with what its user can do.
  public static let handlerFailed: TextKey = "handlerFailed"
  /// The notice over the sign-in page after a browser could not get the cookie of its sign-in.
  public static let signInNotCompleted: TextKey = "signInNotCompleted"
  /// The title of the page of an overloaded server.
  public static let serverBusy: TextKey = "serverBusy"
  /// The message of the page of an overloaded server.
  public static let serverBusyMessage: TextKey = "serverBusyMessage"
  /// The title of the page for a client that has opened too many pages.
  public static let tooManyRequests: TextKey = "tooManyRequests"
  /// The message of the page for a client that has opened too many pages.
  public static let tooManyRequestsMessage: TextKey = "tooManyRequestsMessage"
  /// The title of the page for a form that an overloaded server has not handled.
  public static let formNotHandled: TextKey = "formNotHandled"
  /// The message of the page for a form that an overloaded server has not handled.
  public static let formNotHandledMessage: TextKey = "formNotHandledMessage"
  /// The title of the page for a form that its page no longer has.
  public static let pageChanged: TextKey = "pageChanged"
  /// The message of the page for a form that its page no longer has.
  public static let pageChangedMessage: TextKey = "pageChangedMessage"
  /// The title of the page for a user who may not see it.
  public static let accessDenied: TextKey = "accessDenied"
  /// The message of the page for a user who may not see it.
  public static let accessDeniedMessage: TextKey = "accessDeniedMessage"
  /// The title of the page for a form of another site.
  public static let formForbidden: TextKey = "formForbidden"
  /// The message of the page for a form of another site.
  public static let formForbiddenMessage: TextKey = "formForbiddenMessage"
  /// The title of the page for a form that needs scripts.
  public static let formUnsupported: TextKey = "formUnsupported"
  /// The message of the page for a form that needs scripts.
  public static let formUnsupportedMessage: TextKey = "formUnsupportedMessage"
  /// The title of the page for a form with too many or too long fields.
  public static let formTooLarge: TextKey = "formTooLarge"
  /// The message of the page for a form with too many or too long fields.
  public static let formTooLargeMessage: TextKey = "formTooLargeMessage"
  /// The link to the first page of the site.
  public static let toFirstPage: TextKey = "toFirstPage"

  /// The texts of the pages that the server shows by itself.
  public static let errors: [TextKey] = [
    pageNotFound, pageNotFoundMessage, pageFailed, pageFailedMessage, handlerFailed,
    signInNotCompleted, serverBusy, serverBusyMessage, tooManyRequests, tooManyRequestsMessage,
    formNotHandled,
    formNotHandledMessage, pageChanged, pageChangedMessage, accessDenied, accessDeniedMessage,
    formForbidden, formForbiddenMessage, formUnsupported,
    formUnsupportedMessage, formTooLarge, formTooLargeMessage, toFirstPage,
  ]
}
