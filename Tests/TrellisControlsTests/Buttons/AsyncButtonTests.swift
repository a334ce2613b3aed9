import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

@MainActor struct AsyncButtonTests {
  @Test func aButtonIsBusyWhileItsActionRuns() async throws {
    let gate = Gate()
    let log = Box(0)
    let page = controlPage {
      AsyncButton("Save") {
        log.value += 1
        await gate.wait()
      }
    }
    let button = try page.element(named: "Save")
    #expect(button.attribute("aria-busy") == nil)
    try page.click("Save")
    for _ in 0..<1000 where !gate.isReached { await Task.yield() }
    try #require(gate.isReached)
    page.settle()
    #expect(button.attribute("aria-busy") == "true")
    try page.send("click", to: button)
    for _ in 0..<10 { await Task.yield() }
    #expect(log.value == 1, "a second press does not run the action again")
    gate.open()
    await page.finishTasks()
    #expect(button.attribute("aria-busy") == nil)
  }
}
