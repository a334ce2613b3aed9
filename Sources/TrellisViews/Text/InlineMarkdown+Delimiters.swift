extension InlineMarkdown {
  enum Style { case strong, emphasis, strike }

  /// A text, or a run of delimiters that may begin and end styles.
  struct Item {
    var text = ""
    var delimiter: Unicode.Scalar?
    var length = 0
    var originalLength = 0
    var mayOpen = false
    var mayClose = false
    var ends: [Style] = []
    var begins: [Style] = []
    var isCode = false
    /// Whether no text is added to the item.
    var isSeparate = false
    var beginsLink: String?
    var endsLink = false

    /// Whether more characters can be added to the text.
    var isPlain: Bool {
      delimiter == nil && !isSeparate && beginsLink == nil && !endsLink
    }
  }

  /// The indices of items with delimiters that may still be paired, ascending, as a doubly linked list.
  struct DelimiterStack {
    private struct Links {
      let item: Int
      var before: Int?
      var after: Int?
    }

    private var links: [Links] = []
    private(set) var last: Int?

    mutating func append(_ item: Int) {
      links.append(Links(item: item, before: last))
      if let last { links[last].after = links.count - 1 }
      last = links.count - 1
    }

    func item(_ index: Int) -> Int { links[index].item }
    func before(_ index: Int) -> Int? { links[index].before }
    func after(_ index: Int) -> Int? { links[index].after }

    /// Removes the links between `first` and `second`, both excluded; `nil` is an end of the list.
    mutating func remove(between first: Int?, and second: Int?) {
      if let first { links[first].after = second }
      if let second { links[second].before = first } else { last = first }
    }
  }

  private struct Kind: Hashable {
    let delimiter: Unicode.Scalar
    let mayOpen: Bool
    let rest: Int
  }

  /// Pairs the delimiters after item `bottom`, and removes them from the stack.
  ///
  /// - Complexity: O(delimiters after `bottom`): a search for a beginning passes only delimiters that it removes, or
  ///   ones that no later search of the same kind passes.
  mutating func resolve(after bottom: Int) {
    var below = delimiters.last
    var first: Int?
    while let index = below, delimiters.item(index) > bottom {
      first = index
      below = delimiters.before(index)
      steps += 1
    }
    // The index below which no beginning for a kind of ends was found.
    var searched: [Kind: Int] = [:]
    var current = first
    while let index = current {
      steps += 1
      let closer = items[delimiters.item(index)]
      guard let delimiter = closer.delimiter, closer.mayClose, closer.length > 0 else {
        current = delimiters.after(index)
        continue
      }
      let kind = Kind(
        delimiter: delimiter, mayOpen: closer.mayOpen, rest: closer.originalLength % 3)
      if let opener = opener(for: closer, at: index, above: searched[kind] ?? below ?? -1) {
        pair(opener, index)
      } else {
        searched[kind] = index - 1
        current = delimiters.after(index)
        if !closer.mayOpen {
          delimiters.remove(between: delimiters.before(index), and: current)
        }
      }
    }
    delimiters.remove(between: below, and: nil)
  }

  private mutating func opener(for closer: Item, at index: Int, above lowest: Int) -> Int? {
    var candidate = delimiters.before(index)
    while let index = candidate, index > lowest {
      steps += 1
      let opener = items[delimiters.item(index)]
      if opener.delimiter == closer.delimiter, opener.mayOpen, opener.length > 0 {
        let isOdd =
          (opener.mayClose || closer.mayOpen)
          && (opener.originalLength + closer.originalLength) % 3 == 0
          && opener.originalLength % 3 != 0
        if !isOdd { return index }
      }
      candidate = delimiters.before(index)
    }
    return nil
  }

  /// Pairs as many signs as make one style, and removes the delimiters between, and delimiters without more signs.
  private mutating func pair(_ openerIndex: Int, _ closerIndex: Int) {
    let opener = delimiters.item(openerIndex)
    let closer = delimiters.item(closerIndex)
    let count = min(items[opener].length, items[closer].length) > 1 ? 2 : 1
    let style: Style =
      items[opener].delimiter == "~" ? .strike : count == 2 ? .strong : .emphasis
    items[opener].length -= count
    items[closer].length -= count
    items[opener].begins.append(style)
    items[closer].ends.append(style)
    let isUsedUp = items[opener].length == 0
    delimiters.remove(
      between: isUsedUp ? delimiters.before(openerIndex) : openerIndex, and: closerIndex)
  }

  func makeRuns() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var depths = StyleDepths()
    var link: String?
    // Whether the last run belongs to another link, or to none.
    var isAtLinkEdge = false
    for item in items {
      for style in item.ends { depths.add(-1, of: style) }
      if item.endsLink { (link, isAtLinkEdge) = (nil, true) }
      if let address = item.beginsLink { (link, isAtLinkEdge) = (address, true) }
      let text =
        item.delimiter.map { String(repeating: String($0), count: item.length) } ?? item.text
      if !text.isEmpty {
        let run = depths.run(text, isCode: item.isCode, link: link)
        if let last = runs.last, !isAtLinkEdge, last.hasStyles(of: run) {
          runs[runs.count - 1].text += text
        } else {
          runs.append(run)
        }
        isAtLinkEdge = false
      }
      for style in item.begins { depths.add(1, of: style) }
    }
    return runs
  }

  /// The numbers of styles around an item.
  private struct StyleDepths {
    private var strong = 0
    private var emphasis = 0
    private var strike = 0

    mutating func add(_ count: Int, of style: Style) {
      switch style {
      case .strong: strong += count
      case .emphasis: emphasis += count
      case .strike: strike += count
      }
    }

    func run(_ text: String, isCode: Bool, link: String?) -> MarkdownRun {
      MarkdownRun(
        text: text, isStrong: strong > 0, isEmphasized: emphasis > 0,
        isStruckThrough: strike > 0, isCode: isCode, link: link)
    }
  }
}

extension MarkdownRun {
  /// Whether `other`, a run of the same link, differs in its text only.
  fileprivate func hasStyles(of other: MarkdownRun) -> Bool {
    isStrong == other.isStrong && isEmphasized == other.isEmphasized
      && isStruckThrough == other.isStruckThrough && isCode == other.isCode
  }
}
