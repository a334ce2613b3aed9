import Trellis

/// Writing HTML, beside the plain concatenation of the same bytes, and reading it.
///
/// All times are processor time. The concatenation appends the start tags, the texts and the end tags of the written
/// page, which are strings already, to one string; the writer also finds classes, escapes, and writes the style sheet.
enum HTMLSuite: Suite {
  static let name = "html"

  static func run(report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    let rows = RowsPage(10_000)
    measure("rows", engine, rows.component, report)
    measure("list", engine, ListPage(10_000).component, report)
    measure("texts", engine, texts, report)
  }

  /// 1,000 paragraphs of some 900 bytes, with characters that are escaped.
  private static func texts() -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("main")) {
      for index in 0..<1_000 {
        TextComponent(
          "Paragraph \(index): "
            + String(repeating: "Fish & chips, “a < b”, and a plain sentence. ", count: 18),
          viewClass: "p")
      }
    }
  }

  private static func measure(
    _ name: String, _ engine: TextEngine, _ page: @escaping () -> Component,
    _ report: (Measurement) -> Void
  ) {
    var environment = HostEnvironment()
    environment.textEngine = engine
    let host = ComponentHost(environment: environment) { page() }
    host.renderIfNeeded()
    host.document.announceAll()
    let html = HTMLWriter.page(host.document)
    let pieces = pieces(html.body) + pieces(html.styleSheet)
    let bytes = html.body.utf8.count + html.styleSheet.utf8.count
    precondition(pieces.reduce(0) { $0 + $1.utf8.count } == bytes, "a piece is missing")
    var writing: [Double] = []
    var joining: [Double] = []
    var reading: [Double] = []
    let written = Array(html.body.utf8)
    Repetition(minimum: 10, maximum: 100)() {
      var start = ProcessorTime.microseconds
      let page = HTMLWriter.page(host.document)
      writing.append(ProcessorTime.microseconds - start)
      precondition(page.elementCount == html.elementCount)
      start = ProcessorTime.microseconds
      var text = ""
      for piece in pieces { text += piece }
      joining.append(ProcessorTime.microseconds - start)
      precondition(text.utf8.count == bytes)
      start = ProcessorTime.microseconds
      let read = try? ParsedDocument(bytes: written)
      reading.append(ProcessorTime.microseconds - start)
      precondition(read != nil, "the written page cannot be read")
    }
    report(Measurement("html/\(name)/bytes", in: "bytes", [Double(bytes)]))
    report(Measurement("html/\(name)/write", in: "MB/s", writing.map { Double(bytes) / $0 }))
    report(Measurement("html/\(name)/concatenate", in: "MB/s", joining.map { Double(bytes) / $0 }))
    report(
      Measurement(
        "html/\(name)/read", in: "MB/s", reading.map { Double(written.count) / $0 }))
    let ratio = (writing.min() ?? 0) / max(1, joining.min() ?? 0)
    report(Measurement("html/\(name)/per-concatenation", in: "ratio", [ratio]))
    host.tearDown()
  }

  /// The tags, the texts between them, and the lines.
  private static func pieces(_ html: String) -> [String] {
    var pieces: [String] = []
    var start = html.utf8.startIndex
    func end(at place: String.Index) {
      if start < place { pieces.append(String(html[start..<place])) }
      start = place
    }
    for place in html.utf8.indices {
      switch html.utf8[place] {
      case UInt8(ascii: "<"): end(at: place)
      case UInt8(ascii: ">"), UInt8(ascii: "\n"): end(at: html.utf8.index(after: place))
      default: break
      }
    }
    end(at: html.utf8.endIndex)
    return pieces
  }
}
