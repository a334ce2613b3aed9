public import Foundation
public import TrellisHTTP
public import TrellisUI

/// Stores uploaded files: the files of open pages, and the files that the application keeps.
///
/// The server calls the functions for one file one after the other, on any thread. They may block for as long as a
/// write to a disk takes. The default is a ``FolderUploadStore``.
public protocol UploadStore: Sendable {
  /// Makes an empty unfinished file.
  ///
  /// - Returns: a name of letters and digits that cannot be guessed and that no other file has.
  /// - Throws: any error; the upload fails.
  func begin(_ file: UploadDescription) throws -> String

  /// Writes a part of the content.
  ///
  /// - Parameters:
  ///   - bytes: at most 512 KiB.
  ///   - file: the name that ``begin(_:)`` returned.
  ///   - offset: the number of bytes before the part.
  /// - Throws: any error; the upload fails.
  func append(_ bytes: [UInt8], to file: String, at offset: Int) throws

  /// Completes a file; nothing is written to it afterwards.
  ///
  /// - Returns: the URL of the content, if the store has one.
  /// - Throws: any error; the upload fails.
  func finish(_ file: String) throws -> URL?

  /// Makes a finished file survive a crash of the machine, because the application keeps it (`UploadedFile.keep()`).
  /// Called once, in a turn of its page. The default does nothing.
  ///
  /// - Throws: any error; it is logged, and the file stays.
  func keep(_ file: String) throws

  /// Removes a finished or unfinished file. An unknown name, or the name of a file that was moved away, has no effect.
  func remove(_ file: String)

  /// Opens a finished file, to send it to browsers or to read it in parts (`FileSlice.bytes(in:)`). The default has no
  /// files to read: their addresses (``Page/address(of:for:)``) lead nowhere.
  ///
  /// - Parameter file: any text, for example from a database; never a path without a check.
  /// - Returns: `nil` if there is no such file.
  func content(of file: String) -> FileSlice?
}

extension UploadStore {
  /// Does nothing.
  public func keep(_ file: String) {}

  /// `nil`.
  public func content(of file: String) -> FileSlice? { nil }
}
