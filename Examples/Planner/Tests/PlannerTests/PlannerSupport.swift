import Foundation
import GRDB
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

  /// A tab of a user who is signed in; `signIn` has the form and the work of a hash.
  func tab(
    _ user: String = "mara", at address: String = "/", on screen: TestScreen = TestScreen()
  ) async throws -> TestTab {
    let employee = store.plan.value.staff.first { $0.email == "\(user)@cafe.example" }
    return try await site.open(address, as: try #require(employee).id, on: screen)
  }

  /// Signs a user in by the form of the page in `tab`.
  func signIn(_ tab: TestTab, _ user: String, password: String = "espresso") async throws {
    let isGerman = try await tab.title == "Anmelden"
    try await tab.fill(.label(isGerman ? "E-Mail" : "E-mail"), with: "\(user)@cafe.example")
    try await tab.fill(.label(isGerman ? "Passwort" : "Password"), with: password)
    try await tab.click(.button(isGerman ? "Anmelden" : "Sign in"))
  }

  /// Replaces all shifts of this week and later by these, each with the hours 9 to 17 and the shop 1. It is one transaction,
  /// because the plan is read again after each.
  ///
  /// - Parameter shifts: the id, the number of the employee and the day, from Monday.
  func plan(_ shifts: (id: String, employee: Int, day: Int)...) throws {
    let monday = Day.today.monday
    try store.database.write { db in
      try Shift.filter(Column("day") >= monday).deleteAll(db)
      for (id, employee, day) in shifts {
        try Shift(id: id, employee: "e\(employee)", day: monday + day).insert(db)
      }
    }
  }

  func shift(_ id: String) -> Shift? { store.plan.value.shifts.first { $0.id == id } }
}

/// The block of a shift.
func block(_ name: String, _ day: String) -> ElementQuery {
  .button(.containing("\(name), \(day)"))
}
