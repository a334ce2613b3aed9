import TrellisComponents
import TrellisUI
import TrellisViews

@testable import TrellisControls

extension ControlGallery {
  struct Navigation: View {
    private func shell(_ path: String, _ count: Int) -> some View {
      AppShell(
        "Shop", path: path,
        links: (0..<count).map { number in
          let path = number == 0 ? "/" : "/\(number)"
          return ShellLink(path, icon: .file, destination: path)
        }
      ) {
        Text("content")
      }
    }

    var body: some View {
      shell("/1/2", 5)
      shell("/", 6)
      Breadcrumbs([
        Breadcrumb("All", destination: "/"), Breadcrumb("Books", destination: "/books"),
      ])
      Pagination(page: .constant(1), count: 9)
      Pagination(page: .constant(9), count: 9) { "/?page=\($0)" }
      Toolbar("Tools") { Button("Copy") {} }
      Menu("Menu") {
        Button("Copy") {}
        Menu("More") {
          Button("Print") {}
        } primaryAction: {
        }
      } primaryAction: {
      }
      Text("area").contextMenu { Button("Copy") {} }
      Text("alert").alert("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
      Text("alert").alert("Saved", isPresented: .constant(true)) {
      } message: {
        Text("All is well.")
      }
      Text("confirmation").confirmationDialog("Delete?", isPresented: .constant(true)) {
        Button("Delete") {}
      }
      Text("sheet").sheet("Sheet", isPresented: .constant(true), isDismissable: false) {
        Text("in the sheet")
      }
      Text("popover").popover("Popover", isPresented: .constant(true)) { Text("inside") }
    }
  }

  struct Status: View {
    var body: some View {
      Avatar("Ada King")
      Avatar("Grace", picture: "/grace.jpg", size: 48)
      ForEach(Tone.allCases, id: \.self) { tone in
        Badge("badge", tone: tone)
        Banner("banner", tone: tone)
        Banner("banner", message: "message", tone: tone, onDismiss: {}) { Button("Undo") {} }
        Statistic("Visits", value: "12", change: "+3", tone: tone)
      }
      ContentUnavailableView("Nothing", description: String(repeating: "words ", count: 30))
      Gauge("Disk", value: 12, in: 0...10, warning: 5, danger: 20)
      ProgressView("Loading", value: 0.25)
      ProgressView()
      Skeleton(lines: 2)
      HStack { ProgressView(value: 0.5).frame(width: 40) }
    }
  }

  struct Tables: View {
    private struct Row: Identifiable {
      let id: Int
      var name: String { "Row \(id)" }
    }
    @State private var selection: Set<Int> = [2]
    @State private var order: TableOrder? = TableOrder(by: "Name", isDescending: true)

    private func table(_ count: Int, isChosen: Bool) -> some View {
      Table(
        "Rows", (0..<count).map { Row(id: $0 + 1) }, selection: isChosen ? $selection : nil,
        order: $order
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Number", width: 80, alignment: .trailing) { Text("\($0.id)") }
        TableColumn("Middle", alignment: .center, hidesWhenCompact: true) { Text("\($0.id)") }
      }
    }

    var body: some View {
      table(3, isChosen: true)
      table(0, isChosen: true)
      table(2, isChosen: false)
    }
  }
}
