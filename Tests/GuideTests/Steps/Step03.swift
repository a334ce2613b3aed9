import Trellis

/// Keep a state: the code of step 3 of the guide.
enum Step03 {
  struct NotesScreen: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        Text("\(count) notes").foregroundStyle(.secondaryText)
        Button("Add a note") { count += 1 }
      }
      .padding(24)
    }
  }
}
