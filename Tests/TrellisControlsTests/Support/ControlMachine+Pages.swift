import Foundation
import TrellisUI
import TrellisViews

@testable import TrellisControls

struct NumbersPage: View {
  @State private var number: Double? = 2
  @State private var count = 3
  var body: some View {
    Text("\(number ?? -99) \(count)")
    NumberField("Number", value: $number, in: -1...4, step: 0.5)
    Stepper("Count", value: $count, in: 1...4)
  }
}

struct SlidersPage: View {
  @State private var part = 0.5
  @State private var level = 3.0
  var body: some View {
    Text("\(part) \(level)")
    Slider("Part", value: $part)
    Slider("Level", value: $level, in: 0...10, step: 3)
    Slider("Disabled", value: $level, in: 0...10).disabled(true)
  }
}

struct TextsPage: View {
  @State private var text = "text"
  @State private var log = ""
  var body: some View {
    Text("\(text) \(log)")
    Group {
      TextField("Name", text: $text)
      SearchField("Find", text: $text)
      SecureField("Password", text: $text)
      TextEditor("Editor", text: $text)
      TextField("Read only", text: $text).readOnly()
    }
    .onSubmit { log += "s" }
  }
}

struct FormPage: View {
  @State private var name = ""
  @State private var isAgreed = false
  @State private var log = ""
  var body: some View {
    Text("\(name) \(isAgreed) \(log)")
    Form {
      TextField("Name", text: $name).required().fieldHelp("A help")
      Toggle("Agree", isOn: $isAgreed).toggleStyle(.checkbox)
      SubmitButton("Send")
    } onSubmit: {
      log += "sent"
    }
  }
}

struct PagesPage: View {
  @State private var page = 2
  var body: some View {
    Text("page \(page)")
    Pagination(page: $page, count: 12)
  }
}

struct MenusPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Menu("Menu") {
      Button("Copy") { log += "c" }
      Menu("More") { Button("Print") { log += "p" } }
      Button("Disabled") { log += "d" }.disabled(true)
    } primaryAction: {
      log += "m"
    }
    Text("area").contextMenu { Button("Cut") { log += "x" } }
  }
}

struct AlertsPage: View {
  @State private var isShown = false
  @State private var isAsking = false
  @State private var log = ""
  var body: some View {
    Text(log)
    Button("Alert") { isShown = true }
      .alert("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { log += "d" }
        Button("Keep", role: .cancel) { log += "k" }
      }
    Button("Ask") { isAsking = true }
      .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") { log += "y" } }
  }
}

struct SheetsPage: View {
  @State private var isShown = false
  @State private var isModal = false
  @State private var isPopover = false
  var body: some View {
    Text("\(isShown) \(isModal) \(isPopover)")
    Button("Sheet") { isShown = true }
      .sheet("Sheet", isPresented: $isShown) { Button("Done") { isShown = false } }
    Button("Modal") { isModal = true }
      .sheet("Modal", isPresented: $isModal, isDismissable: false) {
        Button("Close it") { isModal = false }
      }
    Button("Popover") { isPopover = true }
      .popover("Popover", isPresented: $isPopover) { Text("inside") }
  }
}

struct TablePage: View {
  private struct Row: Identifiable {
    let id: Int
    let name: String
  }
  private let rows = [Row(id: 1, name: "b"), Row(id: 2, name: "c"), Row(id: 3, name: "a")]
  @State private var selection: Set<Int> = [2]
  @State private var order: TableOrder?
  @State private var log = ""
  var body: some View {
    Text("\(selection.sorted()) \(log)")
    Table("Rows", rows, selection: $selection, order: $order, name: \.name) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
    .onOpen { log += $0.name }
  }
}

struct BannerPage: View {
  @State private var isShown = true
  @State private var log = ""
  var body: some View {
    Text(log)
    if isShown {
      let dismiss = { isShown = false }
      Banner("banner", message: "message", onDismiss: dismiss) { Button("Undo") { log += "u" } }
    }
  }
}

struct FilesPage: View {
  @State private var files: [UploadedFile] = []
  private let desk = TestDesk()
  var body: some View {
    Text("\(files.count) files")
    if let file = UploadDescription(name: "a.txt", type: "text/plain", size: 2_000) {
      FileUpload("Files", files: $files).environment(\.uploadService, desk)
      FileRow(file: file, phase: .running(500)) {}
      FileRow(file: file, phase: .failed) {}
    }
  }
}
