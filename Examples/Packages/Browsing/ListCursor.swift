/// The row that keys have led to, from which the next key counts.
///
/// A key tells from which row it was pressed, but its sender may not have heard yet of where the keys
/// before have led. A key from one of the rows on that way counts from the end of the way.
struct ListCursor: Hashable {
  private(set) var row: Package.ID?
  /// The rows on the way; `nil` is the search field.
  private var way: Set<Package.ID?> = []

  /// The row that a key pressed at `origin` counts from.
  mutating func start(from origin: Package.ID?) -> Package.ID? {
    if let row, origin != row, way.contains(origin) { return row }
    way = []
    return origin
  }

  /// A key that was pressed at `origin` leads to `row`.
  mutating func move(to row: Package.ID, from origin: Package.ID?) {
    way.insert(origin)
    if let row = self.row { way.insert(row) }
    self.row = row
  }

  /// The user is at `row`, by other means than keys.
  mutating func rest(at row: Package.ID?) {
    self.row = row
    way = []
  }
}
