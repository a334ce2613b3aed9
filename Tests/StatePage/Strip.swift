import Trellis

/// A long horizontal list of views with different widths.
struct Strip: View {
  @State private var items = Array(0..<20_000)
  @State private var position = ScrollPosition()

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Insert before") {
          let first = (items.max() ?? 0) + 1
          items.insert(contentsOf: first..<first + 50, at: 0)
        }
        Button("Remove before") { items.removeFirst(50) }
        Button("Go to 9000") { position.scrollTo(id: 9_000, anchor: .leading) }
      }
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 4) {
          ForEach(items, id: \.self) { StripTile(item: $0) }
        }
      }
      .scrollPosition($position)
      .accessibilityLabel("Strip")
    }
  }
}

private struct StripTile: View {
  let item: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Tile \(item)").frame(width: 60 + Double(item * 37 % 90))
      Button("Count \(count)") { count += 1 }
    }
  }
}
