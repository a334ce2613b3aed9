extension TextKey {
  /// The notice of a lost connection.
  public static let connectionLost: TextKey = "connectionLost"
  /// The notice that the connection is back.
  public static let connectionBack: TextKey = "connectionBack"
  /// The notice of a page whose user has signed out.
  public static let signedOut: TextKey = "signedOut"
  /// The notice of a server that refuses the requests of the page's address.
  public static let addressRefused: TextKey = "addressRefused"
  /// The notice of several servers that do not share their sessions.
  public static let severalServers: TextKey = "severalServers"
  /// The button that reloads the page.
  public static let reloadPage: TextKey = "reloadPage"
  /// The notice of an action that was not sent.
  public static let actionNotSent: TextKey = "actionNotSent"
  /// The notice of an entry that is too long.
  public static let entryTooLong: TextKey = "entryTooLong"
  /// The notice of an action that was dropped, because too many wait.
  public static let tooManyActions: TextKey = "tooManyActions"
  /// The notice of an action that a restarted server has not done.
  public static let actionNotDone: TextKey = "actionNotDone"
  /// The notice of an action that a restarted server may have done.
  public static let actionInDoubt: TextKey = "actionInDoubt"
  /// The notice of a page that is no longer available.
  public static let pageIsGone: TextKey = "pageIsGone"
  /// The notice of a page that cannot be shown correctly.
  public static let pageIsBroken: TextKey = "pageIsBroken"
  /// The name of the notices about entries.
  public static let entriesToDecide: TextKey = "entriesToDecide"
  /// The hint where an entry is decided on.
  public static let decideAtStart: TextKey = "decideAtStart"
  /// The number `{1}` of entries to decide on.
  public static let decideOnMany: TextKey = "decideOnMany"
  /// The name of the field with the user's entry in the field `{1}`.
  public static let entryIn: TextKey = "entryIn"
  /// The text `{1}` in quotation marks.
  public static let quotedText: TextKey = "quotedText"
  /// A field without a name.
  public static let someField: TextKey = "someField"
  /// The field `{1}` that was changed elsewhere.
  public static let changedMeanwhile: TextKey = "changedMeanwhile"
  /// The field `{1}` that was changed elsewhere to `{2}`.
  public static let changedMeanwhileTo: TextKey = "changedMeanwhileTo"
  /// The entry `{1}` of the user.
  public static let youEntered: TextKey = "youEntered"
  /// An entry that is empty.
  public static let youLeftEmpty: TextKey = "youLeftEmpty"
  /// The field `{1}` whose entry the server does not have.
  public static let entryLost: TextKey = "entryLost"
  /// The field `{1}` that is not on the page.
  public static let fieldIsGone: TextKey = "fieldIsGone"
  /// The button that keeps the user's entry.
  public static let keepMine: TextKey = "keepMine"
  /// The button that takes the other entry.
  public static let takeTheirs: TextKey = "takeTheirs"
  /// The button that enters an entry again.
  public static let enterAgain: TextKey = "enterAgain"
  /// The button that gives an entry up.
  public static let leaveIt: TextKey = "leaveIt"
  /// The button that copies an entry.
  public static let copyEntry: TextKey = "copyEntry"
  /// The notice that an entry was copied.
  public static let copied: TextKey = "copied"
  /// The notice that the user has to copy by keys.
  public static let copyByKeys: TextKey = "copyByKeys"

  /// The texts that the browser shows by itself: the state of the connection, and entries that the user must decide on.
  public static let client: [TextKey] = [
    dismiss, connectionLost, connectionBack, signedOut, addressRefused, severalServers, reloadPage,
    actionNotSent, entryTooLong, tooManyActions,
    actionNotDone, actionInDoubt, pageIsGone, pageIsBroken, entriesToDecide, decideAtStart,
    decideOnMany, entryIn, quotedText, someField, changedMeanwhile, changedMeanwhileTo, youEntered,
    youLeftEmpty, entryLost, fieldIsGone, keepMine, takeTheirs, enterAgain, leaveIt, copyEntry,
    copied, copyByKeys,
  ]
}
