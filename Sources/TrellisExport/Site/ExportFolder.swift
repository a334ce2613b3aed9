import Foundation
import Synchronization
import TrellisBase
import TrellisHTML
import TrellisServer

/// The folder of an export. Files with unchanged content are not written.
final class ExportFolder: Sendable {
  let path: String
  private let state = Mutex(State())

  private struct State {
    var folders: Set<String> = []
    /// The files by lower-case name, because some file systems ignore case and normalisation.
    var files: [String: Entry] = [:]
    var written: Set<String> = []
  }

  private struct Entry {
    let name: String
    /// The fingerprint of the content; `nil` for a file kept from the previous export.
    var content: String?
  }

  init(path: String) { self.path = path }

  /// All files of this export, as paths in the folder.
  var files: Set<String> { state.withLock { Set($0.files.values.map(\.name)) } }
  /// The new and changed files.
  var written: Set<String> { state.withLock { $0.written } }

  /// Stores `bytes` as `file`; may be called by several threads. The same content may be stored repeatedly, because
  /// pages with equal style sheets share a file.
  ///
  /// - Parameter kind: the kind of a file whose content is checked first; `nil` for others.
  /// - Throws: ``ExportError`` if the content is invalid, if the file cannot be written, or if this export has already
  ///   stored other content as the file, or a file whose name differs only in case or normalisation: it is the same
  ///   file on some computers.
  func write(_ bytes: [UInt8], to file: String, as kind: FileCheck.Kind? = nil) throws {
    let full = path + "/" + file
    guard try claim(file, bytes) else { return }
    if let kind { try Self.check(bytes, of: file, as: kind) }
    if Self.has(full, bytes) { return }
    try makeFolder(of: file)
    // The file is written under a temporary name and renamed, so that a server of the folder never sends a part of it.
    // The temporary name cannot be guessed, so nobody can place a link there.
    let temporary = full + ".\(String(UInt64.random(in: .min ... .max), radix: 36)).trellis-new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(full) }
    let isWritten = Self.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(temporary, full) == 0 else {
      defer { unlink(temporary) }
      throw Self.failure(full)
    }
    state.withLock { _ = $0.written.insert(file) }
  }

  /// Checks the content of a file before it is written.
  private static func check(
    _ bytes: [UInt8], of file: String, as kind: FileCheck.Kind
  ) throws(ExportError) {
    let limits = ParseLimits(bytes: .max)
    guard let problem = FileCheck(bytes, as: kind, limits: limits).problems.first else { return }
    throw .invalid(file, line: problem.line, reason: problem.reason)
  }

  /// Records `file` with its content; `false` if this export has already stored it.
  private func claim(_ file: String, _ bytes: [UInt8]) throws(ExportError) -> Bool {
    var fingerprint = Fingerprint()
    fingerprint.add(bytes)
    let content = fingerprint.text
    let other: Entry? = state.withLock { state in
      let former = state.files.updateValue(
        Entry(name: file, content: content), forKey: file.lowercased())
      if let former, former.content != nil || !former.name.isExactly(file) {
        state.files[file.lowercased()] = former
      }
      return former
    }
    guard let other else { return true }
    guard other.name.isExactly(file) else { throw .sameFile(other.name, file) }
    if let known = other.content, known != content { throw .sameFile(other.name, file) }
    return other.content == nil
  }

  /// Replaces `old` in a written file by `new`, of the same length, in a single write.
  ///
  /// - Parameter offset: the offset of `old`; a file with other bytes at this offset is not changed.
  func replace(_ old: String, by new: String, in file: String, at offset: Int) throws {
    let full = path + "/" + file
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    guard old != new, old.count == new.count else { return }
    let descriptor = open(full, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(full) }
    defer { close(descriptor) }
    var found = [UInt8](repeating: 0, count: old.count)
    guard pread(descriptor, &found, found.count, off_t(offset)) == old.count, found == old else {
      return
    }
    guard pwrite(descriptor, new, new.count, off_t(offset)) == new.count else {
      throw Self.failure(full)
    }
    state.withLock { _ = $0.written.insert(file) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }

  /// Whether the file exists with exactly these bytes.
  private static func has(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard size(of: path) == bytes.count else { return false }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = read(descriptor, buffer.baseAddress, min(buffer.count, rest.count))
        if count < 0, errno == EINTR { continue }
        guard count > 0, rest.starts(with: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func failure(_ path: String) -> ExportError {
    .cannotWrite(path, reason: String(cString: strerror(errno)))
  }

  /// Records a file of the previous export as part of this export.
  func keep(_ file: String) {
    state.withLock { $0.files[file.lowercased()] = Entry(name: file) }
  }

  /// Removes obsolete files: the files in `old`, of the previous export, that this export does not have. Removes
  /// folders that become empty.
  ///
  /// - Returns: the obsolete files, sorted.
  func remove(_ old: Set<String>) -> [String] {
    let manager = FileManager.default
    let stale = old.subtracting(files).sorted()
    // On a disk that ignores case, an obsolete name may be the same file as a current name. Files behind a link do not
    // belong to the export.
    for file in stale where !isKept(file) && !hasLink(in: Self.folder(of: file)) {
      try? manager.removeItem(atPath: path + "/" + file)
      var folder = Self.folder(of: file)
      while !folder.isEmpty,
        (try? manager.contentsOfDirectory(atPath: path + "/" + folder))?.isEmpty == true
      {
        try? manager.removeItem(atPath: path + "/" + folder)
        folder = Self.folder(of: folder)
      }
    }
    return stale
  }

  /// Whether the file is also a file of this export, under a name that differs in case.
  private func isKept(_ file: String) -> Bool {
    guard let kept = state.withLock({ $0.files[file.lowercased()]?.name }) else { return false }
    var (one, other) = (stat(), stat())
    return lstat(path + "/" + file, &one) == 0 && lstat(path + "/" + kept, &other) == 0
      && one.st_ino == other.st_ino && one.st_dev == other.st_dev
  }

  /// `folder` and all folders that contain it, from the outermost.
  private static func folders(to folder: String) -> [String] {
    folder.utf8.indices.filter { folder.utf8[$0] == UInt8(ascii: "/") }.map {
      String(folder[..<$0])
    } + [folder]
  }

  private func isLink(_ folder: String) -> Bool {
    var info = stat()
    return !folder.isEmpty && lstat(path + "/" + folder, &info) == 0
      && info.st_mode & S_IFMT == S_IFLNK
  }

  private func hasLink(in folder: String) -> Bool {
    Self.folders(to: folder).contains(where: isLink)
  }

  private static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ""
  }

  private static func size(of path: String) -> Int? {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil
  }

  /// Creates the folder of a file. A folder is recorded after its creation, so that a recorded folder always exists.
  private func makeFolder(of file: String) throws {
    let folder = Self.folder(of: file)
    if state.withLock({ $0.folders.contains(folder) }) { return }
    // A link is replaced by a folder, so that nothing is written outside.
    for one in Self.folders(to: folder) where isLink(one) { unlink(path + "/" + one) }
    let full = path + "/" + folder
    if mkdir(full, 0o777) != 0, errno != EEXIST {
      do {
        try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
      } catch {
        throw ExportError.cannotWrite(path + "/" + file, reason: error.localizedDescription)
      }
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }
}
