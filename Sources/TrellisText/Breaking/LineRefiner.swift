/// Redivides paragraphs into lines after all lines were filled greedily.
///
/// A paragraph ends at a line feed. It is not changed if it has one line, tabs, or a word that was cut
/// because it is wider than the box.
struct LineRefiner {
  let filler: LineFiller
  let worker: TextWorker

  private var shaped: ShapedText { filler.shaped }
  private var text: UnsafeBufferPointer<UInt16> { filler.text }

  /// - Parameter lines: all lines of the text.
  /// - Complexity: O(units), plus the complexity of ``TotalFit``.
  func refined(_ lines: [BrokenLine]) -> [BrokenLine] {
    var refined: [BrokenLine] = []
    refined.reserveCapacity(lines.count)
    var first = 0
    for index in lines.indices {
      let end = Int(lines[index].end)
      guard index + 1 == lines.count || text[end - 1] == TextUnit.lineFeed else { continue }
      let paragraph = lines[first...index]
      refined += self.paragraph(paragraph) ?? Array(paragraph)
      first = index + 1
    }
    return refined
  }

  private func paragraph(_ lines: ArraySlice<BrokenLine>) -> [BrokenLine]? {
    guard lines.count > 1, let first = lines.first, let last = lines.last,
      !text[Int(first.start)..<Int(last.end)].contains(TextUnit.tab),
      let candidates = candidates(of: lines)
    else { return nil }
    let start = Int(first.start)
    return candidates.withUnsafeBufferPointer { buffer -> [BrokenLine]? in
      let candidates = BreakCandidates(
        candidates: buffer, firstWidth: filler.availableWidth(ofLineFrom: start).raw,
        nextWidth: filler.availableWidth(ofLineFrom: Int(lines[lines.startIndex + 1].start)).raw)
      guard
        let ends = OptimalLineEnds(
          wrapping: filler.composition.wrapping, candidates: candidates, worker: worker
        ).ends(lineCount: lines.count)
      else { return nil }
      return self.lines(ends.map { buffer[$0] }, from: first, to: last)
    }
  }

  /// All break opportunities of the paragraph; `nil` if a line ends elsewhere.
  private func candidates(of lines: ArraySlice<BrokenLine>) -> [BreakCandidate]? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let start = Int(first.start)
    var candidates = [candidate(at: start, from: start)]
    for line in lines {
      // The search starts again at each line, as in the filler.
      var opportunities = LineBreakOpportunities(
        worker: worker, shaped: shaped, text: text, lineStart: Int(line.start),
        policy: filler.policy)
      let end = Int(line.end)
      let isLast = line == last
      var found = -1
      while let next = opportunities.next(before: isLast ? end : end + 1, notBeyond: .max) {
        if isLast, filler.visibleEnd(of: next, from: start) == Int(last.visibleEnd) { break }
        addHyphens(beyond: candidates[candidates.count - 1].end, before: next, to: &candidates)
        candidates.append(candidate(at: next, from: start))
        found = next
      }
      if isLast {
        addHyphens(beyond: candidates[candidates.count - 1].end, before: end, to: &candidates)
      } else if found != end {
        guard line.isHyphenated, text[end - 1] != TextUnit.softHyphen else { return nil }
        addHyphens(beyond: candidates[candidates.count - 1].end, before: end + 1, to: &candidates)
        guard candidates[candidates.count - 1].end == line.end else { return nil }
      }
    }
    var end = candidate(at: Int(last.visibleEnd), from: start)
    end.end = last.end
    candidates.append(end)
    return candidates
  }

  private func candidate(at end: Int, from start: Int) -> BreakCandidate {
    let visible = filler.visibleEnd(of: end, from: start)
    let isHyphenated = end > start && visible == end && text[end - 1] == TextUnit.softHyphen
    let hyphen = isHyphenated ? filler.hyphenWidth(at: end - 1).raw << 10 : 0
    return BreakCandidate(
      end: Int32(end), isHyphenated: isHyphenated,
      endsWord: visible < end || end > start && !isHyphenated && text[end - 1] > 0xFF,
      nextStart: shaped.positions[end], visibleEnd: shaped.positions[visible] + hyphen,
      hyphen: hyphen)
  }

  /// Adds the hyphenation points between `start` and `end`.
  private func addHyphens(
    beyond start: Int32, before end: Int, to candidates: inout [BreakCandidate]
  ) {
    guard filler.composition.hyphenates else { return }
    let hyphenator = Hyphenator(shaped: shaped, text: text)
    // The hyphenation points depend on the whole word, even if a line ends inside it.
    for point in hyphenator.points(inWordFrom: Int(start), before: text.count)
    where point < end {
      let hyphen = filler.hyphenWidth(at: point - 1).raw << 10
      candidates.append(
        BreakCandidate(
          end: Int32(point), isHyphenated: true, endsWord: false,
          nextStart: shaped.positions[point], visibleEnd: shaped.positions[point] + hyphen,
          hyphen: hyphen))
    }
  }

  /// The lines with these ends; `nil` if one is wider than its available width, because letters at its
  /// edges are reshaped.
  private func lines(
    _ ends: [BreakCandidate], from first: BrokenLine, to last: BrokenLine
  ) -> [BrokenLine]? {
    var lines: [BrokenLine] = []
    var start = Int(first.start)
    for end in ends {
      let isLast = end.end == last.end
      let visible =
        isLast ? Int(last.visibleEnd) : filler.visibleEnd(of: Int(end.end), from: start)
      var measurer = filler.measurer(from: start)
      var width = measurer.width(to: visible)
      if end.isHyphenated { width += filler.hyphenWidth(at: visible - 1) }
      guard width <= filler.availableWidth(ofLineFrom: start) else { return nil }
      var line = filler.broken(
        start, Int(end.end), visible, width, isHyphenated: end.isHyphenated)
      if start == Int(first.start) { line.startHang = first.startHang }
      if isLast { line.endHang = last.endHang }
      lines.append(line)
      start = Int(end.end)
    }
    return lines
  }
}
