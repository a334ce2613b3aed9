/// Iterates over the possible ends of a line that starts at a given unit.
///
/// Chromium's table decides about Latin-1 pairs, ICU's line iterator about all others. The iterator is set to the
/// line's start when it is first needed, because the results for dictionaries, regional indicators and hyphens depend
/// on the start of the text.
///
/// Source: Blink's `LazyLineBreakIterator`.
struct LineBreakOpportunities {
  private let worker: TextWorker
  private let shaped: ShapedText
  private let text: UnsafeBufferPointer<UInt16>
  private let lineStart: Int
  private let policy: LineBreakPolicy
  private var index: Int

  private var finder: BoundaryFinder?
  private var windowEnd = 0
  private var nextBoundary = 0
  /// The break opportunities inside words; `nil` if a finder finds them one by one.
  private var boundaries: ArraySlice<Int>?
  /// The words of the last examined run of Khmer or Lao.
  private var division: WordDivision?

  /// The length of the text that is passed to ICU at once. ICU analyses a whole stretch of Thai before its
  /// first result, so passing whole texts would take time quadratic in their length.
  private static let firstWindow = 224
  /// A result this close to the end of a window may depend on the following text.
  private static let windowMargin = 96

  init(
    worker: TextWorker, shaped: ShapedText, text: UnsafeBufferPointer<UInt16>, lineStart: Int,
    policy: LineBreakPolicy
  ) {
    self.worker = worker
    self.shaped = shaped
    self.text = text
    self.lineStart = lineStart
    self.policy = policy
    index = lineStart + 1
  }

  /// The next opportunity before `limit`, or `nil`; stops if the text before it, without hanging spaces,
  /// ends beyond the position `longest`.
  mutating func next(before limit: Int, notBeyond longest: Int64) -> Int? {
    while index < limit {
      let candidate = index
      index += 1
      worker.examinedOffsets += 1
      if isOpportunity(candidate) { return candidate }
      if shaped.positions[candidate] > longest, !TextUnit.hangs(text[candidate - 1]) { return nil }
    }
    return nil
  }

  /// Continues after `end`, an opportunity that ``Ideographs`` found.
  mutating func skip(to end: Int) { index = end + 1 }

  private mutating func isOpportunity(_ index: Int) -> Bool {
    let current = text[index]
    let last = text[index - 1]
    if policy.mode == .character { return !TextUnit.hangs(current) && isICUBoundary(index) }
    if TextUnit.isSpace(current) { return false }
    if last == TextUnit.space || last == TextUnit.tab { return true }
    if last < 0x21 || current < 0x21 { return false }
    if policy.breaksIdeographs, Ideographs.contain(last), Ideographs.contain(current) {
      return true
    }
    switch policy.wordBreak {
    case .normal: break
    case .keepAll: if KeptWords.hold(text, at: index) { return false }
    case .breakAll: return decision(at: index) == true || isICUBoundary(index)
    }
    let before = index - 2 >= lineStart ? text[index - 2] : 0
    if last <= 0xFF, current <= 0xFF, last != TextUnit.hyphen || current <= 0x7F {
      return Latin1Pairs.allowsBreak(before, last, current)
    }
    if let decided = decision(at: index) { return decided }
    if let script = DictionaryScript(current), script.contains(last) {
      return endsWord(at: index, script: script)
    }
    return isICUBoundary(index)
  }

  private func decision(at index: Int) -> Bool? {
    LineBreakContext(text: text, index: index, lineStart: lineStart, rules: policy.rules).decision
  }

  /// Whether a word ends between two letters of `script`.
  private mutating func endsWord(at index: Int, script: DictionaryScript) -> Bool {
    // The offsets of a run are examined in order.
    var division =
      division.flatMap { $0.index == index - 1 ? $0 : nil }
      ?? WordDivision(text, from: index - 1, script: script)
    let isEnd = division.ends(at: index)
    self.division = division
    return isEnd
  }

  private mutating func isICUBoundary(_ index: Int) -> Bool {
    if finder == nil || index + Self.windowMargin > windowEnd && windowEnd < text.count {
      let wanted = max(Self.firstWindow, (index - lineStart) * 2 + Self.windowMargin)
      windowEnd = min(text.count, lineStart + wanted)
      if windowEnd < text.count, text[windowEnd] & 0xFC00 == 0xDC00 { windowEnd -= 1 }
      let finder = policy.mode == .character ? worker.graphemes : worker.lineFinder(policy.rules)
      worker.recordText(windowEnd - lineStart)
      let window = UnsafeBufferPointer(rebasing: text[lineStart..<windowEnd])
      if policy.mode == .word, policy.wordBreak == .breakAll {
        boundaries = BrokenWords.boundaries(of: window, by: finder)[...]
      } else {
        finder.setText(window)
      }
      self.finder = finder
      nextBoundary = 0
    }
    if nextBoundary < index {
      nextBoundary = boundary(after: index - 1 - lineStart).map { $0 + lineStart } ?? text.count
    }
    return nextBoundary == index
  }

  private mutating func boundary(after offset: Int) -> Int? {
    guard let known = boundaries else { return finder?.boundary(after: offset) }
    boundaries = known.drop { $0 <= offset }
    return boundaries?.first
  }
}
