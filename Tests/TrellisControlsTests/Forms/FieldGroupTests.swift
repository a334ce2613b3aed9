import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

/// Fields in rows that come and go, and fields that depend on each other.
@MainActor struct FieldGroupTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private struct People: View {
    let saved: Box<[String]>
    @State var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
    var body: some View {
      Form {
        ForEach($people) { $person in
          TextField("Name \(person.id)", text: $person.name)
            .validation(person.name.isEmpty ? "Enter a name." : nil)
          Button("Remove \(person.id)") { people.removeAll { $0.id == person.id } }
        }
        Button("Add") { people.append(Person(id: (people.map(\.id).max() ?? 0) + 1, name: "")) }
        Button("Reverse") { people.reverse() }
        SubmitButton("Save")
      } onSubmit: {
        saved.value = people.map(\.name)
      }
    }
  }

  @Test func theFieldsOfRowsKeepTheirElementsAndTheirTexts() async throws {
    let saved = Box<[String]>([])
    let page = controlPage { People(saved: saved) }
    let grace = try page.element(named: "Name 2")
    try page.type("Hopper", into: "Name 2")
    try page.click("Add")
    try page.type("Edsger", into: "Name 3")
    try page.click("Reverse")
    #expect(try page.element(named: "Name 2") === grace, "a moved row")
    try page.click("Remove 1")
    #expect(try page.element(named: "Name 2") === grace, "a row after a removed one")
    #expect(grace.property("value") == .string("Hopper"))
    try page.send("submit", to: try #require(page.first("form")))
    await page.finishTasks()
    #expect(saved.value == ["Edsger", "Hopper"])
  }

  @Test func theProblemsOfAFormAreThoseOfItsPresentRows() throws {
    let saved = Box<[String]>([])
    let page = controlPage { People(saved: saved) }
    let form = try #require(page.first("form"))
    try page.click("Add")
    try page.click("Add")
    try page.send("submit", to: form)
    func problems() -> [String] {
      page.elements.filter { $0.tag == "a" }.map(\.wholeText)
    }
    #expect(problems() == ["Name 3: Enter a name.", "Name 4: Enter a name."])
    try page.click("Remove 3")
    page.settle()
    #expect(problems() == ["Name 4: Enter a name."] && saved.value.isEmpty)
    try page.click("Remove 4")
    page.settle()
    #expect(problems().isEmpty)
  }

  private struct Place: View {
    let saved: Box<[String]>
    private static let cities = ["France": ["Paris", "Lyon"], "Norway": ["Oslo", "Bergen"]]
    @State var country = "France"
    @State var city: String? = "Lyon"
    @State var hasNote = false
    @State var note = ""
    var body: some View {
      Form {
        Picker("Country", selection: $country) {
          ForEach(Self.cities.keys.sorted(), id: \.self) { Text($0).tag($0) }
        }
        Picker("City", selection: $city) {
          ForEach(Self.cities[country] ?? [], id: \.self) { Text($0).tag($0 as String?) }
        }
        .validation(city == nil ? "Choose a city." : nil)
        Toggle("With a note", isOn: $hasNote)
        if hasNote {
          TextField("Note", text: $note).validation(note.isEmpty ? "Enter a note." : nil)
        }
        SubmitButton("Save")
      } onSubmit: {
        saved.value = [country, city ?? "", hasNote ? note : ""]
      }
      .onChange(of: country) { city = nil }
    }
  }

  @Test func aFieldThatDependsOnAnotherHasItsOptionsAndChecks() async throws {
    let saved = Box<[String]>([])
    let page = controlPage { Place(saved: saved) }
    let form = try #require(page.first("form"))
    func options() throws -> [String?] {
      try page.element(named: "City").children.map(\.text)
    }
    #expect(try options() == ["Paris", "Lyon"])
    #expect(page.report("change", try page.element(named: "Country"), value: "Norway"))
    #expect(try options() == ["Choose…", "Oslo", "Bergen"])
    #expect(
      !page.report("change", try page.element(named: "City"), value: "Lyon"),
      "a client cannot choose a city of the other country")
    #expect(
      page.report("change", try #require(page.first("input", "type", "checkbox")), checked: true))
    try page.send("submit", to: form)
    #expect(page.texts.contains("There are 2 problems") && saved.value.isEmpty)
    #expect(page.report("change", try page.element(named: "City"), value: "Bergen"))
    #expect(
      page.report("change", try #require(page.first("input", "type", "checkbox")), checked: false))
    try page.send("submit", to: form)
    await page.finishTasks()
    #expect(saved.value == ["Norway", "Bergen", ""], "a hidden field does not refuse the form")
  }
}
