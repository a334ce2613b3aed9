import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting
import TrellisText
import TrellisUI
import TrellisViews

@testable import TrellisControls

/// Choices that are read-only, disabled, exported or posted.
@MainActor struct ChoiceStateTests {
  private let chosen = Box<[Int]>([1])
  private let one = Box<Int?>(1)

  private func select() -> MultiSelect<Int> {
    MultiSelect("Numbers", selection: chosen.binding, label: String.init) { _ in [1, 2, 3] }
  }

  private func combo(_ suggestions: [Int] = []) -> ComboBox<Int> {
    ComboBox("Number", selection: one.binding, label: String.init, suggestions: suggestions) { _ in
      [1, 2, 3]
    }
  }

  private func field(_ page: TestPage) throws -> Element {
    try #require(page.first("input", "role", "combobox"))
  }

  @Test func aChosenValueIsNotAddedTwice() async throws {
    let page = controlPage { select() }
    let field = try field(page)
    page.report("input", field, value: "1")
    page.report("blur", field, key: UIEvent.postedKey)
    await page.finishTasks()
    #expect(chosen.value == [1])
  }

  @Test func theChipsOfAReadOnlyFieldCannotBeRemoved() throws {
    let page = controlPage { select().readOnly() }
    #expect(try page.element(named: "Remove 1").attribute("disabled") == "")
    let other = controlPage { select() }
    #expect(try other.element(named: "Remove 1").attribute("disabled") == nil)
  }

  @Test func theChipsOfAPageAreBoxesOfItsForm() {
    func boxes(_ medium: PageMedium) -> Int {
      controlPage { select().fieldName("numbers").environment(\.pageMedium, medium) }.elements
        .count { $0.attribute("type") == "checkbox" }
    }
    #expect(boxes(.live) == 1 && boxes(.file) == 0)
  }

  @Test func onlyAnEnabledFieldIsCleared() throws {
    let page = controlPage { combo() }
    try page.click("Clear")
    #expect(one.value == nil)
    one.value = 1
    #expect(throws: TestPageError.self) {
      try controlPage { combo().disabled(true) }.element(named: "Clear")
    }
    #expect(throws: TestPageError.self) {
      try controlPage { combo().readOnly() }.element(named: "Clear")
    }
  }

  @Test func theFirstOptionIsActive() async throws {
    let page = controlPage { combo() }
    try page.send("keydown", to: field(page), key: "ArrowDown")
    await page.finishTasks()
    let options = page.elements.filter { $0.attribute("role") == "option" }
    #expect(options.map { $0.attribute("aria-selected") } == ["true", "false", "false"])
  }

  @Test func thereAre100NativeSuggestions() {
    let page = controlPage { combo(Array(1...150)) }
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.components(separatedBy: "<option").count == 101)
  }

  private func picker(_ style: PickerStyle) -> some View {
    Picker("Kind", selection: .constant("a")) {
      Text("A").tag("a")
      Text("B").tag("b")
    }.pickerStyle(style)
  }

  @Test func readOnlyRadioButtonsAreDisabledAndHaveTheNameOfTheirField() {
    for style in [PickerStyle.radioGroup, .segmented, .inline] {
      let page = controlPage { picker(style).readOnly().fieldName("kind") }
      let radios = page.elements.filter { $0.attribute("type") == "radio" }
      #expect(radios.map { $0.attribute("disabled") } == ["", ""])
      #expect(radios.map { $0.attribute("name") } == ["kind", "kind"])
    }
  }

  @Test func theKeyOfAnOptionHas64CharactersAtMost() {
    let long = String(repeating: "a", count: 100)
    let page = controlPage {
      Picker("Kind", selection: .constant(long)) { Text("A").tag(long) }
    }
    #expect(page.first("option")?.attribute("value")?.count == 64)
  }

  @Test func aMenuIsAsWideAsItsWidestOption() throws {
    func width(_ text: String) throws -> Double {
      let page = controlPage {
        HStack { Picker("Kind", selection: .constant(1)) { Text(text).tag(1) } }
      }
      return try #require(page.first("select")?.frame?.width)
    }
    #expect(try width("a") == width("ab"))
    #expect(try width(String(repeating: "wide ", count: 8)) > width("a") + 100)
  }

  @Test func anUncheckedChipIsRemoved() throws {
    let page = controlPage { select().fieldName("numbers") }
    let box = try #require(page.first("input", "type", "checkbox"))
    page.report("change", box, checked: true)
    #expect(chosen.value == [1])
    page.report("change", box, checked: false)
    #expect(chosen.value == [])
  }

  @Test func aTextInOtherLettersIsItsValue() async throws {
    let name = Box<String?>(nil)
    let page = controlPage {
      ComboBox("Name", selection: name.binding, label: { $0 }) { _ in ["Ada", "Grace"] }
    }
    page.report("input", try field(page), value: "GRACE")
    page.report("blur", try field(page), key: UIEvent.postedKey)
    await page.finishTasks()
    #expect(name.value == "Grace")
  }

  @Test func aRestoredPageHasTheTypedText() throws {
    let page = controlPage { combo() }
    page.report("input", try field(page), value: "x")
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(Group { combo() }) }
    try host.restore(page.host.encodeState())
    host.renderIfNeeded()
    let restored = host.document.root.descendants.first { $0.attribute("role") == "combobox" }
    #expect(restored?.property("value") == .string("x"))
    #expect(restored?.attribute("aria-expanded") == "false")
  }

  @Test func aListThatOpensAgainBeginsAnew() async throws {
    let page = controlPage { combo() }
    let field = try field(page)
    func options() -> [Element] { page.elements.filter { $0.attribute("role") == "option" } }
    page.report("keydown", field, key: "ArrowDown")
    page.report("keydown", field, key: "ArrowDown")
    await page.finishTasks()
    #expect(options().map { $0.attribute("aria-selected") } == ["false", "true", "false"])
    let list = try #require(page.first("div", "role", "listbox"))
    #expect(list.frame?.width == field.frame?.width)
    page.report("keydown", field, key: "Escape")
    page.report("keydown", field, key: "ArrowDown")
    #expect(options().map { $0.attribute("aria-disabled") } == ["true"], "it is searched again")
    await page.finishTasks()
    #expect(options().map { $0.attribute("aria-selected") } == ["true", "false", "false"])
  }

  @Test(arguments: [PickerStyle.segmented, .radioGroup, .inline])
  func aRadioButtonThatIsUncheckedChoosesNothing(_ style: PickerStyle) throws {
    let page = controlPage {
      Picker("Number", selection: one.binding) {
        Text("1").tag(1 as Int?)
        Text("2").tag(2 as Int?)
      }
      .pickerStyle(style)
    }
    page.report("change", try #require(page.first("input", "value", "2")), checked: false)
    #expect(one.value == 1)
    page.report("change", try #require(page.first("input", "value", "2")), checked: true)
    #expect(one.value == 2)
  }
}
