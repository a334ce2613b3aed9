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
          TextField("Third", text: $text)
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

  /// A view that is removed while it has the focus.
  private struct Removable: View {
    @State private var isShown = true
    @FocusState private var isFocused: Bool
    var body: some View {
      if isShown { TextField("Field", text: .constant("")).focused($isFocused) }
      Text(isFocused ? "focused" : "not focused")
      Button("hide") { isShown = false }
    }
  }

  @Test func aRemovedViewLosesTheFocus() throws {
    let page = TestPage { Removable() }
    try page.send("focus", to: page.element(named: "Field"))
    #expect(page.texts.contains("focused"))
    try page.click("hide")
    page.settle()
    #expect(page.texts.contains("not focused"))
  }

  /// Elements of each kind that a browser focuses.
  private struct Controls: View {
    let kind: String
    @FocusState private var isFocused: Bool
    var body: some View {
      Group {
        switch kind {
        case "select": ElementView(ViewClass("select")) { Text("a") }
        case "textarea": ElementView(ViewClass("textarea")) { Text("a") }
        case "a": Link("a", destination: "/")
        default: Text("a").padding(1).attribute("tabindex", "0")
        }
      }.padding(2).focused($isFocused)
      Button("Focus") { isFocused = true }
    }
  }

  @Test(arguments: ["select", "textarea", "a", "div"])
  func eachKindOfControlTakesTheFocus(_ kind: String) throws {
    let page = TestPage { Controls(kind: kind) }
    _ = page.host.document.takePatch()
    try page.click("Focus")
    let tags = page.host.document.takePatch().operations.compactMap { operation in
      if case .focus(let id, _) = operation {
        page.host.document.element(for: id)?.tag
      } else {
        nil
      }
    }
    #expect(tags == [kind])
  }
}
