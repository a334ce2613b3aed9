/// The record of an uploaded file that the application keeps (``UploadedFile/keep()``), for its database.
///
/// The content is in the store of the server (`UploadStore`) until the application removes it there.
public struct StoredFile: Codable, Hashable, Identifiable, Sendable {
  /// The name of the file in the store: letters and digits that cannot be guessed.
  public let id: String
  /// The name of the file, for people to read; no path.
  public var name: String
  /// The media type by the first bytes, if it is one of a picture, a sound, a film, a PDF document or a plain text that
  /// browsers show, and `image/svg+xml` for drawings; `application/octet-stream` for all other files. It is for views: the
  /// server checks the bytes again when it sends the file.
  public var contentType: String
  /// The size in bytes.
  public var size: Int

  /// Makes the record of a file that is already in the store.
  public init(id: String, name: String, contentType: String, size: Int) {
    self.id = id
    self.name = name
    self.contentType = contentType
    self.size = size
  }
}
