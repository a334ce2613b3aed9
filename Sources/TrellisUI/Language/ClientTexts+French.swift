extension [TextKey: String] {
  /// French, for the texts that the client script shows by itself.
  static let frenchClient: [TextKey: String] = [
    .connectionLost:
      "La connexion est interrompue. Vos saisies restent sur cette page. Elles seront ensuite envoyées, ou soumises à votre choix.",
    .connectionBack: "La connexion est rétablie.",
    .signedOut: "Vous êtes déconnecté. Rechargez la page pour continuer.",
    .addressRefused:
      "Le serveur refuse les requêtes de l’adresse de cette page. Son exploitant doit autoriser l’adresse.",
    .severalServers:
      "Plusieurs serveurs répondent à cette page sans affinité de session. Un nouvel essai a lieu de temps en temps.",
    .reloadPage: "Recharger",
    .actionNotSent: "Votre dernière action n’a pas été envoyée.",
    .entryTooLong: "Une saisie est trop longue et n’a pas été envoyée.",
    .tooManyActions:
      "Trop d’actions attendent d’être envoyées. Votre dernière action n’a pas été conservée.",
    .actionNotDone:
      "Le serveur a été redémarré et la page a changé. Votre dernière action n’a pas été effectuée.",
    .actionInDoubt:
      "Le serveur a été redémarré. Vérifiez si votre dernière action a été effectuée.",
    .pageIsGone: "Cette page n’est plus disponible. Rechargez-la pour continuer.",
    .pageIsBroken:
      "Cette page ne peut pas être affichée correctement. Rechargez-la pour continuer.",
    .entriesToDecide: "Saisies à trancher",
    .decideAtStart: "Décidez-en au début de la page.",
    .decideOnMany: "{1} saisies demandent votre décision, au début de la page.",
    .entryIn: "Votre saisie dans {1}",
    .quotedText: "« {1} »",
    .someField: "Un champ",
    .changedMeanwhile: "{1} a été modifié entre-temps.",
    .changedMeanwhileTo: "{1} a été modifié entre-temps en {2}.",
    .youEntered: "Vous avez saisi {1}.",
    .youLeftEmpty: "Vous l’avez laissé vide.",
    .entryLost: "Le serveur n’a plus votre saisie dans {1}.",
    .fieldIsGone: "{1} n’est plus sur cette page.",
    .keepMine: "Garder la mienne",
    .takeTheirs: "Prendre l’autre",
    .enterAgain: "Saisir à nouveau",
    .leaveIt: "Abandonner",
    .copyEntry: "Copier",
    .copied: "Copié.",
    .copyByKeys: "Appuyez sur les touches de copie.",
  ]
}
