import ArgumentParser
import Foundation
import TrellisDOM
import TrellisDiff
import TrellisHTML

/// `trellis apply A.html operations.json`
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Applies the operations of 'trellis diff --json' to a page and prints the result.",
    discussion: """
      The options that leave parts of pages out must be those of the comparison. Ends with status 2 if a \
      file cannot be read, an operation does not fit the page, or HTML cannot express the result.
      """
  )

  @Argument(help: "The page.")
  var page: String

  @Argument(help: "The file of operations.")
  var operations: String

  @OptionGroup var reading: PageReading

  func run() throws {
    do {
      try DiffCommand.write(try result())
    } catch {
      throw ExitCode.failure("\(error)", of: "trellis apply")
    }
  }

  /// The HTML of the changed page.
  func result() throws -> String {
    let tree = try reading.whole(page)
    var bytes = try InputFile.bytes(of: operations)
    // Some editors write a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let steps: [DOMOperation]
    do {
      steps = try DOMOperation.operations(json: bytes)
    } catch {
      throw DiffCommand.UnreadablePage(file: operations, reason: "\(error)")
    }
    let changed = try MarkupDiff.apply(steps, to: tree)
    let html = changed.html
    // Names and texts of the operations could contain markup, and HTML has no notation for some trees.
    guard let page = try? ParsedDocument(bytes: Array(html.utf8)),
      try reading.simplified(MarkupTree(page), of: operations) == changed
    else {
      throw DiffCommand.UnreadablePage(
        file: operations,
        reason: "HTML cannot express the result: its parser would read other elements")
    }
    return html
  }
}
