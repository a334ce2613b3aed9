import Trellis

let layerPages: [ControlPage] = [
  ControlPage(
    "menu", "Menu and context menu", "Actions that open at a button, or where the pointer is.",
    keys: [
      "Space, Enter, Down": "Opens the menu", "Up, Down, letters": "Goes to an item",
      "Right, Left": "Opens and closes a menu in a menu", "Escape": "Closes the menu",
      "Shift F10": "Opens the context menu, as a long press does",
    ],
    code: """
      Menu("Actions") {
        Button("Rename") { rename() }
        Divider()
        Button("Delete", role: .destructive) {
          delete()
        }
      }
      """
  ) { MenuSample() },
  ControlPage(
    "dialog", "Dialog, alert, confirmation",
    "Something that must be answered before the page is used again.",
    keys: [
      "Tab": "Goes through the dialog only", "Escape": "Closes the dialog, like its cancel button",
    ],
    code: """
      Button("Delete…", presenting: $isConfirming)
        .confirmationDialog(
          "Delete?", isPresented: $isConfirming
        ) {
          Button("Delete", role: .destructive) {
            delete()
          }
        } message: {
          Text("It cannot be restored.")
        }
      """
  ) { DialogSample() },
  ControlPage(
    "popover", "Popover", "More about something, beside it. The page stays usable.",
    keys: ["Escape": "Closes the popover"],
    code: """
      Button("Details", presenting: $isShown)
        .popover(isPresented: $isShown) {
          Details().padding(16)
        }
      """
  ) { PopoverSample() },
  ControlPage(
    "tooltip", "Tooltip",
    "A short text for pointer and keyboard, which is also a description for screen readers.",
    keys: [
      "Tab": "Shows the tooltip of the control with the focus", "Escape": "Hides the tooltip",
    ],
    code: """
      Button("Save") { save() }
        .help("Saves all changes of this page")
      """
  ) {
    Sample("With the pointer over a button, or with the focus in it") {
      HStack(spacing: 8) {
        Button("Save") {}.help("Saves all changes of this page")
        Button("Print") {}.help("Opens the dialog for printing")
        Link("Handbook", destination: "/controls/tooltip").help("The whole documentation")
      }
    }
  },
]

/// The choice made last, below a sample.
private struct Choice: View {
  let text: String
  var body: some View {
    Text(text.isEmpty ? "Nothing is chosen." : "Chosen: \(text).").foregroundStyle(.secondaryText)
  }
}

private struct MenuSample: View {
  @State private var choice = ""

  var body: some View {
    SampleStack {
      Sample("Menus") {
        HStack(spacing: 8) {
          Menu("Actions") {
            Button("Rename") { choice = "Rename" }
            Button("Copy") { choice = "Copy" }.disabled(true)
            Menu("Move to") {
              Button("Archive") { choice = "Archive" }
              Button("Trash") { choice = "Trash" }
            }
            Divider()
            Button("Delete", role: .destructive) { choice = "Delete" }
          }
          Menu("Sizes") {
            ForEach([8, 10, 12, 14, 16, 18, 24, 36, 48], id: \.self) { size in
              Button("\(size) points") { choice = "\(size) points" }
            }
          }
        }
        Choice(text: choice)
      }
      Sample("A menu with a primary action") {
        Menu("Save") {
          Button("Save a copy") { choice = "Save a copy" }
          Button("Save and close") { choice = "Save and close" }
        } primaryAction: {
          choice = "Save"
        }
      }
      Sample("Context menu") {
        Text("Press the secondary button of the pointer here.")
          .padding(.large).background(.surface).cornerRadius(.large)
          .contextMenu {
            Button("Inspect") { choice = "Inspect" }
            Button("Reload") { choice = "Reload" }
          }
      }
    }
  }
}

private struct DialogSample: View {
  @State private var choice = ""
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isConfirming = false
  @State private var name = "Ada"

  var body: some View {
    Sample("Dialogs") {
      Flow(spacing: 8) {
        Button("Sheet", presenting: $isSheetShown)
          .sheet("Profile", isPresented: $isSheetShown) { sheet }
        Button("Alert", presenting: $isAlertShown)
          .alert("The file was changed", isPresented: $isAlertShown) {
            Button("Reload") { choice = "Reload" }
            Button("Ignore", role: .cancel) { choice = "Ignore" }
          } message: {
            Text("Somebody else has saved the file since you opened it.")
          }
        Button("Delete…", role: .destructive, presenting: $isConfirming)
          .confirmationDialog("Delete the file?", isPresented: $isConfirming) {
            Button("Delete", role: .destructive) { choice = "Delete" }
          } message: {
            Text("It cannot be restored.")
          }
      }
      Choice(text: choice)
    }
  }

  private var sheet: some View {
    Form {
      TextField("Name", text: $name).required()
      SubmitButton("Save")
    } onSubmit: {
      choice = "Save \(name)"
      isSheetShown = false
    }
    .padding(.huge)
    .frame(width: 360)
  }
}

private struct PopoverSample: View {
  @State private var isShown = false

  var body: some View {
    Sample("Popover") {
      Button("Details", presenting: $isShown)
        .popover("Details of almanac", isPresented: $isShown) {
          VStack(alignment: .leading, spacing: 8) {
            Text("almanac").font(.headline)
            Text("Calendar of sunrises, tides and moon phases.").foregroundStyle(.secondaryText)
            Button("Close") { isShown = false }
          }
          .padding(.large)
          .frame(width: 260)
        }
    }
  }
}
