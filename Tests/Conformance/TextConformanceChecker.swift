import TrellisText

/// The result of checking one row.
struct TextConformanceResult {
  enum Kind: String {
    case breaks = "break lists equal"
    case lines = "breaks equal"
    case cutWords = "mid-word breaks equal"
    case truncation = "same cuts"
    case metrics = "metrics exact"
  }

  var id: String
  var kind: Kind
  /// Whether the breaks, the mid-word breaks or the metrics are equal.
  var isEqual: Bool
  /// The differences from the recorded widths: in the paragraph, and of lines alone.
  var widthErrors: [Double] = []
  var aloneErrors: [Double] = []
  /// A description of the differences.
  var detail = ""

  static let tolerance = 1.0 / 16

  var isPassed: Bool {
    isEqual && widthErrors.allSatisfy { $0 <= Self.tolerance }
      && aloneErrors.allSatisfy { $0 <= Self.tolerance }
  }
}

/// Lays out recorded cases and compares the results.
struct TextConformanceChecker {
  let engine: TextEngine

  /// Additional families of the font folder, which contain only the characters of the cases.
  static let testFamilies = ["CJK Test", "Emoji Test"]

  func check(_ row: TextConformanceRow) -> TextConformanceResult {
    if row.breaks != nil { return checkBreaks(row) }
    if row.last != nil { return checkTruncation(row) }
    if row.pinned != nil { return checkMetrics(row) }
    return checkLines(row)
  }

  private func paragraph(_ row: TextConformanceRow, text: String? = nil) -> Paragraph {
    Paragraph(
      text ?? row.text,
      attributes: TextAttributes(
        font: FontDescriptor(
          families: engine.registry.stack + Self.testFamilies, size: row.size ?? 16,
          weight: row.weight ?? 400),
        letterSpacing: row.letterSpacing ?? 0),
      language: row.lang, direction: row.dir == "rtl" ? .rightToLeft : .leftToRight,
      lineHeight: row.lineHeight?.pixels,
      lineBreakMode: row.lineBreak == "anywhere" ? .character : .word,
      composition: ParagraphComposition(
        lineBreakStrictness: Self.strictness[row.lineBreak ?? "auto"] ?? .automatic,
        wordBreak: Self.wordBreaks[row.wordBreak ?? "normal"] ?? .normal))
  }

  private static let strictness: [String: LineBreakStrictness] = [
    "loose": .loose, "normal": .normal, "strict": .strict,
  ]
  private static let wordBreaks: [String: WordBreak] = [
    "keep-all": .keepAll, "break-all": .breakAll,
  ]

  /// The offsets of the break opportunities of a case.
  func breakOpportunities(in row: TextConformanceRow) -> [Int] {
    engine.breakOpportunities(in: paragraph(row))
  }

  private func checkBreaks(_ row: TextConformanceRow) -> TextConformanceResult {
    let found = breakOpportunities(in: row)
    return TextConformanceResult(
      id: row.id ?? "", kind: .breaks, isEqual: found == row.breaks,
      detail: "breaks \(found), recorded \(row.breaks ?? [])")
  }

  private func checkLines(_ row: TextConformanceRow) -> TextConformanceResult {
    let recorded = row.lines ?? []
    let layout = engine.layout(paragraph(row), width: row.width ?? .infinity)
    // An empty text has one line here and none in the recording.
    let lines = row.text.isEmpty ? [] : layout.lines
    var result = TextConformanceResult(
      id: row.id ?? "", kind: row.midword == true ? .cutWords : .lines,
      isEqual: lines.map(\.range) == recorded.map { $0.start..<$0.end })
    if result.isEqual {
      result.widthErrors = zip(layout.widthsInParagraph, recorded).map { abs($0 - $1.width) }
    }
    result.aloneErrors = recorded.map { abs(width(of: $0, alone: row) - $0.solo) }
    result.detail = """
      width \(row.width.map { "\($0)" } ?? "none"): lines \(lines.map(\.range.lowerBound)) \
      \(layout.widthsInParagraph), recorded \(recorded.map(\.start)) \(recorded.map(\.width)); \
      greatest difference alone \(result.aloneErrors.max() ?? 0)
      """
    return result
  }

  /// The width of a line's text as a separate paragraph.
  private func width(of line: TextConformanceRow.Line, alone row: TextConformanceRow) -> Double {
    let units = Array(row.text.utf16)
    guard line.start <= line.visible, line.visible <= units.count else { return .infinity }
    var text = Array(units[line.start..<line.visible])
    if text.last == 0xAD {
      text.removeLast()
      if line.end < units.count { text.append(0x2010) }
    }
    let alone = paragraph(row, text: String(decoding: text, as: UTF16.self))
    return engine.layout(alone, width: .infinity).lines.first?.width ?? 0
  }

  private func checkTruncation(_ row: TextConformanceRow) -> TextConformanceResult {
    var paragraph = paragraph(row)
    paragraph.maximumLines = row.maxLines ?? 0
    paragraph.truncation = TextTruncation()
    let layout = engine.layout(paragraph, width: row.width ?? .infinity)
    let before = layout.lines.dropLast()
    let last = layout.lines.last
    let recorded = row.lines ?? []
    return TextConformanceResult(
      id: row.id ?? "", kind: .truncation,
      isEqual: before.map(\.range) == recorded.map { $0.start..<$0.end }
        && last?.range.lowerBound == row.last?.start && last?.visibleEnd == row.last?.visible,
      widthErrors: [abs((last?.width ?? 0) - (row.last?.width ?? 0))],
      detail: """
        cut at \(last?.visibleEnd ?? 0) of line from \(last?.range.lowerBound ?? 0), width \
        \(last?.width ?? 0); recorded \(row.last?.visible ?? 0) from \(row.last?.start ?? 0), \
        width \(row.last?.width ?? 0)
        """)
  }

  private func checkMetrics(_ row: TextConformanceRow) -> TextConformanceResult {
    let box = engine.lineBoxMetrics(
      of: row.text, attributes: paragraph(row).attributes, lineHeight: row.lineHeight?.pixels,
      pinsFirstFace: row.pinned ?? false)
    let found = [box.height, box.baseline, box.inlineTop, box.inlineHeight]
    let recorded = [row.height, row.baseline, row.spanTop, row.spanHeight].map { $0 ?? 0 }
    return TextConformanceResult(
      id: "\(row.script ?? "") \(row.size ?? 0) px", kind: .metrics, isEqual: found == recorded,
      detail: "height, baseline, inline top and height \(found), recorded \(recorded)")
  }
}
