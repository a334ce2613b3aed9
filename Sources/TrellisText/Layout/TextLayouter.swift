import TrellisBase

/// Lays out one paragraph: shapes it, fills lines, truncates the last one, and positions them.
///
/// ``LatinLayouter`` lays most paragraphs out in a fraction of the time.
struct TextLayouter {
  let worker: TextWorker
  let resources: TextResources
  let paragraph: Paragraph
  let width: Double

  private var instances: FontInstances { resources.instances }

  private var lineLimit: Int { paragraph.maximumLines > 0 ? paragraph.maximumLines : .max }

  func layout() -> TextLayout {
    let text = ParagraphText(paragraph)
    let shaped = resources.shapedText(of: text, with: worker)
    let tags = paragraph.runs.map(\.tag)
    var lines = brokenLines(of: shaped)
    let isCut = (lines.last.map { Int($0.end) } ?? 0) < shaped.units.count
    let truncated = isCut ? truncatedLine(of: shaped, text: text, tags: tags, lines: lines) : nil
    shaped.units.withUnsafeBufferPointer {
      justify(&lines, of: $0, cells: shaped.items.filter { $0.kind == .cell }.map(\.range))
    }
    let base = instances.instance(for: paragraph.attributes, language: paragraph.language)
    let placed = LinePlacer(
      base: base, lineHeight: paragraph.lineHeight, spacing: paragraph.spacing, rises: rises
    ).place(lines, of: shaped, truncated: truncated)
    return TextLayout(
      paragraph: paragraph, constrainedWidth: width, lines: placed.lines, height: placed.height,
      isRightToLeft: shaped.baseLevel == 1, isTruncated: isCut,
      content: .shaped(
        ShapedContent(
          text: shaped, tags: tags, lines: lines, truncated: truncated,
          tabs: tabWidths(of: lines, in: shaped))))
  }

  /// The rises of the runs; empty if all are 0.
  private var rises: [Double] {
    paragraph.runs.contains { $0.baselineRise != 0 } ? paragraph.runs.map(\.baselineRise) : []
  }

  private func justify(
    _ lines: inout [BrokenLine], of text: UnsafeBufferPointer<UInt16>,
    cells: @autoclosure () -> [Range<Int>]
  ) {
    guard paragraph.alignment == .justified, width.isFinite else { return }
    Justification(text: text, spacing: paragraph.spacing, width: width, cells: cells())
      .stretch(&lines)
  }

  /// The widths of tabs that extend to tab stops of the paragraph.
  private func tabWidths(of lines: [BrokenLine], in shaped: ShapedText) -> [Int: LayoutUnit] {
    let stops = paragraph.composition.tabStops
    guard !stops.isEmpty, shaped.units.contains(TextUnit.tab) else { return [:] }
    var widths: [Int: LayoutUnit] = [:]
    for line in lines {
      let start = Int(line.start)
      let found = shaped.tabWidths(
        ofLineFrom: start, to: Int(line.visibleEnd), stops: stops,
        indent: indent(ofLineFrom: start, in: shaped), worker: worker)
      widths.merge(found) { $1 }
    }
    return widths
  }

  private func brokenLines(of shaped: ShapedText) -> [BrokenLine] {
    shaped.units.withUnsafeBufferPointer { text in
      var filler = LineFiller(
        worker: worker, shaped: shaped, text: text, width: width, paragraph: paragraph)
      var lines = filler.fill(limit: lineLimit)
      for index in lines.indices {
        lines[index].paintedWidth = paintedWidth(of: lines[index], in: shaped, text: text)
      }
      return lines
    }
  }

  /// The width of a line that is painted alone: letters at a cut no longer join to the rest of the word.
  private func paintedWidth(
    of line: BrokenLine, in shaped: ShapedText, text: UnsafeBufferPointer<UInt16>
  ) -> LayoutUnit {
    let range = Int(line.start)..<Int(line.visibleEnd)
    guard !range.isEmpty else { return line.width }
    let isCutWord =
      !shaped.scripts.isEmpty
      && (shaped.isUnsafeToBreak[range.lowerBound] || shaped.isUnsafeToBreak[range.upperBound])
    guard isCutWord || text[range.lowerBound] == TextUnit.space else { return line.width }
    var measurer = LineMeasurer(
      worker: worker, shaped: shaped, text: text, start: range.lowerBound,
      item: shaped.items.partitioningIndex { Int($0.end) > range.lowerBound })
    measurer.context = range
    measurer.joinsLeadingSpaces = true
    measurer.indent = indent(ofLineFrom: range.lowerBound, in: shaped)
    measurer.tabStops = paragraph.composition.tabStops
    let width = measurer.width(to: range.upperBound)
    guard line.isHyphenated else { return width }
    let item = shaped.items.partitioningIndex { Int($0.end) >= range.upperBound }
    return width + shaped.instances[Int(shaped.items[item].run)].hyphenWidth
  }

  private func truncatedLine(
    of shaped: ShapedText, text: ParagraphText, tags: [Int], lines: [BrokenLine]
  ) -> TruncatedLine? {
    guard let truncation = paragraph.truncation, let last = lines.last else { return nil }
    let start = Int(last.start)
    let composer = TruncationComposer(
      worker: worker, shaped: shaped, tags: tags, runEnds: text.runEnds,
      indent: indent(ofLineFrom: start, in: shaped),
      tokens: truncation.tokens.map { token in
        TruncationComposer.Token(
          units: Array(token.text.utf16), tag: token.tag,
          instance: token.attributes.map {
            instances.instance(for: $0, language: paragraph.language)
          })
      },
      rises: rises,
      tabStops: paragraph.composition.tabStops)
    let available = paragraph.spacing.availableWidth(
      in: width, isFirstLine: shaped.startsParagraph(at: start))
    return LineTruncator(composer: composer, truncation: truncation, availableWidth: available)
      .truncatedLine(from: start)
  }

  private func indent(ofLineFrom start: Int, in shaped: ShapedText) -> LayoutUnit {
    LayoutUnit(nearest: paragraph.spacing.indent(isFirstLine: shaped.startsParagraph(at: start)))
  }
}
