import Trellis

/// Differences of pages: the time to find and to apply them.
enum DiffSuite: Suite {
  static let name = "diff"

  static func run(report: (Measurement) -> Void) throws {
    for (elements, changes) in [(1_000, 10), (50_000, 10), (50_000, 10_000)] {
      let first = try page(elements, changes: 0)
      let second = try page(elements, changes: changes)
      var find: [Double] = []
      var apply: [Double] = []
      let clock = ContinuousClock()
      try Repetition(minimum: 3, seconds: 0.5)({
        var start = clock.now
        let operations = MarkupDiff.operations(from: first, to: second)
        find.append((clock.now - start).milliseconds)
        start = clock.now
        _ = try MarkupDiff.apply(operations, to: first)
        apply.append((clock.now - start).milliseconds)
      })
      report(Measurement("diff.find.\(elements).\(changes)", in: "ms", find))
      report(Measurement("diff.apply.\(elements).\(changes)", in: "ms", apply))
    }
  }

  /// A page of rows with four cells, of which every n-th has another text.
  private static func page(_ elements: Int, changes: Int) throws -> MarkupTree {
    var html = "<body>"
    for row in 0..<(elements / 5) {
      html += "<div class=row>"
      for cell in 0..<4 {
        let place = row * 4 + cell
        let isChanged = changes > 0 && place % (elements * 4 / 5 / changes) == 0
        html += "<span>\(isChanged ? "new" : "cell") \(row % 997) \(cell)</span>"
      }
      html += "</div>\n"
    }
    return MarkupTree(try ParsedDocument(html: html))
  }
}
