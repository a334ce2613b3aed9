import Trellis

/// A list that has nearly as many rows as are mounted whole, and gets more and fewer of them above and below what is read.
struct WholeListPage: View {
  @State private var rows = Array(0..<1_990)
  @State private var next = 10_000

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button("Insert") {
          rows.insert(contentsOf: next..<next + 30, at: 0)
          next += 30
        }
        Button("Remove") { rows.removeLast(30) }
      }
      List(rows, id: \.self) { row in
        // Rows of one to three lines.
        Text(Array(repeating: "Row \(row)", count: 1 + row % 3).joined(separator: "\n"))
      }
      .accessibilityLabel("Rows")
      .frame(height: 400)
    }
  }
}
