import Foundation

/// Code that a document quotes from a file: a block of Swift after a line that names the file.
public struct Quotation: Sendable {
  /// The path of the file in the repository.
  public let file: String
  /// The quoted code.
  public let code: String

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the repository.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// All quotations of a document.
  public static func all(in document: String) throws -> [Quotation] {
    let parts = try text(document).components(separatedBy: "\n```swift\n")
    return zip(parts, parts.dropFirst()).map { before, after in
      Quotation(
        file: before.components(separatedBy: "`").dropLast().last ?? "",
        code: after.components(separatedBy: "\n```").first ?? "")
    }
  }

  /// Whether the file contains the code, apart from indentation and empty lines.
  public func isInFile() throws -> Bool {
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    return lines(try Self.text(file)).contains(lines(code))
  }
}
