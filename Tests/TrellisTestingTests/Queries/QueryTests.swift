import Testing
import Trellis
import TrellisTesting

@MainActor struct QueryTests {
  private let page = TestPage(on: TestScreen()) { SampleForm() }

  @Test func findsByRoleAndName() throws {
    #expect(try page.get(.button("Add one")).tag == "button")
    #expect(try page.get(.heading("Order", level: 1)).role == .heading)
    #expect(try page.query(.heading("Order", level: 2)) == nil)
    #expect(try page.all(.role(.radio)).map(\.name) == ["small", "large"])
    #expect(try page.get(.role(.radio, isChecked: true)).name == "small")
  }

  @Test func findsFieldsByLabelPlaceholderAndValue() throws {
    let field = try page.get(.label("Name"))
    #expect(field.tag == "input")
    #expect(try page.get(.placeholder("Ada Lovelace")) == field)
    try page.type("Grace", into: .label("Name"))
    #expect(try page.get(.displayValue("Grace")).name == "Name")
    #expect(try page.get(.label("Member")).role == .checkbox)
  }

  @Test func findsTheInnermostElementWithAText() throws {
    #expect(try page.get(.text("Clicked 0 times")).children.isEmpty)
    #expect(try page.get(.text(.containing("clicked 0"))).text == "Clicked 0 times")
    #expect(try page.get(.text(.matching("^Clicked [0-9]+ times$"))).isVisible)
  }

  @Test func findsBySelectorAndPath() throws {
    #expect(try page.get(.css("form input[type=text]")).name == "Name")
    #expect(try page.get(.xpath("//form//input[@type='checkbox']")).name == "Member")
    #expect(throws: SelectorError.self) { try page.get(.css("a:hover(")) }
  }

  @Test func looksInsideAnElement() throws {
    let form = try page.get(.css("form"))
    #expect(try form.query(.button("Add one")) == nil)
    #expect(try form.get(.button("Send")).name == "Send")
  }

  @Test func anErrorNamesTheNearestElements() throws {
    let error = try #require(throws: FindingError.self) { try page.get(.button("Add on")) }
    #expect(error.description.hasPrefix("Cannot find button “Add on”; the nearest are:"))
    #expect(error.description.split(separator: "\n")[1].contains("button “Add one”"))
    #expect(error.count == 0)
  }

  @Test func anErrorNamesSeveralElements() throws {
    let error = try #require(throws: FindingError.self) { try page.get(.role(.radio)) }
    #expect(error.count == 2)
    #expect(error.description.hasPrefix("Found 2 times radio, not once:\n  radio “small”"))
  }

  @Test func anErrorStatesThatAnElementIsBehindADialog() throws {
    try page.click(.button("Ask"))
    let error = try #require(throws: FindingError.self) { try page.get(.button("Add one")) }
    #expect(error.description.contains("behind a dialog"))
    try page.click(.button("No"))
    #expect(try page.get(.button("Add one")).isAccessible)
  }
}
