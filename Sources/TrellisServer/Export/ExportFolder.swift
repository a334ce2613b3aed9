import Foundation
import Synchronization

/// The folder of an export. Files that have the wanted content already are not written again.
final class ExportFolder: Sendable {
  let path: String
  private let state = Mutex(State())

  private struct State {
    var folders: Set<String> = []
    var files: Set<String> = []
    var written: Set<String> = []
  }

  init(path: String) { self.path = path }

  /// All files of this export, as paths in the folder.
  var files: Set<String> { state.withLock { $0.files } }
  /// The new and changed ones.
  var written: Set<String> { state.withLock { $0.written } }

  /// Stores `bytes` as `file`; may be called by several threads for different files.
  func write(_ bytes: [UInt8], to file: String) throws {
    let full = path + "/" + file
    // Pages with equal style sheets share a file.
    guard state.withLock({ $0.files.insert(file).inserted }) else { return }
    if Self.size(of: full) == bytes.count,
      let old = FileManager.default.contents(atPath: full), old.elementsEqual(bytes)
    {
      return
    }
    try makeFolder(of: file)
    do {
      // Another file takes the name at once, so that a server of the folder never sends a half-written file.
      try Data(bytes).write(to: URL(fileURLWithPath: full), options: .atomic)
    } catch {
      throw ExportError.cannotWrite(full, reason: error.localizedDescription)
    }
    state.withLock { _ = $0.written.insert(file) }
  }

  /// Replaces a file of the export before, which is noted as one of this export.
  func rewrite(_ bytes: [UInt8], to file: String) throws {
    state.withLock { _ = $0.files.remove(file) }
    try write(bytes, to: file)
  }

  /// Notes a file of the export before as one of this export.
  func keep(_ file: String) { state.withLock { _ = $0.files.insert(file) } }

  /// Removes the files of the export before, `old`, that this one does not have, and the folders that are then empty.
  ///
  /// - Returns: the removed files, sorted.
  func remove(_ old: Set<String>) -> [String] {
    let manager = FileManager.default
    let stale = old.subtracting(files).sorted()
    for file in stale {
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

  func contents(of file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + file).map(Array.init)
  }

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func size(of path: String) -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : nil
  }

  private func makeFolder(of file: String) throws {
    let folder = path + "/" + Self.folder(of: file)
    guard state.withLock({ $0.folders.insert(folder).inserted }) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ExportError.cannotWrite(path + "/" + file, reason: error.localizedDescription)
    }
  }
}
