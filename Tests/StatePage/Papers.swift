import Trellis

/// A page with a paper: a table longer than a sheet, and views for the screen and for paper.
struct Papers: View {
  private struct Line: Identifiable {
    let id: Int
  }

  @State private var presses = 0
  @Environment(\.page) private var page

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Press") { presses += 1 }
        Button("Print") { page.print() }
      }
      .hiddenInPrint()
      Text("On paper, \(presses) presses").shownInPrint()
      Table("Lines", (1...60).map(Line.init)) {
        TableColumn("Number") { Text("Line \($0.id)") }
      }
      VStack(alignment: .leading) {
        Text("Total").font(.title)
        Text("60 lines")
      }
      .keepTogether()
    }
    .padding(8)
    .printPage(.a5, .landscape, margins: EdgeInsets(all: 12))
  }
}
