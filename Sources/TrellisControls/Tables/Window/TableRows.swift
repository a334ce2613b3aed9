import TrellisBase

/// The rows of a ``TableWindow``, by their places in the order in which they are shown.
protocol TableRows<Row>: AnyObject {
  associatedtype Row: Identifiable

  /// The number of rows; `nil` while it is not known.
  var count: Int? { get }
  /// What is wrong with the rows; `nil` for nothing.
  var problem: TableProblem? { get }
  /// Whether rows are being loaded.
  var isLoading: Bool { get }
  /// The row at a place; `nil` while it is not loaded.
  func row(_ place: Int) -> Row?
  /// Whether a row before has the identity of the row at a place.
  func isRepeated(_ place: Int) -> Bool
  /// Prepares the rows of a window.
  func show(_ rows: Range<Int>)
  /// Loads what failed again.
  func retry()
  /// Reads the rows again, after an entry.
  func reload()
  /// The rows in a range, loaded if they are not known.
  nonisolated(nonsending) func loaded(_ range: Range<Int>) async throws -> [Row]
}

extension TablePages: TableRows {}

/// The rows of an array, in the order in which they are shown.
final class ArrayRows<Row: Identifiable>: TableRows {
  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  var count: Int? { rows.count }
  var problem: TableProblem? { nil }
  var isLoading: Bool { false }
  func row(_ place: Int) -> Row? { rows.indices.contains(place) ? rows[place] : nil }
  func isRepeated(_ place: Int) -> Bool { false }
  func show(_ rows: Range<Int>) {}
  func retry() {}
  func reload() {}
  nonisolated(nonsending) func loaded(_ range: Range<Int>) async throws -> [Row] {
    Array(rows[range.clamped(to: rows.indices)])
  }
}
