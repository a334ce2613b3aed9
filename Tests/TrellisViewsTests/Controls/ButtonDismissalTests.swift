import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct ButtonDismissalTests {
  @Test func theActionRunsBeforeTheLayerIsDismissed() throws {
    let log = Log()
    let dismissal = PressDismissal(
      isMenu: false, dismiss: DismissAction(layer: "a") { log("dismiss") })
    let page = viewPage {
      Button("Close") { log("action") }.environment(\.pressDismissal, dismissal)
    }
    try page.click("Close")
    #expect(log.take() == ["action", "dismiss"])
  }
}
