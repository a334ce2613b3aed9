import Trellis

/// Text entered in one tab and shown in others, so that tests see which of a tab's last events arrived.
enum Notes {
  private static let topic = Topic<String>()
  private static let signOuts = Topic<String?>()

  /// Makes the page navigate when its user signs out in any tab.
  private static func watchSignOuts(_ page: Page) {
    page.subscribe(signOuts) { if $0 == page.identity { page.open("/first") } }
  }

  /// A field that sends each entry at once, and one with a delay of a minute.
  static let writing = Route("/note", title: "Note") { page in
    watchSignOuts(page)
    return {
      FlexboxComponent(.column, spacing: 8, padding: .all(16)) {
        ButtonComponent(
          "Sign out", attributes: [.attribute("data-do", "sign-out")],
          action: { signOuts.publish(page.identity) })
        TextFieldComponent(text: "", label: "Prompt", delay: 0) { topic.publish("prompt \($0)") }
        TextFieldComponent(text: "", label: "Slow", delay: 60_000) { topic.publish("slow \($0)") }
      }
    }
  }

  /// All entries since the page was opened.
  static let reading = Route("/notes", title: "Notes") { page in
    var notes: [String] = []
    watchSignOuts(page)
    page.subscribe(topic) {
      notes.append($0)
      page.setNeedsUpdate()
    }
    return {
      FlexboxComponent(.column, view: ViewConfiguration("ol"), padding: .all(16)) {
        TextComponent("for \(page.identity ?? "nobody")", attributes: [.attribute("data-user", "")])
        for note in notes {
          TextComponent(note, viewClass: "li", attributes: [.attribute("data-note", note)])
        }
      }
    }
  }
}
