import TrellisBase

/// Fills lines of a given width, one after the other.
///
/// Source: CSS Text Level 3, §5 with `white-space: pre-wrap; overflow-wrap: anywhere`, as in Chromium: a
/// line may be 1/64 px too wide; a word wider than the box is cut after the last grapheme cluster that
/// fits, or after its first.
struct LineFiller {
  let worker: TextWorker
  let shaped: ShapedText
  let text: UnsafeBufferPointer<UInt16>
  let policy: LineBreakPolicy
  let composition: ParagraphComposition
  private let spacing: ParagraphSpacing
  private let width: Double
  /// The maximum width of the current line.
  private var availableWidth = LayoutUnit.zero
  /// The indent of the current line.
  private var indent = LayoutUnit.zero
  private var startHang = LayoutUnit.zero
  /// Estimates that differ from `availableWidth` by more than this need no exact measurement.
  private let margin: LayoutUnit

  private var lines: [BrokenLine] = []
  /// The item at the start of the current line, or an earlier one.
  private var item = 0
  /// The first line feed at or after the current line's start, or the end of the text.
  private var hardEnd = -1
  /// The end of the text before ``hardEnd`` that counts for the width.
  private var hardVisibleEnd = 0

  init(
    worker: TextWorker, shaped: ShapedText, text: UnsafeBufferPointer<UInt16>, width: Double,
    paragraph: Paragraph
  ) {
    self.worker = worker
    self.shaped = shaped
    self.text = text
    self.width = width
    policy = LineBreakPolicy(paragraph)
    composition = paragraph.composition
    spacing = paragraph.spacing
    margin = LayoutUnit(roundingUp: shaped.tolerance)
  }

  /// All lines. A line feed at the end of the text adds no line.
  ///
  /// - Parameter limit: the maximum number of lines.
  /// - Complexity: O(units), plus reshaping of words that are cut.
  mutating func fill(limit: Int = .max) -> [BrokenLine] {
    var start = 0
    while start < text.count, lines.count < limit {
      if hardEnd < start {
        hardEnd = text[start...].firstIndex(of: TextUnit.lineFeed) ?? text.count
        hardVisibleEnd = visibleEnd(of: hardEnd, from: start)
      }
      startHang = self.startHang(ofLineFrom: start)
      availableWidth = availableWidth(ofLineFrom: start)
      indent = indent(ofLineFrom: start)
      var line = line(from: start)
      line.startHang = startHang
      lines.append(line)
      start = Int(line.end)
      while item < shaped.items.count, shaped.items[item].end <= start { item += 1 }
    }
    guard composition.wrapping != .greedy, start == text.count else { return lines }
    return LineRefiner(filler: self, worker: worker).refined(lines)
  }

  private func line(from start: Int) -> BrokenLine {
    if let line = restAsLine(from: start) { return line }
    return wrappedLine(from: start) ?? cutLine(from: start)
  }

  // MARK: Measuring

  /// The maximum width of a line.
  func availableWidth(ofLineFrom start: Int) -> LayoutUnit {
    let available = spacing.availableWidth(
      in: width, isFirstLine: shaped.startsParagraph(at: start))
    return LayoutUnit(raw: available.raw + 1) + startHang(ofLineFrom: start)
  }

  private func indent(ofLineFrom start: Int) -> LayoutUnit {
    LayoutUnit(nearest: spacing.indent(isFirstLine: shaped.startsParagraph(at: start)))
  }

  /// A measurer of a line that begins at `start`.
  func measurer(from start: Int) -> LineMeasurer {
    let isBehind = item < shaped.items.count && shaped.items[item].start <= start
    var measurer = LineMeasurer(
      worker: worker, shaped: shaped, text: text, start: start,
      item: isBehind ? item : shaped.items.partitioningIndex { Int($0.end) > start })
    measurer.indent = indent(ofLineFrom: start)
    measurer.tabStops = composition.tabStops
    return measurer
  }

  func visibleEnd(of end: Int, from start: Int) -> Int {
    var end = end
    while end > start, TextUnit.hangs(text[end - 1]) { end -= 1 }
    return end
  }

  func hyphenWidth(at index: Int) -> LayoutUnit {
    shaped.instance(at: index).hyphenWidth
  }

