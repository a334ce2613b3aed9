public import Foundation
import Synchronization
import TrellisBase
public import TrellisHTTP
public import TrellisUI

/// Stores uploaded files in a folder, under names of 32 random hexadecimal digits. An unfinished file has the extension
/// `part`.
///
/// The default folder is for temporary files, which the system removes; an application that keeps files names another one
/// in ``Application/uploadStore``. The folder is created when the first file arrives. Only the server's user may write to it. Unfinished files of a
/// killed server are removed when a later server first uses the folder, at least one day after their last change.
public final class FolderUploadStore: UploadStore {
  /// A reason that a folder cannot store files.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The folder cannot be created.
    case cannotMake(String)
    /// The folder belongs to another user, or others may write to it.
    case belongsToOthers(String)
    /// A system call failed, with this path and `errno`.
    case system(String, Int32)

    /// The failure, with the path.
    public var description: String {
      switch self {
      case .cannotMake(let path): "Cannot make the folder for uploads \(path)"
      case .belongsToOthers(let path):
        "Cannot store uploads in \(path): it belongs to another user, or others may write to it"
      case .system(let path, let number):
        "Cannot write \(path): \(String(cString: strerror(number)))"
      }
    }
  }

  /// The path of the folder; only the server's user may write to it.
  public let path: String
  private let isCleaned = Atomic(false)

  /// - Parameter path: the path of the folder; `nil` for a folder of the server's user in the system's temporary
  ///   folder.
  public init(path: String? = nil) {
    self.path = path ?? NSTemporaryDirectory() + "/trellis-uploads-\(geteuid())"
  }

  private static let suffix = ".part"
  /// The age in seconds at which an unfinished file no longer belongs to a running upload.
  private static let staleAge: TimeInterval = 86_400

  private func unfinished(_ file: String) -> String { path + "/" + file + Self.suffix }
  private func finished(_ file: String) -> String { path + "/" + file }

  /// Creates an empty file that only the server's user can read.
  public func begin(_ file: UploadDescription) throws -> String {
    try prepareFolder()
    var generator = SystemRandomNumberGenerator()
    let name = [generator.next(), generator.next() as UInt64].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    let descriptor = open(
      unfinished(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure.system(unfinished(name), errno) }
    close(descriptor)
    return name
  }

  /// Writes the part to the unfinished file.
  public func append(_ bytes: [UInt8], to file: String, at offset: Int) throws {
    let path = unfinished(file)
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.system(path, errno) }
    defer { close(descriptor) }
    try bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = pwrite(
          descriptor, bytes.baseAddress! + written, bytes.count - written, off_t(offset + written))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Failure.system(path, errno) }
        written += count
      }
    }
  }

  /// Gives the file its final name.
  ///
  /// - Returns: the URL of the file.
  public func finish(_ file: String) throws -> URL? {
    guard rename(unfinished(file), finished(file)) == 0 else {
      throw Failure.system(finished(file), errno)
    }
    return URL(fileURLWithPath: finished(file))
  }

  /// Waits until the content and the name of a finished file are on the disk.
  public func keep(_ file: String) throws {
    try synchronize(finished(file), O_WRONLY)
    try synchronize(path, O_RDONLY | O_DIRECTORY)
  }

  /// Waits until a file or folder is on the disk.
  private func synchronize(_ path: String, _ mode: Int32) throws {
    let descriptor = open(path, mode | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.system(path, errno) }
    defer { close(descriptor) }
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw Failure.system(path, errno) }
    }
  }

  /// Opens a finished file; `nil` if there is none, and for texts that are no names of this store.
  public func content(of file: String) -> FileSlice? {
    Self.isName(file) ? FileSlice(path: finished(file)) : nil
  }

  /// Whether a text is a name that this store makes, and so no path.
  private static func isName(_ file: String) -> Bool {
    file.utf8.count == 32
      && file.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// Deletes a finished or unfinished file; does nothing if there is none, and for texts that are no names of this store.
  public func remove(_ file: String) {
    guard Self.isName(file) else { return }
    unlink(unfinished(file))
    unlink(finished(file))
  }

  /// Creates and checks the folder, and removes stale files at the first call.
  ///
  /// - Complexity: O(files) at the first call.
  private func prepareFolder() throws {
    var status = stat()
    if lstat(path, &status) != 0 {
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      } catch { throw Failure.cannotMake(path) }
      guard lstat(path, &status) == 0 else { throw Failure.cannotMake(path) }
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o022 == 0
    else { throw Failure.belongsToOthers(path) }
    if !isCleaned.exchange(true, ordering: .relaxed) { removeStaleFiles() }
  }

  private func removeStaleFiles() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let all = try? FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: Array(keys))
    let limit = Date(timeIntervalSinceNow: -Self.staleAge)
    for file in all ?? [] where file.lastPathComponent.ends(withText: Self.suffix) {
      let date = (try? file.resourceValues(forKeys: keys))?.contentModificationDate
      if let date, date < limit { try? FileManager.default.removeItem(at: file) }
    }
  }
}
