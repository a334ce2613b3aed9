package import TrellisComponents

/// Admits the uploads of a page and reports their progress; the server provides one for each page.
///
/// It belongs to the page, and calls every report in the isolation of the page.
package protocol UploadService: AnyObject {
  /// Admits a file, so that the client may send its content.
  ///
  /// - Parameter report: called for progress, and once at the end; not after ``cancel(_:)``.
  /// - Throws: the reason why the file is refused.
  func admit(
    _ file: UploadDescription, report: @escaping (UploadReport) -> Void
  ) throws(UploadRefusal) -> UInt64

  /// Ends an upload and removes its received bytes; also after the end of the upload.
  func cancel(_ number: UInt64)
}

/// The progress of an upload.
package enum UploadReport: Equatable, Sendable {
  /// The number of bytes that the server has stored.
  case received(Int)
  /// The file is complete.
  case finished(UploadedFile)
  /// The upload has ended without a file: the store failed, or nothing was received for too long.
  case failed
}

/// The reason why the server admits no upload.
package enum UploadRefusal: Error, Equatable {
  /// The page has too many uploads, or they are too large together.
  case sessionIsFull
  /// The server, or the share of the client's address, has no space.
  case serverIsFull
}

private enum UploadServiceKey: EnvironmentKey {
  static var defaultValue: (any UploadService)? { nil }
}

extension EnvironmentValues {
  /// The uploads of the page; `nil` where no server accepts any, such as in a static export.
  package var uploadService: (any UploadService)? {
    get { self[UploadServiceKey.self] }
    set { self[UploadServiceKey.self] = newValue }
  }
}
