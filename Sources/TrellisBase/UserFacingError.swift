/// An error with words of its own for the user.
///
/// If a handler throws it, the failure notice of the page shows ``userMessage`` in place of its general text. If a route
/// throws it, the error page or the response shows it, with the status ``httpStatus``.
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
  /// The status of the response if a route throws the error, from 400 to 599; by default 500, as for any other number.
  /// Errors with a status below 500 are not logged.
  var httpStatus: Int { get }
}

extension UserFacingError {
  /// 500.
  public var httpStatus: Int { 500 }
}
