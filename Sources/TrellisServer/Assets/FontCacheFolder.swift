import Foundation
import TrellisBase
import TrellisText

/// A cache of font slices on disk, reused by a restarted server.
///
/// File names come only from the server, never from a request. Each file has a header with a checksum of its name and
/// content: a truncated, damaged or exchanged file is treated as missing. Only the server's user may write to the
/// folder, because a checksum does not protect against forgery.
struct FontCacheFolder: Sendable {
  let path: String
  /// The maximum total size of the files in bytes; beyond it the oldest files are removed.
  let byteLimit: Int

  /// A reason that a folder cannot be used.
  enum Refusal: Error, Equatable, CustomStringConvertible {
    case cannotMake(String)
    case belongsToOthers(String)

    var description: String {
      switch self {
      case .cannotMake(let path): "Cannot make the font cache folder \(path)"
      case .belongsToOthers(let path):
        "Cannot use \(path) as the font cache folder: it belongs to another user, or others may write "
          + "to it; chmod 700, or name another folder with --font-cache"
      }
    }
  }

  /// Creates the folder if it does not exist.
  init(path: String, byteLimit: Int = 256 << 20) throws(Refusal) {
    self.path = path
    self.byteLimit = byteLimit
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw .cannotMake(path) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotMake(path) }
    guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
      throw .belongsToOthers(path)
    }
  }

  private static let suffix = ".trellis-font"
  private static let mark = "Trellis font 1 "
  /// The mark, the checksum and a line feed.
  private static let headerSize = 15 + 16 + 1
  private static let largestFile = 64 << 20

  private func file(_ name: String) -> String { path + "/" + name + Self.suffix }

  /// The content stored under a name; an invalid file is removed.
  func content(of name: String) -> [UInt8]? {
    let file = file(name)
    guard
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int,
      size <= Self.largestFile, let data = FileManager.default.contents(atPath: file)
    else { return nil }
    let bytes = Array(data)
    let content = Array(bytes.dropFirst(Self.headerSize))
    guard bytes.prefix(Self.headerSize).elementsEqual(Self.header(name, content)) else {
      try? FileManager.default.removeItem(atPath: file)
      return nil
    }
    return content
  }

  /// Stores content under a name, atomically. If the disk is full, nothing is stored.
  func keep(_ content: [UInt8], as name: String) {
    let data = Data(Self.header(name, content) + content)
    guard data.count <= min(Self.largestFile, byteLimit) else { return }
    try? data.write(to: URL(fileURLWithPath: file(name)), options: .atomic)
    removeOldest()
  }

  private static func header(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var hash = ContentHash()
    hash.add(name)
    content.withUnsafeBytes { hash.add($0) }
    return Array((mark + hash.text + "\n").utf8)
  }

  /// Removes the oldest files until the rest is within the limit.
  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let all =
      (try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: Array(keys))) ?? []
    var files: [(url: URL, size: Int, date: Date)] = []
    for url in all where url.lastPathComponent.ends(withText: Self.suffix) {
      guard let values = try? url.resourceValues(forKeys: keys) else { continue }
      files.append((url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.date < $1.date }) where total > byteLimit {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.size
    }
  }
}
