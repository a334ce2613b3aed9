import Trellis

/// What is entered in one tab and shown in others, so that tests see what became of a tab's last words.
enum Notes {
  private static let topic = Topic<String>()

  /// A field that tells at once what is entered, and one that waits for a minute first.
  static let writing = Route("/note", title: "Note") { _ in
    {
      FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
        TextFieldComponent(text: "", label: "Prompt", delay: 0) { topic.publish("prompt \($0)") }
        TextFieldComponent(text: "", label: "Slow", delay: 60_000) { topic.publish("slow \($0)") }
      }
    }
  }

  /// All that was entered since the page was opened.
  static let reading = Route("/notes", title: "Notes") { page in
    var notes: [String] = []
    page.subscribe(topic) {
      notes.append($0)
      page.setNeedsUpdate()
    }
    return {
      FlexboxComponent(.column, view: ViewConfiguration("ol"), padding: .all(16)) {
        for note in notes {
          TextComponent(note, viewClass: "li", attributes: [.attribute("data-note", note)])
        }
      }
    }
  }
}
