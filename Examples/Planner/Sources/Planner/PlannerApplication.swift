import Foundation
import Trellis
import TrellisGRDB

/// The shift planner of some cafés: a week whose shifts are moved and resized, past shifts, and the staff. Managers
/// change, employees see.
@main struct PlannerApplication: Application {
  @Option(help: "The file of the database; without one it is in memory.")
  var database: String?

  private enum CodingKeys: CodingKey { case database }
  private let opened = LazyService<Store>()

  func store() async throws -> Store {
    try await opened.value { [database] in try Store(path: database) }
  }

  func user(id: String) async throws -> (any User)? { try await store().employee(id) }

  var stringCatalogs: [String] { [Bundle.module.bundlePath + "/Localizable.xcstrings"] }

  var uploadStore: any UploadStore { FolderUploadStore(path: database.map { $0 + "-photos" }) }

  func prepare(_ environment: inout HostEnvironment) { environment.theme = .cafe }

  func routes() async throws -> [Route] {
    let store = try await store()
    let pages = Route.group(requires: .signedIn) {
      Route("/", title: "Week") { _ in WeekScreen(store: store) }
      Route("/history", title: "Past shifts") { _ in HistoryScreen(store: store) }
      Route.group(requires: .role("manager")) {
        Route("/staff", title: "Staff") { _ in StaffScreen(store: store) }
        Route("/staff/new", title: "New employee") { _ in EmployeeScreen(store: store) }
        Route("/staff/:id", title: "Employee") { page in
          let id = page.location.parameters["id"]
          guard let employee = store.plan.value.staff.first(where: { $0.id == id }) else {
            throw PageNotFound()
          }
          return EmployeeScreen(store: store, employee: employee)
        }
      }
    }
    return pages.layout { page, content in Shell(path: page.location.path) { content } }
      + [Route("/sign-in", title: "Sign in") { _ in SignInScreen(store: store) }]
  }
}
