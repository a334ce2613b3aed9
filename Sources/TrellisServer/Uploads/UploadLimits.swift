/// The limits of uploaded files that a server holds for its pages. A control has limits of its own.
///
/// A file counts with its whole size, and 64 KiB, from the moment the server admits it until the application keeps it
/// (`UploadedFile.keep()`), the user removes it, it fails, or its page ends.
public struct UploadLimits: Sendable {
  /// The maximum bytes of the files of all pages together. One address may take at most as many bytes as remain free:
  /// half of them if it is alone.
  public var bytes = 8 << 30
  /// The maximum bytes of the files of one page.
  public var bytesPerPage = 4 << 30
  /// The maximum number of files of one page.
  public var filesPerPage = 100
  /// The time without a further part after which an unfinished upload is removed.
  public var idle: Duration = .seconds(600)

  /// The maximum bytes of a form with its files that a browser without scripts posts. The server keeps them in memory
  /// until its response.
  public var bytesPerPost = 8 << 20

  /// The time for which the files of a post stay on the server if the page shows them, until the form is posted again.
  public var untilNextPost: Duration = .seconds(1800)

  /// The default limits.
  public init() {}

  /// The bytes of a file besides its content.
  static let bytesPerFile = 64 << 10
  /// The maximum bytes of one part.
  static let chunk = 512 << 10
}
