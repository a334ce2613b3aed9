/// The content of a layout's lines, from which nodes are made on demand.
enum TextContent: Sendable {
  /// Text of one run, all left to right and without control characters: it can be derived from the
  /// paragraph.
  case latin(FontInstance)
  case shaped(ShapedContent)

  var isPlainLeftToRight: Bool {
    guard case .shaped(let content) = self else { return true }
    return content.text.isPlainLeftToRight
      && content.truncated?.shaped.isPlainLeftToRight != false
  }

  /// The bytes besides the paragraph and its lines.
  var byteCount: Int {
    guard case .shaped(let content) = self else { return 0 }
    return content.text.byteCount + (content.truncated?.shaped.byteCount ?? 0)
      + content.lines.count * MemoryLayout<BrokenLine>.stride
  }

  func nodes(of paragraph: Paragraph, lines: [TextLine]) -> [TextNode] {
    switch self {
    case .shaped(let content):
      return content.nodes()
    case .latin(let instance):
      if let run = Self.wholeRun(of: paragraph, lines) {
        return [.run(tag: run.tag, [.text(run.text)])]
      }
      let text = ParagraphText(paragraph)
      return ShapedContent(
        text: ShapedText(unshaped: text.units, instance: instance),
        tags: paragraph.runs.map(\.tag), lines: lines.map(BrokenLine.init), truncated: nil,
        tabs: [:]
      ).nodes()
    }
  }

  /// The only run of a Latin text that is shown in full on one line, as in most lists and tables; `nil` for other texts.
  func wholeRun(of paragraph: Paragraph, lines: [TextLine]) -> TextRun? {
    guard case .latin = self else { return nil }
    return Self.wholeRun(of: paragraph, lines)
  }

  private static func wholeRun(of paragraph: Paragraph, _ lines: [TextLine]) -> TextRun? {
    guard lines.count == 1, paragraph.runs.count == 1 else { return nil }
    let (line, run) = (lines[0], paragraph.runs[0])
    let end = run.text.utf16.count
    guard end > 0, line.range == 0..<end, line.visibleEnd == end, !line.isHyphenated,
      line.endHang == 0, line.stretch == 0
    else { return nil }
    return run
  }
}

/// Shaped text and its lines.
struct ShapedContent: Sendable {
  let text: ShapedText
  /// The tag of every run.
  let tags: [Int]
  let lines: [BrokenLine]
  /// The line that replaces the last one.
  let truncated: TruncatedLine?
  /// The widths of tabs by their first unit, if they extend to tab stops of the paragraph.
  let tabs: [Int: LayoutUnit]

  func nodes() -> [TextNode] {
    var builder = TextNodeBuilder(shaped: text, tags: tags, tabs: tabs)
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? index + 1 : nil
      if next == nil, truncated != nil { break }
      builder.append(line, next: next)
    }
    guard let truncated else { return builder.nodes }
    var last = TextNodeBuilder(
      shaped: truncated.shaped, tags: truncated.tags, tabs: truncated.tabs)
    let end = Int32(truncated.shaped.units.count)
    last.append(
      BrokenLine(
        start: 0, end: end, visibleEnd: end, width: truncated.width, isHyphenated: false),
      next: nil)
    return builder.nodes + last.nodes
  }
}

extension BrokenLine {
  fileprivate init(_ line: TextLine) {
    let width = LayoutUnit(nearest: line.width - line.stretch)
    self.init(
      start: Int32(line.range.lowerBound), end: Int32(line.range.upperBound),
      visibleEnd: Int32(line.visibleEnd), width: width, paintedWidth: width,
      isHyphenated: line.isHyphenated, endHang: LayoutUnit(nearest: line.endHang),
      stretch: LayoutUnit(nearest: line.stretch))
  }
}
