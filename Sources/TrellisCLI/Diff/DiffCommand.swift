import ArgumentParser
import Foundation
import TrellisDOM

/// `trellis diff A.html B.html`
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares the visible content of two pages.",
    discussion: """
      Attribute order, class order, comments, nonces and white space that no browser shows do not \
      count, and generated classes count as the declarations they stand for; the style sheet of an \
      exported page is looked for beside it. Ends with status 0 if the pages are equal, 1 if they \
      differ, 2 if one of them cannot be read.
      """
  )

  @Argument(help: "The expected page.")
  var expected: String

  @Argument(help: "The actual page.")
  var actual: String

  @Option(help: "The maximum number of differences to print.")
  var limit = 100

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit must be at least 1, not \(limit)") }
  }

  func run() throws {
    let pages: (DOMTree, DOMTree)
    do {
      pages = try (Self.read(expected), Self.read(actual))
    } catch {
      FileHandle.standardError.write(Data("trellis diff: \(error)\n".utf8))
      throw ExitCode(2)
    }
    let differences = DOMDiff.differences(pages.0, pages.1, limit: limit + 1)
    guard !differences.isEmpty else { return }
    for difference in differences.prefix(limit) { print(difference) }
    let count = differences.count > limit ? "more than \(limit)" : "\(differences.count)"
    let noun = differences.count == 1 ? "difference" : "differences"
    print("\(expected) and \(actual): \(count) \(noun)")
    throw ExitCode(1)
  }

  /// A reason that a page cannot be compared.
  struct UnreadablePage: Error, CustomStringConvertible {
    let file: String
    let reason: String
    var description: String { "\(file): \(reason)" }
  }

  static func read(_ file: String) throws(UnreadablePage) -> DOMTree {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UnreadablePage(file: file, reason: "Cannot read the file: missing or not readable")
    }
    do {
      let page = try ParsedDocument(bytes: Array(data))
      return DOMTree(page) { address in styleSheet(address, of: file) }
    } catch {
      throw UnreadablePage(file: file, reason: "\(error)")
    }
  }

  /// The text of a style sheet that an exported page links to; an absolute path is resolved in the folders
  /// above the page.
  private static func styleSheet(_ address: String, of file: String) -> String? {
    var path = address[...]
    while path.hasPrefix("/") { path.removeFirst() }
    guard !path.isEmpty, !path.contains(".."), !path.contains(":") else { return nil }
    var folder = URL(filePath: file).deletingLastPathComponent()
    for _ in 0..<16 {
      if let text = try? String(contentsOf: folder.appending(path: String(path)), encoding: .utf8) {
        return text
      }
      guard address.hasPrefix("/"), folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
