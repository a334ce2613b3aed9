/// Thrown by a route's body to send the browser to another page of this site.
public struct Redirect: Error, Equatable {
  /// An absolute path, with or without a query.
  public let path: String

  /// - Parameter path: has to begin with one slash. Anything else, which could lead to another site, is
  ///   not followed but answered as a failure of the page.
  public init(to path: String) { self.path = path }

  /// Whether every browser stays on this site. Browsers drop tabs and line ends from addresses, and take
  /// a backslash for a slash.
  var isOfThisSite: Bool {
    path.hasPrefix("/") && !path.hasPrefix("//")
      && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }
}

/// Thrown by a route's body where there is no page at the address after all; answered 404.
public struct PageNotFound: Error {
  /// An error without details: the page that is answered names no reason.
  public init() {}
}
