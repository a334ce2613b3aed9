import Trellis

/// Share it live: the code of step 8 of the guide.
enum Step08 {
  static let board = SharedModel<[String]>([])

  struct NotesScreen: View {
    @State private var draft = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        TextField("New note", text: $draft).onSubmit {
          let text = draft
          board.update { $0.append(text) }
          draft = ""
        }
        ForEach(Array(board.value.enumerated()), id: \.offset) { note in
          Text(note.element)
        }
      }
      .padding(24)
      .frame(maxWidth: 560)
    }
  }
}
