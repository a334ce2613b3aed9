import Trellis

/// Divide the screen: the code of step 6 of the guide.
enum Step06 {
  struct Note: Identifiable, Codable, Hashable {
    let id: Int
    var text: String
    var isDone = false
  }

  struct NoteRow: View {
    @Binding var note: Note
    let remove: () -> Void

    var body: some View {
      HStack {
        Button(note.isDone ? "Reopen" : "Done") { note.isDone.toggle() }
        Text(note.text)
          .foregroundStyle(note.isDone ? .secondaryText : .text)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Remove") { remove() }.buttonStyle(.plain)
      }
    }
  }

  struct NotesScreen: View {
    @State private var notes = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Ada")]

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Notes").font(.largeTitle)
        ForEach($notes) { $note in
          NoteRow(note: $note) { notes.removeAll { $0.id == note.id } }
        }
      }
      .padding(24)
      .frame(maxWidth: 560)
    }
  }
}
