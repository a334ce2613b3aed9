extension InlineMarkdown {
  enum Style { case strong, emphasis, strike }

  /// A text, or a run of delimiters that may begin and end styles.
  struct Item {
    var text = ""
    var delimiter: Character?
    var length = 0
    var originalLength = 0
    var mayOpen = false
    var mayClose = false
    var ends: [Style] = []
    var begins: [Style] = []
    var isCode = false
    var beginsLink: String?
    var endsLink = false

    /// Whether more characters can be added to the text.
    var isPlain: Bool {
      delimiter == nil && !isCode && beginsLink == nil && !endsLink && text != "["
    }
  }

  private struct Kind: Hashable {
    let delimiter: Character
    let mayOpen: Bool
    let rest: Int
  }

  /// Pairs the delimiters after item `bottom`.
  mutating func resolve(after bottom: Int) {
    // The item below which no beginning for a kind of ends was found.
    var searched: [Kind: Int] = [:]
    var index = bottom + 1
    while index < items.count {
      let closer = items[index]
      guard let delimiter = closer.delimiter, closer.mayClose, closer.length > 0 else {
        index += 1
        continue
      }
      let kind = Kind(
        delimiter: delimiter, mayOpen: closer.mayOpen, rest: closer.originalLength % 3)
      let lowest = max(bottom, searched[kind] ?? bottom)
      if let opener = opener(for: closer, at: index, above: lowest) {
        pair(opener, index)
      } else {
        searched[kind] = index - 1
        if !closer.mayOpen { items[index].mayClose = false }
        index += 1
      }
    }
    for index in items.indices where index > bottom {
      items[index].mayOpen = false
      items[index].mayClose = false
    }
  }

  private func opener(for closer: Item, at index: Int, above lowest: Int) -> Int? {
    var candidate = index - 1
    while candidate > lowest {
      let opener = items[candidate]
      if opener.delimiter == closer.delimiter, opener.mayOpen, opener.length > 0 {
        let isOdd =
          (opener.mayClose || closer.mayOpen)
          && (opener.originalLength + closer.originalLength) % 3 == 0
          && opener.originalLength % 3 != 0
        if !isOdd { return candidate }
      }
      candidate -= 1
    }
    return nil
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let count = min(items[opener].length, items[closer].length) > 1 ? 2 : 1
    let style: Style =
      items[opener].delimiter == "~" ? .strike : count == 2 ? .strong : .emphasis
    items[opener].length -= count
    items[closer].length -= count
    items[opener].begins.append(style)
    items[closer].ends.append(style)
    for index in opener + 1..<closer {
      items[index].mayOpen = false
      items[index].mayClose = false
    }
  }

  func makeRuns() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var depths: [Style: Int] = [:]
    var link: String?
    for item in items {
      for style in item.ends { depths[style, default: 0] -= 1 }
      if item.endsLink { link = nil }
      if let address = item.beginsLink { link = address }
      let text = item.delimiter.map { String(repeating: $0, count: item.length) } ?? item.text
      if !text.isEmpty {
        var run = MarkdownRun(
          text: text, isStrong: depths[.strong, default: 0] > 0,
          isEmphasized: depths[.emphasis, default: 0] > 0,
          isStruckThrough: depths[.strike, default: 0] > 0, isCode: item.isCode, link: link)
        if var last = runs.last {
          last.text = text
          if last == run {
            run.text = runs.removeLast().text + text
          }
        }
        runs.append(run)
      }
      for style in item.begins { depths[style, default: 0] += 1 }
    }
    return runs
  }
}
