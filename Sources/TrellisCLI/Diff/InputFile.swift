import Foundation

/// Reads the input files of commands; these may be of any size and kind.
enum InputFile {
  /// The bytes of a file or a pipe.
  ///
  /// Folders and devices such as `/dev/zero` are refused: reading them has no meaning or no end.
  ///
  /// - Parameter limit: the maximum number of bytes; no more is read.
  static func bytes(
    of path: String, limit: Int = PageReading.byteLimit
  ) throws(DiffCommand.UnreadablePage) -> [UInt8] {
    func failure(_ reason: String) -> DiffCommand.UnreadablePage {
      DiffCommand.UnreadablePage(file: path, reason: reason)
    }
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw failure("Cannot read the file: missing or not readable")
    }
    let kind = info.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFIFO else {
      throw failure("Cannot read the file: it is neither a file nor a pipe")
    }
    let tooLong = "The file has more than \(limit) bytes"
    if kind == S_IFREG, info.st_size > limit { throw failure(tooLong) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw failure("Cannot read the file: missing or not readable")
    }
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    if kind == S_IFREG { bytes.reserveCapacity(Int(info.st_size)) }
    do {
      while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
        bytes += part
        // A file may grow while it is read.
        if bytes.count > limit { throw failure(tooLong) }
      }
    } catch let error as DiffCommand.UnreadablePage {
      throw error
    } catch {
      throw failure("Cannot read the file: \(FileFailure.reason(of: error))")
    }
    return bytes
  }
}
