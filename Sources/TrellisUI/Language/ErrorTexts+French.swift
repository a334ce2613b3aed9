extension [TextKey: String] {
  /// The texts of the pages that the server shows by itself, in French.
  static let frenchErrors: [TextKey: String] = [
    .pageNotFound: "Page introuvable",
    .pageNotFoundMessage:
      "Il n’y a pas de page à cette adresse.",
    .pageFailed: "Une erreur s’est produite",
    .pageFailedMessage:
      "La page n’a pas pu être créée. Le journal du serveur contient les détails.",
    .handlerFailed:
      "Une erreur s’est produite. Réessayez ou rechargez la page.",
    .signInNotCompleted:
      "La connexion n’a pas pu être terminée. Connectez-vous de nouveau.",
    .serverBusy: "Serveur surchargé",
    .serverBusyMessage:
      "Le serveur est surchargé. Cette page va se recharger dans un instant.",
    .tooManyRequests: "Trop de requêtes",
    .tooManyRequestsMessage:
      "Trop de pages ont été demandées depuis votre réseau. Cette page va se recharger dans un instant.",
    .formNotHandled: "Non envoyé",
    .formNotHandledMessage:
      "Le serveur est surchargé et n’a pas traité le formulaire. Patientez un instant, puis rechargez cette page pour renvoyer le formulaire.",
    .pageChanged: "La page a changé",
    .pageChangedMessage:
      "Le formulaire n’est plus sur cette page. Revenez en arrière, rechargez la page et réessayez.",
    .accessDenied: "Accès refusé",
    .accessDeniedMessage: "Vous n’avez pas accès à cette page.",
    .formForbidden: "Interdit",
    .formForbiddenMessage:
      "Le formulaire ne vient pas d’une page de ce site.",
    .formUnsupported: "Non pris en charge",
    .formUnsupportedMessage:
      "Ce formulaire a besoin de scripts, par exemple pour envoyer des fichiers.",
    .formTooLarge: "Trop volumineux",
    .formTooLargeMessage:
      "Le formulaire a trop de champs ou des champs trop longs.",
    .toFirstPage: "Aller à la première page",
  ]
}
