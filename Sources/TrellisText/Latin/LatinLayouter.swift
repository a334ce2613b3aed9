/// Lays out text of Latin-1 characters by adding the widths of words, most of which are cached.
///
/// The lines equal the lines of the general algorithm. The result is `nil` if they might differ: for words wider than
/// the box, tabs, soft hyphens and spaces at a line's start, and for fonts with kerned spaces.
struct LatinLayouter {
  let worker: TextWorker
  let cache: WordCache
  let instance: FontInstance

  /// Longer words are rare and are not cached.
  private static let longestWord = 256

  /// The lines of `text`, or `nil` if the general algorithm must find them.
  ///
  /// - Parameter limit: the maximum number of lines.
  /// - Precondition: no feature of the instance's font affects spaces.
  func lines(
    of text: UnsafeBufferPointer<UInt16>, width: LayoutUnit, limit: Int
  ) -> [BrokenLine]? {
    var words = worker.words
    var cuts = worker.cuts
    worker.words = []
    worker.cuts = []
    defer {
      worker.words = words
      worker.cuts = cuts
    }
    words.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    guard split(text, into: &words) else { return nil }
    measure(&words, of: text, cuts: &cuts)
    return fill(text, words: words, cuts: &cuts, available: width.raw + 1, limit: limit)
  }

