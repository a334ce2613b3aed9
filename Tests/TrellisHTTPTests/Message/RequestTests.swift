import Testing

@testable import TrellisHTTP

struct RequestTests {
  @Test(arguments: [
    ("/", "/", [""]),
    ("/a/b", "/a/b", ["a", "b"]),
    ("/a%20b/", "/a b/", ["a b", ""]),
    ("/%C3%A4", "/ä", ["ä"]),
    ("/a%2fb/c", "/a%2Fb/c", ["a/b", "c"]),
    ("/%252e%252e/", "/%2e%2e/", ["%2e%2e", ""]),
    ("/%2e%2e/x", "/../x", ["..", "x"]),
    ("//etc", "//etc", ["", "etc"]),
    ("http://a/b?c", "/b", ["b"]),
    ("http://a", "/", []),
  ])
  func decodesThePath(_ target: String, path: String, segments: [String]) throws {
    let request = try Request(.get, target)
    #expect(request.path == path)
    #expect(request.pathSegments == segments)
    #expect(request.target == target)
  }

  @Test(arguments: [
    ("/a%20b?c=%41", "/a%20b?c=%41"), ("/?", "/?"), ("http://a/b?c", "/b?c"), ("http://a", "/"),
    ("HTTPS://a:1?c/d", "/?c/d"), ("//etc", "//etc"),
  ])
  func leavesTheHostOutOfAPathWithItsQuery(_ target: String, _ path: String) throws {
    #expect(try Request(.get, target).pathAndQuery == path)
  }

  @Test(arguments: [
    ("/app/a%2Fb?c=d", "/a%2Fb", "/a%2Fb?c=d"), ("/app/", "/", "/"), ("/app/?c", "/", "/?c"),
    ("/app/app/", "/app/", "/app/"), ("http://a/app/b", "/b", "/b"),
  ])
  func removesAPrefix(_ target: String, path: String, whole: String) throws {
    let request = try #require(try Request(.get, target).removing(prefix: "/app"))
    #expect(request.path == path)
    #expect(request.pathAndQuery == whole)
  }

  @Test func thePathItselfIsBelowIt() throws {
    let request = try #require(try Request(.get, "/app?c").removing(prefix: "/app"))
    #expect(request.path == "/" && request.head.isExactly("") && request.queryItems.count == 1)
  }

  @Test(arguments: ["/application", "/App/a", "/%61pp/a", "/", "/a/app/"])
  func anotherPathIsNotBelowAPrefix(_ target: String) throws {
    #expect(try Request(.get, target).removing(prefix: "/app") == nil)
  }

  @Test func decodesTheQuery() throws {
    let request = try Request(.get, "/?a=b+c&d=%41%&&=e&f&a=2&g=h=i")
    #expect(
      request.queryItems == [
        QueryItem(name: "a", value: "b c"), QueryItem(name: "d", value: "A%"),
        QueryItem(name: "", value: "e"), QueryItem(name: "f", value: ""),
        QueryItem(name: "a", value: "2"), QueryItem(name: "g", value: "h=i"),
      ])
    #expect(request.query("a") == "b c")
    #expect(request.query("x") == nil)
    #expect(try Request(.get, "/?").queryItems == [])
  }

  @Test(arguments: [
    ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.0", false),
    ("*", true), ("*, gzip;q=0", false), ("br", false), ("", false), ("x-gzip", true),
  ])
  func readsWhetherGzipIsAccepted(_ field: String, accepts: Bool) throws {
    #expect(try Request(.get, "/", headers: ["Accept-Encoding": field]).acceptsGzip == accepts)
  }

  @Test func keepsItsFields() throws {
    let request = try Request(
      .post, "/", headers: ["Host": "example.org", "X-A": "1"], body: Array("ä".utf8))
    #expect(request.host == "example.org")
    #expect(request.headers["x-a"] == "1")
    #expect(request.text == "ä")
    #expect(request.clientAddress == .loopback)
  }

  /// The body of a request that a program makes is not framed.
  @Test(arguments: ["Content-Length", "content-length", "Transfer-Encoding", "Expect", "EXPECT"])
  func theFieldsThatFrameABodyAreOmitted(name: String) throws {
    let request = try Request(.post, "/", headers: [name: "x", "X-A": "1"], body: [1, 2])
    #expect(request.headers[name] == nil && request.headers["X-A"] == "1")
    #expect(request.body == [1, 2])
  }
}
