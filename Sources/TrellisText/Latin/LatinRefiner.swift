/// Redivides paragraphs of Latin-1 text into lines by adding the widths of words.
///
/// The result equals the result of ``LineRefiner``.
struct LatinRefiner {
  let layouter: LatinLayouter
  let text: UnsafeBufferPointer<UInt16>
  let words: [LatinWord]
  let cuts: [WordCut]
  /// The maximum width of a line, in 1/64 px.
  let room: Int64

  private var space: Int64 {
    layouter.instance.spaceAdvance + layouter.instance.letterSpacing
  }

  func refined(_ lines: [BrokenLine], wrapping: LineWrapping) -> [BrokenLine] {
    var refined: [BrokenLine] = []
    refined.reserveCapacity(lines.count)
    var first = 0
    var word = 0
    for index in lines.indices {
      let line = lines[index]
      guard index + 1 == lines.count || text[Int(line.end) - 1] == TextUnit.lineFeed else {
        continue
      }
      let firstWord = word
      while word < words.count, words[word].start < line.end { word += 1 }
      let paragraph =
        index > first
        ? self.paragraph(lines[first...index], words: firstWord..<word, wrapping) : nil
      refined += paragraph ?? Array(lines[first...index])
      first = index + 1
    }
    return refined
  }

  private func paragraph(
    _ lines: ArraySlice<BrokenLine>, words: Range<Int>, _ wrapping: LineWrapping
  ) -> [BrokenLine]? {
    let worker = layouter.worker
    var candidates = worker.candidates
    worker.candidates = []
    defer { worker.candidates = candidates }
    candidates.removeAll(keepingCapacity: true)
    guard let first = lines.first, let last = lines.last else { return nil }
    fill(&candidates, words: words, from: first.start, to: last.end)
    return candidates.withUnsafeBufferPointer { buffer -> [BrokenLine]? in
      let all = BreakCandidates(candidates: buffer, firstRoom: room, room: room)
      guard
        let ends = OptimalLineEnds(wrapping: wrapping, candidates: all, worker: worker)
          .ends(lineCount: lines.count)
      else { return nil }
      return self.lines(ends, of: all, words: words, to: last)
    }
  }

  private func fill(
    _ candidates: inout [BreakCandidate], words: Range<Int>, from start: Int32, to end: Int32
  ) {
    var position: Int64 = 0
    var visible: Int64 = 0
    candidates.append(
      BreakCandidate(
        end: start, isHyphenated: false, endsWord: true, nextStart: 0, visibleEnd: 0))
    for index in words {
      let word = self.words[index]
      if index > words.lowerBound {
        position += space * Int64(word.start - self.words[index - 1].end)
        candidates.append(
          BreakCandidate(
            end: word.start, isHyphenated: false, endsWord: true, nextStart: position,
            visibleEnd: visible))
      }
      for cut in cuts[word.cuts] {
        candidates.append(
          BreakCandidate(
            end: word.start + cut.offset, isHyphenated: false, endsWord: false,
            nextStart: position + cut.position, visibleEnd: position + cut.position))
      }
      position += word.advance
      visible = position
    }
    candidates.append(
      BreakCandidate(
        end: end, isHyphenated: false, endsWord: true, nextStart: position, visibleEnd: visible))
  }

  /// The lines with these ends; `nil` if one is wider than its room, because letters at its edges are shaped again.
  private func lines(
    _ ends: [Int], of candidates: BreakCandidates, words: Range<Int>, to last: BrokenLine
  ) -> [BrokenLine]? {
    var lines: [BrokenLine] = []
    lines.reserveCapacity(ends.count)
    var start = candidates.candidates[0]
    var word = words.lowerBound
    for end in ends {
      let end = candidates.candidates[end]
      while self.words[word].end <= start.end { word += 1 }
      let firstWord = self.words[word]
      while word + 1 < words.upperBound, self.words[word].end < end.end { word += 1 }
      let width = LayoutUnit(
        roundingUp: advance(from: start, in: firstWord, to: end, in: self.words[word]))
      guard width.raw <= room else { return nil }
      var visible = end.end
      if end.end == last.end {
        visible = last.visibleEnd
      } else if end.endsWord {
        while visible > start.end, text[Int(visible) - 1] == TextUnit.space { visible -= 1 }
      }
      lines.append(
        BrokenLine(
          start: start.end, end: end.end, visibleEnd: visible, width: width, paintedWidth: width,
          isHyphenated: false))
      start = end
    }
    return lines
  }

  /// The width of a line, with the letters at cuts of words shaped as at the edges of a line.
  private func advance(
    from start: BreakCandidate, in firstWord: LatinWord, to end: BreakCandidate,
    in lastWord: LatinWord
  ) -> Int64 {
    if !start.endsWord, !end.endsWord, firstWord.start == lastWord.start {
      return layouter.advance(of: Int(start.end)..<Int(end.end), in: text)
    }
    var advance = end.visibleEnd - start.nextStart
    if !start.endsWord, let cut = cut(at: start, of: firstWord) {
      var cuts = cuts
      let rest = layouter.rest(of: firstWord, from: Int(start.end), in: text, cuts: &cuts)
      advance += rest.advance - (firstWord.advance - cut.position)
    }
    if !end.endsWord, let cut = cut(at: end, of: lastWord) {
      advance += cut.advance - cut.position
    }
    return advance
  }

  private func cut(at candidate: BreakCandidate, of word: LatinWord) -> WordCut? {
    cuts[word.cuts].first { word.start + $0.offset == candidate.end }
  }
}
