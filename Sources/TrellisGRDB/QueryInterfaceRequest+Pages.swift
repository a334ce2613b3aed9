public import GRDB

extension QueryInterfaceRequest where RowDecoder: FetchableRecord {
  /// The rows of one page of the request, and the number of pages, for a `Table` with a `Pagination`.
  ///
  /// ```swift
  /// let (rows, pages) = try database.read { try Order.order(\.date).fetchPage($0, page, size: 20) }
  /// ```
  ///
  /// - Parameters:
  ///   - number: from 1; a number outside of the pages counts as the nearest page.
  ///   - size: the number of rows of a page, at least 1.
  /// - Returns: the rows in the order of the request, and the number of pages, at least 1.
  /// - Complexity: the database counts all rows of the request, and reads those up to the page.
  public func fetchPage(
    _ database: Database, _ number: Int, size: Int
  ) throws -> (rows: [RowDecoder], pages: Int) {
    let size = max(size, 1)
    let pages = max((try fetchCount(database) - 1) / size + 1, 1)
    let page = min(max(number, 1), pages)
    return (try limit(size, offset: (page - 1) * size).fetchAll(database), pages)
  }
}
