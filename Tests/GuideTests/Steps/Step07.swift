import Trellis

/// Give it a look: the code of step 7 of the guide.
enum Step07 {
  struct Card: ViewModifier {
    func body(content: Content) -> some View {
      content
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.surface)
        .cornerRadius(12)
        .border(.line)
    }
  }

  struct NotesScreen: View {
    let notes = ["Buy milk", "Call Ada"]

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Notes").font(.largeTitle)
        ForEach(notes, id: \.self) { note in
          Text(note).modifier(Card())
        }
      }
      .padding(24)
      .frame(maxWidth: 560)
    }
  }
}
