import Foundation
import TrellisBase
import TrellisDOM
import TrellisDiff
import TrellisHTML
import TrellisSemantics
import TrellisServer

/// A page at one width as readable texts.
struct PageSnapshot: Equatable, Sendable {
  /// The texts of a page.
  enum Part: String, CaseIterable, Sendable {
    /// The elements with their attributes.
    case html
    /// Roles, names and states.
    case roles
    /// The elements with their frames.
    case frames

    /// The end of the file's name after the width.
    var suffix: String { self == .html ? ".html" : ".\(rawValue).txt" }
  }

  /// The lines of each part; a redirection has only ``Part/html``.
  private(set) var lines: [Part: [String]] = [:]

  init(_ lines: [Part: [String]]) { self.lines = lines }

  /// - Parameters:
  ///   - options: the selectors of omitted elements, and the masks.
  ///   - timeout: the maximum seconds for the masks of one text.
  /// - Throws: an error if a selector cannot be evaluated, or if the masks take too long.
  init(_ tree: PageTree, _ options: SnapshotOptions, timeout: Double = 10) throws {
    var hidden: Set<Int> = []
    for selector in options.ignored {
      for element in try tree.elements(matching: selector, isXPath: false) {
        hidden.insert(element.index)
      }
    }
    let expressions = TextPatterns(options.masks, option: "--mask", limit: timeout)
    let page = try tree.hiding(hidden) { text in
      try expressions.replaceMatches(in: text, with: "…")
    }
    var html = page.root.stableHTML
    // The title is part of the page but not an element of its tree.
    if !page.title.isEmpty { html.insert("<title>\(HTMLEscaping.text(page.title))</title>", at: 0) }
    lines[.html] = html
    lines[.roles] = page.roleTree.parts(between: "\n").map(String.init)
    lines[.frames] = page.root.frameLines
  }

  /// A redirection to another address of the site.
  static func redirection(to target: String) -> PageSnapshot {
    PageSnapshot([.html: ["<!-- redirect to \(HTMLEscaping.comment(target)) -->"]])
  }

  /// The page for a report, with the frames as styles of its elements.
  ///
  /// - Throws: the error of the parser, if a file was changed and is no longer HTML within the limits.
  /// - Complexity: O(*n*) in the lines.
  func tree() throws -> MarkupTree {
    var frames = (lines[.frames] ?? [])[...]
    var text = ""
    for line in lines[.html] ?? [] {
      let trimmed = line.past(" ")
      guard trimmed.begins(with: "<"), !trimmed.begins(with: "</"), !trimmed.begins(with: "<!"),
        !trimmed.begins(with: "<title>"), let frame = frames.popFirst()
      else {
        text += trimmed + "\n"
        continue
      }
      let numbers = frame.parts(between: " ").dropFirst().prefix(4).compactMap { Double($0) }
      guard numbers.count == 4 else {
        text += trimmed + "\n"
        continue
      }
      let name = trimmed.upTo(" >")
      text += name + " style=\"left:\(numbers[0].plain)px;top:\(numbers[1].plain)px;"
      text += "width:\(numbers[2].plain)px;height:\(numbers[3].plain)px\""
      text += trimmed.dropping(name.utf8.count) + "\n"
    }
    return MarkupTree(
      visibleContentOf: try ParsedDocument(html: "<!DOCTYPE html><body>" + text).root)
  }
}
