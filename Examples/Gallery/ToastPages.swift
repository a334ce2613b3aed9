import Trellis

let toastPages: [ControlPage] = [
  ControlPage(
    "toast", "Toast", "A short message over the page, which goes by itself.",
    keys: [
      "F8": "Moves the focus to the newest message", "Escape": "Closes the message with the focus",
    ],
    code: """
      page.showToast(
        Toast("Moved").action("Undo") { restore() }
      )
      list.toast("Copied", isPresented: $wasCopied)
      """
  ) { ToastSamples() }
]

/// Buttons that show messages.
private struct ToastSamples: View {
  @State private var toast: Toast?
  @State private var wasCopied = false
  @State private var undone = 0
  @State private var number = 0

  var body: some View {
    Sample("Messages") {
      Flow(spacing: 8) {
        Button("Saved") { show(Toast("Saved", tone: .success)) }
        Button("With a button") {
          number += 1
          show(
            Toast(
              "Moved \(number)", message: "The message stays for ten seconds.",
              duration: .seconds(10)
            )
            .action("Undo") { undone += 1 })
        }
        Button("Error") {
          show(Toast("Not saved", message: "The disk is full.", tone: .danger, duration: nil))
        }
        Button("By a binding") { wasCopied = true }
      }
      Text("Undone: \(undone)")
      Text(wasCopied ? "Shown" : "Hidden")
    }
    .toast(item: $toast)
    .toast("Copied", isPresented: $wasCopied)
  }

  private func show(_ toast: Toast) { self.toast = toast }
}
