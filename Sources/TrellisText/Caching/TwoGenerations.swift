/// Two tables of remembered results: those of lately, and those before.
///
/// When the young table has reached half of the bound it becomes the old one, and the old one is dropped.
/// An entry that is found in the old table is put into the young one again. So a look-up costs O(1), and no
/// list has to be kept in the order of use.
struct TwoGenerations<Table: GenerationTable>: Sendable {
  var young = Table()
  var old = Table()

  /// The bytes that both tables hold.
  var byteCount: Int { young.byteCount + old.byteCount }

  /// Makes room in the young table for an entry.
  ///
  /// - Parameters:
  ///   - bytes: The size of the entry, as far as it counts for the bound.
  ///   - byteLimit: The most bytes that both tables may hold.
  mutating func makeRoom(for bytes: Int, in byteLimit: Int) {
    guard young.byteCount + bytes > byteLimit / 2 else { return }
    old = young
    young = Table(succeeding: old)
  }
}

/// A table of ``TwoGenerations``.
protocol GenerationTable: Sendable {
  /// An empty table.
  init()

  /// An empty table, with room for as many entries as `old` has, if room can be had in advance.
  init(succeeding old: Self)

  /// The bytes that the entries hold.
  var byteCount: Int { get }
}

extension GenerationTable {
  init(succeeding old: Self) { self.init() }
}
