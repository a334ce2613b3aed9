extension [TextKey: String] {
  /// German, for the texts that the client script shows by itself.
  static let germanClient: [TextKey: String] = [
    .connectionLost:
      "Die Verbindung ist unterbrochen. Ihre Eingaben bleiben auf dieser Seite. Danach werden sie gesendet, oder Sie werden gefragt.",
    .connectionBack: "Die Verbindung ist wieder da.",
    .signedOut: "Sie sind abgemeldet. Laden Sie die Seite neu, um fortzufahren.",
    .addressRefused:
      "Der Server lehnt Anfragen von der Adresse dieser Seite ab. Der Betreiber muss die Adresse erlauben.",
    .severalServers:
      "Mehrere Server beantworten diese Seite ohne feste Zuordnung (Sticky Sessions). Es wird von Zeit zu Zeit erneut versucht.",
    .reloadPage: "Neu laden",
    .actionNotSent: "Ihre letzte Aktion wurde nicht gesendet.",
    .entryTooLong: "Eine Eingabe ist zu lang und wurde nicht gesendet.",
    .tooManyActions:
      "Zu viele Aktionen warten auf das Senden. Ihre letzte Aktion wurde nicht behalten.",
    .actionNotDone:
      "Der Server wurde neu gestartet, und die Seite hat sich geändert. Ihre letzte Aktion wurde nicht ausgeführt.",
    .actionInDoubt:
      "Der Server wurde neu gestartet. Prüfen Sie, ob Ihre letzte Aktion ausgeführt wurde.",
    .pageIsGone: "Diese Seite ist nicht mehr verfügbar. Laden Sie sie neu, um fortzufahren.",
    .pageIsBroken:
      "Diese Seite kann nicht richtig angezeigt werden. Laden Sie sie neu, um fortzufahren.",
    .entriesToDecide: "Eingaben, über die zu entscheiden ist",
    .decideAtStart: "Entscheiden Sie am Anfang der Seite darüber.",
    .decideOnMany: "Am Anfang der Seite ist über {1} Eingaben zu entscheiden.",
    .entryIn: "Ihre Eingabe in {1}",
    .quotedText: "„{1}“",
    .someField: "Ein Feld",
    .changedMeanwhile: "{1} wurde inzwischen geändert.",
    .changedMeanwhileTo: "{1} wurde inzwischen in {2} geändert.",
    .youEntered: "Sie haben {1} eingegeben.",
    .youLeftEmpty: "Sie haben es leer gelassen.",
    .entryLost: "Der Server hat Ihre Eingabe in {1} nicht mehr.",
    .fieldIsGone: "{1} ist nicht mehr auf dieser Seite.",
    .keepMine: "Meine behalten",
    .takeTheirs: "Andere übernehmen",
    .enterAgain: "Noch einmal eingeben",
    .leaveIt: "Verwerfen",
    .copyEntry: "Kopieren",
    .copied: "Kopiert.",
    .copyByKeys: "Drücken Sie die Tasten zum Kopieren.",
  ]
}
