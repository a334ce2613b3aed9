import ArgumentParser
import Foundation
import TrellisDOM
import TrellisHTML

/// `trellis query FILE QUERY`
struct QueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Prints the matches of a CSS selector or an XPath query in a page.",
    discussion: """
      A query that begins with '/', '(' or a function such as 'count(' is XPath, any other one a CSS \
      selector. Without an option the path and the HTML of each match are printed. Ends with status 0 if \
      something matches, 1 if nothing does, 2 if the page or the query cannot be read.
      """
  )

  @Argument(help: "The page.")
  var page: String

  @Argument(help: "The CSS selector or the XPath query.")
  var query: String

  @Flag(help: "Print the matches as JSON.")
  var json = false

  @Flag(help: "Print the text of each match on a line, with its white space collapsed.")
  var text = false

  @Flag(help: "Print the number of matches.")
  var count = false

  func validate() throws {
    guard [json, text, count].filter({ $0 }).count < 2 else {
      throw ValidationError("--json, --text and --count exclude each other")
    }
  }

  func run() throws {
    let output: (text: String, hasMatch: Bool)
    do {
      output = try result()
      try DiffCommand.write(output.text)
    } catch {
      throw ExitCode.failure("\(error)", of: "trellis query")
    }
    if !output.hasMatch { throw ExitCode(1) }
  }

  /// The text to print, and whether something matches.
  func result() throws -> (text: String, hasMatch: Bool) {
    let isXPath = query.prefixMatch(of: /\s*([\/(]|[a-z\-]+\()/) != nil
    guard let xpath = isXPath ? query : CSSSelector.xpath(query) else {
      throw DiffCommand.UnreadablePage(
        file: query, reason: "The selector is malformed or not supported")
    }
    switch try DiffCommand.document(page).query(xpath) {
    case .value(let value):
      let list = json ? "{\"value\":\(Self.quoted(value))}" : value
      return (list + "\n", value != "false")
    case .nodes(let matches):
      return (lines(matches), !matches.isEmpty)
    }
  }

  private func lines(_ matches: [QueryResult.Match]) -> String {
    if count { return "\(matches.count)\n" }
    if text {
      return matches.map { match in
        match.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")  // people's text
          + "\n"
      }.joined()
    }
    guard json else { return matches.map { "\($0.path)\n\($0.html)\n" }.joined() }
    let list = matches.map { match in
      "\n{\"path\":\(Self.quoted(match.path)),\"html\":\(Self.quoted(match.html)),"
        + "\"text\":\(Self.quoted(match.text))}"
    }
    return "{\"matches\":[\(list.joined(separator: ","))\n]}\n"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
