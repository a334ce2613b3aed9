import TrellisBase
import TrellisComponents
import TrellisUI
import TrellisViews

/// The field of a cell that is being edited. Enter stores the text; Escape gives it up (`public/grids.js`).
struct TableEntryField: View {
  let title: String
  let text: String
  let isRefused: Bool
  let commit: nonisolated(nonsending) (String) async -> Void
  @State private var typed: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    let text = Binding(get: { typed ?? self.text }, set: { typed = $0 })
    TextField(title, text: text)
      .labelsHidden()
      .focused($isFocused)
      .onSubmit { await commit(typed ?? self.text) }
      .attribute("aria-invalid", isRefused ? "true" : nil)
      .frame(maxWidth: .infinity)
      .onMount { isFocused = true }
  }
}
