/// The place of a row in a tree: rows of a group, or the children of a row, follow it with the next level.
public struct TableNode: Hashable, Sendable {
  /// The level, from 1.
  public var level: Int
  /// The key of a row that the reader can expand, in ``TableQuery/expanded``; `nil` for another row.
  public var key: String?
  /// Whether rows below the row are shown whatever the reader has expanded, such as those that a search has found.
  public var isAlwaysExpanded: Bool

  /// - Parameters:
  ///   - level: the level, from 1.
  ///   - key: the key of a row that the reader can expand; `nil` for another row.
  ///   - isAlwaysExpanded: whether rows below the row are shown whatever the reader has expanded.
  public init(level: Int = 1, key: String? = nil, isAlwaysExpanded: Bool = false) {
    self.level = min(max(level, 1), 100)
    self.key = key
    self.isAlwaysExpanded = isAlwaysExpanded
  }
}
