public import Foundation

/// A file that a user has uploaded completely.
///
/// The file belongs to the page: when the page ends, the server removes it. To keep the file, an application calls
/// ``keep()``, or moves it from ``url`` to another place.
public struct UploadedFile: Identifiable, Sendable {
  /// The name of the stored file in the store of the server: letters and digits that cannot be guessed.
  public let id: String
  /// The client's description of the file. The server has checked the size only.
  public let description: UploadDescription
  /// The location of the content, if the store has files; see `UploadStore`.
  public let url: URL?
  /// The media type as the server has checked it by the first bytes; see ``StoredFile/contentType``.
  public let contentType: String
  private let claim: @Sendable () -> Void

  /// - Parameter claim: called when the application keeps the file.
  package init(
    id: String, description: UploadDescription, url: URL?,
    contentType: String = "application/octet-stream", claim: @escaping @Sendable () -> Void = {}
  ) {
    self.id = id
    self.contentType = contentType
    self.description = description
    self.url = url
    self.claim = claim
  }

  /// The name of the file, for people to read; no path.
  public var name: String { description.name }
  /// The media type that the client named; compare ``contentType``.
  public var type: String { description.type }
  /// The size of the file in bytes; all of them are stored.
  public var size: Int { description.size }

  /// Keeps the file in the store when the page ends, and waits until it is on the disk. The file no longer counts for the limits of uploads. A second call
  /// has no effect.
  ///
  /// - Returns: the record by which the application finds the file again.
  @discardableResult public func keep() -> StoredFile {
    claim()
    return stored
  }

  /// The record of the file, which is in the store until the page ends.
  package var stored: StoredFile {
    StoredFile(id: id, name: name, contentType: contentType, size: size)
  }
}

extension UploadedFile: Hashable {
  /// Whether both are the same stored file.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
