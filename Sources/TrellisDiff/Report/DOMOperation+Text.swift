import TrellisBase
package import TrellisHTML

extension DOMOperation {
  /// A description for readers: a sign, the path, the change, and the parent element.
  ///
  /// - Parameters:
  ///   - first: the tree that the operations change.
  ///   - second: the tree that results from the operations.
  package func lines(_ first: MarkupTree, _ second: MarkupTree) -> [String] {
    let before = self.first > 0 ? first.path(of: self.first) : ""
    let after = self.second > 0 ? second.path(of: self.second) : ""
    let line: String
    switch kind {
    case .insert: line = "+ \(after): insert \(summary(content))"
    case .delete where length > 1: line = "- \(before): delete \(length) texts \(Self.quoted(old))"
    case .delete: line = "- \(before): delete \(Self.summary(first, self.first))"
    case .move:
      let isText = self.first > 0 && first.kinds[self.first] == .text
      let texts = length > 1 ? isText ? "move \(length) texts" : "move with white space" : "move"
      line = "> \(before.isEmpty ? after : before): \(texts) to \(after)"
    case .text:
      let pair = Excerpts(old ?? "", new ?? "")
      let verb =
        length > 1
        ? "\(length) texts \(Self.inQuotes(pair.first)) become"
        : "text \(Self.inQuotes(pair.first)) becomes"
      line =
        "~ \(before): \(verb) \(Self.inQuotes(pair.second))"
        + CodePointDifference.description(old ?? "", new ?? "")
    case .attribute:
      let name = name ?? ""
      let label = name.begins(with: "style ") ? name : "attribute \(name)"
      switch (old, new) {
      case (let old?, nil): line = "~ \(before): \(label) \(Self.quoted(old)) is removed"
      case (nil, let new?): line = "~ \(before): \(label) \(Self.quoted(new)) is added"
      default:
        let pair = Excerpts(old ?? "", new ?? "")
        line =
          "~ \(before): \(label) \(Self.inQuotes(pair.first)) becomes \(Self.inQuotes(pair.second))"
          + CodePointDifference.description(old ?? "", new ?? "")
      }
    case .rename:
      line =
        "~ \(before): <\(old ?? "")> becomes <\(new ?? "")>"
        + CodePointDifference.description(old ?? "", new ?? "")
    case .wrap: line = "+ \(after): wrap \(length) nodes in \(summary(content))"
    case .unwrap: line = "- \(before): unwrap \(Self.tag(first, max(self.first, 0)))"
    }
    let (tree, node) = self.second > 0 ? (second, self.second) : (first, self.first)
    let parent = node > 0 ? Int(tree.parents[node]) : 0
    guard parent > 0 else { return [line] }
    return [line, "    in \(Self.tag(tree, parent))"]
  }

  private func summary(_ content: MarkupTree?) -> String {
    content.map { Self.summary($0, 0) } ?? ""
  }

  /// The start tag and the beginning of the text, so that a reader recognises the node.
  private static func summary(_ tree: MarkupTree, _ node: Int) -> String {
    guard node >= 0, node < tree.count else { return "" }
    guard tree.kinds[node] == .element else { return quoted(tree.values[node]) }
    var text = ""
    for inner in node..<(node + Int(tree.sizes[node])) where tree.kinds[inner] == .text {
      text += text.isEmpty ? tree.values[inner] : " " + tree.values[inner]
      if text.count > 60 { break }
    }
    return tag(tree, node) + (text.count > 60 ? text.prefix(60) + "…" : text[...])
  }

  /// The start tag of an element, truncated after 300 characters.
  private static func tag(_ tree: MarkupTree, _ node: Int) -> String {
    let tag = tree.startTag(node)
    return tag.count > 300 ? tag.prefix(300) + "…" : tag
  }

  private static func quoted(_ text: String?) -> String {
    let text = text ?? ""
    let short = text.count > 200 ? String(text.prefix(200)) + "…" : text
    return inQuotes(short)
  }

  private static func inQuotes(_ text: String) -> String {
    "\"" + text.substituting("\n", with: "\\n") + "\""
  }
}
