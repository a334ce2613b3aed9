import Foundation
import Trellis
import TrellisGRDB

/// The shifts of the past: a table that the database filters, sorts and divides into pages.
struct HistoryScreen: View {
  let store: Store
  @Query private var text = ""
  @Query private var shop: Int?
  @Query private var sort: TableOrder?
  @Query(in: 1...100_000) private var page = 1
  @Environment(\.user) private var user
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale

  var body: some View {
    let query = HistoryQuery(text, shop, sort, of: user)
    let found = Result { try store.history(query, page: page) }
    VStack(alignment: .leading, spacing: 16) {
      ScreenHeader(title: words("Past shifts")) {
        Link(
          words("Download CSV"),
          destination: "/history.csv" + (_page.address(of: 1) ?? "").drop { $0 != "?" })
      }
      Flow(spacing: 8) {
        SearchField(words("Search a name"), text: $text.first($page)).frame(width: 240)
        Picker(words("Shop"), selection: $shop.first($page)) {
          Text(words("All shops")).tag(Int?.none)
          ForEach(store.plan[\.shops]) { Text($0.name).tag(Int?.some($0.id)) }
        }
        .labelsHidden()
      }
      .hiddenInPrint()
      if let (shifts, pages) = try? found.get() {
        if shifts.isEmpty {
          ContentUnavailableView(words("No past shift matches."), icon: .search)
        } else {
          table(shifts)
          if pages > 1 { Pagination(page: $page, count: pages, address: _page.address) }
        }
      } else {
        ContentUnavailableView(words("The shifts cannot be read."), icon: .error)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func table(_ shifts: [PastShift]) -> some View {
    Table(words("Past shifts"), shifts, order: $sort) {
      TableColumn(words("Name"), id: "name", sortedBy: { _, _ in false }) {
        Text($0.name).lineLimit(1)
      }
      TableColumn(words("Shop"), id: "shop", hidesWhenCompact: true, sortedBy: { _, _ in false }) {
        Text($0.shop)
      }
      TableColumn(words("Date"), id: "day", width: 110, sortedBy: { _, _ in false }) {
        Text($0.day.text(Date.FormatStyle(date: .numeric, time: .omitted), locale))
      }
      TableColumn(words("Time"), id: "time", width: 80) { Text($0.hours) }
      TableColumn(
        words("Hours"), id: "length", width: 80, alignment: .trailing, hidesWhenCompact: true,
        sortedBy: { _, _ in false }
      ) {
        Text(Double($0.length) / 60, format: .number)
      }
    }
  }

  static func table(_ shifts: [PastShift]) -> CSV {
    CSV(
      header: ["Name", "Shop", "Date", "Start", "End", "Hours"],
      rows: shifts.map {
        [
          $0.name, $0.shop,
          $0.day.text(Date.FormatStyle().year().month(.twoDigits).day(), Locale(identifier: "sv")),
          Shift.time($0.start), Shift.time($0.start + $0.length), "\(Double($0.length) / 60)",
        ]
      })
  }
}

extension Binding {
  /// A binding whose change returns to the first page.
  fileprivate func first(_ page: Binding<Int>) -> Binding {
    Binding(
      get: { wrappedValue },
      set: {
        page.wrappedValue = 1
        wrappedValue = $0
      })
  }
}
