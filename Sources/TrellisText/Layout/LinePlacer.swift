/// Positions lines and their baselines.
///
/// Departs from CSS Inline Level 3, §3: the baseline does not depend on the font's ascent, because browsers round the
/// ascent to device pixels; instead capital letters are centred in the line. The page receives the lengths in a form
/// that no browser rounds (``TextLayout/strut(ofLine:)``).
struct LinePlacer {
  private let height: LayoutUnit
  private let baseline: Double
  private let spacing: ParagraphSpacing
  /// The rises of the runs; empty if all are 0.
  private let rises: [Double]

  /// - Parameter lineHeight: the line height of the paragraph.
  init(
    base: FontInstance, lineHeight: Double?, spacing: ParagraphSpacing, rises: [Double] = []
  ) {
    let wanted = lineHeight.map { $0.isNaN ? base.naturalLineHeight : max($0, 0) }
    height = LayoutUnit(nearest: wanted ?? base.naturalLineHeight)
    baseline = base.baseline(inLineOfHeight: height)
    self.spacing = spacing
    self.rises = rises
  }

  /// The lines of a text that uses only the base font, without spacing.
  func place(
    _ lines: [BrokenLine], of text: UnsafeBufferPointer<UInt16>
  ) -> (lines: [TextLine], height: Double) {
    let height = height.pixels
    var top = 0.0
    var placed: [TextLine] = []
    placed.reserveCapacity(lines.count)
    for line in lines {
      placed.append(
        TextLine(
          range: Int(line.start)..<Int(line.end), visibleEnd: Int(line.visibleEnd),
          width: (line.paintedWidth + line.stretch).pixels, indent: 0,
          adjustment: LineAdjustment(line), top: top, height: height, baseline: top + baseline,
          isHyphenated: false,
          endsWithLineFeed: line.end > line.start
            && text[Int(line.end) - 1] == TextUnit.lineFeed))
      top += height
    }
    return (placed, top)
  }

  /// The lines with their boxes, and the total height; at least one line.
  func place(
    _ lines: [BrokenLine], of shaped: ShapedText, truncated: TruncatedLine?
  ) -> (lines: [TextLine], height: Double) {
    guard !lines.isEmpty else {
      let empty = TextLine(
        range: 0..<0, visibleEnd: 0, width: 0, indent: spacing.firstLineIndent,
        adjustment: .none, top: 0,
        height: height.pixels, baseline: baseline, isHyphenated: false, endsWithLineFeed: false)
      return ([empty], height.pixels)
    }
    var bottom = 0.0
    var item = 0
    var placed: [TextLine] = []
    placed.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      while item < shaped.items.count, shaped.items[item].end <= line.start { item += 1 }
      let cut = index + 1 == lines.count ? truncated : nil
      let box =
        if let cut {
          box(upTo: Int32(cut.shaped.units.count), in: cut.shaped, item: 0, rises: cut.rises)
        } else {
          box(upTo: line.visibleEnd, in: shaped, item: item, rises: rises)
        }
      let isFirstLine = placed.last?.endsWithLineFeed ?? true
      let gap = spacing.betweenLines + (isFirstLine ? spacing.betweenParagraphs : 0)
      let top = placed.isEmpty ? 0 : bottom + gap
      placed.append(
        TextLine(
          range: Int(line.start)..<Int(line.end),
          visibleEnd: cut?.pieces.head.upperBound ?? Int(line.visibleEnd),
          width: (cut?.width ?? line.paintedWidth + line.stretch).pixels,
          indent: spacing.indent(isFirstLine: isFirstLine)
            - (cut == nil ? line.startHang.pixels : 0),
          adjustment: cut == nil ? LineAdjustment(line) : .none, top: top, height: box.height,
          baseline: top + box.baseline, isHyphenated: cut == nil && line.isHyphenated,
          endsWithLineFeed: line.end > line.start
            && shaped.units[Int(line.end) - 1] == TextUnit.lineFeed))
      bottom = top + box.height
    }
    return (placed, bottom)
  }

  /// Every run's box has the line height, around the run's baseline; the line's box contains the boxes of its runs and
  /// of the base font.
  private func box(
    upTo end: Int32, in shaped: ShapedText, item first: Int, rises: [Double]
  ) -> (baseline: Double, height: Double) {
    var ascent = baseline
    var descent = height.pixels - ascent
    var item = first
    while item < shaped.items.count, shaped.items[item].start < end {
      let current = shaped.items[item]
      if current.kind != .lineFeed && current.kind != .control {
        let own = shaped.instances[Int(current.run)].baseline(inLineOfHeight: height)
        let rise = rises.isEmpty ? 0 : rises[Int(current.run)]
        ascent = max(ascent, own + rise)
        descent = max(descent, height.pixels - own - rise)
      }
      item += 1
    }
    return (ascent, ascent + descent)
  }
}
