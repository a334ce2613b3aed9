import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisUI
import TrellisViews

/// A ``Table`` whose rows come from a ``TableSource``.
struct SourceTable<Row: Identifiable & Sendable>: View where Row.ID: Sendable {
  let table: Table<Row>
  let source: any TableSource<Row>
  let chosen: Binding<TableState>?
  let revision: Int
  @State private var own = TableState()
  @State private var kept = Transient(Kept())
  @Environment(\.pageMedium) private var medium
  @Environment(\.texts) private var texts

  private final class Kept { var pages: TablePages<Row>? }

  private var state: TableState { chosen?.wrappedValue ?? own }

  private func change(_ body: (inout TableState) -> Void) {
    var state = state
    body(&state)
    if let chosen { chosen.wrappedValue = state } else { own = state }
  }

  private var pages: TablePages<Row> {
    if let pages = kept.value.pages { return pages }
    let pages = TablePages(source)
    kept.value.pages = pages
    return pages
  }

  var body: some View {
    let pages = pages
    let _ = pages.begin(state.query, revision: revision, source: source)
    let _ = pages.version
    let number = table.paging?.page.wrappedValue ?? 0
    if medium != .live || number > 0 {
      page(max(number, 1), pages)
    } else {
      table.window(
        pages, state: state, order: state.query.order, query: state.query,
        sortable: Set(table.columns.filter(\.hasID).map(\.id)),
        sort: { column, shown, adds in
          change { $0.query.press(column, shown: shown, adds: adds) }
        }, change: change
      )
      .overlay(alignment: .bottom) { links(pages.count ?? 0, 1) }
    }
  }

  /// One page of the rows, all of them elements, and links to the others.
  @ViewBuilder private func page(_ number: Int, _ pages: TablePages<Row>) -> some View {
    // Any number of the client: the last page beyond the end.
    let number = min(number, Self.pageCount(pages.count ?? TablePages<Row>.rowLimit))
    // A source that must wait is loaded as for a window.
    let start = try? pages.start(ofPage: number)
    let first = (number - 1) * TablePages<Row>.pageSize
    let places = first..<first + TablePages<Row>.pageSize
    let _ = start == nil ? pages.show(places) : ()
    let count = start?.count ?? pages.count
    VStack(alignment: .leading, spacing: 12) {
      if count == nil {
        Text(texts[pages.problem == nil ? .loading : .rowsFailed]).foregroundStyle(.secondaryText)
      } else {
        table.plain(start?.rows ?? places.compactMap(pages.row), order: state.query.order.first) {
          order in change { $0.query.order = order.map { [$0] } ?? [] }
        }
      }
      if let paging = table.paging, let count {
        Pagination(page: paging.page, count: Self.pageCount(count), address: paging.address)
      }
    }
  }

  private static func pageCount(_ rows: Int) -> Int {
    max((rows - 1) / TablePages<Row>.pageSize + 1, 1)
  }

  /// The links to pages of rows that a browser without scripts shows over the lower edge.
  @ViewBuilder private func links(_ count: Int, _ number: Int) -> some View {
    if let paging = table.paging, count > TablePages<Row>.pageSize {
      Pagination(
        page: Binding(get: { number }, set: { paging.page.wrappedValue = $0 }),
        count: Self.pageCount(count), address: paging.address
      )
      .padding(4)
      .className("l-unscripted")
    }
  }
}

/// The pages of a table or a list for browsers without scripts.
struct RowPaging {
  /// The page that is shown, from 1; 0 for all rows.
  let page: Binding<Int>
  let address: (Int) -> String?
}
