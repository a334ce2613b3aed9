import Trellis

/// Use the address: the code of step 10 of the guide.
enum Step10 {
  static let notes = ["Buy milk", "Call Ada"]

  struct Search: View {
    @Query private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        TextField("Search", text: $text)
        ForEach(notes.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      }
    }
  }

  struct NotesApplication: Application {
    func routes() -> [Route] {
      let pages = [
        Route("/", title: "Notes") { _ in Text("Welcome") },
        Route("/search", title: "Search") { _ in Search() },
        Route.notFound { _ in Text("There is no such page.") },
      ]
      return pages.layout { _, content in
        VStack(alignment: .leading, spacing: 24) {
          HStack(spacing: 16) {
            Link("Notes", destination: "/")
            Link("Search", destination: "/search")
          }
          content
        }
        .padding(24)
      }
    }
  }
}
