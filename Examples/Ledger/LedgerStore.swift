import Foundation
import GRDB
import Trellis
import TrellisGRDB

/// The database of the ledger.
final class LedgerStore: Sendable {
  let entries: SQLTableSource<Entry>
  /// The entries of each account, with the sum of their amounts in cents.
  let accounts: GroupedTableSource<SQLTableSource<Entry>, Int>
  /// The texts of all entries, in order.
  let texts: [BookingText]
  private let database: DatabasePool

  /// Opens the database, which is made first if the file does not exist.
  ///
  /// - Parameters:
  ///   - path: the file; `nil` for one in the folder for temporary files, which the next start uses again.
  ///   - rows: the number of entries of a new database.
  init(path: String?, rows: Int) throws {
    let folder = URL(filePath: NSTemporaryDirectory())
    let path = path ?? folder.appending(path: "trellis-ledger-\(rows).sqlite").path
    if !FileManager.default.fileExists(atPath: path) {
      // Another process may make the file at the same time: the complete one is moved to its place.
      let draft = "\(path).\(UUID().uuidString)"
      try Self.make(rows, at: draft)
      try FileManager.default.moveItem(atPath: draft, toPath: path)
    }
    database = try DatabasePool(path: path)
    texts = try database.read { db in
      try Row.fetchAll(db, sql: "SELECT text, COUNT(*) FROM entry GROUP BY text ORDER BY text")
        .map { BookingText(text: $0[0], count: $0[1]) }
    }
    try database.write { try $0.execute(sql: Self.indexes) }
    entries = SQLTableSource(
      database, table: "entry",
      columns: ["date": "day", "account": "account", "text": "text", "amount": "amount"],
      search: "words")
    let database = database
    let sums = LazyService<[TableGroup<Int>]>()
    accounts = GroupedTableSource(entries, by: "account") { _ in
      // The entries do not change.
      try await sums.value {
        try await database.read { db in
          try Row.fetchAll(
            db,
            sql: """
              SELECT account, COUNT(*), SUM(amount) FROM entry GROUP BY account ORDER BY account
              """
          ).map { TableGroup(key: $0[0], count: $0[1], total: $0[2]) }
        }
      }
    }
  }

  /// The place of the first entry of a day in an order by date.
  func place(of day: Int, in query: TableQuery) async throws -> Int {
    try await entries.place(of: day, in: query)
  }

  private static func make(_ rows: Int, at path: String) throws {
    var configuration = Configuration()
    configuration.journalMode = .default
    configuration.prepareDatabase { db in
      // A file that is not complete is not used.
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE entry (
            id INTEGER PRIMARY KEY, day INTEGER NOT NULL, account TEXT NOT NULL, text TEXT NOT NULL,
            amount INTEGER NOT NULL, balance INTEGER NOT NULL
          );
          CREATE VIRTUAL TABLE words USING fts5(text, content = '');
          """)
      let entry = try db.makeStatement(sql: "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)")
      let words = try db.makeStatement(sql: "INSERT INTO words (rowid, text) VALUES (?, ?)")
      var bookings = Bookings(rows)
      for id in 0..<rows {
        let made = bookings.next(id)
        try entry.execute(
          arguments: [id + 1, made.day, made.account, made.text, made.amount, made.balance])
        try words.execute(arguments: [id + 1, made.text])
      }
      try db.execute(sql: indexes)
    }
    try queue.close()
  }

  /// Each order of the table, and each account in each order, has an index. A database of a former version gets the new ones.
  private static let indexes = """
    CREATE INDEX IF NOT EXISTS byDay ON entry (day);
    CREATE INDEX IF NOT EXISTS byText ON entry (text);
    CREATE INDEX IF NOT EXISTS byAmount ON entry (amount);
    CREATE INDEX IF NOT EXISTS byAccountAlone ON entry (account);
    CREATE INDEX IF NOT EXISTS byAccount ON entry (account, day);
    CREATE INDEX IF NOT EXISTS byAccountAndText ON entry (account, text);
    CREATE INDEX IF NOT EXISTS byAccountAndAmount ON entry (account, amount);
    """
}

/// Bookings that look like the bookings of a household, the same in each run.
private struct Bookings {
  private struct Kind {
    let text: String
    /// In cents.
    let amounts: ClosedRange<Int>
  }

  private static let kinds = [
    Kind(text: "Groceries", amounts: -12_000 ... -800),
    Kind(text: "Coffee", amounts: -900 ... -250),
    Kind(text: "Bakery", amounts: -1_500 ... -180),
    Kind(text: "Books", amounts: -6_000 ... -900),
    Kind(text: "Train ticket", amounts: -9_000 ... -300),
    Kind(text: "Restaurant", amounts: -14_000 ... -1_200),
    Kind(text: "Electricity", amounts: -14_000 ... -6_000),
    Kind(text: "Pharmacy", amounts: -5_000 ... -400),
    Kind(text: "Refund", amounts: 500...8_000),
    Kind(text: "Sale of a concert ticket", amounts: 1_500...9_000),
  ]
  private static let places = [
    "Amberg", "Bruges", "Cádiz", "Dover", "Évora", "Faro", "Ghent", "Hull", "Ivrea", "Jena", "Köln",
    "Lille", "Mainz", "Nantes", "Oslo", "Porto", "Reims", "Siena", "Turin", "Ulm", "Verona", "York",
  ]

  private let count: Int
  private let lastDay = 20_454
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var balance = 250_000

  init(_ count: Int) { self.count = count }

  /// A number from 0 to `limit` - 1.
  ///
  /// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (SplitMix64).
  private mutating func random(_ limit: Int) -> Int {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func next(_ index: Int) -> Entry {
    var (text, amount): (String, Int)
    if balance < 50_000 {
      (text, amount) = ("Salary", 180_000 + random(90_000))
    } else {
      let kind = Self.kinds[random(Self.kinds.count)]
      let span = kind.amounts.upperBound - kind.amounts.lowerBound + 1
      (text, amount) = (
        "\(kind.text), \(Self.places[random(Self.places.count)])",
        kind.amounts.lowerBound + random(span)
      )
    }
    balance += amount
    // The days of 30 years, in order.
    let day = lastDay - 10_957 + index * 10_957 / max(count, 1)
    return Entry(
      id: 0, day: day, account: Entry.accounts[random(Entry.accounts.count)], text: text,
      amount: amount, balance: balance)
  }
}
