import Testing
import TrellisTesting

@testable import Planner

struct SignInTests {
  @Test func aWrongPasswordIsRefusedAndTheRightOneAccepted() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.site.open("/history")
    #expect(try await tab.address == "/sign-in?to=%2Fhistory")
    try await cafe.signIn(tab, "anton", password: "latte")
    try await tab.find(.text("The e-mail address or the password is wrong."))
    try await cafe.signIn(tab, "anton")
    try await tab.find(.heading("Past shifts", level: 1))
    #expect(try await tab.address == "/history")
  }

  @Test func anUnknownUserIsRefusedInTheSameWords() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.site.open("/sign-in")
    try await cafe.signIn(tab, "nobody")
    try await tab.find(.text("The e-mail address or the password is wrong."))
  }

  @Test func employeesCannotOpenTheStaff() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab("anton")
    #expect(try await tab.query(.link("Staff")) == nil)
    for address in ["/staff", "/staff/new", "/staff/e0"] {
      let error = await #expect(throws: SiteError.self) { try await tab.open(address) }
      #expect(error?.status == 403)
    }
  }

  @Test func employeesSeeShiftsAndCannotChangeThem() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab("anton")
    #expect(try await tab.query(block("Anton Weiss", "Wednesday")) == nil)
    try await tab.find(.label(.containing("Anton Weiss, Wednesday, 9–17")))
    #expect(try await tab.query(.button("Add a shift")) == nil)
    // On a phone, a gesture on the block would keep the page from scrolling.
    await #expect(throws: ActionError.self) {
      try await tab.drag(.label(.containing("Anton Weiss, Wednesday")), x: 200)
    }
  }

  @Test func signingOutLeadsToTheSignInPageInAllTabs() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab()
    try await tab.click(.button("Mara Lindholm"))
    try await tab.click(.role(.menuitem, "Sign out"))
    try await tab.find(.button("Sign in"))
    try await tab.open("/")
    #expect(try await tab.address.hasPrefix("/sign-in"))
  }

  @Test func aUserEndsTheSignInsOfOtherBrowsers() async throws {
    let cafe = try await Cafe()
    let (here, there) = (try await cafe.tab(), try await cafe.tab(at: "/staff/e1"))
    let employee = try await cafe.tab("anton")
    try await here.click(.button("Mara Lindholm"))
    try await here.click(.role(.menuitem, "Sign out elsewhere"))
    try await here.find(.text("Other browsers are signed out."))
    try await there.open("/staff/e1")
    #expect(try await there.address == "/sign-in?to=%2Fstaff%2Fe1")
    for tab in [here, employee] {
      try await tab.open("/history")
      #expect(try await tab.address == "/history")
    }
  }
}
