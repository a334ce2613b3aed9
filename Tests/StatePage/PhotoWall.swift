import Trellis

/// A long grid, whose columns follow its width.
struct PhotoWall: View {
  @State private var items = Array(0..<30_000)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Insert above") {
          let first = (items.max() ?? 0) + 1
          items.insert(contentsOf: first..<first + 60, at: 0)
        }
        Button("Insert one") { items.insert((items.max() ?? 0) + 1, at: 0) }
      }
      ScrollView {
        LazyVGrid(columns: [.adaptive(minimum: 150)], spacing: 8) {
          ForEach(items, id: \.self) { PhotoTile(item: $0) }
        }
      }
      .accessibilityLabel("Grid")
    }
    .frame(height: 600)
  }
}

private struct PhotoTile: View {
  let item: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Photo \(item)").frame(height: 20 + Double(item * 37 % 50))
      Button("Count \(count)") { count += 1 }
    }
  }
}

/// Ten million cells in 1,000 columns.
struct Sheet: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      LazyVGrid(columns: Array(repeating: .fixed(80), count: 1_000), spacing: 0) {
        ForEach(0..<10_000_000, id: \.self) { Text("\($0)").frame(height: 24) }
      }
    }
    .accessibilityLabel("Sheet")
    .frame(height: 600)
  }
}
