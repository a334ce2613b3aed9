import Trellis

/// Arrange several views: the code of step 2 of the guide.
enum Step02 {
  struct NotesScreen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        Text("Whatever you write here is gone when you leave.")
          .foregroundStyle(.secondaryText)
      }
      .padding(24)
    }
  }
}
