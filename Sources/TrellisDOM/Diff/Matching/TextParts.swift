/// The ways to make up a text of other texts.
struct TextParts {
  private let first: MarkupTree
  private let text: [UInt8]
  private let pool: [Int]
  private var found: [[TreeMatching.JoinedText]] = []
  private var steps = 400

  init(_ first: MarkupTree, _ text: [UInt8], _ pool: [Int]) {
    self.first = first
    self.text = text
    self.pool = pool
  }

  /// At most 16 lists of parts.
  mutating func results() -> [[TreeMatching.JoinedText]] {
    extend([], from: 0)
    addChanged()
    return Array(found.prefix(16))
  }

  private mutating func extend(_ parts: [TreeMatching.JoinedText], from start: Int) {
    steps -= 1
    guard steps > 0, found.count < 12, parts.count <= 16 else { return }
    if start == text.count {
      found.append(parts)
      return
    }
    for node in pool where !parts.contains(where: { $0.node == Int32(node) }) {
      let value = first.values[node].utf8
      guard !value.isEmpty, text[start...].starts(with: value) else { continue }
      extend(
        parts + [TreeMatching.JoinedText(node: Int32(node), text: first.values[node])],
        from: start + value.count)
    }
  }

  /// Two parts, of which one changes.
  private mutating func addChanged() {
    for node in pool {
      let value = first.values[node].utf8
      guard !value.isEmpty, value.count < text.count, value.count > 1 else { continue }
      let kept = TreeMatching.JoinedText(node: Int32(node), text: first.values[node])
      if text.starts(with: value),
        let rest = String(validating: text.dropFirst(value.count), as: UTF8.self)
      {
        for other in pool where other != node {
          found.append([kept, TreeMatching.JoinedText(node: Int32(other), text: rest)])
        }
      } else if text.suffix(value.count).elementsEqual(value),
        let rest = String(validating: text.dropLast(value.count), as: UTF8.self)
      {
        for other in pool where other != node {
          found.append([TreeMatching.JoinedText(node: Int32(other), text: rest), kept])
        }
      }
    }
  }
}
