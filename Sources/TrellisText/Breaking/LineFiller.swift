/// Fills lines of a given width, first come first served.
///
/// Source: CSS Text Level 3, §5 with `white-space: pre-wrap; overflow-wrap: anywhere`, as Chromium
/// does it: a line may be 1/64 px too wide; a word wider than the box is cut after the last
/// grapheme cluster that fits, or after its first.
struct LineFiller {
  private let worker: TextWorker
  private let shaped: ShapedText
  private let text: UnsafeBufferPointer<UInt16>
  private let mode: LineBreakMode
  private let spacing: ParagraphSpacing
  private let width: Double
  /// The greatest width that fits in the current line.
  private var room = LayoutUnit.zero
  /// The current line's.
  private var indent = LayoutUnit.zero
  /// Widths that differ from `room` by more than this need no exact measuring.
  private let margin: LayoutUnit

  private var lines: [BrokenLine] = []
  /// The item that the current line starts in, or one before it.
  private var item = 0
  /// The first line feed at or after the current line's start, or the end of the text.
  private var hardEnd = -1
  /// The end of what counts of the text before ``hardEnd``.
  private var hardVisibleEnd = 0

  init(
    worker: TextWorker, shaped: ShapedText, text: UnsafeBufferPointer<UInt16>, width: Double,
    spacing: ParagraphSpacing, mode: LineBreakMode
  ) {
    self.worker = worker
    self.shaped = shaped
    self.text = text
    self.mode = mode
    self.width = width
    self.spacing = spacing
    margin = LayoutUnit(roundingUp: shaped.tolerance)
  }

  /// All lines. A line feed at the very end makes no further line.
  ///
  /// - Parameter limit: The most lines wanted.
  /// - Complexity: O(units) but for words that must be shaped again where they are cut.
  mutating func fill(limit: Int = .max) -> [BrokenLine] {
    var start = 0
    while start < text.count, lines.count < limit {
      if hardEnd < start {
        hardEnd = text[start...].firstIndex(of: TextUnit.lineFeed) ?? text.count
        hardVisibleEnd = visibleEnd(of: hardEnd, from: start)
      }
      let isFirstLine = shaped.startsParagraph(at: start)
      room = LayoutUnit(raw: spacing.room(in: width, isFirstLine: isFirstLine).raw + 1)
      indent = LayoutUnit(nearest: spacing.indent(isFirstLine: isFirstLine))
      let line = line(from: start)
      lines.append(line)
      start = Int(line.end)
      while item < shaped.items.count, shaped.items[item].end <= start { item += 1 }
    }
    return lines
  }

  private func line(from start: Int) -> BrokenLine {
    if let line = restAsLine(from: start) { return line }
    return wrappedLine(from: start) ?? cutLine(from: start)
  }

  private func measurer(from start: Int) -> LineMeasurer {
    var measurer = LineMeasurer(
      worker: worker, shaped: shaped, text: text, start: start, item: item)
    measurer.indent = indent
    return measurer
  }

  private func visibleEnd(of end: Int, from start: Int) -> Int {
    var end = end
    while end > start, TextUnit.hangs(text[end - 1]) { end -= 1 }
    return end
  }

  private func broken(
    _ start: Int, _ end: Int, _ visibleEnd: Int, _ width: LayoutUnit, isHyphenated: Bool = false
  ) -> BrokenLine {
    BrokenLine(
      start: Int32(start), end: Int32(end), visibleEnd: Int32(visibleEnd), width: width,
      paintedWidth: width, isHyphenated: isHyphenated)
  }

  /// Everything up to the next line feed, if it fits.
  private func restAsLine(from start: Int) -> BrokenLine? {
    let visible = max(hardVisibleEnd, start)
    let least = shaped.positions[visible] - shaped.positions[start]
    guard LayoutUnit(roundingUp: least) <= room + margin else { return nil }
    var measurer = measurer(from: start)
    let width = measurer.width(to: visible)
    guard width <= room else { return nil }
    return broken(start, min(hardEnd + 1, text.count), visible, width)
  }

  /// The longest line that ends at an opportunity and fits.
  private func wrappedLine(from start: Int) -> BrokenLine? {
    var opportunities = LineBreakOpportunities(
      worker: worker, shaped: shaped, text: text, lineStart: start, mode: mode)
    var measurer = measurer(from: start)
    let longest = shaped.positions[start] + (room.raw + margin.raw) << 10
    var best: BrokenLine?
    var isBestMeasured = true
    var visible = start
    var scanned = start
    while let end = opportunities.next(before: hardEnd, notBeyond: longest) {
      while scanned < end {
        if !TextUnit.hangs(text[scanned]) { visible = scanned + 1 }
        scanned += 1
      }
      let isHyphenated = visible == end && text[end - 1] == TextUnit.softHyphen && end > start
      let estimate = measurer.estimate(to: visible)
      if !isHyphenated, estimate + margin <= room {
        best = broken(start, end, visible, estimate)
        isBestMeasured = false
        continue
      }
      var width = measurer.width(to: visible)
      if isHyphenated { width += hyphenWidth(at: end - 1) }
      if width <= room {
        best = broken(start, end, visible, width, isHyphenated: isHyphenated)
        isBestMeasured = true
      } else if !isHyphenated {
        break
      }
    }
    if var line = best, !isBestMeasured {
      var exact = self.measurer(from: start)
      line.width = exact.width(to: Int(line.visibleEnd))
      return line
    }
    return best
  }

  private func hyphenWidth(at index: Int) -> LayoutUnit {
    let item = shaped.items.partitioningIndex { Int($0.end) > index }
    return shaped.instances[Int(shaped.items[item].run)].hyphenWidth
  }

  /// A line cut inside a word, because not even the first word fits.
  private func cutLine(from start: Int) -> BrokenLine {
    var graphemes = LineBreakOpportunities(
      worker: worker, shaped: shaped, text: text, lineStart: start, mode: .character)
    var measurer = measurer(from: start)
    let longest = shaped.positions[start] + (room.raw + margin.raw) << 10
    // One cluster stands on every line, whatever its width.
    var end = graphemes.next(before: hardEnd, notBeyond: .max) ?? hardEnd
    while end < hardEnd {
      guard
        let next = graphemes.next(before: hardEnd, notBeyond: longest)
          ?? (shaped.positions[hardEnd] > longest ? nil : hardEnd)
      else { break }
      let visible = visibleEnd(of: next, from: end)
      let estimate = measurer.estimate(to: visible)
      guard
        estimate + margin <= room
          || (estimate <= room + margin && measurer.width(to: visible) <= room)
      else { break }
      end = next
    }
    while end < hardEnd, TextUnit.hangs(text[end]) { end += 1 }
    if end == hardEnd { end = min(hardEnd + 1, text.count) }
    let visible = visibleEnd(of: end, from: start)
    var exact = self.measurer(from: start)
    return broken(start, end, visible, exact.width(to: visible))
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, in an array where those that do come
  /// last.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
