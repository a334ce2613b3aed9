import TestSupport
import Testing
import Trellis

@testable import TrellisServer

struct RouteViewTests {
  struct Failure: Error {}

  struct Search: View {
    @Query var text = ""
    @Query(history: .push) var page = 1
    var body: some View {
      Text("\(text) \(page)")
      Button("next") { page += 1 }
    }
  }

  private let pages: [Route] = [
    Route("/", title: "Home") { _ in Text("home") },
    Route("/search", title: "Search") { _ in Search() },
    Route("/failing") { _ -> Text in throw Failure() },
    Route("/gone/:name") { _ -> Text in throw PageNotFound() },
    .redirect("/old/:name") { "/search?text=\($0["name"] ?? "")" },
    .redirect("/files/*path") { "/new/\($0["path"] ?? "")" },
    .notFound { page in Text("no page at \(page.location.path)") },
    .failure { _, error in Text("failed: \(error is Failure)") },
  ]

  private var routes: [Route] {
    pages.layout { page, content in
      VStack {
        Text("header of \(page.location.path)")
        content
      }
    }
  }

  private func open(_ target: String) async throws -> ServedPage {
    try #require(try await ServedPage.open(target, of: routes))
  }

  @Test func aLayoutContainsEachPage() async throws {
    let page = try await open("/")
    #expect(await page.texts == ["header of /", "home"])
    #expect(page.title == "Home" && page.status == 200)
  }

  @Test func queryValuesFollowTheAddressAndTheAddressThem() async throws {
    let page = try await open("/search?text=a+b&page=3")
    #expect(await page.texts.contains("a b 3"))
    await page.session.click("next")
    #expect(await page.texts.contains("a b 4"))
    #expect(await page.target == "/search?text=a%20b&page=4")
    await page.session.go(to: "/search?text=c", in: routes)
    #expect(await page.texts.contains("c 1"))
  }

  @Test(
    arguments: [
      ("/old/a", "/search?text=a"), ("/old/%C3%A9", "/search?text=%C3%A9"),
      ("/old/é", "/search?text=%C3%A9"), ("/old/a%3Fb%26c", "/search?text=a%3Fb%26c"),
      ("/old/a%2Fb", "/search?text=a%2Fb"), ("/old/%5C", "/search?text=%5C"),
      ("/old/%2B%20", "/search?text=%2B%20"), ("/files/a/%2F%2Fb/c%3Fd", "/new/a/%2F%2Fb/c%3Fd"),
      ("/files//evil.example", "/new//evil.example"),
    ])
  func theSegmentsOfARedirectStayEncoded(_ target: String, _ path: String) async throws {
    await #expect(throws: Redirect(to: path)) { _ = try await open(target) }
    #expect(Redirect(to: path).isOfThisSite)
  }

  @Test func anAddressWithoutAPageShowsTheViewForIt() async throws {
    let page = try await open("/nowhere?x=1")
    #expect(await page.texts == ["header of /nowhere", "no page at /nowhere"])
    #expect(page.status == 404 && page.title == "Page not found")
    let thrown = try await open("/gone/a")
    #expect(await thrown.texts.contains("no page at /gone/a"))
    #expect(thrown.status == 404)
  }

  @Test func aRouteThatThrowsShowsTheViewForErrors() async throws {
    let page = try await open("/failing")
    #expect(await page.texts == ["header of /failing", "failed: true"])
    #expect(page.status == 500)
  }

  @Test func onlyRequestsOfDocumentsOpenSuchPages() async throws {
    let routes = routes
    #expect(try await ServedPage.open("/nowhere.png", of: routes, showsFailures: false) == nil)
    await #expect(throws: PageNotFound.self) {
      _ = try await ServedPage.open("/gone/a", of: routes, showsFailures: false)
    }
    await #expect(throws: Failure.self) {
      _ = try await ServedPage.open("/failing", of: routes, showsFailures: false)
    }
  }

  @Test func withoutSuchRoutesTheServerHandlesErrors() async throws {
    let few = [
      Route("/") { _ in Text("home") }, Route("/failing") { _ -> Text in throw Failure() },
    ]
    #expect(try await ServedPage.open("/nowhere", of: few) == nil)
    await #expect(throws: Failure.self) { _ = try await ServedPage.open("/failing", of: few) }
  }

  @Test func aRedirectNamesThePathWithTheParameters() async throws {
    await #expect(throws: Redirect(to: "/search?text=x")) {
      _ = try await ServedPage.open("/old/x", of: routes)
    }
  }

  @Test func aPlaceholderShowsUntilTheValueIsLoaded() async throws {
    let gate = Gate()
    let page = try #require(
      try await ServedPage.open(
        "/items/7",
        of: [
          Route("/items/:id") { page in
            await gate.wait()
            page.title = "Item"
            return "item \(page.location.parameters["id"] ?? "")"
          } content: { value in
            Text(value)
          } placeholder: {
            Text("Loading…")
          }
        ]))
    #expect(page.html.contains("Loading…"))
    await gate.open()
    await page.expect("item 7")
    #expect(await page.session.title == "Item")
  }

  @Test func aRedirectWhileLoadingOpensTheOtherPage() async throws {
    let page = try #require(
      try await ServedPage.open(
        "/",
        of: [
          Route("/") { _ in
            throw Redirect(to: "/other")
          } content: { (_: Int) in
            Text("never")
          } placeholder: {
            Text("Loading…")
          }
        ]))
    await waitUntil { await page.target == "/other" }
  }

  @Test func anErrorWhileLoadingShowsTheNotice() async throws {
    let page = try #require(
      try await ServedPage.open(
        "/",
        of: [
          Route("/") { _ in
            throw Failure()
          } content: { (_: Int) in
            Text("never")
          } placeholder: {
            Text("Loading…")
          }
        ]))
    await waitUntil { await page.session.hasFailure }
    #expect(await page.texts.contains("Loading…"))
  }

  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
      if isOpen { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for task in waiting { task.resume() }
    }
  }
}
