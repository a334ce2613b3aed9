import TrellisBase

/// One difference between two trees, with its path and both values.
public struct DOMDifference: Hashable, Sendable {
  /// The path from the root: element names, with the index among siblings of the same name, such as
  /// `/html/body/ul/li[3]`.
  public let path: String
  /// The differing property, such as `text`, `attribute href`, `style left` or `element`.
  public let aspect: String
  /// The value in the first tree; `nil` if it has none.
  public let expected: String?
  /// The value in the second tree; `nil` if it has none.
  public let actual: String?
}

extension DOMDifference: CustomStringConvertible {
  public var description: String {
    switch (expected, actual) {
    case (let expected?, let actual?):
      "\(path): \(aspect) differs\n  expected: \(expected)\n  actual:   \(actual)"
    case (let expected?, nil): "\(path): \(aspect) is missing\n  expected: \(expected)"
    case (nil, let actual?): "\(path): \(aspect) is not expected\n  actual:   \(actual)"
    case (nil, nil): "\(path): \(aspect) differs"
    }
  }
}

/// Compares trees.
public enum DOMDiff {
  /// The differences of `actual` from `expected` in document order, at most `limit`; none if the two are
  /// equal.
  ///
  /// Children are paired by the longest common subsequence of equal ones, then of those with equal
  /// names and ids, so that one missing element is one difference and not one for each of its siblings.
  ///
  /// Source: Myers 1986 is not needed for the few children left after equal ones at both ends are taken
  /// off; the plain table is used up to a million cells, and places beyond.
  /// - Complexity: O(*n*), plus the product of the numbers of unequal siblings.
  public static func differences(
    _ expected: DOMTree, _ actual: DOMTree, limit: Int = 1000
  ) -> [DOMDifference] {
    var comparison = Comparison(limit: limit)
    comparison.compare(expected, actual, path: "/" + expected.name)
    return comparison.found
  }
}

private struct Comparison {
  let limit: Int
  var found: [DOMDifference] = []

  init(limit: Int) { self.limit = limit }

  private mutating func add(
    _ path: String, _ aspect: String, _ expected: String?, _ actual: String?
  ) {
    guard found.count < limit else { return }
    found.append(
      DOMDifference(path: path, aspect: aspect, expected: expected, actual: actual))
  }

  mutating func compare(_ expected: DOMTree, _ actual: DOMTree, path: String) {
    guard expected != actual, found.count < limit else { return }
    if CallStack.isShort {
      return CallStack.runOnLargerStack { compare(expected, actual, path: path) }
    }
    if expected.name != actual.name {
      add(path, "element", "<\(expected.name)>", "<\(actual.name)>")
      return
    }
    compare("attribute", expected.attributes, actual.attributes, path: path)
    compare("style", expected.styles, actual.styles, path: path)
    compareContent(expected.content, actual.content, path: path)
  }

  private mutating func compare(
    _ kind: String, _ expected: [String: String], _ actual: [String: String], path: String
  ) {
    for name in Set(expected.keys).union(actual.keys).sorted()
    where expected[name] != actual[name] {
      add(path, "\(kind) \(name)", expected[name].map(quoted), actual[name].map(quoted))
    }
  }

  private mutating func compareContent(
    _ expected: [DOMTree.Content], _ actual: [DOMTree.Content], path: String
  ) {
    let paths = (Self.paths(expected, below: path), Self.paths(actual, below: path))
    for pair in Pairing.pairs(expected, actual) {
      switch pair {
      case (let i?, let j?):
        switch (expected[i], actual[j]) {
        case (.element(let old), .element(let new)): compare(old, new, path: paths.0[i])
        case (.text(let old), .text(let new)):
          if old != new { add(path, "text", quoted(old), quoted(new)) }
        default: break
        }
      case (let i?, nil): addWhole(expected[i], paths.0[i], parent: path, isExpected: true)
      case (nil, let j?): addWhole(actual[j], paths.1[j], parent: path, isExpected: false)
      case (nil, nil): break
      }
    }
  }

  private mutating func addWhole(
    _ content: DOMTree.Content, _ path: String, parent: String, isExpected: Bool
  ) {
    switch content {
    case .text(let text):
      add(parent, "text", isExpected ? quoted(text) : nil, isExpected ? nil : quoted(text))
    case .element(let tree):
      let summary = summary(of: tree)
      add(path, "element", isExpected ? summary : nil, isExpected ? nil : summary)
    }
  }

  /// The start tag and the beginning of the text, to recognise an element by.
  private func summary(of tree: DOMTree) -> String {
    var tag = "<" + tree.name
    for (name, value) in tree.attributes.sorted(by: { $0.key < $1.key }) {
      tag += value.isEmpty ? " \(name)" : " \(name)=\(quoted(value))"
    }
    var text = ""
    var pending = [tree]
    while let next = pending.popLast(), text.count < 60 {
      for case .text(let part) in next.content { text += text.isEmpty ? part : " " + part }
      pending += next.content.reversed().compactMap {
        if case .element(let child) = $0 { child } else { nil }
      }
    }
    return tag + ">" + (text.count > 60 ? text.prefix(60) + "…" : text[...])
  }

  private func quoted(_ text: String) -> String {
    let short = text.count > 200 ? String(text.prefix(200)) + "…" : text
    return "\"" + short.replacing("\n", with: "\\n") + "\""
  }

  private static func paths(_ content: [DOMTree.Content], below path: String) -> [String] {
    var totals: [String: Int] = [:]
    for case .element(let tree) in content { totals[tree.name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return content.map { part in
      guard case .element(let tree) = part else { return path }
      seen[tree.name, default: 0] += 1
      let place = totals[tree.name] == 1 ? "" : "[\(seen[tree.name, default: 0])]"
      return "\(path)/\(tree.name)\(place)"
    }
  }
}
