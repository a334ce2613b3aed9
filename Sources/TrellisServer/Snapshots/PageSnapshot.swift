import Foundation
import TrellisDOM
import TrellisSemantics

/// A page at one width as texts for people.
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

  /// - Parameter options: the selectors and masks of the parts to leave out.
  /// - Throws: `SelectorError` if a selector cannot be evaluated.
  init(_ tree: PageTree, _ options: SnapshotOptions) throws {
    var hidden: Set<Int> = []
    for selector in options.ignored {
      for element in try tree.elements(matching: selector, isXPath: false) {
        hidden.insert(element.index)
      }
    }
    let expressions = options.masks.compactMap { try? Regex($0) }
    let page = tree.hiding(hidden) { text in
      expressions.reduce(text) { $0.replacing($1, with: "…") }
    }
    var html = page.root.stableHTML
    // The title is a part of the page that has no element.
    if !page.title.isEmpty { html.insert("<title>\(HTMLEscaping.text(page.title))</title>", at: 0) }
    lines[.html] = html
    lines[.roles] = page.roleTree.split(separator: "\n").map(String.init)
    lines[.frames] = page.root.frameLines
  }

  /// A redirection to another address of the site.
  static func redirection(to target: String) -> PageSnapshot {
    PageSnapshot([.html: ["<!-- redirect to \(HTMLEscaping.comment(target)) -->"]])
  }

  /// The page for a report, with the frames as styles of its elements.
  ///
  /// - Throws: the error of the parser if a file was changed so that it is no HTML within the limits.
  /// - Complexity: O(*n*) in the lines.
  func tree() throws -> MarkupTree {
    var frames = (lines[.frames] ?? [])[...]
    var text = ""
    for line in lines[.html] ?? [] {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("<"), !trimmed.hasPrefix("</"), !trimmed.hasPrefix("<!"),
        !trimmed.hasPrefix("<title>"), let frame = frames.popFirst()
      else {
        text += trimmed + "\n"
        continue
      }
      let numbers = frame.split(separator: " ").dropFirst().prefix(4).compactMap { Double($0) }
      guard numbers.count == 4 else {
        text += trimmed + "\n"
        continue
      }
      let name = trimmed.prefix { $0 != " " && $0 != ">" }
      text += name + " style=\"left:\(numbers[0].plain)px;top:\(numbers[1].plain)px;"
      text += "width:\(numbers[2].plain)px;height:\(numbers[3].plain)px\""
      text += trimmed.dropFirst(name.count) + "\n"
    }
    return MarkupTree(DOMTree(try ParsedDocument(html: "<!DOCTYPE html><body>" + text)))
  }
}
