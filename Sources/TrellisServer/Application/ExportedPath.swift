/// An address that a static export writes.
///
/// ```swift
/// Route("/packages/:name", exporting: packages.map { .init("/packages/\($0.name)", revision: $0.version) })
/// ```
public struct ExportedPath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A path, with or without a query.
  public var path: String
  /// The version of everything that the page shows. An export reuses the page from the previous export, by the same
  /// program with the same options, if the revision is unchanged. `nil` makes the page each time.
  public var revision: String?
  /// The date of the page's last change for the site map, such as `2026-11-23`.
  public var modified: String?

  /// Makes an address with the version and the date of its content.
  public init(_ path: String, revision: String? = nil, modified: String? = nil) {
    self.path = path
    self.revision = revision
    self.modified = modified
  }

  /// Makes an address without a revision.
  public init(stringLiteral path: String) { self.init(path) }
}
