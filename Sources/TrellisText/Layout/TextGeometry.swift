/// The positions of the parts of a laid-out text in a box.
///
/// Lengths are in CSS pixels from the top left corner of the box, offsets in UTF-16 units of the
/// concatenated runs, as in ``TextLine``. A part of the source that is not painted, because it was
/// truncated or hangs at the end of a line, has no rectangles.
///
/// Source: ComponentKit's text renderer (row T8).
public struct TextGeometry: Sendable {
  /// The layout in which characters are found, made for ``width``.
  public let layout: TextLayout

  /// The width of the box.
  public let width: Double

  /// Every line's clusters from left to right.
  let clusters: [[TextCluster]]

  /// The number of visible lines, at least 1.
  public var lineCount: Int { layout.lines.count }

  /// The smallest rectangle around a part of the source, with the height of its lines; `nil` if nothing of
  /// it is painted.
  ///
  /// - Complexity: O(clusters of the lines of the part).
  public func frame(for range: Range<Int>) -> TextRect? {
    let rects = rects(for: range)
    return rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The rectangles of a part of the source, by line and from left to right.
  ///
  /// A grapheme cluster is included if any of its units is in `range`, which may extend beyond the text.
  ///
  /// - Complexity: O(clusters).
  public func rects(
    for range: Range<Int>, measure: TextRectMeasure = .lineHeight
  ) -> [TextRect] {
    switch measure {
    case .lineHeight, .capHeight:
      return clusters.indices.flatMap { rects(for: range, onLine: $0, measure: measure) }
    case .block:
      let lines = clusters.indices.compactMap { line in
        let rects = rects(for: range, onLine: line, measure: .lineHeight)
        return rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
      }
      return block(of: lines)
    }
  }

  /// The offset of the cluster nearest to a point: on the nearest line, the cluster with the nearest left
  /// or right edge; `nil` in an empty text.
  ///
  /// On a line without painted text it is the line's start. A truncation token has no offset; the cluster
  /// beside it is returned.
  ///
  /// - Complexity: O(lines + clusters of a line).
  public func nearestIndex(toX x: Double, y: Double) -> Int? {
    func distance(_ value: Double, _ low: Double, _ high: Double) -> Double {
      max(low - value, value - high, 0)
    }
    let line = layout.lines.indices.min { a, b in
      let (a, b) = (layout.lines[a], layout.lines[b])
      return distance(y, a.top, a.bottom) < distance(y, b.top, b.bottom)
    }
    guard let line, !layout.lines[line].range.isEmpty else { return nil }
    let local = x - layout.x(ofLine: line, inWidth: width)
    var nearest: (index: Int, distance: Double, width: LayoutUnit)?
    for cluster in clusters[line] {
      guard let range = cluster.range else { continue }
      let distance = distance(local, cluster.x.pixels, cluster.maxX.pixels)
      // If a cluster of zero width lies between two letters, a letter is returned.
      if let nearest {
        let isWorthMore = nearest.width == .zero && cluster.width > .zero
        guard distance < nearest.distance || distance == nearest.distance && isWorthMore else {
          continue
        }
      }
      nearest = (range.lowerBound, distance, cluster.width)
    }
    return nearest?.index ?? layout.lines[line].range.lowerBound
  }

  /// The space on the last line after its end in the reading direction: on the right, or on the left for
  /// right-to-left text. It has the height of the line; its width is 0 if the line fills the box.
  public var trailingRect: TextRect {
    let last = layout.lines.count - 1
    let line = layout.lines[last]
    let left = layout.x(ofLine: last, inWidth: width)
    let start = layout.isRightToLeft ? 0 : left + line.width
    let end = layout.isRightToLeft ? left : width
    return TextRect(x: start, y: line.top, width: max(end - start, 0), height: line.height)
  }

  private func rects(
    for range: Range<Int>, onLine index: Int, measure: TextRectMeasure
  ) -> [TextRect] {
    let line = layout.lines[index]
    let left = layout.x(ofLine: index, inWidth: width)
    var rects: [TextRect] = []
    for cluster in clusters[index] where cluster.width > .zero {
      guard let source = cluster.range, source.overlaps(range) else { continue }
      let x = left + cluster.x.pixels
      let rect =
        measure == .capHeight
        ? TextRect(
          x: x, y: line.baseline - cluster.capHeight, width: cluster.width.pixels,
          height: cluster.capHeight)
        : TextRect(x: x, y: line.top, width: cluster.width.pixels, height: line.height)
      if let before = rects.last, before.maxX == x {
        rects[rects.count - 1] = before.union(rect)
      } else {
        rects.append(rect)
      }
    }
    return rects
  }

  /// Source: ComponentKit's algorithm 2.24.
  private func block(of lines: [TextRect]) -> [TextRect] {
    guard var first = lines.first, var last = lines.last, lines.count > 1 else { return lines }
    let left = lines.reduce(first.x) { min($0, $1.x) }
    let right = lines.reduce(first.maxX) { max($0, $1.maxX) }
    let firstSpan = layout.isRightToLeft ? (left, first.maxX) : (first.x, right)
    let lastSpan = layout.isRightToLeft ? (last.x, right) : (left, last.maxX)
    first.x = firstSpan.0
    first.width = firstSpan.1 - firstSpan.0
    last.x = lastSpan.0
    last.width = lastSpan.1 - lastSpan.0
    guard lines.count > 2 else {
      first.height = last.y - first.y
      return [first, last]
    }
    let middle = TextRect(x: left, y: first.maxY, width: right - left, height: last.y - first.maxY)
    return [first, middle, last]
  }
}

extension TextEngine {
  /// Positions every cluster of a layout of this engine in a box, for several queries.
  ///
  /// - Parameter width: the width of the box in CSS pixels, for the alignment of lines; `nil`, or a width
  ///   that is not finite, means the layout's own.
  /// - Complexity: O(painted units). Nothing is cached.
  public func geometry(of layout: TextLayout, inWidth width: Double? = nil) -> TextGeometry {
    let tabStops = layout.paragraph.composition.tabStops
    let clusters = withShapedText(of: layout) { worker, shaped, truncated in
      layout.lines.enumerated().map { index, line in
        if let truncated, index + 1 == layout.lines.count {
          truncated.clusters(
            worker: worker, indent: LayoutUnit(nearest: line.indent), tabStops: tabStops)
        } else {
          ClusterPlacer(worker: worker, shaped: shaped, tabStops: tabStops).clusters(of: line)
        }
      }
    }
    let box = width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? layout.width
    return TextGeometry(layout: layout, width: box, clusters: clusters)
  }
}

extension ClusterPlacer {
  fileprivate func clusters(of line: TextLine) -> [TextCluster] {
    let range = line.range.lowerBound..<line.visibleEnd
    guard !range.isEmpty else { return [] }
    let isCutWord =
      !shaped.scripts.isEmpty
      && (shaped.isUnsafeToBreak[range.lowerBound] || shaped.isUnsafeToBreak[range.upperBound])
    var width = LayoutUnit(nearest: line.width - line.stretch)
    let last = range.upperBound - 1
    if line.isHyphenated, shaped.units[last] != TextUnit.softHyphen {
      width = width - shaped.instance(at: last).hyphenWidth
    }
    let clusters = clusters(
      in: range, width: width, indent: LayoutUnit(nearest: line.indent),
      isAlone: isCutWord || shaped.units[range.lowerBound] == TextUnit.space)
    guard line.stretch > 0 else { return clusters }
    return clusters.stretched(by: LayoutUnit(nearest: line.stretch), text: shaped.units)
  }
}

extension TruncatedLine {
  /// The clusters of the remaining text and of the token; clusters of the token have no source range.
  fileprivate func clusters(
    worker: TextWorker, indent: LayoutUnit, tabStops: [TabStop]
  ) -> [TextCluster] {
    let count = shaped.units.count
    let tokenStart = pieces.head.count
    let tokenEnd = count - (pieces.tail?.count ?? 0)
    return ClusterPlacer(worker: worker, shaped: shaped, tabStops: tabStops).clusters(
      in: 0..<count, width: width, indent: indent, isAlone: true, cuts: [tokenStart, tokenEnd]
    ) { offset in
      if offset < tokenStart { return pieces.head.lowerBound + offset }
      return offset < tokenEnd
        ? nil : pieces.tail.map { $0.lowerBound + offset - tokenEnd }
    }
  }
}
