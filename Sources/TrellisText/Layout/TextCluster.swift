import TrellisBase

/// A grapheme cluster on a line. A cluster across a change of font is split.
struct TextCluster: Hashable, Sendable {
  /// The units of the source; `nil` for a truncation token.
  let range: Range<Int>?
  /// The distance of the left edge from the left end of the line's text.
  var x: LayoutUnit
  var width: LayoutUnit
  /// The height of capital letters in its font, in pixels.
  let capHeight: Double

  var maxX: LayoutUnit { x + width }
}

/// Positions the clusters of a line.
///
/// Letters have the advances of the paragraph. Letters at the edges that are reshaped, because a word was
/// cut, absorb the difference to the line's painted width.
struct ClusterPlacer {
  let worker: TextWorker
  let shaped: ShapedText
  var tabStops: [TabStop] = []

  /// A part of one item, and its clusters.
  private struct Piece {
    let level: UInt8
    var clusters: Range<Int>
  }

  /// - Parameters:
  ///   - range: the painted part of ``shaped``.
  ///   - width: the painted width, equal to the sum of the clusters' widths.
  ///   - isAlone: whether the line does not join to the text around it.
  ///   - cuts: further offsets, ascending, at which clusters are split.
  ///   - source: returns the offset in the source of a cluster's first unit.
  /// - Returns: the clusters from left to right.
  /// - Complexity: O(units of the line).
  func clusters(
    in range: Range<Int>, width: LayoutUnit, indent: LayoutUnit, isAlone: Bool, cuts: [Int] = [],
    source: (Int) -> Int? = { $0 }
  ) -> [TextCluster] {
    guard !range.isEmpty else { return [] }
    let firstItem = shaped.items.partitioningIndex { Int($0.end) > range.lowerBound }
    let (ends, pieces) = ends(in: range, firstItem: firstItem, cuts: cuts)
    var edges = edges(
      range, ends, firstItem: firstItem, indent: indent, isAlone: isAlone)
    edges[edges.count - 1] = width
    for index in edges.indices.dropLast().reversed() {
      edges[index] = max(min(edges[index], edges[index + 1]), .zero)
    }
    for piece in pieces { shareLigatures(of: piece.clusters, range, ends, &edges) }

    var clusters: [TextCluster] = []
    clusters.reserveCapacity(ends.count)
    var x = LayoutUnit.zero
    for piece in visualOrder(pieces) {
      let isRightToLeft = piece.level & 1 == 1
      for offset in 0..<piece.clusters.count {
        let index =
          isRightToLeft
          ? piece.clusters.upperBound - 1 - offset : piece.clusters.lowerBound + offset
        let start = index == 0 ? range.lowerBound : ends[index - 1]
        let item = shaped.items[shaped.items.partitioningIndex { Int($0.end) > start }]
        let advance = edges[index] - (index == 0 ? .zero : edges[index - 1])
        clusters.append(
          TextCluster(
            range: source(start).map { $0..<$0 + ends[index] - start }, x: x, width: advance,
            capHeight: shaped.instances[Int(item.run)].capHeight))
        x += advance
      }
    }
    return clusters
  }

  /// The ends of the clusters: the ends of graphemes and items, and `cuts`.
  private func ends(
    in range: Range<Int>, firstItem: Int, cuts: [Int]
  ) -> (ends: [Int], pieces: [Piece]) {
    var ends: [Int] = []
    var pieces: [Piece] = []
    shaped.units.withUnsafeBufferPointer { text in
      let finder = worker.graphemes
      finder.setText(UnsafeBufferPointer(rebasing: text[range]))
      var cuts = cuts[...]
      var item = firstItem
      var grapheme = range.lowerBound
      var start = range.lowerBound
      var first = 0
      while start < range.upperBound {
        while grapheme <= start {
          grapheme =
            finder.boundary(after: grapheme - range.lowerBound).map { $0 + range.lowerBound }
            ?? range.upperBound
        }
        while let cut = cuts.first, cut <= start { cuts.removeFirst() }
        let itemEnd = min(Int(shaped.items[item].end), range.upperBound)
        let end = min(grapheme, itemEnd, cuts.first ?? itemEnd)
        ends.append(end)
        if end == itemEnd {
          pieces.append(Piece(level: shaped.items[item].level, clusters: first..<ends.count))
          first = ends.count
          item += 1
        }
        start = end
      }
    }
    return (ends, pieces)
  }

  /// The width of the line up to each of `ends`, in source order.
  private func edges(
    _ range: Range<Int>, _ ends: [Int], firstItem: Int, indent: LayoutUnit, isAlone: Bool
  ) -> [LayoutUnit] {
    shaped.units.withUnsafeBufferPointer { text in
      var measurer = LineMeasurer(
        worker: worker, shaped: shaped, text: text, start: range.lowerBound, item: firstItem)
      measurer.indent = indent
      measurer.tabStops = tabStops
      measurer.joinsLeadingSpaces = isAlone
      if isAlone { measurer.context = range }
      return ends.map { measurer.estimate(to: $0) }
    }
  }

  /// Divides ligatures evenly among their letters, as browsers do.
  private func shareLigatures(
    of clusters: Range<Int>, _ range: Range<Int>, _ ends: [Int], _ edges: inout [LayoutUnit]
  ) {
    func edge(_ index: Int) -> Int64 { index < 0 ? 0 : edges[index].raw }
    var first = clusters.lowerBound
    while first < clusters.upperBound {
      var last = first
      while last + 1 < clusters.upperBound, edge(last + 1) == edge(last),
        shaped.units[ends[last]..<ends[last + 1]].contains(where: isPainted)
      { last += 1 }
      let left = edge(first - 1)
      let width = edge(last) - left
      let count = Int64(last - first + 1)
      if last > first, width > 0 {
        for index in first..<last {
          edges[index] = LayoutUnit(raw: left + width * Int64(index - first + 1) / count)
        }
      }
      first = last + 1
    }
  }

  private func isPainted(_ unit: UInt16) -> Bool {
    !TextUnit.isIgnorable(unit) && !TextUnit.isControl(unit) && unit != TextUnit.lineFeed
  }

  /// Source: UAX #9, L2.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces
    let highest = pieces.reduce(0) { max($0, $1.level) }
    guard highest > 0 else { return pieces }
    for level in (1...highest).reversed() {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        let end = pieces[start...].firstIndex { $0.level < level } ?? pieces.count
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }
}
