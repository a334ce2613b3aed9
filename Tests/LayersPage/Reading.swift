import Trellis

/// Rows in panes and in the page, which buttons insert, remove, resize and sort.
struct Reading: View {
  let isInPanes: Bool
  @State private var rows = (0..<60).map { $0 }
  @State private var tall: Set<Int> = []
  @State private var next = 100

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Button("Insert first") { insert(at: 0) }
        Button("Insert moving") { withAnimation(.linear(duration: 2)) { insert(at: 0) } }
        Button("Insert last") { insert(at: rows.count) }
        Button("Insert 30") { insert(at: 30) }
        Button("Remove first") { rows.removeFirst() }
        Button("Remove all but") { rows.removeAll { $0 < 20 } }
        Button("Resize first") { if tall.remove(rows[0]) == nil { tall.insert(rows[0]) } }
        Button("Reverse") { rows.reverse() }
      }
      if isInPanes {
        HStack(alignment: .top, spacing: 12) {
          ScrollView { list("a") }.frame(width: 300, height: 300).attribute("id", "pane")
          ScrollView {
            Text("Before").frame(height: 200)
            ScrollView { list("b") }.frame(width: 260, height: 300).attribute("id", "inner")
            list("c")
          }
          .frame(width: 300, height: 400).attribute("id", "outer")
        }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(rows, id: \.self) { row in
              ReadingColumn(id: "h\(row)", width: tall.contains(row) ? 200 : 100)
            }
          }
        }
        .frame(width: 620, height: 60).attribute("id", "across")
      } else {
        list("w")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func insert(at place: Int) {
    rows.insert(next, at: place)
    next += 1
  }

  private func list(_ prefix: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.self) { row in
        ReadingRow(id: "\(prefix)\(row)", height: tall.contains(row) ? 150 : 50)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ReadingRow: View {
  let id: String
  let height: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Row \(id)")
      Text("with two lines")
    }
    .frame(height: height).attribute("id", id)
  }
}

private struct ReadingColumn: View {
  let id: String
  let width: Double

  var body: some View {
    Text("Column \(id)").frame(width: width, height: 60).attribute("id", id)
  }
}
