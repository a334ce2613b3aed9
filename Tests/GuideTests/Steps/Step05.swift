import Trellis

/// Make a form: the code of step 5 of the guide.
enum Step05 {
  struct Note: Identifiable, Codable, Hashable {
    let id: Int
    var text: String
    var isDone = false
  }

  struct NotesScreen: View {
    @State private var notes: [Note] = []
    @State private var draft = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        HStack {
          TextField("New note", text: $draft).onSubmit { add() }
          Button("Add") { add() }.buttonStyle(.borderedProminent).disabled(draft.isEmpty)
        }
        ForEach(notes) { note in
          Text(note.text)
        }
      }
      .padding(24)
    }

    private func add() {
      guard !draft.isEmpty else { return }
      notes.append(Note(id: (notes.last?.id ?? 0) + 1, text: draft))
      draft = ""
    }
  }
}
