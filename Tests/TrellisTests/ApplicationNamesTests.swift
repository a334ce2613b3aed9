import Testing
import Trellis
import TrellisTesting

/// An application with users and responses, in the forms in which applications outside of this repository use the names. If
/// it does not compile, neither do they.
private struct Depot: Application {
  struct Member: User, Encodable {
    let id: String
    let name: String
    let roles: Set<String>
  }

  struct Health: Encodable { let isUp: Bool }

  enum Refusal: UserFacingError {
    case soldOut
    var userMessage: String { "All of it is sold." }
  }

  static let members = [
    Member(id: "1", name: "Ada", roles: ["manager"]), Member(id: "2", name: "Bob", roles: []),
  ]

  var signInPath: String { "/enter" }

  func user(id: String) async throws -> (any User)? { Self.members.first { $0.id == id } }

  func routes() -> [Route] {
    let responses: [Route] = [
      Route.response("/api/me") { request in .json(["name": request.user?.name ?? ""]) },
      .response("/api/members", methods: [.get, .post]) { _ in .json(Depot.members) },
    ]
    return [
      Route("/", title: "Home") { _ in Text("The depot") },
      Route("/enter", title: "Enter") { _ in Enter() },
      Route.response("/api/health", methods: [.get], access: .public) { _ in
        .json(Health(isUp: true))
      },
      Route.response("/api/hook", methods: [.post], access: .public) { request in
        .json(["bytes": request.body.count])
      },
    ]
      + Route.group(requires: .signedIn, responses)
      + Route.group(requires: .signedIn) {
        Route("/stock", title: "Stock") { _ in Stock() }
        for number in 1...2 {
          Route("/shelves/\(number)", title: "Shelf") { _ in Text("Shelf \(number)") }
        }
        Route.group(
          requires: .role("manager"), [Route("/staff", title: "Staff") { _ in Text("The staff") }])
        Route.group(requires: .anyRole("manager", "clerk")) {
          [Route("/orders", title: "Orders") { _ in Text("The orders") }]
        }
      }
  }

  struct Enter: View {
    @State private var name = ""
    @State private var problem: String?
    @Environment(\.page) private var page

    var body: some View {
      Form {
        TextField("Name", text: $name).fieldError(problem)
        SubmitButton("Enter")
      } onSubmit: {
        guard let member = Depot.members.first(where: { $0.name == name }) else {
          problem = "Nobody has this name."
          return
        }
        let user: any User = member
        try await page.signIn(user)
      }
    }
  }

  struct Stock: View {
    @Query(in: 1...100) private var shelf = 1
    @Environment(\.page) private var page
    @Environment(\.user) private var user

    private var table: CSV { CSV(header: ["Name", "Count"], rows: [["Tea, green", "3"]]) }

    var body: some View {
      let member: (any User)? = user
      Text("Shelf \(shelf) for \(member?.name ?? "nobody") (\(member?.id ?? ""))")
      Text(verbatim: table.text)
      HStack {
        Button("Download") { page.download(named: "stock.csv", table) }
        Button("Download text") { page.download(named: "stock.txt", table.text) }
        Button("Buy") { throw Refusal.soldOut }
        Button("Open the staff") { page.open("/staff") }
        Button("Load the orders") { page.load("/orders") }
        Button("Leave") { page.signOut() }
      }
      .hiddenInPrint()
    }
  }
}

struct ApplicationNamesTests {
  private func enter(_ tab: TestTab, _ name: String) async throws {
    try await tab.fill(.label("Name"), with: name)
    try await tab.click(.button("Enter"))
  }

  @Test func aSignInGoesBackToTheGuardedAddress() async throws {
    let tab = try await TestSite(Depot()).open("/stock?shelf=3")
    #expect(try await tab.address.hasPrefix("/enter?to="))
    try await enter(tab, "Eve")
    try await tab.find(.text("Nobody has this name."))
    try await enter(tab, "Bob")
    try await tab.find(.text("Shelf 3 for Bob (2)"))
    try await tab.find(.text(.containing("\"Tea, green\",3")))
    #expect(try await tab.address == "/stock?shelf=3")
    try await tab.click(.button("Leave"))
    try await tab.find(.text("The depot"))
    try await tab.open("/stock")
    #expect(try await tab.address.hasPrefix("/enter?to="))
  }

  @Test func bothFormsOfAGroupGuardTheirRoutes() async throws {
    let site = try await TestSite(Depot())
    let tab = try await site.open("/stock", as: "1")
    try await tab.click(.button("Open the staff"))
    try await tab.find(.text("The staff"))
    try await tab.open("/stock")
    try await tab.click(.button("Load the orders"))
    try await tab.find(.text("The orders"))
    for address in ["/staff", "/orders"] {
      let error = await #expect(throws: SiteError.self) { try await site.open(address, as: "2") }
      #expect(error?.status == 403)
    }
    for address in ["/shelves/2", "/stock?shelf=500"] {
      #expect(try await site.open(address).address.hasPrefix("/enter?to="))
    }
    let other = try await site.open("/stock?shelf=500", as: "2")
    try await other.find(.text("Shelf 1 for Bob (2)"))
  }
}
