import Foundation
import GRDB
import Trellis
import TrellisGRDB

/// The shifts of the past: a table that the database filters, sorts and divides into pages.
struct HistoryScreen: View {
  let store: Store
  @Query private var text = ""
  @Query private var sort: TableOrder?
  @Query(in: 1...100_000) private var page = 1
  @Environment(\.page) private var actions
  @Environment(\.user) private var user
  @Environment(\.locale) private var locale

  var body: some View {
    let found = NamedShift.past(named: text, order: sort, visibleTo: user)
    VStack(alignment: .leading, spacing: 16) {
      Flow(spacing: 8) {
        SearchField("Search a name", text: $text).frame(width: 240)
        Form {
          SubmitButton("Download CSV", isProminent: false)
        } onSubmit: {
          let shifts = try await store.database.read { try found.fetchAll($0) }
          actions.download(named: "shifts.csv", CSV(shifts))
        }
      }
      .hiddenInPrint()
      if let (rows, pages) = try? store.database.read({ try found.fetchPage($0, page, size: 20) }) {
        Table("Past shifts", rows, order: $sort, isSorted: true) {
          TableColumn("Name", id: "name", value: \.name)
          TableColumn("Shop", id: "shopName", value: \.shopName, hidesWhenCompact: true)
          TableColumn("Date", id: "day", width: 96) { Text($0.day.text(Day.numeric, locale)) }
          TableColumn("Start", width: 56, hidesWhenCompact: true) { Text(Shift.time($0.start)) }
          TableColumn("Hours", id: "length", width: 80, alignment: .trailing) {
            Text(Double($0.length) / 60, format: .number)
          }
        }
        if pages > 1 { Pagination(page: $page, count: pages, address: _page.address) }
      } else {
        ContentUnavailableView("The shifts cannot be read.", icon: .error)
      }
    }
    .onChange(of: text) { page = 1 }
  }
}

/// A shift with the names of its employee and its shop, from a view of the database.
struct NamedShift: Decodable, Hashable, Identifiable, FetchableRecord, TableRecord {
  var id, name, shopName: String
  var day, start, length: Int

  /// The past shifts of the employees whose names contain a text. Employees see their own only.
  static func past(
    named text: String, order: TableOrder?, visibleTo user: (any User)?
  ) -> QueryInterfaceRequest<NamedShift> {
    var shifts = filter(Column("day") < Day.today)
    if !user.hasRole("manager") { shifts = shifts.filter(Column("employee") == user?.id) }
    if !text.isEmpty { shifts = shifts.filter(literal: "instr(lower(name), lower(\(text)))") }
    let column = Column(["name", "shopName", "length"].first { $0 == order?.column } ?? "day")
    return shifts.order(
      order?.isDescending ?? true ? column.desc : column.asc, Column("day").desc, Column("start"))
  }
}

extension CSV {
  init(_ shifts: [NamedShift]) {
    self.init(
      header: ["Name", "Shop", "Date", "Start", "Hours"],
      rows: shifts.map {
        let day = $0.day.text(Day.numeric, Locale(identifier: "sv"))
        return [$0.name, $0.shopName, day, Shift.time($0.start), "\(Double($0.length) / 60)"]
      })
  }
}
