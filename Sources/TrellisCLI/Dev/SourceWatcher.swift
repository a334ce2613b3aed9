import Foundation
import TrellisBase

/// Notices changes of files by comparing their times, sizes and numbers.
///
/// A scan of 2,000 files takes some milliseconds. Unlike notifications of the system, scans need no record of each
/// folder, notice files that an editor saves by renaming, lose nothing when many files change, and work in file systems
/// that a virtual machine or a container shares.
struct SourceWatcher {
  /// The times between two scans: without a change, and until two scans after a change are equal.
  static let interval = Duration.milliseconds(200)
  static let settlingTime = Duration.milliseconds(50)

  enum Outcome: Equatable {
    case unchanged
    /// Files have changed since the scan before; more changes may follow at once.
    case changing
    /// The paths that changed since the last outcome of this kind, sorted.
    case changed([String])
  }

  /// The files and folders that are watched; those that do not exist are empty.
  var roots: [String]
  private var known: [String: Mark]
  private var seen: [String: Mark]?

  /// The maximum number of files; further ones are not watched.
  private static let maximumFiles = 100_000

  init(roots: [String]) {
    self.roots = roots
    known = Self.scan(roots)
  }

  /// Scans the files once.
  ///
  /// - Complexity: O(*n*) in the files.
  mutating func poll() -> Outcome {
    let now = Self.scan(roots)
    if now == known {
      seen = nil
      return .unchanged
    }
    guard now == seen else {
      seen = now
      return .changing
    }
    let paths = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
    known = now
    seen = nil
    return .changed(paths.sorted { $0.isBefore($1) })
  }

  /// Whether files have changed since the last outcome `changed`.
  var isBehind: Bool { Self.scan(roots) != known }

  /// What tells two versions of a file.
  private struct Mark: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64
    var isFolder: Bool

    /// - Returns: `nil` for what is neither a file nor a folder; links are followed to files only.
    init?(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      if status.st_mode & S_IFMT == S_IFLNK {
        guard stat(path, &status) == 0 else { return nil }
      }
      guard isFolder || status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
      (size, number) = (Int64(status.st_size), UInt64(status.st_ino))
    }
  }

  private static func scan(_ roots: [String]) -> [String: Mark] {
    var found: [String: Mark] = [:]
    var pending = roots
    while let path = pending.popLast(), found.count < maximumFiles {
      guard let mark = Mark(path) else { continue }
      guard mark.isFolder else {
        found[path] = mark
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      pending += names.filter(isWatched).map { path + "/" + $0 }
    }
    return found
  }

  /// Not hidden, as `.build` and the files that editors write beside a file are, and no copy that an editor keeps.
  private static func isWatched(_ name: String) -> Bool {
    !name.begins(with: ".") && !name.ends(with: "~")
  }
}
