import Foundation
import TrellisComponents
import TrellisUI
import TrellisViews

@testable import TrellisControls

/// The controls by folder, each in the states that change its elements.
enum ControlGallery: String, CaseIterable {
  case buttons, choices, containers, fields, files, forms, media, navigation, status, tables

  @ViewBuilder var body: some View {
    switch self {
    case .buttons: Buttons()
    case .choices: Choices()
    case .containers: Containers()
    case .fields: Fields()
    case .files: Files()
    case .forms: Forms()
    case .media: Pictures()
    case .navigation: Navigation()
    case .status: Status()
    case .tables: Tables()
    }
  }
}

private struct Buttons: View {
  var body: some View {
    AsyncButton("Save") {}
    AsyncButton("Delete", role: .destructive) {}.controlSize(.small)
    IconButton(icon: .close, label: "Close", size: 12) {}
    SubmitButton("Send")
    SubmitButton("Preview", isProminent: false).controlSize(.large)
    Form {
      SubmitButton("Send")
    } onSubmit: {
    }
  }
}

private struct Choices: View {
  private func picker(_ selection: Int?) -> some View {
    Picker("Size", selection: .constant(selection)) {
      Text("Small").tag(1 as Int?)
      Text("Medium").tag(2 as Int?)
    }
  }

  var body: some View {
    ForEach(PickerStyle.allCases, id: \.self) { style in
      VStack {
        picker(1)
        picker(nil).readOnly()
        picker(2).disabled(true).readOnly()
      }
      .pickerStyle(style)
    }
    ForEach(ToggleStyle.allCases, id: \.self) { style in
      VStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false)).disabled(true)
        Toggle("All", sources: [Binding<Bool>](), isOn: \.self).readOnly()
        Toggle("Hidden", isOn: .constant(true)).labelsHidden()
      }
      .toggleStyle(style)
    }
    ComboBox(
      "City", selection: .constant("Rome"), label: { $0 }, suggestions: ["Rome", "Paris"],
      search: { _ in [] })
    MultiSelect(
      "Cities", selection: .constant(["Rome", "Oslo"]), label: { $0 },
      suggestions: ["Rome", "Paris"], search: { _ in [] })
    MultiSelect(
      "Cities", selection: .constant(["Rome"]), label: { $0 }, search: { _ in [] }
    ).readOnly()
  }
}

private struct Containers: View {
  @State private var tab = 2

  var body: some View {
    Card { Text("Card") }
    Card("Title") { Text("Card") }
    Label("Label", icon: .clock)
    LabeledContent("Name", value: "Ada")
    DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("closed") }
    DisclosureGroup("Open", isExpanded: .constant(true)) { Text("open") }
    Accordion(isExclusive: true) {
      DisclosureGroup("One") { Text("1") }
      DisclosureGroup("Two", isExpanded: .constant(true)) { Text("2") }
    }
    Accordion { DisclosureGroup("Three") { Text("3") } }
    TabView("Parts", selection: $tab) {
      Tab("First", value: 1) { Text("first") }
      Tab("Second", icon: .clock, value: 2) { Text("second") }
    }
  }
}

private struct Fields: View {
  @State private var text = "text"
  private let day = Date(timeIntervalSince1970: 1_790_000_000)

  private var fields: some View {
    VStack {
      DatePicker("Day", selection: .constant(day), in: day..., displayedComponents: .date)
      DatePicker("Moment", selection: .constant(day), in: ...day)
      DatePicker("Time", selection: .constant(day), displayedComponents: .hourAndMinute)
      DatePicker("Nothing", selection: .constant(nil), displayedComponents: [])
      NumberField("Number", value: .constant(1.5), in: -1...10)
      NumberField("Count", value: .constant(2), in: 0...10)
      NumberField("Change", value: .constant(-2), in: -5...5)
      Slider("Slider", value: .constant(0.5))
      Stepper("Stepper", value: .constant(1), in: 1...3)
      Stepper("Stepper", value: .constant(3), in: 1...3)
      Stepper("Stepper", onIncrement: {}, onDecrement: nil)
    }
  }

  private var texts: some View {
    VStack {
      SearchField(text: .constant(""))
      SearchField("Find", text: $text)
      SecureField("Password", text: $text)
      SecureField("New", text: $text, isNew: true)
      TextEditor("Editor", text: $text)
    }
    .onSubmit {}
  }

  var body: some View {
    fields
    texts
    texts.labelsVisibility(.visible).controlSize(.large)
    VStack {
      fields
      texts
    }
    .readOnly()
    VStack {
      fields
      texts
    }
    .disabled(true).controlSize(.small)
  }
}

private struct Files: View {
  private let desk = TestDesk()

  var body: some View {
    if let file = UploadDescription(name: "a.txt", type: "text/plain", size: 2_000) {
      let uploaded = UploadedFile(id: "s1", description: file, url: nil)
      FileUpload("File", files: .constant([uploaded]), types: [".txt"], maximumCount: 1)
        .environment(\.uploadService, desk)
      FileUpload("Files", files: .constant([])).environment(\.uploadService, desk).labelsHidden()
      FileUpload("None", files: .constant([]))
      FileRow(file: file, phase: .running(500)) {}
      FileRow(file: file, phase: .failed) {}
      FileRow(file: file, phase: .finished(uploaded), fieldName: "file") {}
      Text("drop").fileDropDestination { _ in }.environment(\.uploadService, desk)
      Text("drop").fileDropDestination { _ in }.environment(\.uploadService, desk).disabled(true)
    }
  }
}

private struct Forms: View {
  var body: some View {
    Form {
      Section("Section") {
        TextField("Name", text: .constant("Ada")).required().fieldHelp("A help")
        Toggle("On", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.radioGroup)
      }
      SubmitButton("Send")
    } onSubmit: {
    }
    Form(spacing: 4) { TextEditor("Text", text: .constant("")).fieldError("An error") }
    Text("unsaved").unsavedChanges(true)
    Text("saved").unsavedChanges(false)
  }
}

private struct Pictures: View {
  var body: some View {
    VStack {
      AsyncImage("/a.jpg", label: "A lake", ratio: 2, sources: [800: "/a.jpg", 400: "/b.jpg"])
      AsyncImage("/a.jpg", label: "A lake", ratio: 1, contentMode: .fit, isLazy: false)
    }
    .frame(width: 200)
  }
}
