import Synchronization
import Testing
import Trellis
import TrellisTesting

/// A café with a guarded page, whose users sign in by a form.
private struct Cafe: Application {
  struct Employee: User {
    let id: String
    let name: String
    let roles: Set<String>
  }

  static let employees = [
    Employee(id: "1", name: "Ada", roles: ["manager"]), Employee(id: "2", name: "Bob", roles: []),
  ]

  func user(id: String) -> (any User)? { Self.employees.first { $0.id == id } }

  func routes() -> [Route] {
    [
      Route("/", title: "Home") { _ in Home() },
      Route("/sign-in", title: "Sign in") { _ in SignInScreen() },
    ]
      + Route.group(requires: .signedIn) {
        Route("/shifts", title: "Shifts") { _ in Shifts() }
        Route.group(requires: .role("manager")) {
          Route("/staff", title: "Staff") { _ in Text("All employees") }
        }
      }
  }

  struct Home: View {
    @Environment(\.user) private var user
    @Environment(\.page) private var page

    var body: some View {
      Text("Hello, \(user?.name ?? "guest")")
      Button("Sign out") { page.signOut() }
    }
  }

  struct Shifts: View {
    @Environment(\.user) private var user
    @Environment(\.page) private var page
    @State private var presses = 0

    var body: some View {
      Text("Shifts of \(user?.name ?? "nobody"), \(presses) presses")
      Button("Press") { presses += 1 }
      Button("Sign out") { page.signOut() }
      Button("Sign out everywhere") {
        for signIn in page.current?.signInsOfUser ?? [] { page.current?.endSignIn(signIn.id) }
      }
    }
  }

  struct SignInScreen: View {
    @State private var name = ""
    @State private var password = ""
    @State private var message = ""
    @Environment(\.page) private var page

    var body: some View {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text(message)
        SubmitButton("Sign in")
      } onSubmit: {
        do {
          try await page.signIn(as: name) {
            guard password == "right" else { return nil }
            return Cafe.employees.first { $0.name == name }
          }
        } catch SignInError.tooManyAttempts {
          message = "Too many attempts"
        } catch {
          message = "Wrong name or password"
        }
      }
    }
  }
}

@Suite(.serialized) struct SignInTests {
  private func signIn(
    _ tab: TestTab, _ name: String, password: String = "right"
  ) async throws {
    try await tab.type(name, into: .label("Name"))
    try await tab.type(password, into: .label("Password"))
    try await tab.click(.button("Sign in"))
  }

  @Test func aGuardedPageLeadsToTheSignInPageAndBack() async throws {
    let site = try await TestSite(Cafe())
    let tab = try await site.open("/shifts?week=3")
    #expect(try await tab.address.hasPrefix("/sign-in?to="))
    try await signIn(tab, "Bob")
    try await tab.find(.text("Shifts of Bob, 0 presses"))
    #expect(try await tab.address == "/shifts?week=3")
    try await tab.click(.button("Press"))
    try await tab.find(.text("Shifts of Bob, 1 presses"))
    await tab.close()
  }

  @Test func aWrongPasswordSignsNobodyIn() async throws {
    let site = try await TestSite(Cafe())
    let tab = try await site.open("/shifts")
    try await signIn(tab, "Bob", password: "wrong")
    try await tab.find(.text("Wrong name or password"))
    try await tab.open("/")
    try await tab.find(.text("Hello, guest"))
    await tab.close()
  }

  @Test func attemptsAreLimited() async throws {
    let site = try await TestSite(Cafe())
    let tab = try await site.open("/sign-in")
    try await tab.type("Bob", into: .label("Name"))
    try await tab.type("wrong", into: .label("Password"))
    for _ in 0..<5 { try await tab.click(.button("Sign in")) }
    try await tab.find(.text("Wrong name or password"))
    try await tab.click(.button("Sign in"))
    try await tab.find(.text("Too many attempts"))
    await tab.close()
  }

  @Test func signingOutEndsThePagesOfTheUser() async throws {
    let site = try await TestSite(Cafe())
    let tab = try await site.open("/shifts")
    try await signIn(tab, "Bob")
    try await tab.find(.text("Shifts of Bob, 0 presses"))
    try await tab.click(.button("Sign out"))
    try await tab.find(.text("Hello, guest"))
    try await tab.open("/shifts")
    #expect(try await tab.address.hasPrefix("/sign-in"))
    await tab.close()
  }

  @Test func aRoleIsRequired() async throws {
    let site = try await TestSite(Cafe())
    let ada = try await site.open("/staff")
    try await signIn(ada, "Ada")
    try await ada.find(.text("All employees"))
    let bob = try await site.open("/sign-in")
    try await signIn(bob, "Bob")
    try await bob.find(.text("Hello, Bob"))
    do {
      // A browser shows the page of the server.
      try await bob.open("/staff")
      #expect(try await bob.query(.text("All employees")) == nil)
    } catch let error as SiteError {
      #expect(error.status == 403)
    }
    for tab in [ada, bob] { await tab.close() }
  }

  @Test func aTabOpensAsAUser() async throws {
    let site = try await TestSite(Cafe())
    let ada = try await site.open("/staff", as: "1")
    try await ada.find(.text("All employees"))
    let bob = try await site.open("/shifts", as: "2")
    try await bob.find(.text("Shifts of Bob, 0 presses"))
    try await bob.click(.button("Press"))
    try await bob.find(.text("Shifts of Bob, 1 presses"))
    // The sign-in belongs to a browser, so that it can end.
    try await bob.click(.button("Sign out"))
    try await bob.find(.text("Hello, guest"))
    let guest = try await site.open("/")
    try await guest.find(.text("Hello, guest"))
    for tab in [ada, bob, guest] { await tab.close() }
  }

  @Test func anUnknownUserCannotOpenATab() async throws {
    let site = try await TestSite(Cafe())
    do {
      _ = try await site.open("/", as: "none")
      Issue.record("the tab is open")
    } catch {
      #expect("\(error)".contains("There is no user none"))
    }
  }
}
