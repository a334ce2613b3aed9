/// The order of a list of packages.
enum SortOrder: String, Hashable, Sendable, CaseIterable {
  /// By name; during a search, better matches come first.
  case name
  /// By installed size, largest first, also during a search.
  case size
}
