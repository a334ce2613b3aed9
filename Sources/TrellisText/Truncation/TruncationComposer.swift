import TrellisBase

/// The remaining parts of a truncated text: one before the token and, unless its tail is truncated, one
/// after it.
struct TruncationPieces: Hashable {
  var head: Range<Int>
  var tail: Range<Int>?
}

/// A line that consists of the remaining text and the token.
struct TruncatedLine: Sendable {
  let pieces: TruncationPieces
  let shaped: ShapedText
  /// The tag of every run of ``shaped``.
  let tags: [Int]
  /// The rise of every run; empty if all are 0.
  let rises: [Double]
  let width: LayoutUnit
  /// The widths of tabs by their first unit, if they extend to tab stops of the paragraph.
  let tabs: [Int: LayoutUnit]
}

/// Combines the remaining text and the token, and shapes and measures the result.
struct TruncationComposer {
  let worker: TextWorker
  let shaped: ShapedText
  let tags: [Int]
  let runEnds: [Int]
  /// The indent of the line.
  let indent: LayoutUnit
  let tokens: [Token]
  /// The rises of the runs of ``shaped``; empty if all are 0.
  var rises: [Double] = []
  var tabStops: [TabStop] = []

  /// A part of the token; `nil` means the value of the preceding run.
  struct Token {
    var units: [UInt16]
    var tag: Int?
    var instance: FontInstance?
  }

  /// The ends of the grapheme clusters of a part of the text.
  func graphemeEnds(in range: Range<Int>) -> [Int] {
    shaped.units.withUnsafeBufferPointer { text in
      let finder = worker.graphemes
      finder.setText(UnsafeBufferPointer(rebasing: text[range]))
      var ends: [Int] = []
      var offset = 0
      while offset < range.count {
        offset = finder.boundary(after: offset) ?? range.count
        ends.append(range.lowerBound + offset)
      }
      return ends
    }
  }

  /// The width of the remaining text without the token, as in the paragraph.
  func estimate(_ pieces: TruncationPieces) -> LayoutUnit {
    let positions = shaped.positions
    let head = positions[pieces.head.upperBound] - positions[pieces.head.lowerBound]
    let tail = pieces.tail.map { positions[$0.upperBound] - positions[$0.lowerBound] } ?? 0
    return LayoutUnit(roundingUp: head + tail)
  }

  func line(_ pieces: TruncationPieces) -> TruncatedLine {
    var text = ComposedText()
    append(pieces.head, to: &text)
    // The token belongs to the run before it, or to the run after it if there is none.
    let anchor =
      pieces.head.isEmpty
      ? pieces.tail?.lowerBound ?? pieces.head.lowerBound
      : pieces.head.upperBound - 1
    let run = self.run(at: min(anchor, max(shaped.units.count - 1, 0)))
    for token in tokens {
      text.append(
        token.units[...], instance: token.instance ?? shaped.instances[run],
        tag: token.tag ?? tags[run], rise: rises.isEmpty ? 0 : rises[run])
    }
    if let tail = pieces.tail { append(tail, to: &text) }

    let composed = TextShaping(
      worker: worker, units: text.units, runEnds: text.runEnds, instances: text.instances,
      base: shaped.base, direction: shaped.baseLevel == 1 ? .rightToLeft : .leftToRight,
      language: shaped.language,
      precedingUnits: precedingUnits(of: pieces.head.lowerBound)
    ).shapedText()
    let width = composed.units.withUnsafeBufferPointer { text in
      var measurer = LineMeasurer(
        worker: worker, shaped: composed, text: text, start: 0, item: 0)
      measurer.joinsLeadingSpaces = true
      measurer.indent = indent
      measurer.tabStops = tabStops
      return measurer.width(to: text.count)
    }
    let tabs =
      tabStops.isEmpty
      ? [:]
      : composed.tabWidths(
        ofLineFrom: 0, to: text.units.count, stops: tabStops, indent: indent, worker: worker)
    return TruncatedLine(
      pieces: pieces, shaped: composed, tags: text.tags, rises: rises.isEmpty ? [] : text.rises,
      width: width, tabs: tabs)
  }

  /// The text on which the levels at the line's start depend.
  private func precedingUnits(of start: Int) -> ArraySlice<UInt16> {
    if shaped.isPlainLeftToRight { return [] }
    let lineFeed = shaped.units[..<start].lastIndex(of: TextUnit.lineFeed)
    return shaped.units[(lineFeed.map { $0 + 1 } ?? 0)..<start]
  }

  private func run(at index: Int) -> Int {
    min(runEnds.partitioningIndex { $0 > index }, runEnds.count - 1)
  }

  private func append(_ range: Range<Int>, to text: inout ComposedText) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = run(at: start)
      let end = min(max(runEnds[run], start + 1), range.upperBound)
      text.append(
        shaped.units[start..<end], instance: shaped.instances[run], tag: tags[run],
        rise: rises.isEmpty ? 0 : rises[run])
      start = end
    }
  }
}

/// A text composed of stretches; neighbours with the same font and tag become one run.
private struct ComposedText {
  var units: [UInt16] = []
  var runEnds: [Int] = []
  var instances: [FontInstance] = []
  var tags: [Int] = []
  var rises: [Double] = []

  mutating func append(
    _ units: ArraySlice<UInt16>, instance: FontInstance, tag: Int, rise: Double
  ) {
    self.units += units
    if let last = instances.last, last === instance, tags.last == tag, rises.last == rise {
      runEnds[runEnds.count - 1] = self.units.count
    } else {
      runEnds.append(self.units.count)
      instances.append(instance)
      tags.append(tag)
      rises.append(rise)
    }
  }
}
