import Foundation
import Trellis
import TrellisGRDB

/// The shift planner of some cafés: a week whose shifts are moved and resized, past shifts, and the staff. Managers
/// change, employees see.
@main struct PlannerApplication: Application {
  @Option(help: "The file of the database; without one it is in memory.")
  var database: String?

  private enum CodingKeys: CodingKey { case database }
  private let box = StoreBox()

  /// The database, opened at its first use.
  func store() async throws -> Store { try await box.open(database) }

  func user(id: String) async throws -> (any User)? { try await store().employee(id) }

  func prepare(_ environment: inout HostEnvironment) { environment.theme = .cafe }

  func routes() async throws -> [Route] {
    let store = try await store()
    let pages = Route.group(requires: .signedIn) {
      screen("/", "Week") { _ in WeekScreen(store: store) }
      screen("/history", "Past shifts") { _ in HistoryScreen(store: store) }
      Route.group(requires: .role(Role.manager.rawValue)) {
        screen("/staff", "Staff") { _ in StaffScreen(store: store) }
        screen("/staff/new", "New employee") { _ in
          EmployeeScreen(store: store, employee: Employee())
        }
        screen("/staff/:id", "Employee") { page in
          let id = page.location.parameters["id"]
          guard let employee = store.plan.value.staff.first(where: { $0.id == id }) else {
            throw PageNotFound()
          }
          return EmployeeScreen(store: store, employee: employee)
        }
      }
    }
    .layout { page, content in Shell(path: page.location.path) { content } }
    let files = Route.group(requires: .signedIn) {
      Route.response("/photos/:name") { request in
        let path = try await store.photoPath(request.parameters["name"] ?? "")
        return .file(at: path, to: request.request)
      }
      Route.response("/history.csv") { request in
        let query = HistoryQuery(request.location.query, of: request.user)
        let shifts = try await store.history(query)
        return .csv(HistoryScreen.table(shifts), named: "shifts.csv")
      }
    }
    return pages + files + [screen("/sign-in", "Sign in") { _ in SignInScreen(store: store) }]
  }

  /// A page in the language that its reader prefers.
  private func screen<Content: View & SendableMetatype>(
    _ pattern: String, _ title: String, view: @escaping @Sendable (Page) throws -> Content
  ) -> Route {
    Route(pattern) { page in
      page.language = Words.language(of: page.preferredLanguages)
      page.title = Words(language: page.language)(title)
      return try view(page)
    }
  }
}

/// The frame of the pages, with the links that the user may open.
struct Shell<Content: View>: View {
  let path: String
  @ViewBuilder let content: Content
  @Environment(\.user) private var user
  @Environment(\.page) private var page
  @Environment(\.words) private var words
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    AppShell(words("Café planner"), path: path, links: links) {
      content
    } toolbar: {
      HStack(spacing: 8) {
        if let employee = user as? Employee {
          Avatar(employee.name, picture: employee.picture, size: 28)
          if sizeClass != .compact { Text(employee.name).lineLimit(1) }
        }
        Button(words("Sign out")) { page.signOut(thenOpen: "/sign-in") }
      }
      .hiddenInPrint()
    }
  }

  private var links: [ShellLink] {
    var links = [
      ShellLink(words("Week"), icon: .calendar, destination: "/"),
      ShellLink(words("Past shifts"), icon: .clock, destination: "/history"),
    ]
    if user.isManager {
      links.append(ShellLink(words("Staff"), icon: .users, destination: "/staff"))
    }
    return links
  }
}

extension Optional where Wrapped == any User {
  var isManager: Bool { self?.hasRole(Role.manager.rawValue) ?? false }
}

/// The heading of a page, with its buttons at the end.
struct ScreenHeader<Tools: View>: View {
  let title: String
  var subtitle = ""
  @ViewBuilder let tools: Tools

  var body: some View {
    Flow(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.largeTitle).accessibilityHeading(1)
        if !subtitle.isEmpty { Text(subtitle).foregroundStyle(.secondaryText) }
      }
      Spacer()
      HStack(spacing: 8) { tools }.hiddenInPrint()
    }
    .frame(maxWidth: .infinity)
  }
}

extension Theme {
  /// The colors of coffee and clay.
  static let cafe: Theme = {
    var theme = Theme([
      .background: Color(light: Color(0xFCFAF7), dark: Color(0x16120F)),
      .surface: Color(light: Color(0xF5F0E9), dark: Color(0x1F1915)),
      .raised: Color(light: .white, dark: Color(0x261F1A)),
      .line: Color(light: Color(0xE6DED3), dark: Color(0x3B322B)),
      .text: Color(light: Color(0x2B211A), dark: Color(0xF3EDE6)),
      .secondaryText: Color(light: Color(0x6B5D52), dark: Color(0xB9AA9D)),
      .accent: Color(light: Color(0x9A3F1C), dark: Color(0xF0A483)),
      .accentHovered: Color(light: Color(0x833416), dark: Color(0xF5B89D)),
      .accentPressed: Color(light: Color(0x6B2A11), dark: Color(0xF8CBB7)),
      .onAccent: Color(light: .white, dark: Color(0x2E1207)),
      .accentSurface: Color(light: Color(0xF9E8DF), dark: Color(0x3A2318)),
      .focus: Color(light: Color(0x9A3F1C), dark: Color(0xF0A483)),
      .control: Color(light: .white, dark: Color(0x2E2620)),
      .controlHovered: Color(light: Color(0xF5F0E9), dark: Color(0x3A3029)),
      .controlPressed: Color(light: Color(0xEBE3D9), dark: Color(0x463A32)),
      .controlLine: Color(light: Color(0xD5C9BB), dark: Color(0x54473D)),
    ])
    theme.controlRadius = 8
    theme.controlHeight = 36
    return theme
  }()
}
