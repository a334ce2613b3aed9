/// The focus and scroll position after a change.
struct Guidance: Hashable {
  /// The place to focus.
  var focus: Place?
  /// Whether to focus it only if no other element has the focus.
  var isForLostFocus = false
  /// The place to scroll to.
  var sight: Place?

  /// A place on the page.
  enum Place: Hashable {
    case search
    /// The text above the list, and the first row.
    case found
    case list
    case row(Package.ID)
    /// The name above the details.
    case details

    /// The attribute `id` of the element.
    var id: String {
      switch self {
      case .search: "search"
      case .found: "found"
      case .list: "list"
      case .row(let id): "row-\(id)"
      case .details: "details"
      }
    }
  }
}
