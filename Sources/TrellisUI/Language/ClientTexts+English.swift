extension [TextKey: String] {
  /// English, for the texts that the client script shows by itself.
  static let englishClient: [TextKey: String] = [
    .connectionLost:
      "The connection is lost. Your entries stay on this page. When it is back they are sent, or you are asked about them.",
    .connectionBack: "The connection is back.",
    .signedOut: "You are signed out. Reload the page to go on.",
    .addressRefused:
      "The server refuses requests from the address of this page. Whoever runs the server has to allow it.",
    .severalServers:
      "Several servers answer this page without sticky sessions, so that it cannot go on. It tries again from time to time.",
    .reloadPage: "Reload",
    .actionNotSent: "Your last action was not sent.",
    .entryTooLong: "Something you entered is too long, and was not sent.",
    .tooManyActions: "Too many actions are waiting to be sent. Your last action was not kept.",
    .actionNotDone:
      "The server was restarted, and the page has changed. Your last action was not done.",
    .actionInDoubt: "The server was restarted. Check whether your last action was done.",
    .pageIsGone: "This page is no longer available. Reload it to go on.",
    .pageIsBroken: "This page cannot be shown correctly. Reload it to go on.",
    .entriesToDecide: "Entries to decide on",
    .decideAtStart: "Decide on it at the start of the page.",
    .decideOnMany: "{1} entries need your decision, at the start of the page.",
    .entryIn: "Your entry in {1}",
    .quotedText: "“{1}”",
    .someField: "A field",
    .changedMeanwhile: "{1} was changed meanwhile.",
    .changedMeanwhileTo: "{1} was changed meanwhile to {2}.",
    .youEntered: "You entered {1}.",
    .youLeftEmpty: "You left it empty.",
    .entryLost: "The server does not have what you entered in {1} any more.",
    .fieldIsGone: "{1} is not on this page any more.",
    .keepMine: "Keep mine",
    .takeTheirs: "Take theirs",
    .enterAgain: "Enter it again",
    .leaveIt: "Leave it",
    .copyEntry: "Copy",
    .copied: "Copied.",
    .copyByKeys: "Press the keys for copying.",
  ]
}
