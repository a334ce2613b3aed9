import Trellis

/// Show a list: the code of step 4 of the guide.
enum Step04 {
  struct Note: Identifiable, Codable, Hashable {
    let id: Int
    var text: String
    var isDone = false
  }

  struct NotesScreen: View {
    @State private var notes = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Ada")]

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        ForEach(notes) { note in
          Text(note.text)
        }
      }
      .padding(24)
    }
  }
}
