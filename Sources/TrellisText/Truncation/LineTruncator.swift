import TrellisBase

/// Truncates the last visible line so that a token fits into it.
///
/// Each attempt is measured as a whole including the token, because the letters at the cut are kerned with
/// the token. The first guess comes from the widths in the paragraph; exact steps follow. Spaces beside the
/// token are removed.
///
/// Source: ComponentKit's tail truncater for moving back to avoided characters. Departs from it if the cut
/// is at the end of a word: the word stays.
struct LineTruncator {
  let composer: TruncationComposer
  let truncation: TextTruncation
  let availableWidth: LayoutUnit

  private var shaped: ShapedText { composer.shaped }

  /// The composed line for the text from `start` on.
  func truncatedLine(from start: Int) -> TruncatedLine {
    let units = shaped.units
    let firstEnd = units[start...].firstIndex(of: TextUnit.lineFeed) ?? units.count
    switch truncation.position {
    case .tail:
      return tail(start..<firstEnd)
    case .head:
      let end = units.last == TextUnit.lineFeed ? units.count - 1 : units.count
      let lineFeed = units[start..<end].lastIndex(of: TextUnit.lineFeed)
      return best(of: heads(lineFeed.map { $0 + 1 } ?? start, end))
    case .middle:
      return best(of: middles(start..<firstEnd))
    }
  }

  // MARK: Tail

  private func tail(_ rest: Range<Int>) -> TruncatedLine {
    let kept = trimmedEnds(of: rest)
    let line = best(
      of: kept.map { TruncationPieces(head: rest.lowerBound..<$0, tail: nil) })
    let end = avoiding(line.pieces.head, in: rest)
    guard end != line.pieces.head.upperBound else { return line }
    return composer.line(TruncationPieces(head: rest.lowerBound..<end, tail: nil))
  }

  /// The end of `head` moved back to the end of a word; unchanged if there is none.
  private func avoiding(_ head: Range<Int>, in rest: Range<Int>) -> Int {
    guard !truncation.avoidedCharacters.isEmpty, !head.isEmpty else { return head.upperBound }
    var end = head.upperBound
    if end < rest.upperBound, !isAvoided(end) {
      guard let word = head.last(where: isAvoided) else { return head.upperBound }
      end = word
    }
    while end > head.lowerBound, isAvoided(end - 1) { end -= 1 }
    return end > head.lowerBound ? end : head.upperBound
  }

  private func isAvoided(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(shaped.units[index]) else { return false }
    return truncation.avoidedCharacters.contains(Character(scalar))
  }

  /// The ends of growing prefixes of `range` that do not end with a space.
  private func trimmedEnds(of range: Range<Int>) -> [Int] {
    [range.lowerBound]
      + composer.graphemeEnds(in: range).filter { !TextUnit.hangs(shaped.units[$0 - 1]) }
  }

  // MARK: Head and middle

  private func heads(_ start: Int, _ end: Int) -> [TruncationPieces] {
    trimmedStarts(of: start..<end).map { TruncationPieces(head: start..<start, tail: $0..<end) }
  }

  /// The starts of growing suffixes of `range` that do not begin with a space.
  private func trimmedStarts(of range: Range<Int>) -> [Int] {
    let starts = [range.lowerBound] + composer.graphemeEnds(in: range).dropLast()
    let kept = starts.filter { $0 < range.upperBound && !TextUnit.hangs(shaped.units[$0]) }
    return [range.upperBound] + kept.reversed()
  }

  /// Pieces that grow from both ends alternately, the start first.
  private func middles(_ rest: Range<Int>) -> [TruncationPieces] {
    let ends = trimmedEnds(of: rest)
    let starts = trimmedStarts(of: rest)
    var pieces: [TruncationPieces] = []
    for kept in 0..<(ends.count + starts.count) {
      let head = ends[min((kept + 1) / 2, ends.count - 1)]
      let tail = starts[min(kept / 2, starts.count - 1)]
      guard head < tail || kept == 0 else { break }
      pieces.append(
        TruncationPieces(head: rest.lowerBound..<head, tail: tail..<rest.upperBound))
    }
    return pieces
  }

  // MARK: Choosing

  /// The largest of the pieces that fits together with the token; the first one if none fits.
  private func best(of pieces: [TruncationPieces]) -> TruncatedLine {
    let empty = composer.line(pieces[0])
    let guess = pieces.partitioningIndex { pieces in
      composer.estimate(pieces) + empty.width > availableWidth
    }
    var index = max(guess - 1, 0)
    var line = index == 0 ? empty : composer.line(pieces[index])
    var attempts = Attempts()
    if line.width <= availableWidth {
      while index + 1 < pieces.count, let step = attempts.next {
        let next = composer.line(pieces[min(index + step, pieces.count - 1)])
        guard next.width <= availableWidth else { break }
        line = next
        index += step
      }
    } else {
      while index > 0, line.width > availableWidth {
        index -= min(index, attempts.next ?? index)
        line = index == 0 ? empty : composer.line(pieces[index])
      }
    }
    return line
  }

  /// The steps between attempts. They grow, so that thousands of clusters without a width are not tried one by one.
  private struct Attempts {
    private var count = 0

    /// One for the first 32 attempts, then doubled; `nil` at the end of the attempts.
    var next: Int? {
      mutating get {
        count += 1
        return count <= 32 ? 1 : count <= 64 ? 1 << (count - 32) : nil
      }
    }
  }
}
