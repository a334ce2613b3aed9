/// A query that found no element, or several instead of one.
public struct FindingError: Error, Sendable, CustomStringConvertible {
  /// The number of elements that were found.
  public let count: Int
  /// The query, and the elements that were found instead.
  public let description: String

  init(_ query: ElementQuery, found: [PageElement], in scope: PageElement) {
    count = found.count
    if found.isEmpty {
      description = Self.missing(query, in: scope)
    } else {
      let list = found.prefix(5).map { "  \($0.located)" }.joined(separator: "\n")
      let rest = found.count > 5 ? "\n  … and \(found.count - 5) more" : ""
      description = "Found \(found.count) times \(query), not once:\n\(list)\(rest)"
    }
  }

  private static func missing(_ query: ElementQuery, in scope: PageElement) -> String {
    var message = "Cannot find \(query)"
    if scope.index > 0 { message += " in \(scope)" }
    let near = query.nearest(in: scope)
    if near.isEmpty {
      let words = scope.visibleText.collapsed
      message += words.isEmpty ? "; nothing shows there" : "; there is: \(words.cut(to: 300))"
    } else {
      message += "; the nearest are:\n" + near.map { "  \($0)" }.joined(separator: "\n")
    }
    if let hidden = query.hiddenMatch(in: scope) {
      message += "\nThere is one that \(hidden)."
    }
    return message
  }
}

extension ElementQuery {
  /// The descriptions of up to five elements of the kind of the query, the most similar first.
  fileprivate func nearest(in scope: PageElement) -> [String] {
    let wanted: String
    let candidates: [(text: String, description: String)]
    let all = scope.descendants
    switch kind {
    case .role(let role, let name):
      wanted = name?.text ?? ""
      let same = all.filter { $0.role == role && $0.isAccessible }
      let others = all.filter { element in
        element.role.map { $0 != role && $0.isNamed } ?? false
          && !wanted.isEmpty && element.name.lowercased().contains(wanted.lowercased())
      }
      candidates = (same + others).map { ($0.name, $0.description + $0.states) }
    case .label(let match):
      wanted = match.text
      candidates = all.filter(\.isLabelable).flatMap { element in
        element.labelTexts.prefix(1).map { ($0, "\(element) with the label “\($0)”") }
      }
    case .text(let match):
      wanted = match.text
      candidates = all.filter { $0.node.text != nil }.map { ($0.text, $0.located) }
    case .placeholder(let match): (wanted, candidates) = attributes("placeholder", match, all)
    case .altText(let match): (wanted, candidates) = attributes("alt", match, all)
    case .title(let match): (wanted, candidates) = attributes("title", match, all)
    case .testID(let match): (wanted, candidates) = attributes("data-testid", match, all)
    case .displayValue(let match):
      wanted = match.text
      candidates = all.compactMap { element in
        element.value.map { ($0, "\(element) with the value “\($0)”") }
      }
    case .css, .xpath: return []
    }
    let sorted = candidates.enumerated().map { index, candidate in
      (index, candidate.description, candidate.text.distance(to: wanted))
    }.sorted { ($0.2, $0.0) < ($1.2, $1.0) }
    var seen: Set<String> = []
    return sorted.map(\.1).filter { seen.insert($0).inserted }.prefix(5).map { $0 }
  }

  private func attributes(
    _ name: String, _ match: TextMatch, _ all: [PageElement]
  ) -> (String, [(text: String, description: String)]) {
    (
      match.text,
      all.compactMap { element in
        element.attribute(name).map { ($0, "\(element) with the \(name) “\($0)”") }
      }
    )
  }

  /// The reason that an element with the role and name is not found.
  fileprivate func hiddenMatch(in scope: PageElement) -> String? {
    guard case .role(let role, let name?) = kind else { return nil }
    let tree = scope.tree
    for index in scope.index + 1..<max(scope.index + 1, scope.node.end)
    where tree.nodes[index].tag != "#text" {
      let element = PageElement(tree: tree, index: index)
      guard element.role == role, name.matches(element.name) else { continue }
      if !element.isVisible { return "does not show" }
      if !element.isAccessible { return "is hidden from assistive technology, or behind a dialog" }
    }
    return nil
  }
}

extension PageElement {
  /// The description of the element and its location.
  var located: String {
    let around = ancestors.first { $0.role?.isNamed == true && !$0.name.isEmpty }
    let frame = frame.map { " at \($0)" } ?? ""
    return description + frame + (around.map { " in \($0)" } ?? "")
  }
}

extension String {
  func cut(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : self }

  /// The number of letters to insert, delete or replace, without regard to case; texts are compared up to 60 letters.
  ///
  /// Source: Wagner and Fischer (1974).
  func distance(to other: String) -> Int {
    let one = Array(lowercased().prefix(60))
    let two = Array(other.lowercased().prefix(60))
    if one.isEmpty || two.isEmpty { return max(one.count, two.count) }
    // A text that contains the other counts as near.
    if lowercased().contains(other.lowercased()) { return 1 }
    var row = Array(0...two.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in two.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j + 1] + 1, row[j] + 1)
      }
    }
    return row[two.count]
  }
}
