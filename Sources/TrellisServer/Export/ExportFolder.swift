import Foundation
import Synchronization
import TrellisBase

/// The folder of an export. Files whose content is unchanged are not written again.
final class ExportFolder: Sendable {
  let path: String
  private let state = Mutex(State())

  private struct State {
    var folders: Set<String> = []
    /// The files by their names as file systems compare them that ignore case and normalisation.
    var files: [String: Entry] = [:]
    var written: Set<String> = []
  }

  private struct Entry {
    let name: String
    /// The fingerprint of the content; `nil` for a file of the previous export.
    var content: String?
  }

  init(path: String) { self.path = path }

  /// All files of this export, as paths in the folder.
  var files: Set<String> { state.withLock { Set($0.files.values.map(\.name)) } }
  /// The new and changed ones.
  var written: Set<String> { state.withLock { $0.written } }

  /// Stores `bytes` as `file`; may be called by several threads. Equal content may be stored several times: pages with
  /// equal style sheets share a file.
  ///
  /// - Throws: ``ExportError`` if the file cannot be written, or if this export has stored other content as the file, or
  ///   a file whose name differs in case or normalisation only, which is the same file on some computers.
  func write(_ bytes: [UInt8], to file: String) throws {
    let full = path + "/" + file
    guard try claim(file, bytes) else { return }
    if Self.has(full, bytes) { return }
    try makeFolder(of: file)
    // The file is written under another name and renamed, so that a server of the folder never sends a part of it.
    // Nobody can put a link there before, as the name cannot be guessed.
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

  /// Records `file` with its content; `false` if this export has stored it already.
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

  /// Replaces bytes in a written file by as many others: one write, so that readers get the old or the new ones.
  ///
  /// - Parameter place: the offset of `old`; a file that has other bytes there is not changed.
  func replace(_ old: String, by new: String, in file: String, at place: Int) throws {
    let full = path + "/" + file
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    guard old != new, old.count == new.count else { return }
    let descriptor = open(full, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(full) }
    defer { close(descriptor) }
    var found = [UInt8](repeating: 0, count: old.count)
    guard pread(descriptor, &found, found.count, off_t(place)) == old.count, found == old else {
      return
    }
    guard pwrite(descriptor, new, new.count, off_t(place)) == new.count else {
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

  /// Whether the file exists and has exactly these bytes.
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

  /// Records a file of the previous export as one of this export.
  func keep(_ file: String) {
    state.withLock { $0.files[file.lowercased()] = Entry(name: file) }
  }

  /// Removes the files of the previous export, `old`, that this one does not have, and the folders that become empty.
  ///
  /// - Returns: the removed files, sorted.
  func remove(_ old: Set<String>) -> [String] {
    let manager = FileManager.default
    let stale = old.subtracting(files).sorted()
    // On a disk that does not distinguish cases, a file may have got another name; what is behind a link is not the export's.
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

  /// Whether a file of this export is the same file, under a name that differs in case.
  private func isKept(_ file: String) -> Bool {
    guard let kept = state.withLock({ $0.files[file.lowercased()]?.name }) else { return false }
    var (one, other) = (stat(), stat())
    return lstat(path + "/" + file, &one) == 0 && lstat(path + "/" + kept, &other) == 0
      && one.st_ino == other.st_ino && one.st_dev == other.st_dev
  }

  /// The folders from the export's to `folder`.
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

  /// Makes the folder of a file. A folder is recorded after it is made, so that other threads can use a recorded one.
  private func makeFolder(of file: String) throws {
    let folder = Self.folder(of: file)
    if state.withLock({ $0.folders.contains(folder) }) { return }
    // A link is replaced, so that nothing is written elsewhere.
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
