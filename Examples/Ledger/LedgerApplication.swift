import Foundation
import Trellis
import TrellisGRDB

/// A ledger with a million bookings in SQLite: one table, sorted, searched and scrolled in the database.
@main struct LedgerApplication: Application {
  static let commandName = "ledger"

  @Option(help: "The number of bookings of a new database.")
  var rows = 1_000_000

  @Option(help: "The file of the database; without one it is among the temporary files.")
  var database: String?

  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  private enum CodingKeys: CodingKey { case rows, database, rightToLeft }
  private let opened = LazyService<LedgerStore>()

  func store() async throws -> LedgerStore {
    try await opened.value { [rows, database] in
      try LedgerStore(path: database, rows: min(max(rows, 0), 50_000_000))
    }
  }

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() async throws -> [Route] {
    let store = try await store()
    return [
      Route("/", title: "Ledger") { _ in LedgerScreen(store: store) },
      Route("/accounts", title: "Accounts") { _ in AccountsScreen(store: store) },
      Route("/texts", title: "Texts") { _ in TextsScreen(store: store) },
      Route.response("/ledger.csv") { request in
        let state = request.location.query["t"].flatMap { TableState($0) } ?? TableState()
        return .stream(
          LedgerFile(chunks: store.entries.chunks(of: state.query)),
          contentType: "text/csv; charset=utf-8"
        )
        .attachment(named: "ledger.csv")
      },
    ]
  }
}

/// The bookings of a query as comma-separated values, some thousand lines at a time.
struct LedgerFile<Chunks: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Chunks.Element == [Entry] {
  let chunks: Chunks

  struct AsyncIterator: AsyncIteratorProtocol {
    var chunks: Chunks.AsyncIterator
    var isFirst = true

    mutating func next() async throws -> String? {
      if isFirst {
        isFirst = false
        let header = ["Date", "Account", "Text", "Amount", "Balance"]
        return "\u{FEFF}" + CSV(header: header, rows: []).text
      }
      guard let entries = try await chunks.next() else { return nil }
      let rows = entries.map { entry in
        [
          entry.isoDate, entry.account, entry.text, Entry.decimal(entry.amount),
          Entry.decimal(entry.balance),
        ]
      }
      return CSV(rows: rows).text
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }
}
