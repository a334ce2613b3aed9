import Foundation

/// A folder that is deleted with its last reference.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    // Short, because the path of a Unix socket is limited to some 100 bytes.
    path = NSTemporaryDirectory() + "trellis-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String, age seconds: Double = 0) throws {
    try write(Array(text.utf8), to: name, age: seconds)
  }

  func write(_ bytes: [UInt8], to name: String, age seconds: Double = 0) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: url.path)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}
