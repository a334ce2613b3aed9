/// Two tables of cached results: a young generation and an old one.
///
/// When the young table reaches half of the limit, it replaces the old table. An entry found in the old table is moved
/// to the young table. So a look-up takes O(1), without a list in the order of use.
struct TwoGenerations<Table: GenerationTable>: Sendable {
  var young = Table()
  var old = Table()

  /// The bytes of both tables.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// Ensures space for an entry in the young table.
  ///
  /// - Parameters:
  ///   - bytes: the cost of the entry.
  ///   - byteLimit: the maximum cost of both tables.
  /// - Returns: the dropped table, to be released outside of a lock: it may have thousands of entries.
  @discardableResult
  mutating func makeRoom(for bytes: Int, in byteLimit: Int) -> Table? {
    guard young.byteCount + bytes > byteLimit / 2 else { return nil }
    defer {
      old = young
      young = Table(succeeding: old)
    }
    return old
  }
}

/// A table of ``TwoGenerations``.
protocol GenerationTable: Sendable {
  /// Makes an empty table.
  init()

  /// Makes an empty table, with the capacity of `old` if capacity can be reserved.
  init(succeeding old: Self)

  /// The cost of all entries in bytes.
  var byteCount: Int { get }
}

extension GenerationTable {
  init(succeeding old: Self) { self.init() }
}
