import Foundation
import Trellis

/// All bookings: a table by window, with search, order, a filter, a jump and a file.
struct LedgerScreen: View {
  let store: LedgerStore
  @Query("t") private var table = TableState()
  @Query(in: 0...1_000_000) private var page = 0
  @State private var position = ScrollPosition()
  @State private var row = ""
  @Environment(\.locale) private var locale

  private var account: Binding<String?> {
    Binding(get: { table.query.filters["account"] }, set: { table.query.filters["account"] = $0 })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Ledger").font(.largeTitle).accessibilityHeading(1)
      Flow(spacing: 8) {
        SearchField("Search texts", text: $table.query.search).frame(width: 220)
        Picker("Account", selection: account) {
          Text("All accounts").tag(String?.none)
          ForEach(Entry.accounts, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
        }
        .labelsHidden()
        TextField("Go to row", text: $row)
          .icon(.hash).submitLabel(.go)
          .attribute("inputmode", "numeric")
          .onSubmit { goToRow() }
          .frame(width: 140)
        Link("Accounts", destination: "/accounts")
        Link("Texts", destination: "/texts")
        Link("Download CSV", destination: "/ledger.csv?t=\(table.addressPart)")
      }
      .hiddenInPrint()
      Table("Bookings", store.entries, state: $table, name: \.text) {
        TableColumn("Date", id: "date", width: 104) { entry in
          Text(verbatim: entry.date.formatted(dateFormat)).lineLimit(1)
        }
        .pinned().copied(\.isoDate)
        TableColumn("Account", id: "account", value: \.account).fitsContent()
        TableColumn("Text", id: "text", value: \.text).minWidth(200)
        TableColumn("Amount", id: "amount", width: 112, alignment: .trailing) { entry in
          Text(verbatim: amount(entry.amount))
            .foregroundStyle(entry.amount < 0 ? .text : .success)
        }
        .copied { amount($0.amount) }
        TableColumn("Balance", width: 128, alignment: .trailing) { entry in
          Text(verbatim: amount(entry.balance)).foregroundStyle(.secondaryText)
        }
        .copied { amount($0.balance) }
      }
      .rowHeight(36)
      .selectsCells()
      .pages($page, address: _page.address)
      .scrollPosition($position)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// Brings the row with the typed number to the middle.
  private func goToRow() {
    let digits = String(row.unicodeScalars.filter { ("0"..."9").contains($0) })
    if let row = Int(digits), row > 0 { position.scrollTo(row: row - 1, anchor: .center) }
  }

  private var dateFormat: Date.FormatStyle {
    var format = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale)
    // Days have no time zone.
    format.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return format
  }

  private func amount(_ cents: Int) -> String {
    (Double(cents) / 100).formatted(.number.precision(.fractionLength(2)).locale(locale))
  }
}

extension TableState {
  /// The state as a value in the query of an address.
  var addressPart: String {
    description.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
