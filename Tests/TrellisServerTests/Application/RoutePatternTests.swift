import Testing

@testable import TrellisServer

struct RoutePatternTests {
  @Test(
    arguments: [
      ("/", "/", [:]), ("/about", "/about", [:]), ("/p/:name", "/p/apt", ["name": "apt"]),
      ("/p/:name", "/p/g%2B%2B", ["name": "g++"]), ("/p/:name", "/p/a%2Fb", ["name": "a/b"]),
      ("/p/:name", "/p/%C3%BC", ["name": "ü"]),
      ("/:a/:b", "/1/2", ["a": "1", "b": "2"]), ("/f/*path", "/f/a/b", ["path": "a/b"]),
    ] as [(String, String, [String: String])])
  func matches(pattern: String, path: String, parameters: [String: String]) {
    #expect(RoutePattern(pattern).match(path) == parameters)
  }

  @Test(arguments: [
    ("/", "/a"), ("/about", "/"), ("/about", "/about/"), ("/about", "/About"),
    ("/p/:name", "/p/"), ("/p/:name", "/p"), ("/p/:name", "/p/a/b"), ("/p/:name", "/p/%FF"),
    ("/p/:name", "/p/%2"), ("/f/*path", "/f"),
    ("/:a/:b", "/1"), ("/:a/:b", "/1/2/3"), ("/a/*rest", "/b/c"), ("/f/*path", "/f/%FF"),
    ("/", ""), ("/*rest", ""), ("/*rest", "*"), ("/about", "about"), ("/:a", "a"),
    ("/about", "/about/%00"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(RoutePattern(pattern).match(path) == nil)
  }

  @Test func readsQueriesAsFormsDo() {
    let router = Router(routes: [Route("/") { _ in { nil } }])
    let found = router.route(for: "/?a=1&b=%C3%BC+x&a=2&c&=d&e=%FF&f=5%")
    #expect(
      found?.location.query
        == ["a": "1", "b": "ü x", "c": "", "e": "\u{FFFD}", "f": "5%"])
  }

  @Test func theFirstMatchingRouteIsTaken() throws {
    let router = Router(routes: [
      Route("/p/new", title: "new") { _ in { nil } },
      Route("/p/:name", title: "name") { _ in { nil } },
    ])
    #expect(router.route(for: "/p/new?x=1")?.route.title == "new")
    let found = try #require(router.route(for: "/p/old?x=1&y="))
    #expect(found.route.title == "name")
    #expect(
      found.location
        == Location(path: "/p/old", parameters: ["name": "old"], query: ["x": "1", "y": ""]))
    #expect(router.route(for: "/q") == nil)
  }

  @Test func aRouteHasToBeginWithASlash() async {
    await #expect(processExitsWith: .failure) { _ = RoutePattern("about") }
  }

  @Test func onlyPagesAreExported() {
    let body: Route.Body = { _ in { nil } }
    #expect(Route("/a", body: body).exportedPaths.map(\.path) == ["/a"])
    #expect(Route("/:name", body: body).exportedPaths.isEmpty)
    #expect(Route.notFound(body: body).exportedPaths.isEmpty)
    #expect(Route.failure(body: body).exportedPaths.isEmpty)
  }

  @Test(arguments: [
    ("/", true), ("/a?b#c", true), ("//a.example", false), ("/\\a.example", false), ("a", false),
    ("/a\\b", false), ("/a b", true), ("/é", true), ("/a\r\nb", false),
    ("https://a.example", false),
    ("/a\u{7F}", false), ("", false),
  ])
  func anAddressOfThisSiteIsAPath(path: String, isOfThisSite: Bool) {
    #expect(Redirect(to: path).isOfThisSite == isOfThisSite)
  }
}
