import Foundation
import TrellisDOM
import TrellisDiff

/// The part of a page that a snapshot contains.
public enum SnapshotContent: String, Sendable {
  /// Roles, names and states for assistive technology. The same in all back ends.
  case roles
  /// The visible texts. The same in all back ends.
  case text
  /// The elements with their attributes, one tag a line, without numbers that differ between runs.
  case html
  /// The elements with their frames in CSS px.
  case layout
}

/// A file with a recorded page, next to a test.
struct Snapshot {
  let path: String

  /// - Parameters:
  ///   - name: distinguishes several snapshots of one test.
  ///   - file: the path of the test.
  ///   - function: the name of the test.
  init(name: String?, _ content: SnapshotContent, file: String, function: String) {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let suite = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    let test = function.prefix { $0 != "(" }.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let parts = [test, name.map(Self.fileName), content.rawValue].compactMap(\.self)
    path = folder + "/Snapshots/" + suite + "/" + parts.joined(separator: ".") + ".txt"
  }

  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
  }

  /// Compares a text with the file; writes the file if it does not exist, or if changes are approved.
  ///
  /// - Throws: ``ExpectationError`` with the differing lines; the errors of writing.
  func check(_ text: String, environment: [String: String]) throws {
    let text = text + "\n"
    let recorded = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    if recorded == text { return }
    let mode = environment["TRELLIS_SNAPSHOTS"]
    if mode == "approve" || (recorded == nil && mode != "check") { return try write(text) }
    guard let recorded else {
      throw ExpectationError(
        "There is no snapshot \(path); run the test once without TRELLIS_SNAPSHOTS=check")
    }
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let difference = UnifiedDiff.text(
      lines(recorded), lines(text), names: (old: path, new: "this page"))
    throw ExpectationError(
      "The page differs from its snapshot; TRELLIS_SNAPSHOTS=approve records it anew.\n"
        + difference)
  }

  private func write(_ text: String) throws {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension PageElement {
  /// The text of a snapshot of the element.
  func snapshot(_ content: SnapshotContent) -> String {
    switch content {
    case .roles: return roleTree
    case .text: return visibleText
    case .layout: return layout
    case .html: return stableHTML.joined(separator: "\n")
    }
  }

  /// Compares the element with the file `Snapshots/Suite/test.name.roles.txt` next to the test.
  ///
  /// The first run writes the file. With the environment variable `TRELLIS_SNAPSHOTS=approve` differing files are
  /// rewritten, and with `TRELLIS_SNAPSHOTS=check` a missing file is a failure.
  ///
  /// - Parameters:
  ///   - content: the part of the page that is compared.
  ///   - name: distinguishes several snapshots of one test.
  /// - Throws: ``ExpectationError`` with the differing lines.
  public func expectSnapshot(
    _ content: SnapshotContent = .roles, named name: String? = nil, file: String = #filePath,
    function: String = #function
  ) throws {
    try Snapshot(name: name, content, file: file, function: function)
      .check(snapshot(content), environment: ProcessInfo.processInfo.environment)
  }
}

extension TestScope {
  /// Compares the scope with a file next to the test; see `expectSnapshot(_:named:file:function:)`.
  ///
  /// - Throws: ``ExpectationError`` with the differing lines.
  public func expectSnapshot(
    _ content: SnapshotContent = .roles, named name: String? = nil, file: String = #filePath,
    function: String = #function
  ) async throws {
    try await element.expectSnapshot(content, named: name, file: file, function: function)
  }
}
