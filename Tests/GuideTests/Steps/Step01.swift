import Trellis

/// Show a text: the code of step 1 of the guide.
enum Step01 {
  struct NotesScreen: View {
    var body: some View {
      Text("Notes").font(.largeTitle)
    }
  }

  struct NotesApplication: Application {
    func routes() -> [Route] {
      [Route("/", title: "Notes") { _ in NotesScreen() }]
    }
  }
}
