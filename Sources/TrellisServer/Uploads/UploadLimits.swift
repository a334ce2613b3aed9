/// The limits of uploaded files on a server. Each upload control has additional limits.
///
/// A file counts as its whole size plus 64 KiB, from its admission by the server until the application keeps it
/// (`UploadedFile.keep()`), the user removes it, it fails, or its page ends.
public struct UploadLimits: Sendable {
  /// The maximum bytes of the files of all pages together. The files of one address may take at most as many bytes as
  /// remain free: half of all bytes if no other address has files.
  public var bytes = 8 << 30
  /// The maximum bytes of the files of one page.
  public var bytesPerPage = 4 << 30
  /// The maximum number of files of one page.
  public var filesPerPage = 100
  /// The time without a further part after which an unfinished upload is removed.
  public var idle: Duration = .seconds(600)

  /// The maximum bytes of a form posted without scripts, with its files. The server keeps them in memory until the
  /// response.
  public var bytesPerPost = 8 << 20

  /// The time for which posted files that the page shows stay on the server for the next post of the form.
  public var untilNextPost: Duration = .seconds(1800)

  /// The default limits.
  public init() {}

  /// The bytes charged for a file in addition to its size.
  static let bytesPerFile = 64 << 10
  /// The maximum bytes of one part.
  static let chunk = 512 << 10
}
