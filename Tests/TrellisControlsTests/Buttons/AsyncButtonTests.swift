import TestSupport
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
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
    await waitUntil { gate.isReached }
    page.settle()
    #expect(button.attribute("aria-busy") == "true")
    try page.send("click", to: button)
    await waitUntil { page.host.tasks.count == 1 || log.value > 1 }
    #expect(log.value == 1, "a second press does not run the action again")
    gate.open()
    await page.finishTasks()
    #expect(button.attribute("aria-busy") == nil)
  }
}
