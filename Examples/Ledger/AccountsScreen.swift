import Foundation
import Trellis
import TrellisGRDB

/// The accounts with the sums of their bookings, which expand to the bookings.
struct AccountsScreen: View {
  let store: LedgerStore
  @Query("t") private var table = TableState()
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Accounts").font(.largeTitle).accessibilityHeading(1)
      Link("All bookings", destination: "/")
      Table("Accounts", store.accounts, state: $table) {
        TableColumn("Account", id: "text", width: 280) { row in
          switch row {
          case .group(let group): Text(verbatim: group.key).fontWeight(.semibold).lineLimit(1)
          case .row(let entry): Text(verbatim: entry.text).lineLimit(1)
          }
        }
        TableColumn("Date", id: "date") { row in
          switch row {
          case .group(let group):
            Text("\(group.count.formatted(.number.locale(locale))) bookings")
              .foregroundStyle(.secondaryText)
          case .row(let entry): Text(verbatim: entry.isoDate)
          }
        }
        .fitsContent()
        TableColumn("Amount", id: "amount", alignment: .trailing) { row in
          switch row {
          case .group(let group): Text(verbatim: amount(group.total)).fontWeight(.semibold)
          case .row(let entry): Text(verbatim: amount(entry.amount))
          }
        }
        .fitsContent()
      }
      .outline(\.node)
      .rowHeight(36)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func amount(_ cents: Int) -> String {
    (Double(cents) / 100).formatted(.number.precision(.fractionLength(2)).locale(locale))
  }
}
