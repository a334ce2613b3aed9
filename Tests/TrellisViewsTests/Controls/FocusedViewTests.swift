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

  @Test func aLateBlurOfAnotherFieldKeepsTheFocus() throws {
    let page = TestPage { FocusStateTests.Form() }
    let (name, mail) = (try page.element(named: "Name"), try page.element(named: "Mail"))
    try page.send("focus", to: name)
    try page.send("focus", to: mail)
    try page.send("blur", to: name)
    #expect(page.texts.contains("mail"))
  }
}
