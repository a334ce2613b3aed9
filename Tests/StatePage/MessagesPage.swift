import Trellis

/// A list whose start loads earlier messages, as in a chat.
struct MessagesPage: View {
  struct Message: Identifiable {
    let id: Int
    /// Messages of one to five lines.
    var text: String {
      Array(repeating: "Message \(id)", count: 1 + abs(id) % 5).joined(separator: "\n")
    }
  }

  @State private var messages = (0..<1_000).map(Message.init)

  var body: some View {
    List(messages) { Text($0.text) }
      .accessibilityLabel("Messages")
      .onReachStart {
        let first = messages.first?.id ?? 0
        guard first > -10_000 else { return }
        messages.insert(contentsOf: (first - 50..<first).map(Message.init), at: 0)
      }
      .frame(height: 400)
  }
}
