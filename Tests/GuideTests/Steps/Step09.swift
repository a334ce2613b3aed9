import Trellis

/// Wait for something: the code of step 9 of the guide.
enum Step09 {
  struct NotesScreen: View {
    let load: @Sendable () async -> [String]
    @State private var notes: [String]?
    @State private var isLoading = false

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        if let notes {
          ForEach(notes, id: \.self) { Text($0) }
        } else {
          Text("Loading…").foregroundStyle(.secondaryText)
        }
        Button(isLoading ? "Loading…" : "Load again") {
          isLoading = true
          notes = await load()
          isLoading = false
        }
        .disabled(isLoading)
      }
      .padding(24)
      .task { notes = await load() }
    }
  }
}
