import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

struct FieldTests {
  @Test func aTextAreaHasTheHeightOfItsText() throws {
    let state = Box("one line")
    func height() throws -> Double {
      let page = controlPage {
        TextEditor("Notes", text: state.binding, lines: 2...5).frame(width: 300)
      }
      return try #require(page.first("textarea")?.frame).height
    }
    #expect(try height() == 52, "two lines of 20 and 6 above and below")
    state.value = "1\n2\n3\n"
    #expect(try height() == 92, "the empty last line is a line")
    state.value = String(repeating: "word ", count: 200)
    #expect(try height() == 112)
  }

  @Test func aPasswordIsShownByItsButton() throws {
    let page = controlPage { SecureField("Password", text: .constant("secret")) }
    let field = try page.element(named: "Password")
    #expect(field.attribute("type") == "password")
    #expect(field.attribute("autocomplete") == "current-password")
    try page.click("Show password")
    #expect(field.attribute("type") == "text")
    try page.click("Hide password")
    #expect(field.attribute("type") == "password")
  }

  @Test func aSearchFieldIsEmptiedByItsButton() throws {
    let state = Box("query")
    let page = controlPage(language: "de") { SearchField(text: state.binding) }
    #expect(try page.element(named: "Suchen").attribute("type") == "search")
    try page.click("Leeren")
    #expect(state.value == "")
  }

  @Test func aSliderStaysInItsRange() throws {
    let state = Box(5.0)
    let page = controlPage { Slider("Volume", value: state.binding, in: 0...10, step: 1) }
    let slider = try page.element(named: "Volume")
    #expect(slider.attribute("max") == "10" && slider.property("value") == .string("5"))
    for (text, value) in [("7", 7.0), ("99", 10), ("nan", 10), ("x", 10)] {
      page.report("input", slider, value: text)
      #expect(state.value == value, "\(text)")
    }
  }

  @Test func aStepperStopsAtItsLimits() throws {
    struct Copies: View {
      @State var count = 2
      var body: some View { Stepper("Copies", value: $count, in: 1...3) }
    }
    let page = controlPage { Copies() }
    try page.click("Increase Copies")
    #expect(page.texts.contains("3"))
    #expect(throws: TestPageError.self) { try page.click("Increase Copies") }
    try page.click("Decrease Copies")
    #expect(page.texts.contains("2"))
  }

  @Test func aStepperWithActionsRunsThemAndAnnouncesItsTitle() throws {
    struct Sizes: View {
      @State var size = 0
      static let names = ["small", "medium", "large"]
      var body: some View {
        Stepper(
          "Size: \(Self.names[size])", onIncrement: size < 2 ? { size += 1 } : nil,
          onDecrement: size > 0 ? { size -= 1 } : nil)
      }
    }
    let announced = Box([String]())
    let page = controlPage { Sizes().announcing(in: announced) }
    #expect(page.first("output") == nil)
    #expect(throws: TestPageError.self) { try page.click("Decrease Size: small") }
    try page.click("Increase Size: small")
    try page.click("Increase Size: medium")
    #expect(announced.value == ["Size: medium", "Size: large"])
    #expect(throws: TestPageError.self) { try page.click("Increase Size: large") }
    try page.click("Decrease Size: large")
    #expect(page.texts.contains("Size: medium"))
  }

  @Test func readOnlyFieldsKeepTheirValues() throws {
    let state = Box("a")
    let page = controlPage {
      VStack {
        TextField("Name", text: state.binding)
        Picker("City", selection: .constant(1)) { Text("Bern").tag(1) }
      }
      .readOnly()
    }
    let field = try page.element(named: "Name")
    #expect(field.attribute("readonly") != nil)
    #expect(!page.report("input", field, value: "b") && state.value == "a")
    #expect(page.first("select")?.attribute("disabled") != nil)
  }
}
