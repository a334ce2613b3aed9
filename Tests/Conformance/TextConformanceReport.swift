import Foundation

/// The figures of one file of cases.
struct TextConformanceReport {
  let name: String
  private(set) var passed = 0
  private(set) var failed = 0
  /// One line for every failed row.
  private(set) var failures: [String] = []

  private var rows: [TextConformanceResult.Kind: (equal: Int, all: Int)] = [:]
  private var widths = WidthFigures(name: "widths in the paragraph")
  private var alone = WidthFigures(name: "widths of lines alone")

  init(name: String) {
    self.name = name
  }

  mutating func add(_ result: TextConformanceResult) {
    var count = rows[result.kind] ?? (0, 0)
    count.all += 1
    count.equal += result.isEqual ? 1 : 0
    rows[result.kind] = count
    for error in result.widthErrors { widths.add(error) }
    for error in result.aloneErrors { alone.add(error) }
    if result.isPassed {
      passed += 1
    } else {
      failed += 1
      failures.append("FAILED \(result.id): \(result.detail)")
    }
  }

  var summary: [String] {
    let kinds: [TextConformanceResult.Kind] = [.breaks, .lines, .cutWords, .truncation, .metrics]
    let counts = kinds.compactMap { kind in
      rows[kind].map {
        "\(name): \(kind.rawValue) \($0.equal) of \($0.all) (\(percent($0.equal, of: $0.all)))"
      }
    }
    return counts + [widths, alone].filter { $0.count > 0 }.map { "\(name): \($0.description)" }
  }
}

/// The number of widths by error.
private struct WidthFigures {
  let name: String
  private(set) var count = 0
  private var exact = 0
  private var nearest = 0
  private var near = 0
  private var greatest = 0.0

  init(name: String) {
    self.name = name
  }

  mutating func add(_ error: Double) {
    count += 1
    if error < 1e-6 { exact += 1 }
    if error <= 1.0 / 64 { nearest += 1 }
    if error <= 1.0 / 16 { near += 1 }
    greatest = max(greatest, error)
  }

  var description: String {
    "\(name): \(exact) of \(count) exact (\(percent(exact, of: count))), \(nearest) within 1/64 px, "
      + "\(near) within 1/16 px, greatest difference \(greatest) px"
  }
}

private func percent(_ part: Int, of all: Int) -> String {
  String(format: "%.2f %%", all == 0 ? 100 : 100 * Double(part) / Double(all))
}
