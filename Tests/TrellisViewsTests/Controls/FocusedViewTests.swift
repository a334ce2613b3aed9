import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

struct FocusedViewTests {
  @Test func aHiddenControlDoesNotTakeTheFocus() throws {
    struct Fields: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("First", text: $text).attribute("hidden", "")
          TextField("Second", text: $text)
        }
        .focused($isFocused)
        Button("Write") { isFocused = true }
      }
    }
    let page = TestPage { Fields() }
    _ = page.host.document.takePatch()
    try page.click("Write")
    let focused = page.host.document.takePatch().operations.compactMap { operation in
      if case .focus(let id, _) = operation { page.host.document.element(for: id) } else { nil }
    }
    #expect(focused.map { $0.attribute("aria-label") } == ["Second"])
  }
}
