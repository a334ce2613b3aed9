import Trellis

/// Texts in the structures that are copied: tables, grids, lists and texts of several lines.
struct Copying: View {
  private struct Item: Identifiable {
    let id: Int
    let name: String
    let note: String
  }

  @State private var selection: Set<Int> = []

  private static let items = [
    Item(id: 1, name: "Ada", note: "writes"), Item(id: 2, name: "Grace & Co", note: ""),
    Item(id: 3, name: "Edsger", note: "a text that is longer than its cell and is broken"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      table(selection: nil).attribute("id", "table")
      table(selection: $selection).attribute("id", "selectable")
      Grid {
        GridRow {
          Text("Monday")
          Text("8")
        }
        GridRow {
          Text("Tuesday and the evening before it").frame(width: 90)
          Text("12")
        }
      }
      .attribute("id", "grid")
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Place", value: "London")
      }
      .frame(width: 240).attribute("id", "labels")
      UnorderedList {
        Text("first")
        Text("second")
      }
      .attribute("id", "list")
      VStack(alignment: .leading) {
        Text("Heading").accessibilityHeading(2)
        Text("One **bold** word, and a paragraph that is broken into several lines of the page.")
          .frame(width: 160)
        Text("first line\nsecond line")
        Link("A link", destination: "/copying#link")
      }
      .attribute("id", "texts")
      HStack {
        Text("Block")
        Handle()
      }
      .padding(20).background(.surface).attribute("id", "block").draggable("block")
    }
    .padding(16)
  }

  private func table(selection: Binding<Set<Int>>?) -> some View {
    Table("People", Self.items, selection: selection, name: \.name) {
      TableColumn("Name", value: \.name, width: 120)
      TableColumn("Note", width: 160) { Text($0.note) }
      TableColumn("Number", width: 90, alignment: .trailing) { Text("\($0.id)") }
    }
    .frame(width: 500)
  }
}

/// A part of a draggable block with a gesture of its own.
private struct Handle: View {
  @State private var text = "handle"

  var body: some View {
    Text(text).padding(10).background(.accentSurface)
      .gesture(DragGesture().onEnded { text = "moved by \(Int($0.translation.width))" })
      .attribute("id", "handle")
  }
}
