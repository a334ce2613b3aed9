import Trellis

/// The page of the js-framework-benchmark, with its ids and classes: many rows at once.
struct RowsPage: View {
  @State private var table = RowTable()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Rows").font(.largeTitle).accessibilityHeading(1)
      RowsBar(table: table)
      VStack(spacing: 0) {
        ForEach(table.rows) { row in
          RowView(row: row, isSelected: row.id == table.selection, table: table)
        }
      }
      .frame(maxWidth: .infinity)
      .element("tbody")
      .attribute("id", "tbody")
      .frame(maxWidth: .infinity)
      .element("table")
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityLandmark(.main)
  }
}

/// The buttons above the table.
struct RowsBar: View {
  let table: RowTable

  var body: some View {
    Flow(spacing: 8) {
      Button("Create 1,000 rows") { table.replace(with: 1_000) }.attribute("id", "run")
      Button("Create 10,000 rows") { table.replace(with: 10_000) }.attribute("id", "runlots")
      Button("Append 1,000 rows") { table.append(1_000) }.attribute("id", "add")
      Button("Update every 10th row") { table.updateEveryTenth() }.attribute("id", "update")
      Button("Clear") { table.clear() }.attribute("id", "clear")
      Button("Swap rows") { table.swapRows() }.attribute("id", "swaprows")
      Button("Reverse") { table.reverse() }.attribute("id", "reverse")
      Button("Remove every 10th row") { table.removeEveryTenth() }.attribute("id", "removetenth")
    }
  }
}

struct RowView: View {
  let row: Row
  let isSelected: Bool
  let table: RowTable

  var body: some View {
    HStack(spacing: 0) {
      Text("\(row.id)").monospacedDigit().element("td").frame(width: 72, alignment: .leading)
      Text(row.label)
        .element("td")
        .className("lbl")
        .onTapGesture { [table, id = row.id] in table.select(id) }
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("×")
        .element("td")
        .className("remove")
        .accessibilityLabel("Remove")
        .onTapGesture { [table, id = row.id] in table.remove(id) }
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity)
    .frame(height: 36)
    .background(isSelected ? .dangerSurface : .surface)
    .element("tr")
    .className(isSelected ? "danger" : nil)
  }
}

@main struct RowsApplication: Application {
  func routes() -> [Route] { [Route("/", title: "Rows") { _ in RowsPage() }] }
}
