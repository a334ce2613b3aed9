import Foundation
import Testing

@testable import TrellisHTTP

struct StaticFilesTests {
  private let folder: TemporaryFolder
  private let text = String(repeating: "0123456789", count: 100)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: "a.txt", age: 60)
    try folder.write("<p>", to: "docs/index.html")
  }

  private func get(
    _ target: String, _ headers: Headers = [:], method: Request.Method = .get,
    files: StaticFiles? = nil, at seconds: Int64 = 0
  ) throws -> Response? {
    let files = try files ?? StaticFiles(root: folder.path)
    return files.response(
      to: try Request(method, target, headers: headers), under: "/s/",
      now: SteadyTime(milliseconds: seconds * 1000))
  }

  private func body(_ response: Response?) throws -> String {
    switch try #require(response).body {
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .file(let slice):
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: slice.count, alignment: 1)
      defer { buffer.deallocate() }
      return String(decoding: buffer[0..<slice.read(at: 0, into: buffer)], as: UTF8.self)
    case .empty, .chunks: return ""
    }
  }

  @Test func servesAFileWithItsFields() throws {
    let response = try #require(try get("/s/a.txt"))
    #expect(response.status == .ok)
    #expect(try body(response) == text)
    #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(response.headers["cache-control"] == "no-cache")
    #expect(response.headers["x-content-type-options"] == "nosniff")
    #expect(response.headers["accept-ranges"] == "bytes")
    #expect(HTTPDate.seconds(try #require(response.headers["last-modified"])) != nil)
  }

  @Test func servesTheIndexOfAFolder() throws {
    #expect(try body(get("/s/docs/")) == "<p>")
    #expect(try get("/s/docs") == nil)
    #expect(try get("/s/") == nil)
  }

  @Test(arguments: [
    "/s/../../../../../../etc/passwd", "/s/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/s/..%2f..%2f..%2fetc%2fpasswd", "/s/%252e%252e%252fetc/passwd", "/s//etc/passwd",
    "/s/..\\..\\etc\\passwd", "/s/docs/../a.txt", "/s/./a.txt", "/s/docs//index.html",
    "/s/.hidden", "/s/.git/config", "/s/docs%2findex.html", "/s/a.txt/", "/s/a.txt/b", "/s/none",
    "/t/a.txt", "/s", "/", "/s/pipe",
  ])
  func servesNothingElse(_ target: String) throws {
    try folder.write("secret", to: ".hidden")
    try folder.write("secret", to: ".git/config")
    mkfifo(folder.path + "/pipe", 0o600)
    #expect(try get(target) == nil)
  }

  @Test func followsALinkThatStaysInside() throws {
    try folder.link("inside.txt", to: "a.txt")
    try folder.link("manual", to: "docs")
    #expect(try body(get("/s/inside.txt")) == text)
    #expect(try body(get("/s/manual/index.html")) == "<p>")
  }

  @Test func followsNoLinkOutOrToWhatIsHidden() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret", to: "x.txt")
    try folder.write("secret", to: ".hidden")
    try folder.link("file.txt", to: outside.path + "/x.txt")
    try folder.link("out", to: outside.path)
    try folder.link("up", to: "..")
    try folder.link("shown.txt", to: ".hidden")
    try folder.link("loop", to: "loop")
    let name = folder.path.split(separator: "/").last ?? ""
    for target in [
      "/s/file.txt", "/s/out/x.txt", "/s/up/\(name)/../x", "/s/shown.txt", "/s/loop", "/s/up/",
    ] {
      #expect(try get(target) == nil, "\(target)")
    }
  }

  @Test func answersNotModified() throws {
    let response = try #require(try get("/s/a.txt"))
    let tag = try #require(response.headers["etag"])
    let unchanged = try #require(try get("/s/a.txt", ["If-None-Match": tag]))
    #expect(unchanged.status == .notModified)
    #expect(unchanged.headers["etag"] == tag)
    #expect(unchanged.headers["content-type"] == nil)
    let date = try #require(response.headers["last-modified"])
    #expect(try get("/s/a.txt", ["If-Modified-Since": date])?.status == .notModified)
    #expect(try get("/s/a.txt", ["If-Match": "\"x\""])?.status == .preconditionFailed)
  }

  @Test func answersARange() throws {
    let part = try #require(try get("/s/a.txt", ["Range": "bytes=5-9"]))
    #expect(part.status == .partialContent)
    #expect(part.headers["content-range"] == "bytes 5-9/1000")
    #expect(try body(part) == "56789")
    let beyond = try #require(try get("/s/a.txt", ["Range": "bytes=1000-"]))
    #expect(beyond.status == .rangeNotSatisfiable)
    #expect(beyond.headers["content-range"] == "bytes */1000")
    let changed: Headers = ["Range": "bytes=5-9", "If-Range": "\"x\""]
    #expect(try get("/s/a.txt", changed)?.status == .ok)
  }

  @Test func answersARangeOfALargeFile() throws {
    var options = StaticFiles.Options()
    options.largestCachedFile = 10
    let files = try StaticFiles(root: folder.path, options: options)
    #expect(try body(get("/s/a.txt", files: files)) == text)
    #expect(try body(get("/s/a.txt", ["Range": "bytes=995-"], files: files)) == "56789")
  }

  @Test func compressesForWhoeverTakesIt() throws {
    let packed = try #require(try get("/s/a.txt", ["Accept-Encoding": "gzip"]))
    #expect(packed.headers["content-encoding"] == "gzip")
    #expect(packed.headers["vary"] == "Accept-Encoding")
    guard case .bytes(let bytes) = packed.body else { throw Failure() }
    #expect(bytes.prefix(2) == [0x1F, 0x8B])
    #expect(bytes.count < 100)
    let plain = try #require(try get("/s/a.txt"))
    #expect(plain.headers["vary"] == "Accept-Encoding")
    #expect(plain.headers["etag"] != packed.headers["etag"])
    let range: Headers = ["Accept-Encoding": "gzip", "Range": "bytes=0-4"]
    #expect(try body(get("/s/a.txt", range)) == "01234")
  }

  @Test func prefersACompressedSiblingThatIsNotOlder() throws {
    try folder.write("packed", to: "a.txt.gz", age: 30)
    let gzip: Headers = ["Accept-Encoding": "gzip"]
    #expect(try body(get("/s/a.txt", gzip)) == "packed")
    try folder.write("stale", to: "a.txt.gz", age: 90)
    #expect(try body(get("/s/a.txt", gzip)) != "stale")
  }

  @Test func looksForChangesAfterASecond() throws {
    let files = try StaticFiles(root: folder.path)
    let first = try #require(try get("/s/a.txt", files: files, at: 10))
    try folder.write("new", to: "a.txt")
    #expect(try body(get("/s/a.txt", files: files, at: 10)) == text)
    let second = try #require(try get("/s/a.txt", files: files, at: 11))
    #expect(try body(second) == "new")
    #expect(first.headers["etag"] != second.headers["etag"])
    try FileManager.default.removeItem(atPath: folder.path + "/a.txt")
    #expect(try get("/s/a.txt", files: files, at: 13) == nil)
  }

  @Test func takesGETAndHEADOnly() throws {
    #expect(try get("/s/a.txt", method: .head)?.status == .ok)
    let post = try #require(try get("/s/a.txt", method: .post))
    #expect(post.status == .methodNotAllowed)
    #expect(post.headers["allow"] == "GET, HEAD")
  }

  @Test func saysWhatIsNoFolder() {
    #expect(throws: StaticFilesError.unreadable("/no/such")) { try StaticFiles(root: "/no/such") }
    #expect(
      StaticFilesError.unreadable("x").description
        == "Cannot serve files from \"x\": it is not a folder that can be read")
  }

  private struct Failure: Error {}
}
