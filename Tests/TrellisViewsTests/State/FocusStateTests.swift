import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

struct FocusStateTests {
  enum Field: Hashable { case name, mail }

  struct Form: View {
    @State var name = ""
    @State var mail = ""
    @FocusState var field: Field?
    var body: some View {
      Text(field.map { "\($0)" } ?? "none")
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Button("to mail") { field = .mail }
      Button("to none") { field = nil }
    }
  }

  /// The element that the next patch focuses; `root` if the patch removes the focus.
  private func focus(of page: TestPage) -> String? {
    let patch = page.host.document.takePatch()
    for case .focus(let id, _) in patch.operations {
      guard let element = page.host.document.element(for: id) else { return nil }
      return id == .root ? "root" : element.attribute("aria-label") ?? element.wholeText
    }
    return nil
  }

  private func page() -> TestPage {
    let page = TestPage { Form() }
    _ = page.host.document.takePatch()
    return page
  }

  @Test func theStateFollowsTheUser() throws {
    let page = page()
    let (name, mail) = (try page.element(named: "Name"), try page.element(named: "Mail"))
    try page.send("focus", to: name)
    #expect(page.texts.contains("name"))
    try page.send("blur", to: name)
    #expect(page.texts.contains("none"))
    try page.send("focus", to: mail)
    #expect(page.texts.contains("mail"))
    #expect(focus(of: page) == nil)
  }

  /// The name of the field with the focus, from a binding of another view.
  private struct Name: View {
    let field: FocusState<Field?>.Binding
    var body: some View { Text(field.wrappedValue.map { "at \($0)" } ?? "nowhere") }
  }

  private struct Around: View {
    @State private var name = ""
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      Name(field: $field)
    }
  }

  @Test func aViewWithABindingFollowsTheFocus() throws {
    let page = TestPage { Around() }
    let name = try page.element(named: "Name")
    #expect(page.texts.contains("nowhere"))
    try page.send("focus", to: name)
    #expect(page.texts.contains("at name"))
    try page.send("blur", to: name)
    #expect(page.texts.contains("nowhere"))
  }

  @Test func settingTheStateMovesTheFocusOnce() throws {
    let page = page()
    try page.click("to mail")
    #expect(page.texts.contains("mail") && focus(of: page) == "Mail")
    let mail = try page.element(named: "Mail")
    try page.type("a", into: "Mail")
    #expect(focus(of: page) == nil)
    try page.send("focus", to: mail)
    #expect(focus(of: page) == nil)
    try page.click("to none")
    #expect(focus(of: page) == "root" && page.texts.contains("none"))
    try page.send("blur", to: mail)
    #expect(page.texts.contains("none") && focus(of: page) == nil)
  }

  @Test func theFocusMovesFromOneControlToAnother() throws {
    let page = page()
    try page.send("focus", to: try page.element(named: "Name"))
    _ = page.host.document.takePatch()
    try page.click("to mail")
    #expect(focus(of: page) == "Mail")
  }

  @Test func aControlThatAppearsTakesTheFocus() throws {
    struct Editor: View {
      @State var text = ""
      @State var isEditing = false
      @FocusState var isFocused: Bool
      var body: some View {
        if isEditing {
          TextField("Title", text: $text).focused($isFocused)
        } else {
          Button("Edit") {
            isEditing = true
            isFocused = true
          }
        }
        Button("Done \(isFocused)") { isEditing = false }
      }
    }
    let page = TestPage { Editor() }
    _ = page.host.document.takePatch()
    try page.click("Edit")
    #expect(focus(of: page) == "Title")
    try page.send("focus", to: try page.element(named: "Title"))
    try page.click("Done true")
    page.settle()
    #expect(page.texts.contains("Done false"))
    try page.click("Edit")
    #expect(focus(of: page) == "Title")
  }

  @Test func aFieldWithALabelTakesTheFocus() throws {
    struct Labelled: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Title", text: $text).fieldHelp("Short").labelsVisibility(.visible)
          .frame(width: 200).focused($isFocused)
        Button("Write") { isFocused = true }
      }
    }
    let page = TestPage { Labelled() }
    _ = page.host.document.takePatch()
    try page.click("Write")
    #expect(focus(of: page) == "Title")
    #expect(try page.element(named: "Title").frame?.width == 200, "the frame keeps its width")
  }
}
