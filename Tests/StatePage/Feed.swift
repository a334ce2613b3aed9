import Trellis

/// A long list of rows with different heights.
struct Feed: View {
  struct Item: Identifiable {
    let id: Int
    var lines: Int { 1 + id % 7 }
  }

  @State private var items = (0..<100_000).map(Item.init)
  @State private var isTall = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Insert above") {
          let first = (items.map(\.id).max() ?? 0) + 1
          items.insert(contentsOf: (first..<first + 100).map(Item.init), at: 0)
        }
        Button("Remove above") { items.removeFirst(100) }
        Button("Resize") { isTall.toggle() }
      }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(items) { FeedRow(item: $0, isTall: isTall) }
        }
      }
      .accessibilityLabel("Feed")
    }
    .frame(height: 600)
  }
}

private struct FeedRow: View {
  let item: Feed.Item
  let isTall: Bool
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(
        Array(repeating: "Row \(item.id)", count: item.lines + (isTall && item.id % 2 == 0 ? 1 : 0))
          .joined(separator: "\n"))
      Button("Count \(count)") { count += 1 }
      TextField("Note", text: $text)
    }
  }
}