  /// The width of the unit at `index`, if it is punctuation that may hang over an edge.
  private func hang(at index: Int, if isHanging: (UInt16) -> Bool) -> LayoutUnit {
    guard composition.hangsPunctuation, index < text.count, isHanging(text[index]) else {
      return .zero
    }
    let item = shaped.items[shaped.items.partitioningIndex { Int($0.end) > index }]
    guard item.kind == .text, item.level == shaped.baseLevel else { return .zero }
    return LayoutUnit(raw: (shaped.positions[index + 1] - shaped.positions[index]) >> 10)
  }

  private func startHang(ofLineFrom start: Int) -> LayoutUnit {
    guard composition.hangsPunctuation, shaped.startsParagraph(at: start) else { return .zero }
    return hang(at: start, if: HangingPunctuation.opens)
  }

  func broken(
    _ start: Int, _ end: Int, _ visibleEnd: Int, _ width: LayoutUnit, isHyphenated: Bool = false
  ) -> BrokenLine {
    BrokenLine(
      start: Int32(start), end: Int32(end), visibleEnd: Int32(visibleEnd), width: width,
      paintedWidth: width, isHyphenated: isHyphenated)
  }

  // MARK: Lines

  /// The text up to the next line feed as one line, if it fits.
  private func restAsLine(from start: Int) -> BrokenLine? {
    let visible = max(hardVisibleEnd, start)
    let hang = visible > start ? hang(at: visible - 1, if: HangingPunctuation.closes) : .zero
    let stop = visible > start ? self.hang(at: visible - 1, if: HangingPunctuation.stops) : .zero
    let least = shaped.positions[visible] - shaped.positions[start]
    guard LayoutUnit(roundingUp: least) <= availableWidth + hang + stop + margin else { return nil }
    var measurer = measurer(from: start)
    let width = measurer.width(to: visible)
    guard width <= availableWidth + hang + stop,
      measurer.reaches(visible, within: availableWidth + hang + stop)
    else {
      return nil
    }
    var line = broken(start, min(hardEnd + 1, text.count), visible, width)
    line.endHang = width <= availableWidth + hang ? hang : hang + stop
    return line
  }

  /// The longest line that fits and ends at a break opportunity.
  private func wrappedLine(from start: Int) -> BrokenLine? {
    var opportunities = LineBreakOpportunities(
      worker: worker, shaped: shaped, text: text, lineStart: start, policy: policy)
    var measurer = measurer(from: start)
    let longest = shaped.positions[start] + (availableWidth.raw + margin.raw) << 10
    var best: BrokenLine?
    var isBestMeasured = true
    var visible = start
    var scanned = start
    if policy.breaksIdeographs, let end = sureEnd(from: start) {
      let estimate = measurer.estimate(to: end)
      if estimate + margin <= availableWidth {
        best = broken(start, end, end, estimate)
        isBestMeasured = false
        (visible, scanned) = (end, end)
        opportunities.skip(to: end)
      } else {
        measurer = self.measurer(from: start)
      }
    }
    while let end = opportunities.next(before: hardEnd, notBeyond: longest) {
      while scanned < end {
        if !TextUnit.hangs(text[scanned]) { visible = scanned + 1 }
        scanned += 1
      }
      // Even without a mark that hangs over the edge, the line is too wide.
      if shaped.positions[max(visible - 1, start)] > longest { break }
      let isHyphenated = visible == end && text[end - 1] == TextUnit.softHyphen && end > start
      let estimate = measurer.estimate(to: visible)
      if !isHyphenated, estimate + margin <= availableWidth {
        best = broken(start, end, visible, estimate)
        isBestMeasured = false
        continue
      }
      let stop = visible > start ? hang(at: visible - 1, if: HangingPunctuation.stops) : .zero
      // A later end may fit: a ligature across this end may be narrower than its parts.
      guard isHyphenated || measurer.reaches(visible, within: availableWidth + stop) else {
        continue
      }
      var width = measurer.width(to: visible)
      if isHyphenated { width += hyphenWidth(at: end - 1) }
      if width <= availableWidth + stop {
        best = broken(start, end, visible, width, isHyphenated: isHyphenated)
        if width > availableWidth { best?.endHang = stop }
        isBestMeasured = true
      }
    }
    if composition.hyphenates, let line = hyphenatedLine(from: start, beyond: best) { return line }
    if var line = best, !isBestMeasured {
      var exact = self.measurer(from: start)
      line.width = exact.width(to: Int(line.visibleEnd))
      return line
    }
    return best
  }

