import Foundation
import Trellis

/// A text of bookings, and their number.
struct BookingText: Identifiable, Sendable {
  let text: String
  let count: Int
  var id: String { text }
}

/// The texts of all bookings: a list of links, which a browser without scripts shows in pages if there are more than 2,000.
struct TextsScreen: View {
  let store: LedgerStore
  @Query(in: 0...1_000) private var page = 0
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Texts").font(.largeTitle).accessibilityHeading(1)
      Link("All bookings", destination: "/")
      List(store.texts) { text in
        Link(destination: "/?t=" + TableState(query: TableQuery(search: text.text)).addressPart) {
          HStack(spacing: 12) {
            Text(verbatim: text.text).lineLimit(1)
            Spacer()
            Text("\(text.count.formatted(.number.locale(locale))) bookings").foregroundStyle(
              .secondaryText)
          }
          .padding(.horizontal, 12)
          .frame(maxWidth: .infinity, minHeight: 44)
        }
      }
      .accessibilityLabel("Texts")
      .pages($page, address: _page.address)
      // The links fill the rows.
      .listRowInsets(FlexboxEdges())
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
