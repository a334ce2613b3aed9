/// How a list of packages is ordered.
enum SortOrder: String, Hashable, Sendable, CaseIterable {
  /// By name; while searching, better matches come first.
  case name
  /// By installed size, the largest first, whatever is searched for.
  case size
}
