/// The names of the session and of the tab of a live request. They are in fields of its head, so that bodies are small
/// and the parts of files are bytes alone. Beacons of browsers have no such fields; their names are in the body.
struct TabNames: Equatable {
  let session: String
  let tab: String

  /// The largest number of bytes of the name of a tab.
  static let limit = 64

  /// The error of names that are malformed.
  struct Malformed: Error {}
}
