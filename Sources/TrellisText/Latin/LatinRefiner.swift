/// Redivides paragraphs of Latin-1 text into lines by adding the widths of words.
///
/// The lines equal those of ``LineRefiner``, except in a paragraph with a line between two hyphens of one word, which keeps
/// its greedy lines.
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
        let ends = LineDivision(wrapping: wrapping, candidates: all, worker: worker)
          .ends(lineCount: lines.count)
      else { return nil }
      return self.lines(ends, of: all, from: first.start, to: last)
    }
  }

  private func fill(
    _ candidates: inout [BreakCandidate], words: Range<Int>, from start: Int32, to end: Int32
  ) {
    var cuts = cuts
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
      for cut in word.cuts {
        let cut = cuts[cut]
        let rest = layouter.rest(
          of: word, from: Int(word.start + cut.offset), in: text, cuts: &cuts)
        candidates.append(
          BreakCandidate(
            end: word.start + cut.offset, isHyphenated: false, endsWord: false,
            nextStart: position + word.advance - rest.advance,
            visibleEnd: position + cut.advance))
      }
      position += word.advance
      visible = position
    }
    candidates.append(
      BreakCandidate(
        end: end, isHyphenated: false, endsWord: true, nextStart: position, visibleEnd: visible))
  }

  /// The lines with these ends; `nil` if one lies between two cuts of one word, whose width cannot be
  /// derived.
  private func lines(
    _ ends: [Int], of candidates: BreakCandidates, from first: Int32, to last: BrokenLine
  ) -> [BrokenLine]? {
    var lines: [BrokenLine] = []
    lines.reserveCapacity(ends.count)
    var start = first
    var before = 0
    for end in ends {
      let candidate = candidates.candidates[end]
      let isInWord = before > 0 && !candidates.candidates[before].endsWord && !candidate.endsWord
      if isInWord,
        !UnsafeBufferPointer(rebasing: candidates.candidates[before + 1..<end]).contains(
          where: \.endsWord)
      {
        return nil
      }
      let width = LayoutUnit(raw: candidates.width(from: before, to: end))
      var visible = candidate.end
      if candidate.end == last.end {
        visible = last.visibleEnd
      } else if candidate.endsWord {
        while visible > start, text[Int(visible) - 1] == TextUnit.space { visible -= 1 }
      }
      lines.append(
        BrokenLine(
          start: start, end: candidate.end, visibleEnd: visible, width: width,
          paintedWidth: width, isHyphenated: false))
      start = candidate.end
      before = end
    }
    return lines
  }
}
