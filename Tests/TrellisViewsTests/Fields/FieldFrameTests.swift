import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

struct FieldFrameTests {
  private func field(_ view: @escaping () -> some View) throws -> Element {
    let page = TestPage { view() }
    return try #require(page.elements.first { $0.tag == "input" })
  }

  private static var plain: TextField { TextField("Name", text: .constant("")) }

  @Test func aFieldWithALabelCanBeReadOnlyAndRequired() throws {
    let readOnly = try field { Self.plain.labelsVisibility(.visible).readOnly() }
    #expect(readOnly.attribute("readonly") == "")
    #expect(readOnly.attribute("aria-required") == nil)
    let required = try field { Self.plain.required() }
    #expect(required.attribute("aria-required") == "true")
    #expect(required.attribute("readonly") == nil)
  }

  @Test func aVisibleLabelNamesItsField() throws {
    let page = TestPage { Self.plain.labelsVisibility(.visible) }
    let input = try #require(page.elements.first { $0.tag == "input" })
    let label = try #require(page.elements.first { $0.tag == "label" })
    #expect(label.attribute("for") == input.attribute("id"))
    #expect(label.wholeText == "Name")
    let hidden = TestPage { Self.plain }
    #expect(!hidden.elements.contains { $0.tag == "label" })
  }

  @Test func theNameOfAFieldOfAFormIsItsTitle() throws {
    func name(_ title: String) throws -> String? {
      try field {
        TextField(title, text: .constant("")).labelsVisibility(.visible).environment(FormStatus())
      }.attribute("name")
    }
    #expect(try name("Mail") == "Mail")
    #expect(try name("") == nil)
    #expect(try field { Self.plain.labelsVisibility(.visible) }.attribute("name") == nil)
    #expect(
      try field { Self.plain.fieldName("own").environment(FormStatus()) }.attribute("name")
        == "own")
  }

  @Test func aGroupIsLabelledByItsLabelOrItsTitle() throws {
    func group(_ visibility: Visibility) throws -> (group: Element, label: Element?) {
      let page = TestPage {
        FieldFrame("Choices", isGroup: true) { context in
          ElementView("fieldset", attributes: context.groupAttributes) { Text("a") }
        }.labelsVisibility(visibility)
      }
      let group = try #require(page.elements.first { $0.tag == "fieldset" })
      return (group, page.elements.first { $0.wholeText == "Choices" && $0.attribute("id") != nil })
    }
    let visible = try group(.visible)
    let label = try #require(visible.label)
    #expect(visible.group.attribute("aria-labelledby") == label.attribute("id"))
    #expect(label.attribute("id") != visible.group.attribute("id"))
    #expect(label.tag == "span" && label.attribute("for") == nil)
    let hidden = try group(.hidden)
    #expect(hidden.group.attribute("aria-label") == "Choices")
    #expect(hidden.group.attribute("aria-labelledby") == nil)
  }

  /// The fields in a control, such as that of the dates in a period, have none of its notes.
  @Test func theFieldsInAFieldHaveNoneOfItsNotes() throws {
    let page = TestPage {
      FieldFrame("Period") { _ in
        VStack {
          TextField("From", text: .constant(""))
          TextField("To", text: .constant(""))
        }
      }.fieldError("wrong").required()
    }
    #expect(page.texts.filter { $0 == "wrong" }.count == 1)
    #expect(page.elements.count { $0.attribute("aria-required") == "true" } == 0)
  }

  @Test func theInnerErrorIsReplacedByAnOuterOneWithAText() throws {
    func texts(_ view: @escaping () -> some View) -> [String] {
      TestPage { view() }.texts.filter { ["inner", "outer"].contains($0) }
    }
    #expect(texts { Self.plain.fieldError("inner").fieldError("outer") } == ["inner"])
    #expect(texts { Self.plain.fieldError(nil).fieldError("outer") } == ["outer"])
    #expect(texts { Self.plain.fieldError("inner").fieldError(nil) } == ["inner"])
  }

  @Test func theFirstProblemOfAFieldShowsAfterTheFieldWasLeft() throws {
    let page = TestPage { Self.plain.validation("inner").validation("outer") }
    #expect(!page.texts.contains("inner") && !page.texts.contains("outer"))
    try page.send("blur", to: try #require(page.elements.first { $0.tag == "input" }))
    let shown = page.texts.filter { ["inner", "outer"].contains($0) }
    #expect(shown == ["outer"])
    let error = try #require(page.elements.first { $0.text == "outer" })
    #expect(error.parent?.style("color") == "var(--t-danger)")
  }

  @Test func aHelpHasTheColorOfSecondaryTexts() throws {
    let page = TestPage { Self.plain.fieldHelp("help") }
    let help = try #require(page.elements.first { $0.text == "help" })
    #expect(help.parent?.style("color") == "var(--t-secondarytext)")
  }

  private struct Fields: View {
    @State var count = 0
    @State var name = ""
    @State var town = ""
    var body: some View {
      Text(verbatim: "\(count),\(name),\(town)")
      Button("Count") { count += 1 }
      TextField("Name", text: $name).required()
      TextField("Town", text: $town).labelsVisibility(.visible)
    }
  }

  @Test func anEqualTextFieldIsNotEvaluatedAgain() throws {
    let page = TestPage { Fields() }
    try page.click("Count")
    #expect(page.texts.contains("1,,"))
    #expect(page.host.counters.componentsRendered == 1, "\(page.host.counters)")
    let input = try #require(page.elements.first { $0.attribute("aria-label") == "Town" })
    page.host.document.announceAll()
    #expect(page.host.handle(UIEvent(type: "input", target: input.id, value: "Bern")))
    page.settle()
    #expect(page.texts.contains("1,,Bern"))
    #expect(page.elements.count { $0.property("value") == .string("Bern") } == 1)
    // The view itself, the frame of the field, and the component of its text.
    #expect(page.host.counters.componentsRendered == 3, "\(page.host.counters)")
  }
}
