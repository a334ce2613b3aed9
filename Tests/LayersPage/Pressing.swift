import Trellis

/// Presses, focus and typing while the page changes.
struct Pressing: View {
  @Query private var text = ""
  @Query(history: .push) private var part = 1
  @State private var title = ""
  @State private var note = ""
  @State private var saved: [String] = []
  @State private var log: [String] = []
  @State private var isSheetShown = false
  @State private var isBlockLeft = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(log.joined(separator: ", ")).attribute("id", "log")
      Text(saved.joined(separator: ", ")).attribute("id", "saved")
      TextField("Text", text: $text)
      Text(verbatim: "\(part) \(text)").attribute("id", "part")
      Button("Next part") { part += 1 }
      Form {
        TextField("Title", text: $title)
        TextField("Note", text: $note)
        SubmitButton("Save")
      } onSubmit: {
        // A slow action; one with the title "wait" ends once a text is entered.
        repeat {
          try? await Task.sleep(for: .milliseconds(500))
        } while title == "wait" && text.isEmpty
        saved.append("\(title)/\(note)")
      }
      Button("Press") { log.append("pressed") }
      HStack(spacing: 40) {
        VStack { if isBlockLeft { block } }
        VStack { if !isBlockLeft { block } }
      }
      row
      Text("End").frame(height: 1500, alignment: .bottom)
    }
    .padding(16)
    .onKeyPress("k") { _ in log.append("key") }
  }

  private var block: some View {
    Text("Block").padding(8).border(.line).element("div").attribute("role", "button")
      .attribute("tabindex", "0").attribute("aria-label", "Block")
      .onKeyPress(.rightArrow, .leftArrow) { _ in isBlockLeft.toggle() }
  }

  /// A row that a tap chooses, with a sheet that is opened in it.
  private var row: some View {
    HStack {
      Text("Row")
      Button("Open") { isSheetShown = true }
        .sheet("Sheet", isPresented: $isSheetShown) {
          Button("Inside") { log.append("inside") }
        }
    }
    .padding(8)
    .onTapGesture { log.append("row") }
  }
}