  /// A break between ideographs near the end of the line that surely fits, so that no earlier break has to be examined;
  /// `nil` if there is none.
  private func sureEnd(from start: Int) -> Int? {
    let most = shaped.positions[start] + (availableWidth.raw - margin.raw) << 10
    var low = start
    var high = hardEnd
    while low < high {
      let middle = (low + high + 1) / 2
      if shaped.positions[middle] <= most { low = middle } else { high = middle - 1 }
    }
    return Ideographs.lastBreak(in: text, after: start, upTo: low)
  }

  /// The longest line that ends inside the word after `best`, at a hyphenation point.
  private func hyphenatedLine(from start: Int, beyond best: BrokenLine?) -> BrokenLine? {
    var measurer = measurer(from: start)
    var line: BrokenLine?
    let points = Hyphenator(shaped: shaped, text: text).points(
      inWordFrom: best.map { Int($0.end) } ?? start, before: hardEnd)
    for end in points {
      let width = measurer.width(to: end) + hyphenWidth(at: end - 1)
      guard width <= availableWidth else { break }
      line = broken(start, end, end, width, isHyphenated: true)
    }
    return line
  }

  /// A line cut inside a word, because not even the first word fits.
  private func cutLine(from start: Int) -> BrokenLine {
    var end = cutEnd(ofLineFrom: start, availableWidth: availableWidth)
    var isHyphenated = end < hardEnd && end - 1 > start && text[end - 1] == TextUnit.softHyphen
    if isHyphenated {
      // The hyphen does not fit, otherwise the line would end there without being cut.
      let hyphen = hyphenWidth(at: end - 1)
      end = cutEnd(ofLineFrom: start, availableWidth: availableWidth - hyphen)
      isHyphenated = end - 1 > start && text[end - 1] == TextUnit.softHyphen
    }
    if !isHyphenated, end == hardEnd { end = min(hardEnd + 1, text.count) }
    let visible = visibleEnd(of: end, from: start)
    var exact = measurer(from: start)
    var width = exact.width(to: visible)
    if isHyphenated { width += hyphenWidth(at: end - 1) }
    return broken(start, end, visible, width, isHyphenated: isHyphenated)
  }

  /// The end of the last grapheme cluster that fits, with the spaces after it.
  ///
  /// Source: Blink's `ShapingLineBreaker`: if the line cannot be cut without reshaping its letters, Blink
  /// does not check whether they fit after reshaping.
  private func cutEnd(ofLineFrom start: Int, availableWidth: LayoutUnit) -> Int {
    var graphemes = LineBreakOpportunities(
      worker: worker, shaped: shaped, text: text, lineStart: start, policy: policy.inside)
    var measurer = measurer(from: start)
    let longest = shaped.positions[start] + (availableWidth.raw + margin.raw) << 10
    var unsafeStart = UnsafeOffsets(from: start)
    // Every line has at least one cluster, of any width.
    var last = graphemes.next(before: hardEnd, notBeyond: .max) ?? hardEnd
    var best = last
    while last < hardEnd {
      guard
        let next = graphemes.next(before: hardEnd, notBeyond: longest)
          ?? (shaped.positions[hardEnd] > longest ? nil : hardEnd)
      else { break }
      let visible = visibleEnd(of: next, from: last)
      last = next
      let estimate = measurer.estimate(to: visible)
      if estimate + margin > availableWidth {
        guard estimate <= availableWidth + margin else { break }
        guard measurer.reaches(visible, within: availableWidth) else { continue }
        let width = measurer.width(to: visible)
        let isWhole =
          visible < hardVisibleEnd && visible > start
          && unsafeStart.reach(visible, in: shaped.isUnsafeToBreak)
        // Blink tries again with a pixel less than the resulting width.
        let isKept = isWhole && measurer.reaches(visible, within: width - LayoutUnit(raw: 64))
        guard width <= availableWidth || isKept else { continue }
      }
      best = next
    }
    return best
  }
}