  /// Splits the text into words; returns `false` for text whose words cannot be measured separately.
  private func split(_ text: UnsafeBufferPointer<UInt16>, into words: inout [LatinWord]) -> Bool {
    var index = 0
    let count = text.count
    let firstHash = firstHash
    while index < count {
      let start = index
      var hash = firstHash
      while index < count {
        let unit = text[index]
        // Printable ASCII is one comparison.
        if unit &- 0x21 > 0x5D {
          if unit <= TextUnit.space { break }
          // For a character beyond ASCII, ICU decides about a preceding hyphen.
          let followsHyphen = index > start && text[index - 1] == TextUnit.hyphen
          if unit > 0xFF || unit == TextUnit.softHyphen || unit < 0xA0 || followsHyphen {
            return false
          }
        }
        hash = Self.mixed(hash, unit)
        index += 1
      }
      if index > start {
        guard index - start <= Self.longestWord else { return false }
        words.append(
          LatinWord(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index),
            hash: hash))
        continue
      }
      let isAtLineStart = index == 0 || text[index - 1] == TextUnit.lineFeed
      if text[index] == TextUnit.space ? isAtLineStart : text[index] != TextUnit.lineFeed {
        return false
      }
      index += 1
    }
    return true
  }

  private func measure(
    _ words: inout [LatinWord], of text: UnsafeBufferPointer<UInt16>, cuts: inout [WordCut]
  ) {
    let identifier = Int32(truncatingIfNeeded: instance.identifier)
    if cache.find(&words, in: text, instance: identifier, cuts: &cuts) { return }
    for index in words.indices where words[index].advance < 0 {
      words[index].isNew = true
      shape(&words[index], of: text, cuts: &cuts)
    }
    cache.insert(words, in: text, instance: identifier, cuts: cuts)
  }

  /// Shapes a word, and its parts before each break opportunity inside it.
  private func shape(
    _ word: inout LatinWord, of text: UnsafeBufferPointer<UInt16>, cuts: inout [WordCut]
  ) {
    word.firstCut = Int32(cuts.count)
    let start = Int(word.start)
    for index in start + 1..<max(Int(word.end), start + 1) {
      let before = index - 2 >= start ? text[index - 2] : 0
      guard Latin1Pairs.allowsBreak(before, text[index - 1], text[index]) else { continue }
      cuts.append(
        WordCut(
          offset: Int32(index - start), advance: advance(of: start..<index, in: text), position: 0))
    }
    word.cutCount = Int32(cuts.count) - word.firstCut
    guard word.cutCount > 0 else {
      word.advance = advance(of: word.range, in: text)
      return
    }
    var sum: Int64 = 0
    var cut = word.cuts.lowerBound
    forEachAdvance(of: word.range, in: text) { index, advance in
      while cut < cuts.count, index >= start + Int(cuts[cut].offset) {
        cuts[cut].position = sum
        cut += 1
      }
      sum += advance
    }
    word.advance = sum
    for cut in cut..<cuts.count { cuts[cut].position = sum }
  }

  /// The width of a part of the text that is shaped alone, in 16.16 px.
  private func advance(of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>) -> Int64 {
    var sum: Int64 = 0
    forEachAdvance(of: range, in: text) { sum += $1 }
    return sum
  }

  /// Calls `body` with the first unit and the width of each glyph.
  private func forEachAdvance(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>, _ body: (Int, Int64) -> Void
  ) {
    let stretch = ShapingStretch(
      text: text, scripts: [], instance: instance, isRightToLeft: false)
    var glyphs = worker.glyphs
    worker.glyphs = []
    glyphs.removeAll(keepingCapacity: true)
    stretch.shape(range, context: range, with: worker.shaper, into: &glyphs)
    stretch.forEachAdvance(of: glyphs) { unit, advance, glyph in
      body(unit, glyph.isMissing ? Self.missing : advance)
    }
    worker.glyphs = glyphs
  }

  /// Wider than any box, so that text with a character without a face uses the general algorithm.
  private static let missing: Int64 = 1 << 50

  private func fill(
    _ text: UnsafeBufferPointer<UInt16>, words: [LatinWord], cuts: inout [WordCut],
    available: Int64,
    limit: Int
  ) -> [BrokenLine]? {
    let space = instance.spaceAdvance + instance.letterSpacing
    var lines: [BrokenLine] = []
    lines.reserveCapacity(4)
    var lineStart = 0
    // The ends of the line at its last word, and after the following spaces.
    var visibleEnd = 0
    var visibleWidth: Int64 = 0
    var width: Int64 = 0
    var startsInWord = false
    // Chromium rounds the parts of words that are shaped again, and searches for the end of a line among the letters of
    // the whole word. A line of such parts that nearly fills its width, before or after shaping, is left to the general
    // algorithm.
    var isUncertain = false
    func end(_ end: Int, _ visible: Int, _ width: Int64, before cut: WordCut? = nil) {
      let change = cut.map { max($0.position - $0.advance, 0) } ?? 0
      if startsInWord || cut != nil, (width + change + 1023) >> 10 > available - 2 {
        isUncertain = true
      }
      let width = LayoutUnit(roundingUp: width)
      startsInWord = cut != nil
      lines.append(
        BrokenLine(
          start: Int32(lineStart), end: Int32(end), visibleEnd: Int32(visible), width: width,
          paintedWidth: width, isHyphenated: false))
      lineStart = end
      visibleEnd = end
      visibleWidth = 0
    }

    var index = 0
    for var word in words {
      while index < word.start {
        if text[index] == TextUnit.lineFeed {
          end(index + 1, visibleEnd, visibleWidth)
          if lines.count == limit { return isUncertain ? nil : lines }
          width = 0
        } else {
          width += space
        }
        index += 1
      }
      guard word.advance < Self.missing else { return nil }
      var isChanged = false
      while (width + word.advance + 1023) >> 10 > available {
        if let cut = cuts[word.cuts].last(where: { (width + $0.advance + 1023) >> 10 <= available })
        {
          let offset = Int(word.start + cut.offset)
          // The letters at the start of the line are part of a ligature.
          if isChanged { return nil }
          end(offset, offset, width + cut.advance, before: cut)
          guard lines.count < limit else { return isUncertain ? nil : lines }
          let rest = rest(of: word, from: offset, in: text, cuts: &cuts)
          isChanged = rest.advance != word.advance - cut.position
          word = rest
        } else if Int(word.start) > lineStart {
          end(Int(word.start), visibleEnd, visibleWidth)
          guard lines.count < limit else { return isUncertain ? nil : lines }
        } else {
          return nil
        }
        width = 0
      }
      width += word.advance
      visibleWidth = width
      visibleEnd = Int(word.end)
      index = visibleEnd
    }
    while index < text.count {
      if text[index] == TextUnit.lineFeed {
        end(index + 1, visibleEnd, visibleWidth)
        if lines.count == limit { return isUncertain ? nil : lines }
      }
      index += 1
    }
    if lineStart < text.count { end(text.count, visibleEnd, visibleWidth) }
    return isUncertain ? nil : lines
  }

  /// The rest of a word after a cut, measured as a separate word.
  private func rest(
    of word: LatinWord, from start: Int, in text: UnsafeBufferPointer<UInt16>,
    cuts: inout [WordCut]
  ) -> LatinWord {
    var words = [
      LatinWord(start: Int32(start), end: word.end, hash: hash(of: start..<Int(word.end), in: text))
    ]
    measure(&words, of: text, cuts: &cuts)
    return words[0]
  }

  private func hash(of range: Range<Int>, in text: UnsafeBufferPointer<UInt16>) -> UInt64 {
    var hash = firstHash
    for index in range { hash = Self.mixed(hash, text[index]) }
    return hash
  }

  private var firstHash: UInt64 {
    cache.seed &+ UInt64(UInt32(truncatingIfNeeded: instance.identifier))
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ unit: UInt16) -> UInt64 {
    let hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 29
  }
}
