/// An error with words of its own for the user.
///
/// If a handler throws it, the failure notice of the page shows ``userMessage`` in place of its general text.
///
/// ```swift
/// enum ShiftError: UserFacingError {
///   case overlaps(String)
///
///   var userMessage: String {
///     switch self {
///     case .overlaps(let name): "\(name) already works at that time. Choose another time."
///     }
///   }
/// }
/// ```
public protocol UserFacingError: Error {
  /// What happened and what the user can do, in the user's language. At most 500 characters are shown.
  var userMessage: String { get }
}
