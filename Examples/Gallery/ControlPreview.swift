import Foundation
import Trellis

/// A small sample of a control, as a picture.
struct ControlPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "button", "link", "toolbar": ButtonPreview(name: name)
    case "checkbox", "switch", "select", "segmented", "radio-group", "combo-box", "multi-select":
      ChoicePreview(name: name)
    case "tabs", "disclosure", "card", "breadcrumbs", "pagination", "app-shell":
      ContainerPreview(name: name)
    case "menu", "dialog", "popover", "tooltip", "toast": LayerPreview(name: name)
    case "progress", "skeleton", "badge", "banner", "empty-state", "table", "image":
      StatusPreview(name: name)
    case "charts", "shapes": DrawingPreview(name: name)
    case "gestures", "drag-and-drop", "shortcuts", "theme": EventPreview(name: name)
    default: FieldPreview(name: name)
    }
  }
}

private struct ButtonPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "link": Link("All packages", destination: "#")
    case "toolbar":
      Toolbar("Format") {
        Button(action: {}) { Image(icon: .bold, label: "Bold") }.selected()
        Button(action: {}) { Image(icon: .italic, label: "Italic") }
        Button(action: {}) { Image(icon: .link, label: "Link") }
      }
    default:
      HStack(spacing: 8) {
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Cancel") {}
        Button("Delete", role: .destructive) {}
      }
    }
  }
}

private struct DrawingPreview: View {
  let name: String

  var body: some View {
    if name == "charts" {
      Chart(Array([3.0, 5, 4, 7, 6, 9].enumerated()), id: \.offset) { index, value in
        BarMark(x: .value("Month", "\(index)"), y: .value("Sales", value))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .frame(width: 160, height: 80)
    } else {
      HStack(spacing: 12) {
        Circle().fill(.blue).frame(width: 40, height: 40)
        RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 40, height: 40)
        Capsule().strokeBorder(.green, lineWidth: 4).frame(width: 56, height: 32)
      }
    }
  }
}

private struct FieldPreview: View {
  let name: String
  private static let day = Date(timeIntervalSince1970: 1_790_000_000)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      switch name {
      case "secure-field": SecureField("Password", text: .constant("correct horse"))
      case "search-field": SearchField(text: .constant("trellis"))
      case "text-area":
        TextEditor("Notes", text: .constant("Two lines of text,\nmeasured on the server."))
      case "number-field": NumberField("Hours", value: .constant(2.5)).labelsHidden()
      case "slider": Slider("Volume", value: .constant(40), in: 0...100)
      case "stepper": Stepper("Copies", value: .constant(2), in: 1...9)
      case "date-picker":
        DatePicker("Due", selection: .constant(Self.day), displayedComponents: .date)
          .labelsHidden()
      case "form":
        TextField("Name", text: .constant("Ada"))
        Button("Save") {}.buttonStyle(.borderedProminent)
      case "file-upload":
        HStack(spacing: 12) {
          Image(icon: .upload, size: 20).foregroundStyle(.accent)
          Text("Drop files here")
        }
        .frame(maxWidth: .infinity).frame(height: 64)
        .background(.background).cornerRadius(.large).border(Color(.fieldLine))
      default: TextField("Name", text: .constant("Ada Lovelace"))
      }
    }
    .frame(maxWidth: 216)
  }
}

private struct ChoicePreview: View {
  let name: String

  var body: some View {
    switch name {
    case "checkbox":
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Files", isOn: .constant(true))
        Toggle("Folders", isOn: .constant(false))
      }
    case "switch":
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Messages", isOn: .constant(true))
        Toggle("Sounds", isOn: .constant(false))
      }
      .toggleStyle(.switch)
    case "segmented": picker.pickerStyle(.segmented)
    case "radio-group": picker.pickerStyle(.radioGroup)
    case "combo-box":
      ComboBox("City", selection: .constant("Oslo"), label: \.self) { _ in [String]() }
        .labelsHidden().frame(maxWidth: 216)
    case "multi-select":
      Flow(spacing: 6) {
        Badge("Berlin")
        Badge("Oslo")
        Badge("Paris")
      }
      .padding(8).frame(maxWidth: 216, alignment: .leading)
      .background(Color(.field)).cornerRadius(.medium).border(Color(.fieldLine))
    default: picker.frame(maxWidth: 216)
    }
  }

  private var picker: some View {
    Picker("View", selection: .constant(1)) {
      Text("List").tag(1)
      Text("Board").tag(2)
      if name == "segmented" { Text("Calendar").tag(3) }
    }
    .labelsHidden()
  }
}

private struct ContainerPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "tabs":
      TabView("Parts", selection: .constant(1)) {
        Tab("Details", value: 1) { Text("The details.") }
        Tab("History", icon: .clock, value: 2) { Text("The history.") }
      }
      .frame(maxWidth: 216)
    case "disclosure":
      Accordion {
        DisclosureGroup("Delivery") { Text("Two days.") }
        DisclosureGroup("Returns") { Text("Thirty days.") }
      }
      .frame(maxWidth: 216)
    case "card":
      Card("Plan") { LabeledContent("Price", value: "12 €") }.frame(maxWidth: 216)
    case "breadcrumbs":
      HStack(spacing: 8) {
        Link("Home", destination: "#")
        Image(icon: .chevronForward, size: 12).foregroundStyle(.secondaryText)
        Text("Packages")
      }
    case "pagination":
      HStack(spacing: 4) {
        Button("1") {}.buttonStyle(.borderless)
        Button("2") {}.buttonStyle(.borderless).selected()
        Button("3") {}.buttonStyle(.borderless)
      }
    default: ShellPicture()
    }
  }
}

