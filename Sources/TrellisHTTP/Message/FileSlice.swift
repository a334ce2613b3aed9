import Foundation

/// A part of an open regular file, for the body of a response.
///
/// The file is closed with the last copy of the slice.
public struct FileSlice: Sendable {
  let file: OpenFile
  let offset: Int

  /// The bytes of the slice; for a whole file, its size when it was opened.
  public let count: Int

  init(file: OpenFile, offset: Int, count: Int) {
    self.file = file
    self.offset = offset
    self.count = count
  }

  /// The whole file at `path`; `nil` if it cannot be read or is not a regular file.
  public init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let file = OpenFile(adopting: descriptor) else { return nil }
    self.init(file: file, offset: 0, count: file.size)
  }

  /// The bytes of a part, as many as the slice has; empty after an error. The call blocks for as long as the disk takes.
  ///
  /// - Complexity: O(bytes).
  public func bytes(in part: Range<Int>) -> [UInt8] {
    let part = part.clamped(to: 0..<count)
    return [UInt8](unsafeUninitializedCapacity: part.count) { buffer, filled in
      while filled < part.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<part.count])
        let count = read(at: part.lowerBound + filled, into: rest)
        guard count > 0 else { return }
        filled += count
      }
    }
  }

  /// Reads up to `buffer.count` bytes from `position` of the slice; 0 at the end or on an error.
  func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let wanted = Swift.min(buffer.count, count - position)
    guard wanted > 0 else { return 0 }
    return Swift.max(
      0, pread(file.descriptor, buffer.baseAddress, wanted, off_t(offset + position)))
  }
}

/// Owns the descriptor of a regular file.
final class OpenFile: Sendable {
  let descriptor: Int32
  let size: Int
  /// The time of the last change in seconds since 1970.
  let modified: Int64
  /// A text for entity tags; it changes with the size, the time of the last change, and the identity of the file.
  let tag: String

  /// Takes ownership of `descriptor`; closes it and returns `nil` if it is not a regular file.
  init?(adopting descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int64(time.tv_sec)
    tag = [size, time.tv_sec, time.tv_nsec, Int(truncatingIfNeeded: status.st_ino)]
      .map { String($0, radix: 16) }.joined(separator: "-")
  }

  deinit { close(descriptor) }
}
