/// Rows that are paged, sorted and filtered where they are, such as in a database. A ``Table`` reads those around its visible
/// part.
///
/// ```swift
/// struct Orders: TableSource {
///   func count(of query: TableQuery) async throws -> Int { try await service.count(query.search) }
///   func rows(_ range: Range<Int>, of query: TableQuery) async throws -> [Order] {
///     try await service.orders(query.search, from: range.lowerBound, limit: range.count)
///   }
/// }
/// ```
///
/// Both functions are called from any task, several at a time, and are cancelled when their result is no longer needed. If
/// one throws, the table shows a message with a button that tries again.
public protocol TableSource<Row>: Sendable {
  /// A row. Rows of one query have different identities.
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// The number of rows of a query.
  func count(of query: TableQuery) async throws -> Int

  /// Some rows of a query, in its order.
  ///
  /// - Parameter range: the places of the rows, from 0: 100 for a table on screen, at most 10,000 to select a range of rows.
  /// - Returns: the rows, in the order of their places. Fewer than the range has are read as the end of the rows: the
  ///   table counts again.
  func rows(_ range: Range<Int>, of query: TableQuery) async throws -> [Row]

  /// The number of rows, and some of them, without waiting; `nil` if the source must wait.
  ///
  /// It is called once for each query, when a page is built, so that the first HTML has rows: it should take at most 10 ms.
  /// Sources ``isInMemory`` are always read by it. By default `nil`.
  func start(_ range: Range<Int>, of query: TableQuery) throws -> TableStart<Row>?

  /// Whether `start(_:of:)` returns any rows at once. By default `false`.
  var isInMemory: Bool { get }
}

extension TableSource {
  /// `nil`: the source must wait.
  public func start(_ range: Range<Int>, of query: TableQuery) throws -> TableStart<Row>? { nil }
  /// False: pages of rows are loaded when they are needed.
  public var isInMemory: Bool { false }

  /// All rows of a query, in arrays of `size` rows, such as for a file that is streamed. It ends with the first array that is
  /// shorter, and with the error of the source.
  ///
  /// - Parameter size: at least 1.
  /// - Complexity: one array is in memory at a time.
  public func chunks(
    of query: TableQuery, size: Int = 5_000
  ) -> some AsyncSequence<[Row], any Error> & Sendable {
    TableChunks(source: self, query: query, size: max(size, 1))
  }
}

/// The number of rows of a query, and some of them.
public struct TableStart<Row> {
  /// The number of all rows.
  public let count: Int
  /// The rows of the range that was asked for.
  public let rows: [Row]

  /// - Parameters:
  ///   - count: the number of all rows.
  ///   - rows: the rows of the range that was asked for.
  public init(count: Int, rows: [Row]) {
    self.count = count
    self.rows = rows
  }
}

/// The rows of a query, array by array.
private struct TableChunks<Source: TableSource>: AsyncSequence, Sendable {
  let source: Source
  let query: TableQuery
  let size: Int

  struct AsyncIterator: AsyncIteratorProtocol {
    let chunks: TableChunks
    var next: Int? = 0

    mutating func next() async throws -> [Source.Row]? {
      guard let start = next else { return nil }
      try Task.checkCancellation()
      let rows = try await chunks.source.rows(start..<start + chunks.size, of: chunks.query)
      next = rows.count < chunks.size ? nil : start + chunks.size
      return rows.isEmpty ? nil : rows
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: self) }
}