/// A window with a sidebar.
private struct ShellPicture: View {
  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 6) {
        ForEach([Icon.home, .book, .users], id: \.self) {
          Image(icon: $0, size: 12).foregroundStyle($0 == .book ? .accent : .secondaryText)
        }
      }
      .padding(10).frame(maxHeight: .infinity, alignment: .top)
      .background(.surface).border(.line, edges: .trailing)
      VStack(alignment: .leading, spacing: 8) {
        Bone(width: 56, height: 10)
        Bone(width: 112, height: 6)
        Bone(width: 96, height: 6)
      }
      .padding(10)
    }
    .frame(width: 184, height: 84, alignment: .topLeading)
    .background(.background).cornerRadius(.large).border(.line)
  }
}

/// A line in the place of a text.
private struct Bone: View {
  let width: Double
  let height: Double

  var body: some View {
    Spacer().frame(width: width, height: height).background(.line).cornerRadius(.small)
  }
}

private struct LayerPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "menu":
      VStack(alignment: .leading, spacing: 0) {
        row("Rename").background(.accentSurface).cornerRadius(.small)
        row("Copy")
        Text("Delete").foregroundStyle(.danger).padding(.horizontal, 8).padding(.vertical, 4)
      }
      .padding(4).modifier(Raised(width: 152))
    case "dialog":
      VStack(alignment: .leading, spacing: 10) {
        Text("Delete the file?").font(.headline)
        HStack(spacing: 8) {
          Button("Cancel") {}
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        .controlSize(.small)
      }
      .padding(14).modifier(Raised(width: 184))
    case "popover":
      VStack(alignment: .leading, spacing: 4) {
        Text("almanac").font(.headline)
        Text("Calendar of sunrises and tides.").foregroundStyle(.secondaryText)
      }
      .padding(14).modifier(Raised(width: 184))
    case "toast":
      HStack(spacing: 10) {
        Image(icon: .checkCircle).foregroundStyle(.success)
        Text("Saved")
        Spacer()
        Text("Undo").fontWeight(.medium).foregroundStyle(.accent)
      }
      .padding(12).modifier(Raised(width: 200))
    default:
      VStack(spacing: 6) {
        Text("Saves all changes").font(.caption).foregroundStyle(.background)
          .padding(.horizontal, 8).padding(.vertical, 4)
          .background(.text).cornerRadius(.medium)
        Button("Save") {}
      }
    }
  }

  private func row(_ title: String) -> some View {
    Text(title).padding(.horizontal, 8).padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The ground, the edge and the shadow of a layer.
private struct Raised: ViewModifier {
  let width: Double

  func body(content: Content) -> some View {
    content.frame(width: width, alignment: .leading)
      .background(.raised).cornerRadius(.large).border(.line).shadow(.high)
  }
}

private struct StatusPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "skeleton": Skeleton(lines: 3).frame(width: 200)
    case "badge":
      VStack(spacing: 12) {
        HStack(spacing: 6) {
          Badge("Open", tone: .info)
          Badge("Done", tone: .success)
          Badge("Late", tone: .danger)
        }
        HStack(spacing: 6) {
          Avatar("Ada Lovelace")
          Avatar("Grace Hopper")
          Avatar("Alan Turing")
        }
      }
    case "banner":
      Label("The disk is almost full.", icon: .warning).foregroundStyle(.warning)
        .padding(12).background(.warningSurface).cornerRadius(.large)
    case "empty-state":
      VStack(spacing: 6) {
        Image(icon: .inbox, size: 32).foregroundStyle(.secondaryText)
        Text("No issues").font(.headline)
      }
    case "table":
      VStack(alignment: .leading, spacing: 0) {
        row("Name", "Size").foregroundStyle(.secondaryText).background(.surface)
        row("harfbuzz", "3,100")
        row("zlib", "180")
      }
      .frame(width: 208).background(.background).cornerRadius(.large).border(.line)
    case "image": Image(icon: .image, size: 48).foregroundStyle(.secondaryText)
    default:
      VStack(spacing: 12) {
        ProgressView("Upload", value: 0.4)
        Gauge("Disk", value: 0.8, warning: 0.7)
      }
      .frame(width: 208)
    }
  }

  private func row(_ name: String, _ size: String) -> some View {
    HStack {
      Text(name)
      Spacer()
      Text(size).monospacedDigit()
    }
    .padding(.horizontal, 12).padding(.vertical, 5).frame(maxWidth: .infinity)
    .border(.line, edges: .bottom)
  }
}

private struct EventPreview: View {
  let name: String

  var body: some View {
    switch name {
    case "gestures":
      Image(icon: .zoomIn, size: 32).foregroundStyle(.secondaryText)
    case "drag-and-drop":
      HStack(spacing: 8) {
        Image(icon: .grip).foregroundStyle(.secondaryText)
        Text("Write the release notes")
      }
      .padding(12).modifier(Raised(width: 208))
    case "shortcuts":
      HStack(spacing: 6) {
        ForEach(["Ctrl", "Shift", "Y"], id: \.self) {
          Text($0).font(.caption.monospaced())
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(.background).cornerRadius(.small).border(.line)
        }
      }
    default:
      HStack(spacing: 8) {
        ForEach([Color.accentFill, .successFill, .warningFill, .dangerFill], id: \.self) {
          Spacer().frame(width: 32, height: 32).background($0).cornerRadius(.full)
        }
      }
    }
  }
}
