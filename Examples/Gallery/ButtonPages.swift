import Trellis

let buttonPages: [ControlPage] = [
  ControlPage(
    "button", "Button", "Runs an action. One whose action is asynchronous is busy until it ends.",
    keys: ["Space, Enter": "Presses the button"],
    code: """
      Button("Save") { await store.save() }
        .buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {
        delete()
      }
      """
  ) { ButtonSamples() },
  ControlPage(
    "link", "Link", "Leads to another page.", keys: ["Enter": "Follows the link"],
    code: #"Link("Packages", destination: "/packages")"#
  ) {
    Sample("Links") {
      Link("A link", destination: "#")
      Text("A text with [a link](#) in it.")
    }
  },
  ControlPage(
    "toolbar", "Toolbar", "Buttons that belong together.",
    keys: [
      "Tab": "Goes to one of the buttons", "Left, Right": "Goes to the next button",
      "Home, End": "Goes to an end", "Space, Enter": "Presses the button",
    ],
    code: """
      Toolbar("Format") {
        Button { bold() } label: {
          Image(icon: .bold, label: "Bold")
        }
      }
      """
  ) {
    Sample("Toolbar") {
      Toolbar("Format") {
        Button(action: {}) { Image(icon: .bold, label: "Bold") }.selected()
        Button(action: {}) { Image(icon: .italic, label: "Italic") }
        Button(action: {}) { Image(icon: .link, label: "Link") }
        Button(action: {}) { Image(icon: .undo, label: "Undo") }.disabled(true)
      }
    }
    Sample("Above a view") {
      Text("The text that the buttons change.")
        .toolbar {
          Button("Copy") {}
          Button("Print") {}
          Menu("More") { Button("Delete", role: .destructive) {} }
        }
    }
  },
]

private struct ButtonSamples: View {
  @State private var count = 0

  var body: some View {
    SampleStack {
      Sample("Kinds") {
        Flow(spacing: 8) {
          Button("Save") { count += 1 }.buttonStyle(.borderedProminent)
          Button("Cancel") {}
          Button("More") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Delete", role: .destructive) {}
          Button("Delete all", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        Text("Saved \(count) times").foregroundStyle(.secondaryText)
      }
      Sample("States") {
        Flow(spacing: 8) {
          Button("Disabled") {}.disabled(true)
          Button("Pressed") {}.selected()
          AsyncButton("Takes two seconds") { try? await Task.sleep(for: .seconds(2)) }
          Button("Busy") {}.pending()
          Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button)
          Button(action: {}) {
            Image(icon: .plus)
            Text("Add")
          }
          Button(action: {}) { Image(icon: .settings, label: "Settings") }
        }
      }
      Sample("Sizes") {
        Flow(spacing: 8) {
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Large") {}.controlSize(.large)
        }
      }
      Sample("One row") { RowOfControls() }
    }
  }
}

/// Controls of every kind in one row, whose baselines and heights are those of each other.
struct RowOfControls: View {
  @State private var text = "Text"
  @State private var status = 1
  @State private var isOn = true
  @State private var number: Double? = 12

  var body: some View {
    Flow(spacing: 8) {
      TextField("Name", text: $text).frame(width: 120)
      Picker("Status", selection: $status) {
        Text("Open").tag(1)
        Text("Done").tag(2)
      }
      .labelsHidden()
      NumberField("Hours", value: $number).labelsHidden().frame(width: 140)
      Toggle("Check", isOn: $isOn)
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Picker("View", selection: $status) {
        Text("List").tag(1)
        Text("Board").tag(2)
      }
      .pickerStyle(.segmented).labelsHidden()
      Button("Save") {}.buttonStyle(.borderedProminent)
    }
    .attribute("id", "row")
  }
}
