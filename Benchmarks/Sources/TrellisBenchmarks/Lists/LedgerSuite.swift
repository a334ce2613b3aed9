import Foundation

/// The example Ledger, a table of a million rows in SQLite: the times from an event to the patch after which the table shows all
/// rows, over HTTP, with nothing else to do. Names with `/processor` are the processor time of the server, which is nearly
/// independent of the load of the machine.
///
/// `LEDGER_ROWS` is the number of rows. The server creates the database at the first run, among the temporary files.
///
/// - `ledger/sort`: a press of the header of each column, three times, so that all directions are measured;
/// - `ledger/end`, `ledger/middle`: Control End, and the field "Go to row", in each order;
/// - `ledger/scroll`: the thumb of the scroll bar is dragged to other places;
/// - `ledger/filter`, `ledger/filter.end`: an account is chosen, and Control End in its rows;
/// - `ledger/search`, `ledger/search.end`, `ledger/search.middle`: texts that find from some thousand to 230,000 rows;
/// - `ledger/search.filter`: a text in the rows of an account.
enum LedgerSuite: Suite {
  static let name = "ledger"

  private static let columns = ["Date", "Account", "Text", "Amount"]
  /// Each is searched once for each order, so that no result is known.
  private static let texts = [
    "coffee", "s", "köln", "c", "sale", "train ticket", "b", "coffee oslo",
  ]

  static func run(report: (Measurement) -> Void) throws {
    let count = ProcessInfo.processInfo.environment["LEDGER_ROWS"].flatMap(Int.init) ?? 1_000_000
    TrellisBenchmarks.record("ledger: opens \(count) rows")
    let server = try LoadedServer("LedgerServer", arguments: ["--rows", "\(count)"])
    defer { server.stop() }
    let tab = try LedgerTab(server)
    var times: [String: [Double]] = [:]
    func measure(_ name: String, _ detail: String, _ action: () throws -> Double) throws {
      let before = server.threadTime
      let time = try action()
      times[name, default: []].append(time)
      times["\(name)/processor", default: []].append(server.threadTime - before)
      TrellisBenchmarks.record("ledger: \(name) \(detail): \((time * 10).rounded() / 10) ms")
    }
    // The first sort of a tab fills the caches of fonts.
    for _ in 0..<3 { _ = try tab.sort("Date") }
    func jumps(_ suffix: String, _ order: String) throws {
      let rows = try tab.rowCount
      try measure("end\(suffix)", order) { try tab.go(to: rows) }
      try measure("middle\(suffix)", order) { try tab.submitRow(rows / 2 + 1) }
      try measure("scroll\(suffix)", order) { try tab.scroll(to: 0.81) }
      _ = try tab.go(to: 1)
    }
    try jumps("", "without an order")
    for column in columns {
      for direction in ["up", "down", "off"] {
        try measure("sort", "\(column) \(direction)") { try tab.sort(column) }
        if direction != "off" { try jumps("", "\(column) \(direction)") }
      }
    }
    for account in ["Cash", "Savings", "All accounts"] {
      try measure("filter", account) { try tab.choose(account) }
    }
    for column in columns {
      _ = try tab.sort(column)
      try measure("filter", "Cash by \(column)") { try tab.choose("Cash") }
      try jumps(".filter", "Cash by \(column)")
      try measure("sort.filter", "Cash by \(column)") { try tab.sort(column) }
      try measure("filter", "All by \(column)") { try tab.choose("All accounts") }
      _ = try tab.sort(column)
    }
    for (index, column) in ["", "Date", "Account", "Text", "Amount"].enumerated() {
      if !column.isEmpty { _ = try tab.sort(column) }
      for text in texts {
        // Other capitals are another query, which finds the same rows.
        let text = index % 2 == 0 ? text : text.uppercased()
        let detail = "“\(text)” by \(column)"
        try measure("search", detail) { try tab.search(text) }
        try jumps(".search", detail)
        try measure("search.filter", detail) { try tab.choose("Cash") }
        try measure("search.filter", "\(detail), all") { try tab.choose("All accounts") }
      }
      try measure("search", "nothing by \(column)") { try tab.search("") }
      if !column.isEmpty { for _ in 0..<2 { _ = try tab.sort(column) } }
    }
    for (name, values) in times.sorted(by: { $0.key < $1.key }) {
      report(Measurement("ledger/\(name)", in: "ms", values))
    }
  }
}
