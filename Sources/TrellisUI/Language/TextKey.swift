/// The name of a text that Trellis shows by itself.
///
/// An application can add names for texts that its controls share: `extension TextKey { static let draft: TextKey =
/// "draft" }`.
public struct TextKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in tables.
  public let name: String

  /// A text by its name.
  public init(_ name: String) { self.name = name }
  /// A text by its name.
  public init(stringLiteral name: String) { self.name = name }
}

extension TextKey {
  /// The button that closes a layer.
  public static let close: TextKey = "close"
  /// The button that ends a task without a result.
  public static let cancel: TextKey = "cancel"
  /// The button that confirms a message.
  public static let ok: TextKey = "ok"
  /// The button that deletes.
  public static let delete: TextKey = "delete"
  /// The button that removes a message.
  public static let dismiss: TextKey = "dismiss"
  /// The button that empties a field.
  public static let clear: TextKey = "clear"
  /// The label of a search field.
  public static let search: TextKey = "search"
  /// The button that makes a password visible.
  public static let showPassword: TextKey = "showPassword"
  /// The button that hides a password.
  public static let hidePassword: TextKey = "hidePassword"
  /// The button that makes the number `{1}` larger.
  public static let increase: TextKey = "increase"
  /// The button that makes the number `{1}` smaller.
  public static let decrease: TextKey = "decrease"
  /// The button that removes the item `{1}`.
  public static let remove: TextKey = "remove"
  /// The option of a menu without a choice.
  public static let choose: TextKey = "choose"
  /// Work in progress.
  public static let loading: TextKey = "loading"
  /// The button to the page before.
  public static let previous: TextKey = "previous"
  /// The button to the page after.
  public static let next: TextKey = "next"
  /// The button to the page `{1}`.
  public static let page: TextKey = "page"
  /// The name of the buttons to pages.
  public static let pages: TextKey = "pages"
  /// The name of the links to the pages above.
  public static let breadcrumbs: TextKey = "breadcrumbs"
  /// The name of the main links.
  public static let navigation: TextKey = "navigation"
  /// The button that shows the sidebar.
  public static let showSidebar: TextKey = "showSidebar"
  /// The button that hides the sidebar.
  public static let hideSidebar: TextKey = "hideSidebar"
  /// The link to the main content.
  public static let skipToContent: TextKey = "skipToContent"
  /// The number `{1}` of options that match.
  public static let results: TextKey = "results"
  /// The number `{1}` of selected rows.
  public static let selected: TextKey = "selected"
  /// The checkbox that selects all rows.
  public static let selectAll: TextKey = "selectAll"
  /// The checkbox that selects the row `{1}`.
  public static let selectRow: TextKey = "selectRow"
  /// An empty table or list.
  public static let nothing: TextKey = "nothing"
  /// The text `{1}` of a field that equals the text of no value.
  public static let noMatch: TextKey = "noMatch"
  /// A text that is no number.
  public static let noNumber: TextKey = "noNumber"
  /// A number below `{1}`.
  public static let tooSmall: TextKey = "tooSmall"
  /// A number above `{1}`.
  public static let tooLarge: TextKey = "tooLarge"
  /// A text that is no date.
  public static let noDate: TextKey = "noDate"
  /// The button that opens a calendar.
  public static let chooseDate: TextKey = "chooseDate"
  /// The button that shows the month before.
  public static let previousMonth: TextKey = "previousMonth"
  /// The button that shows the month after.
  public static let nextMonth: TextKey = "nextMonth"
  /// The button that goes to the current day.
  public static let today: TextKey = "today"
  /// A date before `{1}`.
  public static let tooEarly: TextKey = "tooEarly"
  /// A date after `{1}`.
  public static let tooLate: TextKey = "tooLate"
  /// The title of the list of `{1}` problems of a form.
  public static let problems: TextKey = "problems"
  /// The question when the user leaves a page with unsaved changes.
  public static let unsavedChanges: TextKey = "unsavedChanges"
  /// A value that was changed elsewhere while the user edited it.
  public static let changedElsewhere: TextKey = "changedElsewhere"
  /// A picture that could not be loaded.
  public static let noPicture: TextKey = "noPicture"
  /// The name of a sheet without a title.
  public static let dialog: TextKey = "dialog"
  /// The button that chooses files to upload.
  public static let chooseFiles: TextKey = "chooseFiles"
  /// The button that chooses a file to upload.
  public static let chooseFile: TextKey = "chooseFile"
  /// The hint that files can be dropped and pasted.
  public static let dropFiles: TextKey = "dropFiles"
  /// The hint that one file can be dropped and pasted.
  public static let dropFile: TextKey = "dropFile"
  /// The button that ends the upload of the file `{1}`.
  public static let cancelUpload: TextKey = "cancelUpload"
  /// A file that was uploaded.
  public static let uploaded: TextKey = "uploaded"
  /// The part `{1}` of a file of the size `{2}` that was uploaded.
  public static let uploadProgress: TextKey = "uploadProgress"
  /// The file `{1}` that could not be uploaded.
  public static let uploadFailed: TextKey = "uploadFailed"
  /// The file `{1}` that is larger than `{2}`.
  public static let fileTooLarge: TextKey = "fileTooLarge"
  /// The file `{1}` whose type is not one of `{2}`.
  public static let fileOfOtherType: TextKey = "fileOfOtherType"
  /// More files than the number `{1}`.
  public static let tooManyFiles: TextKey = "tooManyFiles"
  /// The file `{1}` for which there is no room at present.
  public static let noRoomForFile: TextKey = "noRoomForFile"
  /// The rule of a field whose files are not uploaded yet.
  public static let uploadRunning: TextKey = "uploadRunning"
  /// The announcement that a table is sorted by the column `{1}`, the smallest value first.
  public static let sortedUp: TextKey = "sortedUp"
  /// The announcement that a table is sorted by the column `{1}`, the largest value first.
  public static let sortedDown: TextKey = "sortedDown"
  /// The announcement that a table is no longer sorted by the column `{1}`.
  public static let notSorted: TextKey = "notSorted"
  /// The button that opens a menu of further actions beside an action.
  public static let moreActions: TextKey = "moreActions"
  /// The item that moves a row up by one.
  public static let moveUp: TextKey = "moveUp"
  /// The item that moves a row down by one.
  public static let moveDown: TextKey = "moveDown"
  /// The button that loads the rows of a list again.
  public static let refresh: TextKey = "refresh"
  /// The button that repeats what failed.
  public static let tryAgain: TextKey = "tryAgain"
  /// The note below a list on a page without a server, which shows the first `{1}` of `{2}` rows.
  public static let firstRows: TextKey = "firstRows"
  /// Rows of a table that could not be loaded.
  public static let rowsFailed: TextKey = "rowsFailed"
  /// A table with fewer rows than were counted.
  public static let fewerRows: TextKey = "fewerRows"
  /// A table in which several rows have one identity.
  public static let repeatedRows: TextKey = "repeatedRows"
  /// The handle by which the width of the column `{1}` is changed.
  public static let columnWidth: TextKey = "columnWidth"
  /// The text of a cell that could not be stored.
  public static let entryFailed: TextKey = "entryFailed"
  /// A selection of more than `{1}` rows.
  public static let tooManyRows: TextKey = "tooManyRows"
  /// The column `{1}`, of which only mounted cells can be copied.
  public static let notCopied: TextKey = "notCopied"
  /// The button that opens the menu of the column `{1}`.
  public static let columnOptions: TextKey = "columnOptions"
  /// The item that sorts a table by a column, the smallest value first.
  public static let sortAscending: TextKey = "sortAscending"
  /// The item that sorts a table by a column, the largest value first.
  public static let sortDescending: TextKey = "sortDescending"
  /// The item that keeps a column at the left edge of its table.
  public static let pinLeft: TextKey = "pinLeft"
  /// The item that keeps a column at the right edge of its table.
  public static let pinRight: TextKey = "pinRight"
  /// The item that has a column scroll with the others.
  public static let unpin: TextKey = "unpin"
  /// The item that moves a column to the left by one.
  public static let moveLeft: TextKey = "moveLeft"
  /// The item that moves a column to the right by one.
  public static let moveRight: TextKey = "moveRight"
  /// The item that has the width of a column fit its contents.
  public static let fitWidth: TextKey = "fitWidth"
  /// The item that hides a column.
  public static let hideColumn: TextKey = "hideColumn"
  /// The item with the columns that are not shown.
  public static let showColumns: TextKey = "showColumns"
  /// The name of the messages over a page.
  public static let notifications: TextKey = "notifications"

  /// All texts that Trellis shows.
  public static let all: [TextKey] =
    client + errors + [
      close, cancel, ok, delete, clear, search, showPassword, hidePassword, increase,
      decrease, remove, choose, loading, previous, next, page, pages, breadcrumbs, navigation,
      showSidebar, hideSidebar, skipToContent, results, selected, selectAll, selectRow, nothing,
      noMatch, noNumber, tooSmall, tooLarge, noDate, tooEarly, tooLate, problems, unsavedChanges,
      changedElsewhere, noPicture, chooseFiles, chooseFile, dropFiles, dropFile, cancelUpload,
      uploaded, uploadProgress, uploadFailed, fileTooLarge, fileOfOtherType, tooManyFiles,
      noRoomForFile, uploadRunning, notifications, chooseDate, previousMonth, nextMonth, today,
      sortedUp, sortedDown, notSorted, moreActions, moveUp, moveDown, refresh,
      tryAgain, firstRows, rowsFailed, fewerRows, repeatedRows, columnWidth, entryFailed,
      tooManyRows, notCopied, columnOptions, sortAscending, sortDescending, pinLeft, pinRight,
      unpin, moveLeft, moveRight, fitWidth, hideColumn, showColumns,
    ]
}
