import TrellisBase

/// Thrown by a route's body to send the browser to another page of this site.
public struct Redirect: Error, Equatable {
  /// An absolute path, with or without a query.
  public let path: String

  /// - Parameter path: must begin with exactly one slash. Any other path could lead to another site, and is a failure
  ///   of the page instead of a redirect. Spaces and letters beyond ASCII are percent-encoded in the response.
  public init(to path: String) { self.path = path }

  /// Whether the path stays on this site in every browser. Browsers remove tabs and line breaks from addresses, and
  /// treat a backslash as a slash.
  package var isOfThisSite: Bool {
    path.begins(with: "/") && !path.begins(with: "//")
      && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
  }
}

/// Thrown by a route's body if there is no page at the address; the response is 404.
public struct PageNotFound: Error {
  /// Makes an error without details: the response gives no reason.
  public init() {}
}
