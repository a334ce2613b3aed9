import Foundation
import Trellis

/// A long list with sections, a selection, and rows that are moved and deleted; and a tree.
struct ListPage: View {
  struct Item: Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private static let folders = [
    Folder(
      id: "Documents", folders: [Folder(id: "Letters", folders: [Folder(id: "2026")])]),
    Folder(id: "Pictures"),
  ]

  @State private var first = (0..<20).map(Item.init)
  @State private var others = (1_000..<6_000).map(Item.init)
  @State private var selection: Set<Int> = []
  @State private var folder: String?
  @State private var marked = "none"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Selected: \(selection.sorted().prefix(9).map(String.init).joined(separator: ", "))")
      Text("Number: \(selection.count) Marked: \(marked)")
      List(selection: $selection) {
        Section("First") {
          ForEach(first) { Text($0.name) }
            .onMove { first.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { first.remove(atOffsets: $0) }
        }
        Section {
          ForEach(others) { item in
            Text(item.name).swipeActions {
              Button("Mark") { marked = item.name }
              Button("Remove", role: .destructive) { others.removeAll { $0.id == item.id } }
            }
          }
        } header: {
          Text("Others")
        } footer: {
          Text("End of the others")
        }
      }
      .accessibilityLabel("Items")
      .frame(height: 400)
      Text("Folder: \(folder ?? "none")")
      List(Self.folders, children: \.folders, selection: $folder) { Text($0.id) }
        .accessibilityLabel("Folders")
        .frame(height: 200)
    }
  }
}
