extension [TextKey: String] {
  /// The texts of the pages that the server shows by itself, in German.
  static let germanErrors: [TextKey: String] = [
    .pageNotFound: "Seite nicht gefunden",
    .pageNotFoundMessage:
      "Unter dieser Adresse gibt es keine Seite.",
    .pageFailed: "Etwas ist schiefgegangen",
    .pageFailedMessage:
      "Die Seite konnte nicht erstellt werden. Näheres steht im Protokoll des Servers.",
    .handlerFailed:
      "Etwas ist schiefgegangen. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.",
    .signInNotCompleted:
      "Die Anmeldung konnte nicht abgeschlossen werden. Melden Sie sich noch einmal an.",
    .serverBusy: "Server überlastet",
    .serverBusyMessage:
      "Der Server ist überlastet. Die Seite wird gleich neu geladen.",
    .tooManyRequests: "Zu viele Anfragen",
    .tooManyRequestsMessage:
      "Aus Ihrem Netzwerk wurden zu viele Seiten angefordert. Die Seite wird gleich neu geladen.",
    .formNotHandled: "Nicht gesendet",
    .formNotHandledMessage:
      "Der Server ist überlastet und hat das Formular nicht verarbeitet. Warten Sie einen Moment, und laden Sie dann diese Seite neu, um das Formular noch einmal zu senden.",
    .pageChanged: "Die Seite hat sich geändert",
    .pageChangedMessage:
      "Das Formular gibt es auf dieser Seite nicht mehr. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.",
    .accessDenied: "Kein Zugang",
    .accessDeniedMessage: "Sie haben keinen Zugang zu dieser Seite.",
    .formForbidden: "Nicht erlaubt",
    .formForbiddenMessage:
      "Das Formular stammt nicht von einer Seite dieser Website.",
    .formUnsupported: "Nicht unterstützt",
    .formUnsupportedMessage:
      "Dieses Formular braucht Skripte, zum Beispiel um Dateien zu senden.",
    .formTooLarge: "Zu groß",
    .formTooLargeMessage:
      "Das Formular hat zu viele oder zu lange Felder.",
    .toFirstPage: "Zur ersten Seite",
  ]
}
