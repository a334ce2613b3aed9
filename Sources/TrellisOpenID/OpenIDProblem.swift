public import TrellisBase
public import TrellisServer

/// The reason why the sign-in page is shown after an attempt to sign in at a provider.
///
/// ```swift
/// if let problem = OpenIDProblem(page.location) { Text(problem.userMessage) }
/// ```
public enum OpenIDProblem: String, CaseIterable, Sendable, UserFacingError {
  /// The user or the provider has refused the sign-in.
  case denied
  /// The sign-in took longer than ten minutes, was finished already, or was begun in another browser.
  case expired
  /// The provider could not be reached, or its response was not valid. The log has the reason.
  case failed
  /// The application has no account for the user.
  case unknown

  /// The name of the query item of the sign-in page.
  static let name = "openid"

  /// The problem in the address of the sign-in page; `nil` if there is none.
  public init?(_ location: Location) {
    guard let text = location.query[Self.name],
      let problem = Self.allCases.first(where: { $0.rawValue.isExactly(text) })
    else { return nil }
    self = problem
  }

  /// The problem in English; write a text of your own for each case to show it in another language.
  public var userMessage: String {
    switch self {
    case .denied: "You were not signed in, because the sign-in was cancelled or refused."
    case .expired: "The sign-in took too long, or was begun in another browser. Please try again."
    case .failed: "The sign-in does not work at the moment. Please try again later."
    case .unknown: "There is no account for you here."
    }
  }
}
