extension DOMOperation {
  /// A description for a reader: a sign, the path, the change, and the element around it.
  ///
  /// - Parameters:
  ///   - first: the tree that the operations change.
  ///   - second: the tree that they make.
  package func lines(_ first: MarkupTree, _ second: MarkupTree) -> [String] {
    let before = self.first > 0 ? first.path(of: self.first) : ""
    let after = self.second > 0 ? second.path(of: self.second) : ""
    let line: String
    switch kind {
    case .insert: line = "+ \(after): insert \(summary(content))"
    case .delete: line = "- \(before): delete \(Self.summary(first, self.first))"
    case .move: line = "> \(before.isEmpty ? after : before): move to \(after)"
    case .text: line = "~ \(before): text \(Self.quoted(old)) becomes \(Self.quoted(new))"
    case .attribute:
      let name = name ?? ""
      let label = name.hasPrefix("style ") ? name : "attribute \(name)"
      switch (old, new) {
      case (let old?, nil): line = "~ \(before): \(label) \(Self.quoted(old)) is removed"
      case (nil, let new?): line = "~ \(before): \(label) \(Self.quoted(new)) is added"
      default: line = "~ \(before): \(label) \(Self.quoted(old)) becomes \(Self.quoted(new))"
      }
    case .rename: line = "~ \(before): <\(old ?? "")> becomes <\(new ?? "")>"
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

  /// The start tag and the beginning of the text, to recognise a node by.
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

  /// The start tag of an element, cut after 300 characters.
  private static func tag(_ tree: MarkupTree, _ node: Int) -> String {
    let tag = tree.startTag(node)
    return tag.count > 300 ? tag.prefix(300) + "…" : tag
  }

  private static func quoted(_ text: String?) -> String {
    let text = text ?? ""
    let short = text.count > 200 ? String(text.prefix(200)) + "…" : text
    return "\"" + short.replacing("\n", with: "\\n") + "\""
  }

  /// Whether an attribute changes by no more than numbers within a tolerance, such as lengths in a style.
  package func isWithin(tolerance: Double) -> Bool {
    guard kind == .attribute, tolerance > 0, let old, let new else { return false }
    let (first, second) = (Self.numbers(old), Self.numbers(new))
    return first.rest == second.rest && first.numbers.count == second.numbers.count
      && zip(first.numbers, second.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The numbers of a value, colours as three numbers each, and the text without them.
  private static func numbers(_ text: String) -> (numbers: [Double], rest: String) {
    var numbers: [Double] = []
    var rest = ""
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "#") {
        index += 1
        while index < bytes.count, hex(bytes[index]) != nil { index += 1 }
        let digits = bytes[(start + 1)..<index].compactMap(hex)
        if digits.count == 3 || digits.count == 6 {
          let width = digits.count / 3
          for part in 0..<3 {
            let value = digits[part * width]
            numbers.append(Double(width == 1 ? value * 17 : value * 16 + digits[part * 2 + 1]))
          }
          rest += "#"
          continue
        }
        rest += String(decoding: bytes[start..<index], as: UTF8.self)
        continue
      }
      if bytes[index] == UInt8(ascii: "-") { index += 1 }
      while index < bytes.count, (48...57) ~= bytes[index] || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      if let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) {
        numbers.append(number)
        rest += "0"
      } else {
        index = max(index, start + 1)
        rest += String(decoding: bytes[start..<index], as: UTF8.self)
      }
    }
    return (numbers, rest)
  }

  private static func hex(_ byte: UInt8) -> Int? {
    switch byte {
    case 48...57: Int(byte) - 48
    case 65...70: Int(byte) - 55
    case 97...102: Int(byte) - 87
    default: nil
    }
  }
}
