import ArgumentParser
import Foundation
import TrellisBase
import TrellisDOM
import TrellisDiff
import TrellisHTML

/// `trellis diff A.html B.html`
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pages, or the pages of two folders.",
    discussion: """
      Without --json or --whole, the visible content is compared: attribute order, class order, comments, \
      nonces and white space that no browser shows do not count, and generated classes count as \
      their declarations; the style sheet of an exported page is read from a folder around the page. With \
      --json, all nodes count, so that 'trellis apply' makes the second page of the first. Ends with \
      status 0 if the pages are equal, 1 if they differ, 2 if one of them cannot be read.
      """
  )

  @Argument(help: "The first page or folder.")
  var expected: String

  @Argument(help: "The second page or folder.")
  var actual: String

  @Option(help: "The maximum number of operations to print as text.")
  var limit = 100

  @Flag(help: "Print the operations as JSON, for 'trellis apply'.")
  var json = false

  @Flag(help: "Print the differing lines of both pages, one tag or text a line.")
  var unified = false

  @Flag(help: "Compare all nodes: comments, instructions, white space and the document type too.")
  var whole = false

  @OptionGroup var tolerances: ToleranceOptions

  @Option(
    help: "A folder for a report: both pages drawn from their frames, with the changes marked.")
  var report: String?

  @Option(help: "Whether text is coloured: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var reading: PageReading

  enum ColorChoice: String, ExpressibleByArgument {
    case auto, always, never
  }

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit must be at least 1, not \(limit)") }
    if report != nil, json || whole {
      throw ValidationError("--report compares the visible content; it excludes --json and --whole")
    }
    if json, unified { throw ValidationError("--json and --unified exclude each other") }
  }

  func run() throws {
    do throws(UnreadablePage) {
      let areFolders = (Self.isFolder(expected), Self.isFolder(actual))
      let isEqual: Bool
      switch areFolders {
      case (true, true): isEqual = try compareFolders()
      case (false, false):
        let result = try compare(expected, actual)
        try Self.write(result.text)
        isEqual = result.operations.isEmpty
        if let report {
          let name = URL(filePath: actual).lastPathComponent
          let page = DiffReport(names: (expected, actual)).page(
            DiffReport.Comparison(name: name, trees: result.trees, operations: result.operations))
          try Self.write(page, to: "index.html", in: report)
        }
      case (true, false): throw UnreadablePage(file: actual, reason: "Is no folder")
      case (false, true): throw UnreadablePage(file: expected, reason: "Is no folder")
      }
      if isEqual { return }
    } catch {
      throw ExitCode.failure("\(error)", of: "trellis diff")
    }
    throw ExitCode(1)
  }

  /// The result of comparing two pages.
  private struct Result {
    var trees: (MarkupTree, MarkupTree)
    var operations: [DOMOperation]
    /// The text to print.
    var text: String
  }

  /// Compares two pages.
  private func compare(_ first: String, _ second: String) throws(UnreadablePage) -> Result {
    let trees: (MarkupTree, MarkupTree)
    if json || whole {
      trees = (try reading.whole(first), try reading.whole(second))
    } else {
      trees = (try reading.visible(first), try reading.visible(second))
    }
    let operations = MarkupDiff.operations(
      from: trees.0, to: trees.1, tolerating: tolerances.value)
    func result(_ text: String) -> Result {
      Result(trees: trees, operations: operations, text: text)
    }
    if json { return result(DOMOperation.json(operations)) }
    guard !operations.isEmpty else { return result("") }
    let style = DiffStyle(isColored: isColored)
    if unified {
      let text = UnifiedDiff.text(
        UnifiedDiff.lines(trees.0), UnifiedDiff.lines(trees.1), names: (first, second))
      return result(style.unified(text))
    }
    var text = ""
    for operation in operations.prefix(limit) {
      text += style.operation(operation.lines(trees.0, trees.1))
    }
    if operations.count > limit { text += "… and \(operations.count - limit) more\n" }
    let noun = operations.count == 1 ? "operation" : "operations"
    text += "\(first) and \(second): \(operations.count) \(noun)\n"
    return result(text)
  }

  private var isColored: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      isatty(1) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }
  }

  // MARK: Folders

  private func compareFolders() throws(UnreadablePage) -> Bool {
    let (text, isEqual) = try folderComparison()
    try Self.write(text)
    return isEqual
  }

  /// The text to print about two folders, and whether their pages are equal.
  func folderComparison() throws(UnreadablePage) -> (text: String, isEqual: Bool) {
    let files = (try Self.pages(in: expected), try Self.pages(in: actual))
    let both = files.0.filter(Set(files.1).contains)
    var summary = ""
    var details = ""
    var json: [String] = []
    var differing = 0
    var reported: [(name: String, file: String, count: Int)] = []
    let onlyFirst = Set(files.0).subtracting(files.1).sorted()
    let onlySecond = Set(files.1).subtracting(files.0).sorted()
    for file in onlyFirst { summary += "- \(file): only in \(expected)\n" }
    for file in onlySecond { summary += "+ \(file): only in \(actual)\n" }
    let missing = onlyFirst.count + onlySecond.count
    for file in both {
      let result = try compare("\(expected)/\(file)", "\(actual)/\(file)")
      let count = result.operations.count
      if let report, count > 0 {
        let page = "page-\(reported.count + 1).html"
        try Self.write(
          DiffReport(names: (expected, actual)).page(
            DiffReport.Comparison(
              name: file, trees: result.trees, operations: result.operations), back: "index.html"),
          to: page, in: report)
        reported.append((file, page, count))
      }
      if self.json {
        json.append("{\"page\":\(Self.jsonText(file)),\"difference\":\(result.text)}")
      }
      guard count > 0 else { continue }
      differing += 1
      summary += "~ \(file): \(count) operation\(count == 1 ? "" : "s")\n"
      details += "\n" + result.text
    }
    if let report {
      let single = onlyFirst.map { (name: $0, isFirst: true) }
      let other = onlySecond.map { (name: $0, isFirst: false) }
      try Self.write(
        DiffReport(names: (expected, actual)).summary(
          reported, equal: both.count - differing, missing: single + other),
        to: "index.html", in: report)
    }
    let isEqual = differing == 0 && missing == 0
    guard self.json else {
      let count =
        "\(both.count) pages compared, \(differing) differ, \(missing) in one folder only\n"
      return (count + summary + details, isEqual)
    }
    func list(_ names: [String]) -> String { names.map(Self.jsonText).joined(separator: ",") }
    let text = """
      {"pages":[
      \(json.joined(separator: ",\n"))
      ],"onlyFirst":[\(list(onlyFirst))],"onlySecond":[\(list(onlySecond))]}

      """
    return (text, isEqual)
  }

  /// A text as a string of JSON.
  private static func jsonText(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The relative paths of the pages below a folder, sorted.
  private static func pages(in folder: String) throws(UnreadablePage) -> [String] {
    try files(in: folder) { $0.ends(with: ".html") || $0.ends(with: ".htm") }
  }

  /// The relative paths of some files below a folder, sorted.
  static func files(
    in folder: String, where isWanted: (String) -> Bool
  ) throws(UnreadablePage) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw UnreadablePage(file: folder, reason: "Cannot read the folder")
    }
    return names.compactMap { $0 as? String }.filter(isWanted).sorted()
  }

  // MARK: Files

  /// Prints the result of a command.
  static func write(
    _ text: String, to output: FileHandle = .standardOutput
  ) throws(UnreadablePage) {
    do {
      try output.write(contentsOf: Data(text.utf8))
    } catch {
      throw UnreadablePage(file: "standard output", reason: "Cannot write the result")
    }
  }

  /// Writes a file of a report.
  static func write(
    _ text: String, to name: String, in folder: String
  ) throws(UnreadablePage) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
    } catch {
      throw UnreadablePage(
        file: folder, reason: "Cannot write the report: \(FileFailure.reason(of: error))")
    }
  }

  /// A reason that a page cannot be compared.
  struct UnreadablePage: Error, CustomStringConvertible {
    let file: String
    let reason: String
    var description: String { "\(file): \(reason)" }
  }

  /// Reads and parses a file.
  static func document(_ file: String) throws(UnreadablePage) -> ParsedDocument {
    let bytes = try InputFile.bytes(of: file)
    do {
      return try ParsedDocument(
        bytes: bytes, limits: ParseLimits(bytes: PageReading.byteLimit))
    } catch {
      throw UnreadablePage(file: file, reason: "\(error)")
    }
  }

  /// The text of a style sheet that an exported page links to, in the folders around the page.
  ///
  /// An absolute path is resolved in each of them, a relative one as browsers do.
  static func styleSheet(_ address: String, of file: String) -> String? {
    var folder = URL(filePath: file).standardizedFileURL.deletingLastPathComponent()
    var path = address[...]
    var ups = 0
    while path.begins(with: "../"), ups < 16 {
      path = path.dropping(3)
      folder.deleteLastPathComponent()
      ups += 1
    }
    while path.begins(with: "/") { path = path.dropping(1) }
    guard path.ends(with: ".css"), !path.holds(".."), !path.holds(":") else { return nil }
    for _ in 0..<16 {
      if let text = try? String(contentsOf: folder.appending(path: String(path)), encoding: .utf8) {
        return text
      }
      guard address.begins(with: "/"), folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
