public import Foundation
public import TrellisUI

/// The place where the server stores uploaded files.
///
/// The server calls the functions for one file one after the other, on any thread, and may block there for as long as a
/// write to a disk takes. The default is a ``FolderUploadStore``.
public protocol UploadStore: Sendable {
  /// Makes an empty unfinished file.
  ///
  /// - Returns: a name that cannot be guessed and that no other file has.
  /// - Throws: any error; the upload fails.
  func begin(_ file: UploadDescription) throws -> String

  /// Writes a part of the content.
  ///
  /// - Parameters:
  ///   - bytes: at most 512 KiB.
  ///   - file: the name that ``begin(_:)`` returned.
  ///   - offset: the number of bytes before the part. After an error the same part may be written again.
  /// - Throws: any error; the upload fails.
  func append(_ bytes: [UInt8], to file: String, at offset: Int) throws

  /// Ends the content of a file; nothing is written after that.
  ///
  /// - Returns: the place of the content, if the store has one.
  /// - Throws: any error; the upload fails.
  func finish(_ file: String) throws -> URL?

  /// Removes a file, finished or not. An unknown name, or the name of a file that was moved away, has no effect.
  func remove(_ file: String)
}
