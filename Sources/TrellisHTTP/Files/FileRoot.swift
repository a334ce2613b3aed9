import Foundation

/// Restricts file access to one folder.
///
/// A file is opened by walking down from the folder one name at a time, without following symbolic links.
/// If a link is found, its real path is resolved, must be inside the folder, and is walked in the same way,
/// so that no concurrent change of the folder can lead outside.
final class FileRoot: Sendable {
  private let descriptor: Int32
  /// The folder's real path, ending with a slash.
  private let path: String

  /// - Returns: `nil` if `path` is no readable folder.
  init?(_ path: String) {
    guard let real = Self.realPath(path) else { return nil }
    descriptor = open(real, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.path = real.hasSuffix("/") ? real : real + "/"
  }

  deinit { close(descriptor) }

  /// Opens the regular file at `names`; `nil` if there is none that may be served.
  func file(at names: [String]) -> OpenFile? {
    guard Self.areAllowed(names) else { return nil }
    if let file = walk(names) { return OpenFile(adopting: file) }
    // Only a link explains these errors if the path exists.
    guard errno == ELOOP || errno == ENOTDIR,
      let real = Self.realPath(path + names.joined(separator: "/")), real.hasPrefix(path)
    else { return nil }
    let realNames = real.dropFirst(path.count).split(separator: "/").map(String.init)
    guard Self.areAllowed(realNames), let file = walk(realNames) else { return nil }
    return OpenFile(adopting: file)
  }

  /// Whether `names` leads neither upwards nor to a hidden file.
  static func areAllowed(_ names: [String]) -> Bool {
    !names.isEmpty && names.count <= 64
      && names.allSatisfy { name in
        !name.isEmpty && name.utf8.count <= 255 && name.utf8.first != UInt8(ascii: ".")
          && !name.utf8.contains { $0 == .slash || $0 == UInt8(ascii: "\\") || $0 < .space }
      }
  }

  private func walk(_ names: [String]) -> Int32? {
    var folder = descriptor
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      // O_NONBLOCK: opening a FIFO must not wait for its writer.
      let kind = isLast ? O_NONBLOCK : O_DIRECTORY
      let next = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let code = errno
      if folder != descriptor { close(folder) }
      guard next >= 0 else {
        errno = code
        return nil
      }
      folder = next
    }
    return folder
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
