import Testing
import Trellis
import TrellisTesting

/// A page for several users, who are named by a field of their requests, as a proxy names them.
private struct GuestBook: Application {
  static let book = SharedModel<[String]>([])

  func identity(of request: Request) -> String? { request.headers["X-User"] }

  func routes() -> [Route] {
    [
      Route("/", title: "Guests") { page in Guests(user: page.identity) },
      Route("/admin", title: "Administration") { page in
        guard page.identity == "ada" else { throw Redirect(to: "/") }
        return Text("For Ada only")
      },
    ]
  }

  struct Guests: View {
    let user: String?

    var body: some View {
      Text("Signed in as \(user ?? "nobody")")
      Button("Sign the book") { GuestBook.book.update { $0.append(user ?? "nobody") } }
      ForEach(Array(GuestBook.book.value.enumerated()), id: \.offset) {
        Text("Guest: \($0.element)")
      }
    }
  }
}

@Suite(.serialized) struct UserTests {
  @Test func twoUsersSeeTheirPagesAndTheChangesOfEachOther() async throws {
    let site = try await TestSite(GuestBook())
    let ada = try await site.open("/", headers: [("X-User", "ada")])
    let bob = try await site.open("/", headers: [("X-User", "bob")])
    let guest = try await site.open("/")
    try await ada.find(.text("Signed in as ada"))
    try await bob.find(.text("Signed in as bob"))
    try await guest.find(.text("Signed in as nobody"))
    try await ada.click(.button("Sign the book"))
    try await bob.find(.text("Guest: ada"))
    try await bob.click(.button("Sign the book"))
    try await ada.find(.text("Guest: bob"))
    try await guest.find(.text("Guest: bob"))
    for tab in [ada, bob, guest] { await tab.close() }
  }

  @Test func aPageOfOneUserIsNoneOfAnother() async throws {
    let site = try await TestSite(GuestBook())
    let ada = try await site.open("/admin", headers: [("X-User", "ada")])
    #expect(try await ada.address == "/admin")
    try await ada.find(.text("For Ada only"))
    let bob = try await site.open("/admin", headers: [("X-User", "bob")])
    #expect(try await bob.address == "/")
    #expect(try await bob.query(.text("For Ada only")) == nil)
    for tab in [ada, bob] { await tab.close() }
  }
}
