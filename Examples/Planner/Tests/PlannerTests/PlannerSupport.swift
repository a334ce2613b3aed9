import Foundation
import Testing
import Trellis
import TrellisGRDB
import TrellisTesting

@testable import Planner

/// A planner of its own, with the sample data in memory.
struct Cafe {
  let application: PlannerApplication
  let site: TestSite
  let store: Store

  init() async throws {
    application = try PlannerApplication.parse([])
    site = try await TestSite(application)
    store = try await application.store()
  }

  /// A tab of a user who has signed in.
  func tab(
    _ user: String = "mara", at address: String = "/", on screen: TestScreen = TestScreen()
  ) async throws -> TestTab {
    let tab = try await site.open(address, on: screen)
    try await signIn(tab, user)
    try await tab.find(.role(.main), within: .seconds(60))
    try await tab.find(.link(.containing("Past shifts")), within: .seconds(60))
    return tab
  }

  func signIn(_ tab: TestTab, _ user: String, password: String = "espresso") async throws {
    let isGerman = try await tab.title == "Anmelden"
    try await tab.fill(.label(isGerman ? "E-Mail" : "E-mail"), with: "\(user)@cafe.example")
    try await tab.fill(.label(isGerman ? "Passwort" : "Password"), with: password)
    try await tab.click(.button(isGerman ? "Anmelden" : "Sign in"))
  }

  /// Replaces all shifts of this week and later by these, each with the hours 9 to 17 and the shop 1.
  ///
  /// - Parameter shifts: the id, the number of the employee and the day, from Monday.
  func plan(_ shifts: (id: String, employee: Int, day: Int)...) throws {
    for shift in store.plan.value.shifts where shift.day >= Day.today.monday {
      try store.delete(shift)
    }
    for (id, employee, day) in shifts {
      try store.save(
        Shift(
          id: id, employee: "e\(employee)", shop: 1, day: Day.today.monday + day, start: 540,
          length: 480))
    }
  }

  func shift(_ id: String) -> Shift? { store.plan.value.shifts.first { $0.id == id } }
}

/// The block of a shift.
func block(_ name: String, _ day: String) -> ElementQuery {
  .button(.containing("\(name), \(day)"))
}
