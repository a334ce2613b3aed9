/// Where the user is led after a change.
struct Guidance: Hashable {
  /// What gets the keyboard's focus.
  var focus: Place?
  /// Whether it does only where nothing else has the focus any more.
  var isForLostFocus = false
  /// What is scrolled to.
  var sight: Place?

  /// What users can be led to.
  enum Place: Hashable {
    case search
    /// What is said above the list.
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
