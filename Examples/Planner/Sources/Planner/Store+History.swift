import Foundation
import GRDB
import Trellis

/// The filter, the order and the page of the table of past shifts.
struct HistoryQuery: Hashable, Sendable {
  static let pageLength = 20
  private let text: String
  private let shop: Int?
  private let order: TableOrder?
  /// The employee who may only see their own shifts; `nil` for a manager.
  private let employee: String?

  init(_ text: String, _ shop: Int?, _ order: TableOrder?, of user: (any User)?) {
    (self.text, self.shop, self.order) = (text, shop, order)
    employee = user.isManager ? nil : user?.id ?? ""
  }

  /// The query of an address.
  init(_ items: [String: String], of user: (any User)?) {
    self.init(
      items["text"] ?? "", items["shop"].flatMap { Int($0) },
      items["sort"].flatMap { TableOrder($0) }, of: user)
  }

  /// The order as a part of SQL; an address with another column has the standard order.
  fileprivate var orderSQL: SQL {
    let direction = order?.isDescending == true ? SQL("DESC") : SQL("ASC")
    return switch order?.column {
    case "name": "employee.name COLLATE NOCASE \(direction), day DESC, start"
    case "shop": "shop.name \(direction), day DESC, start"
    case "day": "day \(direction), start"
    case "length": "length \(direction), day DESC, start"
    default: "day DESC, start, employee.name"
    }
  }

  fileprivate var source: SQL {
    let pattern =
      "%"
      + text.replacing("\\", with: "\\\\").replacing("%", with: "\\%")
      .replacing("_", with: "\\_") + "%"
    var sql: SQL = """
      FROM shift JOIN employee ON employee.id = shift.employee JOIN shop ON shop.id = shift.shop
      WHERE day < \(Day.today) AND employee.name LIKE \(pattern) ESCAPE '\\'
      """
    if let shop { sql += " AND shift.shop = \(shop)" }
    if let employee { sql += " AND shift.employee = \(employee)" }
    return sql
  }
}

extension Store {
  /// The shifts of a page, from 1, and the number of pages. The database filters, sorts and counts.
  func history(_ query: HistoryQuery, page: Int) throws -> (shifts: [PastShift], pages: Int) {
    try database.read { db in
      let count = try SQLRequest<Int>(literal: "SELECT COUNT(*) \(query.source)").fetchOne(db) ?? 0
      let pages = max(1, (count + HistoryQuery.pageLength - 1) / HistoryQuery.pageLength)
      let offset = (min(page, pages) - 1) * HistoryQuery.pageLength
      let shifts = try request(query, " LIMIT \(HistoryQuery.pageLength) OFFSET \(offset)")
        .fetchAll(db)
      return (shifts, pages)
    }
  }

  /// All shifts of a query, for a file.
  func history(_ query: HistoryQuery) async throws -> [PastShift] {
    try await database.read { try self.request(query, "").fetchAll($0) }
  }

  private func request(_ query: HistoryQuery, _ limit: SQL) -> SQLRequest<PastShift> {
    """
    SELECT shift.id, employee.name, shop.name AS shop, day, start, length \(query.source)
    ORDER BY \(query.orderSQL)\(limit)
    """
  }
}
