import TestSupport
import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

/// Limits and keys of the list of a combo box.
@MainActor struct ComboFieldTests {
  private struct Numbers: View {
    @State var number: Int?
    var isReadOnly = false
    var search: ComboSearch<Int> = { _ in Array(1...20) }
    var body: some View {
      ComboBox("Number", selection: $number, label: String.init, search: search)
        .readOnly(isReadOnly)
      Text(number.map { "chosen \($0)" } ?? "none")
    }
  }

  private func active(_ page: TestPage, _ field: Element) -> String? {
    let id = field.attribute("aria-activedescendant")
    return page.elements.first { $0.attribute("id") == id }?.wholeText
  }

  @Test func theListHasEightValues() async throws {
    let page = controlPage { Numbers() }
    try page.send("keydown", to: try page.element(named: "Number"), key: "ArrowDown")
    await page.finishTasks()
    #expect(page.optionTexts == (1...8).map(String.init))
  }

  @Test func theArrowUpGoesFromTheFirstValueToTheLast() async throws {
    let page = controlPage { Numbers() }
    let field = try page.element(named: "Number")
    try page.send("keydown", to: field, key: "ArrowUp")
    await page.finishTasks()
    #expect(active(page, field) == "1")
    try page.send("keydown", to: field, key: "ArrowUp")
    #expect(active(page, field) == "8")
    try page.send("keydown", to: field, key: "ArrowUp")
    #expect(active(page, field) == "7")
    try page.send("keydown", to: field, key: "ArrowDown")
    try page.send("keydown", to: field, key: "ArrowDown")
    #expect(active(page, field) == "1")
  }

  @Test func aReadOnlyFieldOpensNoList() async throws {
    let page = controlPage { Numbers(isReadOnly: true) }
    let field = try page.element(named: "Number")
    for event in ["click", "keydown"] {
      page.report(event, field, key: "ArrowDown")
      await page.finishTasks()
      #expect(field.attribute("aria-expanded") == "false" && page.optionTexts == [])
    }
    page.report("input", field, value: "3")
    await page.finishTasks()
    #expect(page.optionTexts == [])
  }

  @Test func aPostedTextWithoutAValueStaysRefusedUntilItChanges() async throws {
    let page = controlPage { Numbers(search: { text in [1, 2].filter { "\($0)" == text } }) }
    let field = try page.element(named: "Number")
    try page.send("input", to: field, value: "three")
    try page.send("blur", to: field, key: UIEvent.postedKey)
    let message = "“three” cannot be chosen."
    #expect(page.texts.contains(message), "the text is refused before its value is found")
    await page.finishTasks()
    #expect(page.texts.contains(message) && field.property("value") == .string("three"))
    #expect(field.attribute("aria-invalid") == "true" && page.optionTexts == [])
    try page.send("focus", to: field)
    try page.send("blur", to: field)
    await page.finishTasks()
    #expect(page.texts.contains(message) && field.property("value") == .string("three"))
    try page.send("input", to: field, value: "2")
    #expect(!page.texts.contains(message))
    try page.send("blur", to: field, key: UIEvent.postedKey)
    await page.finishTasks()
    #expect(page.texts.contains("chosen 2") && field.attribute("aria-invalid") == nil)
  }

  /// A search that goes on although it is cancelled.
  @Test func theResultOfAnEarlierTextDoesNotShow() async throws {
    let gate = Gate()
    let page = controlPage {
      Numbers(search: { text in
        guard text == "1" else { return [2] }
        await gate.wait()
        return [1]
      })
    }
    let field = try page.element(named: "Number")
    try page.send("input", to: field, value: "1")
    await waitUntil { gate.isReached }
    try page.send("input", to: field, value: "2")
    gate.open()
    await page.finishTasks()
    #expect(page.optionTexts == ["2"])
  }

  @Test func aClearedTextIsNotRefused() async throws {
    let page = controlPage { Numbers(search: { _ in [] }) }
    let field = try page.element(named: "Number")
    try page.send("input", to: field, value: "three")
    try page.send("blur", to: field, key: UIEvent.postedKey)
    await page.finishTasks()
    #expect(page.texts.contains("“three” cannot be chosen."))
    try page.click("Clear")
    #expect(!page.texts.contains("“three” cannot be chosen."))
    #expect(field.property("value") == .string("") && field.attribute("aria-invalid") == nil)
  }
}
