import Trellis

/// A page for tests: layers of every kind, and commands of the browser.
@main struct LayersPage: Application {
  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func routes() -> [Route] {
    [
      Route("/", title: "Layers") { _ in Layers() },
      Route("/commands", title: "Commands") { _ in Commands() },
      Route("/copying", title: "Copying") { _ in Copying() },
      Route("/fields", title: "Fields") { _ in Fields(isTicking: false) },
      Route("/links/:name", title: "Links") { page in
        let name = page.location.parameters["name"] ?? ""
        page.title = "Page \(name)"
        return Links(name: name)
      },
      Route("/posted", title: "Posted fields") { _ in PostedFields() },
      Route("/pressing", title: "Pressing") { _ in Pressing() },
      Route("/reading", title: "Reading") { _ in Reading(isInPanes: true) },
      Route("/reading/window", title: "Reading") { _ in Reading(isInPanes: false) },
      Route("/ticking", title: "Fields") { _ in Fields(isTicking: true) },
    ]
  }
}

struct Layers: View {
  @State private var log: [String] = []
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isConfirming = false
  @State private var isPopoverShown = false
  @State private var isStubborn = false
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(log.joined(separator: ", ")).attribute("id", "log")
      HStack {
        Menu("Actions") {
          Button("Rename") { log.append("renamed") }
          Button("Copy") { log.append("copied") }.disabled(true)
          Menu("Move to") {
            Button("Archive") { log.append("archived") }
            Button("Trash") { log.append("trashed") }
          }
          Divider()
          Button("Delete", role: .destructive) { log.append("deleted") }
        }
        Button("Sheet") { isSheetShown = true }
          .sheet("Details", isPresented: $isSheetShown, onDismiss: { log.append("sheet left") }) {
            SheetContent(name: $name, isPopoverShown: $isPopoverShown)
          }
        Button("Alert") { isAlertShown = true }
          .alert("Delete the file?", isPresented: $isAlertShown) {
            Button("Keep", role: .cancel) { log.append("kept") }
            Button("Delete it", role: .destructive) { log.append("deleted") }
          } message: {
            Text("It cannot be restored.")
          }
        Button("Confirm") { isConfirming = true }
          .confirmationDialog("Leave?", isPresented: $isConfirming) {
            Button("Save") { log.append("saved") }
          }
        Button("Stubborn") { isStubborn = true }
          .sheet(
            "Stubborn",
            isPresented: Binding(get: { isStubborn }, set: { _ in log.append("refused") })
          ) { Button("Give up") { isStubborn = false }.padding(24) }
      }
      Text("Right-click here").padding(16).background(.surface).attribute("id", "area")
        .contextMenu {
          Button("Inspect") { log.append("inspected") }
          Button("Reload") { log.append("reloaded") }
        }
      Button("Help") {}.help("Explains the page")
      Menu("Save") {
        Button("Save a copy") { log.append("copied") }
        Button("Save and close") { log.append("closed") }
      } primaryAction: {
        log.append("saved")
      }
      Color.surface.frame(width: 40, height: 1600)
      Menu("At the end") {
        ForEach(0..<20, id: \.self) { number in
          Button("Item \(number)") { log.append("item \(number)") }
        }
      }
    }
    .padding(16)
  }
}

struct SheetContent: View {
  @Binding var name: String
  @Binding var isPopoverShown: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Details").font(.title3).accessibilityHeading(2)
      TextField("Name", text: $name)
      Menu("More") { Button("Nothing") {} }
      Button("Popover") { isPopoverShown = true }
        .popover(isPresented: $isPopoverShown) { Text("A note").padding(16) }
      Button("Done") { dismiss() }
    }
    .padding(24)
    .frame(minWidth: 320)
  }
}

struct Commands: View {
  @State private var isOn = false
  @State private var accepts = true
  @State private var text = "a text"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Field", text: $text).attribute("id", "field")
      Button("Focus") {}.onTap(.focus("field"))
      Button("Select") {}.onTap(.select("field"))
      Button("Copy") {}.onTap(.copy("a | b=c é"))
      Button("Print") {}.onTap(.print)
      Button("Scroll") {}.onTap(.scrollIntoView("end"))
      Button("Expect") { if accepts { isOn.toggle() } }
        .attribute("aria-pressed", isOn ? "true" : "false")
        .attribute("id", "expect")
        .onTap(.expect("aria-pressed", isOn ? "false" : "true"))
      Button("Refuse") { accepts = false }
      Color.surface.frame(width: 40, height: 2000)
      Text("The end").attribute("id", "end")
    }
    .padding(16)
  }
}
