import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisViews

@testable import TrellisControls

struct AlertTests {
  struct Page: View {
    @State var isShown = false
    @State var isConfirming = false
    @State var isPlain = false
    @State var log = ""
    var body: some View {
      Text(log)
      Button("Alert") { isShown = true }
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete it", role: .destructive) { log = "deleted" }
        } message: {
          Text("For good.")
        }
      Button("Confirm") { isConfirming = true }
        .confirmationDialog("Leave?", isPresented: $isConfirming) {
          Button("Again") {
            log = "again"
            isConfirming = true
          }
        }
      Button("Plain") { isPlain = true }.alert("Done", isPresented: $isPlain) {}
    }
  }

  private func shown(_ page: TestPage) -> Element? {
    page.elements.first { $0.attribute("data-shown") != nil }
  }

  @Test func aButtonRunsItsActionAndHidesTheAlert() throws {
    let page = TestPage { Page() }
    try page.click("Alert")
    let alert = try #require(shown(page))
    #expect(alert.attribute("role") == "alertdialog" && alert.attribute("aria-label") == "Delete?")
    #expect(alert.attribute("closedby") == "closerequest")
    let description = try #require(alert.attribute("aria-describedby"))
    #expect(
      page.elements.first { $0.attribute("id") == description }?.wholeText == "For good.")
    #expect(try page.element(named: "Delete it").attribute("data-do") == "click:close")
    try page.click("Delete it")
    #expect(shown(page) == nil && page.texts.contains("deleted"))
  }

  @Test func anAlertWithoutActionsHasAButton() throws {
    let page = TestPage { Page() }
    try page.click("Plain")
    try page.click("OK")
    #expect(shown(page) == nil)
  }

  @Test func aConfirmationCanBeCancelled() throws {
    let page = TestPage { Page() }
    try page.click("Confirm")
    #expect(shown(page)?.attribute("role") == nil && shown(page)?.attribute("closedby") == "any")
    try page.click("Cancel")
    #expect(shown(page) == nil)
  }
}
