public import Foundation
import TrellisBase

/// A news feed in Atom or RSS: a file that the server sends and an export writes.
///
/// ```swift
/// func routes() async throws -> [Route] {
///   let posts = try PostStore()
///   let feed = Feed("/feed.xml", title: "Notes") {
///     try posts.latest(20).map {
///       FeedEntry("/posts/\($0.id)", title: $0.title, updated: $0.date, summary: $0.summary)
///     }
///   }
///   return [Route("/", title: "Notes") { _ in PostList(posts) }, .feed(feed)]
/// }
/// ```
public struct Feed: Sendable {
  /// The file formats of feeds.
  public enum Format: String, CaseIterable, Sendable {
    /// Atom 1.0 (RFC 4287).
    case atom
    /// RSS 2.0.
    case rss

    /// The value of `Content-Type` for the file.
    var contentType: String {
      switch self {
      case .atom: "application/atom+xml"
      case .rss: "application/rss+xml"
      }
    }
  }

  /// The absolute path of the file, such as `/feed.xml`.
  public let path: String
  /// The name under which readers list the feed; plain text.
  public var title: String
  /// A sentence about the feed; RSS requires one, and gets the title if it is `nil`.
  public var description: String?
  /// The author of entries without an author; `nil` for the title.
  public var author: String?
  /// The language of the entries, as a BCP 47 tag.
  public var language: String
  /// The path of the page that shows the same entries.
  public var page: String
  /// The format of the file.
  public var format: Format
  /// The entries, the latest first; called for each request and each export, on any thread.
  let entries: @Sendable () throws -> [FeedEntry]

  /// - Parameters:
  ///   - path: the path of the file; begins with a slash, and has no query.
  ///   - title: the title of the feed.
  ///   - description: a sentence about the feed.
  ///   - author: the author of entries without an author; `nil` for the title.
  ///   - language: the language of the entries, as a BCP 47 tag.
  ///   - page: the path of the page that shows the same entries.
  ///   - format: the format of the file.
  ///   - entries: the entries, the latest first. If it throws, the server responds with status 500, and an export
  ///     ends with the error.
  /// - Precondition: `path` begins with a slash, has no query, and is not `/`.
  public init(
    _ path: String, title: String, description: String? = nil, author: String? = nil,
    language: String = "en", page: String = "/", format: Format = .atom,
    entries: @escaping @Sendable () throws -> [FeedEntry]
  ) {
    precondition(
      path.begins(with: "/") && !path.holds("?") && path != "/",
      "The path \(path) of a feed must begin with a slash and name a file")
    self.path = path
    self.title = title
    self.description = description
    self.author = author
    self.language = language
    self.page = page
    self.format = format
    self.entries = entries
  }
}

/// An entry of a ``Feed``.
public struct FeedEntry: Hashable, Sendable {
  /// The address of the entry's page: a path of this site, or an absolute address. An address whose scheme is not
  /// `http`, `https`, `mailto` or `tel` is replaced by the address of the feed's page.
  public var address: String
  /// The title as plain text, escaped in the file.
  public var title: String
  /// The time of the last change that readers should notice.
  public var updated: Date
  /// The time of the first publication; `nil` for ``updated``.
  public var published: Date?
  /// A summary as plain text, for lists of entries.
  public var summary: String?
  /// The content as HTML, with absolute addresses.
  public var content: String?
  /// The author; `nil` for the author of the feed.
  public var author: String?
  /// The permanent identity of the entry, even if its address changes; `nil` for the absolute address.
  public var id: String?

  /// Makes an entry of these parts, without checks; all but the first three are optional.
  public init(
    _ address: String, title: String, updated: Date, published: Date? = nil,
    summary: String? = nil, content: String? = nil, author: String? = nil, id: String? = nil
  ) {
    self.address = address
    self.title = title
    self.updated = updated
    self.published = published
    self.summary = summary
    self.content = content
    self.author = author
    self.id = id
  }
}
