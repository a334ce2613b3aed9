import ArgumentParser
import Foundation
import TrellisBase
import TrellisDOM
import TrellisDiff
import TrellisHTML

/// Reads pages for commands, with the options that leave parts of them out.
struct PageReading: ParsableArguments {
  @Option(
    name: .customLong("ignore"),
    help: "A CSS selector or an XPath query of elements that do not count; may be repeated.")
  var selectors: [String] = []

  @Option(
    name: .customLong("ignore-attribute"),
    help: "The name of an attribute that does not count; may be repeated.")
  var attributes: [String] = []

  @Option(
    name: .customLong("ignore-text"),
    help: "A regular expression; its matches in texts do not count; may be repeated.")
  var patterns: [String] = []

  @Flag(help: "Comments and processing instructions do not count.")
  var ignoreComments = false

  @Flag(help: "White space at the ends of texts and its amount do not count.")
  var ignoreSpace = false

  @Flag(help: "The order of classes does not count.")
  var ignoreClassOrder = false

  @Flag(
    name: .customLong("ignore-generated-ids"),
    help: "Ids and references to them that contain a digit do not count.")
  var ignoreGeneratedIDs = false

  func validate() throws {
    for selector in selectors where CSSSelector.xpath(selector) == nil {
      throw ValidationError("--ignore \(selector): the selector is malformed or not supported")
    }
    for pattern in patterns where (try? Regex(pattern)) == nil {
      throw ValidationError("--ignore-text \(pattern): the regular expression is malformed")
    }
  }

  /// The largest file that is read.
  static let byteLimit = 256 << 20

  /// Reads a page with all its nodes.
  func whole(_ file: String) throws(DiffCommand.UnreadablePage) -> MarkupTree {
    try simplified(MarkupTree(try document(file)), of: file)
  }

  /// Reads the visible content of a page.
  func visible(_ file: String) throws(DiffCommand.UnreadablePage) -> MarkupTree {
    let tree = MarkupTree(visibleContentOf: try document(file).root) { address in
      DiffCommand.styleSheet(address, of: file)
    }
    return try simplified(tree, of: file)
  }

  private func document(_ file: String) throws(DiffCommand.UnreadablePage) -> ParsedDocument {
    let page = try DiffCommand.document(file)
    for selector in selectors {
      guard let query = CSSSelector.xpath(selector) else { continue }
      do {
        try page.remove(matching: query)
      } catch {
        throw DiffCommand.UnreadablePage(file: file, reason: "\(error)")
      }
    }
    return page
  }

  /// `tree` without the parts that the options exclude.
  ///
  /// - Parameter file: the name of the page in errors.
  func simplified(
    _ tree: MarkupTree, of file: String
  ) throws(DiffCommand.UnreadablePage) -> MarkupTree {
    do throws(TextPatterns.Timeout) {
      return try simplified(tree)
    } catch {
      throw DiffCommand.UnreadablePage(file: file, reason: "\(error)")
    }
  }

  private func simplified(_ tree: MarkupTree) throws(TextPatterns.Timeout) -> MarkupTree {
    let ignored = Set(attributes)
    let expressions = TextPatterns(patterns, option: "--ignore-text")
    guard
      !ignored.isEmpty || !expressions.isEmpty || ignoreComments || ignoreSpace || ignoreClassOrder
        || ignoreGeneratedIDs
    else { return tree }
    return try tree.simplified(hasComments: !ignoreComments) { name, value in
      if ignored.contains(name) { return nil }
      if ignoreGeneratedIDs, name == "id" || IDReferences.names.contains(name),
        value.utf8.contains(where: { (48...57).contains($0) })
      {
        return nil
      }
      if name == "class", ignoreClassOrder {
        return value.words.sorted().joined(separator: " ")
      }
      return value
    } text: { text throws(TextPatterns.Timeout) in
      var result = try expressions.replaceMatches(in: text, with: "")
      if ignoreSpace {
        let words = result.split(whereSeparator: \.isWhitespace)  // people's text
        result = words.joined(separator: " ")
      }
      return result
    }
  }
}
