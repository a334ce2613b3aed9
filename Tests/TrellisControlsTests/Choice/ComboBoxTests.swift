import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

@MainActor struct ComboBoxTests {
  private struct Cities: View {
    @State var city: String?
    static let all = ["Athens", "Berlin", "Bern", "Oslo"]
    var body: some View {
      ComboBox("City", selection: $city, label: \.self) { text in
        Self.all.filter { text.isEmpty || $0.lowercased().hasPrefix(text.lowercased()) }
      }
      Text(city ?? "none")
    }
  }

  @Test func theServerFiltersWhileTheUserTypes() async throws {
    let page = controlPage { Cities() }
    let field = try page.element(named: "City")
    #expect(field.attribute("role") == "combobox" && field.attribute("aria-expanded") == "false")
    try page.send("input", to: field, value: "ber")
    await page.finishTasks()
    #expect(page.optionTexts == ["Berlin", "Bern"] && field.attribute("aria-expanded") == "true")
    #expect(field.property("value") == .string("ber"), "the text is the user's")
    let list = page.first("div", "role", "listbox")
    #expect(list?.attribute("id") == field.attribute("aria-controls"))
  }

  @Test func keysMoveThroughTheListAndChoose() async throws {
    let page = controlPage { Cities() }
    let field = try page.element(named: "City")
    try page.send("keydown", to: field, key: "ArrowDown")
    await page.finishTasks()
    #expect(page.optionTexts == Cities.all)
    try page.send("keydown", to: field, key: "ArrowDown")
    let active = field.attribute("aria-activedescendant")
    #expect(page.elements.first { $0.attribute("id") == active }?.wholeText == "Berlin")
    try page.send("keydown", to: field, key: "Enter")
    #expect(page.texts.contains("Berlin") && field.property("value") == .string("Berlin"))
    #expect(page.optionTexts == [])
    try page.send("keydown", to: field, key: "ArrowDown")
    await page.finishTasks()
    #expect(page.optionTexts == Cities.all, "the list is not filtered by the chosen value")
    try page.send("keydown", to: field, key: "Escape")
    #expect(page.optionTexts == [] && page.texts.contains("Berlin"))
  }

  @Test func enterBeforeTheValuesAreFoundChoosesTheFirstOfThem() async throws {
    let page = controlPage { Cities() }
    let field = try page.element(named: "City")
    try page.send("input", to: field, value: "b")
    await page.finishTasks()
    #expect(page.optionTexts == ["Berlin", "Bern"])
    try page.send("input", to: field, value: "o")
    try page.send("keydown", to: field, key: "Enter")
    await page.finishTasks()
    #expect(page.texts.contains("Oslo") && field.property("value") == .string("Oslo"))
    #expect(page.optionTexts == [])
    try page.send("keydown", to: field, key: "Enter")
    #expect(page.optionTexts == [] && page.texts.contains("Oslo"), "Enter does not open the list")
    try page.send("input", to: field, value: "ber")
    try page.send("keydown", to: field, key: "ArrowDown")
    try page.send("keydown", to: field, key: "Enter")
    await page.finishTasks()
    #expect(page.texts.contains("Bern"), "keys before the values go through them")
  }

  @Test func leavingTheFieldChoosesTheValueWithItsWholeText() async throws {
    let page = controlPage { Cities() }
    let field = try page.element(named: "City")
    try page.send("input", to: field, value: "oslo")
    try page.send("blur", to: field)
    await page.finishTasks()
    #expect(page.texts.contains("Oslo"))
    try page.send("input", to: field, value: "nowhere")
    try page.send("blur", to: field)
    await page.finishTasks()
    #expect(page.texts.contains("Oslo") && field.property("value") == .string("Oslo"))
    try page.send("input", to: field, value: "")
    #expect(page.texts.contains("none"))
  }

  @Test func chosenValuesOfAMultiSelectAreChips() async throws {
    let state = Box(["Oslo"])
    struct Many: View {
      let state: Box<[String]>
      @State var chosen: [String] = ["Oslo"]
      var body: some View {
        MultiSelect("Cities", selection: $chosen, label: \.self) { _ in Cities.all }
          .onChange(of: chosen, initial: true) { state.value = chosen }
      }
    }
    let page = controlPage { Many(state: state) }
    let field = try page.element(named: "Cities")
    try page.send("keydown", to: field, key: "ArrowDown")
    await page.finishTasks()
    #expect(page.optionTexts == ["Athens", "Berlin", "Bern"])
    try page.send("keydown", to: field, key: "Enter")
    #expect(state.value == ["Oslo", "Athens"])
    try page.click("Remove Oslo")
    #expect(state.value == ["Athens"])
  }
}
