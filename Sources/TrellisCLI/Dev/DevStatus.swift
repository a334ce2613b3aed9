import Foundation
import TrellisBase

/// What `trellis dev` tells the open pages. The program reads it from a file and sends it to its pages unchanged
/// (`public/development.js` shows it).
struct DevStatus: Codable, Equatable, Sendable {
  enum Phase: String, Codable, Sendable {
    /// The sources are built; the program of the build before may be running.
    case building
    /// The build failed; the program of the build before may be running.
    case failed
    /// The program of the last build is running.
    case running
    /// The program ended by itself.
    case ended
  }

  var phase: Phase
  var product: String
  /// The errors of a build that failed.
  var errors: [BuildError] = []
  /// The last lines of a build that failed without an error that was found in its output, or of the errors that a
  /// program wrote before it ended.
  var output: [String] = []
  /// How the program ended, such as `signal 4`.
  var reason: String?
  /// The last event that the program handled before it ended.
  var event: String?

  /// The title of the notice for this status; `nil` if there is nothing to tell.
  var title: String? {
    switch phase {
    case .building: "Building \(product) …"
    case .failed: "\(product) cannot be built"
    case .running: nil
    case .ended: "\(product) ended by itself" + (reason.map { ": \($0)" } ?? "")
    }
  }

  /// The last lines of `text`, each at most 2,000 bytes.
  static func lastLines(of text: String, count: Int = 30) -> [String] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).suffix(count)
    return lines.map { String(decoding: $0.prefix(BuildError.maximumBytes), as: UTF8.self) }
  }

  /// The lines of the errors that a program wrote before it ended: from the last fatal error to the registers, which Swift
  /// prints after the calls; without one the last lines.
  static func lastWords(of text: String) -> [String] {
    let lines = text.lines
    guard let first = lines.lastIndex(where: { $0.holds("Fatal error") }) else {
      return lastLines(of: text)
    }
    let rest = lines[first...].prefix { !$0.begins(with: "Registers:") }
    return lastLines(of: rest.prefix(60).joined(separator: "\n"), count: 60)
  }

  /// In JSON, as the program sends it to its pages.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// Replaces the file at `path` at once, so that a reader sees the former or the new status.
  ///
  /// - Throws: the error of the file system.
  func write(to path: String) throws {
    try json.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
