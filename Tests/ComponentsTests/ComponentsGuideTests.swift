import Foundation
import Testing

/// The code of `docs/COMPONENTS.md` is that of `Examples/Components` and of these tests, which the compiler checks.
struct ComponentsGuideTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The quoted code, each with the file that it is from.
  private func excerpts() throws -> [(file: String, code: String)] {
    let parts = try text("docs/COMPONENTS.md").components(separatedBy: "\n```swift\n")
    return zip(parts, parts.dropFirst()).map { before, after in
      let file = before.components(separatedBy: "`").dropLast().last ?? ""
      return (file, after.components(separatedBy: "\n```").first ?? "")
    }
  }

  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func theGuideQuotesCompiledCode() throws {
    for (file, code) in try excerpts() {
      let source = lines(try text(file))
      #expect(source.contains(lines(code)), "\(file) does not contain:\n\(code)")
    }
  }

  @Test func eachStepQuotesCode() throws {
    let steps = try text("docs/COMPONENTS.md").components(separatedBy: "\n## ").dropFirst()
      .filter { $0.first?.isNumber == true }
    #expect(steps.count == 12)
    for (index, step) in steps.enumerated() {
      #expect(step.hasPrefix("\(index + 1). "))
      #expect(step.contains("\n```swift\n"), "step \(index + 1) has no code")
    }
  }
}
