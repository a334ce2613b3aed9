import Foundation
import TrellisBase

/// Notices changes of files by comparing their times, sizes and numbers.
///
/// A scan of 2,000 files takes some milliseconds: a folder is listed again only when its time has changed. Unlike
/// notifications of the system, scans need no record of each folder, notice files that an editor saves by renaming, lose
/// nothing when many files change, and work in file systems that a virtual machine or a container shares.
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
  private var known: [File] = []
  private var seen: [File]?
  /// The contents of folders by path.
  private var folders: [String: Listing] = [:]

  /// The maximum number of files; further ones are not watched.
  private static let maximumFiles = 100_000

  init(roots: [String]) {
    self.roots = roots
    known = scan()
  }

  /// Scans the files once.
  ///
  /// - Complexity: O(*n*) in the files.
  mutating func poll() -> Outcome {
    let now = scan()
    if now == known {
      seen = nil
      return .unchanged
    }
    guard now == seen else {
      seen = now
      return .changing
    }
    let changes = Set(now).symmetricDifference(known).map(\.path)
    known = now
    seen = nil
    return .changed(Set(changes).sorted { $0.isBefore($1) })
  }

  /// Whether files have changed since the last outcome `changed`.
  var isBehind: Bool {
    mutating get { scan() != known }
  }

  // MARK: Scanning

  private struct File: Hashable {
    let path: String
    let mark: Mark
  }

  /// What tells two versions of a file or a folder.
  private struct Mark: Hashable {
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

  /// The paths in a folder.
  private struct Listing {
    let mark: Mark
    let paths: [String]
    /// Whether the folder was listed so long after its last change that a later change has another time.
    let isReusable: Bool
  }

  private mutating func scan() -> [File] {
    var found: [File] = []
    found.reserveCapacity(known.count + 1)
    var pending = roots
    while let path = pending.popLast(), found.count < Self.maximumFiles {
      guard let mark = Mark(path) else { continue }
      if mark.isFolder {
        pending += paths(in: path, mark)
      } else {
        found.append(File(path: path, mark: mark))
      }
    }
    return found
  }

  private mutating func paths(in folder: String, _ mark: Mark) -> [String] {
    if let known = folders[folder], known.isReusable, known.mark == mark { return known.paths }
    let isReusable = Double(mark.seconds) + 2 < Date().timeIntervalSince1970
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter(Self.isWatched).sorted { $0.isBefore($1) }.map { folder + "/" + $0 }
    folders[folder] = Listing(mark: mark, paths: paths, isReusable: isReusable)
    return paths
  }

  /// Not hidden, as `.build` and the files that editors write beside a file are, and no copy that an editor keeps.
  private static func isWatched(_ name: String) -> Bool {
    !name.begins(with: ".") && !name.ends(with: "~")
  }
}
