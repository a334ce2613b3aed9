import Testing
import Trellis
import TrellisTesting

@MainActor struct ActionTests {
  private let page = TestPage(on: TestScreen()) { SampleForm() }

  @Test func aClickPressesAButton() throws {
    try page.click(.button("Add one"))
    #expect(try page.get(.text("Clicked 1 times")).isVisible)
    try page.doubleClick(.button("Add one"))
    #expect(try page.get(.text("Clicked 3 times")).isVisible)
  }

  @Test func aClickOnALabelReachesItsControl() throws {
    try page.click(.text("Member"))
    #expect(try page.get(.checkbox("Member")).isChecked == true)
    try page.check(.checkbox("Member"))
    #expect(try page.get(.checkbox("Member")).isChecked == true)
    try page.check(.checkbox("Member"), false)
    #expect(try page.get(.checkbox("Member")).isChecked == false)
  }

  @Test func keysMoveTheFocusAndAct() throws {
    try page.focus(.label("Name"))
    try page.press("A", "d", "a", .tab)
    #expect(try page.get(.label("Name")).value == "Ada")
    #expect(try page.tree.focused?.name == "Member")
    try page.press(.space, .tab, .arrowRight)
    #expect(try page.get(.checkbox("Member")).isChecked == true)
    #expect(try page.get(.radio("large")).isChecked == true)
    try page.press(.shift + .tab)
    #expect(try page.tree.focused?.name == "Member")
  }

  @Test func aFormIsSubmittedByEnter() async throws {
    // Made here, so that its asynchronous work runs on the actor of the test.
    let page = TestPage(on: TestScreen()) { SampleForm() }
    try page.type("Ada", into: .label("Name"))
    try page.select("green", in: .label("Colour"))
    try page.click(.radio("large"))
    try page.focus(.label("Name"))
    try page.press(.enter)
    await page.finishTasks()
    #expect(try page.get(.text("Sent: Ada, false, large, green")).isVisible)
  }

  @Test func fillReplacesAText() throws {
    try page.type("Ada", into: .label("Name"))
    try page.fill(.label("Name"), with: "Bo")
    #expect(try page.get(.label("Name")).value == "Bo")
    try page.press(.backspace)
    #expect(try page.get(.label("Name")).value == "B")
  }

  @Test func impossibleActionsAreErrors() throws {
    let locked = try #require(throws: ActionError.self) { try page.click(.button("Locked")) }
    #expect(locked.description.hasPrefix("Cannot click button “Locked” (disabled)"))
    #expect(locked.description.hasSuffix("it is disabled"))
    let missing = try #require(throws: ActionError.self) {
      try page.select("pink", in: .label("Colour"))
    }
    #expect(missing.description.contains("the choices are “red”, “green”, “blue”"))
    #expect(throws: ActionError.self) { try page.type("x", into: .button("Add one")) }
  }

  @Test func aDialogTakesAndReturnsTheFocus() throws {
    try page.click(.button("Ask"))
    let dialog = try page.get(.role("alertdialog", "Really?"))
    #expect(try dialog.contains(#require(try page.tree.focused)))
    try page.press(.escape)
    #expect(try page.query(.role("alertdialog")) == nil)
    #expect(try page.tree.focused?.name == "Ask")
  }

  @Test func theFocusOrderIsThatOfThePage() throws {
    #expect(
      try page.tree.focusOrder.map(\.name) == [
        "Name", "Member", "small", "Colour", "Send", "Add one", "Ask",
      ])
  }

  @Test func aPointHitsTheUppermostElement() throws {
    let frame = try #require(try page.get(.button("Add one")).frame)
    let hit = try page.tree.hitTest(x: frame.left + 4, y: frame.top + 4)
    #expect(hit?.name == "Add one" || hit?.parent?.name == "Add one")
    #expect(try page.tree.hitTest(x: -5, y: 0) == nil)
  }
}
