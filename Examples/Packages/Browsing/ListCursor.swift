/// The row that the last key selected, from which the next key counts.
///
/// A key event has the row at which it was pressed, but the client may not have received the results of
/// earlier keys. A key from one of the rows between counts from the last one.
struct ListCursor: Hashable {
  private(set) var row: Package.ID?
  /// The rows between; `nil` is the search field.
  private var way: Set<Package.ID?> = []

  /// The row from which a key pressed at `origin` counts.
  mutating func start(from origin: Package.ID?) -> Package.ID? {
    if let row, origin != row, way.contains(origin) { return row }
    way = []
    return origin
  }

  /// Records that a key pressed at `origin` leads to `row`.
  mutating func move(to row: Package.ID, from origin: Package.ID?) {
    way.insert(origin)
    if let row = self.row { way.insert(row) }
    self.row = row
  }

  /// Records that the user went to `row` without a key.
  mutating func rest(at row: Package.ID?) {
    self.row = row
    way = []
  }
}
