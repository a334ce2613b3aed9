import TestSupport
import Testing

@testable import TrellisHTTP

/// Combinations of codings, conditions and ranges.
struct RepresentationTests {
  private static let text = Array(String(repeating: "0123456789", count: 100).utf8)
  private let page = Representation(
    .bytes(text), contentType: "text/plain", tag: "v1",
    headers: ["X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"])

  private func get(_ headers: Headers, _ method: Request.Method = .get) throws -> Response {
    page.response(to: try Request(method, "/", headers: headers))
  }

  @Test func eachCodingHasATagOfItsOwn() throws {
    let plain = try get([:])
    let packed = try get(["Accept-Encoding": "gzip"])
    #expect(plain.headers["etag"] == "\"v1\"")
    #expect(packed.headers["etag"] == "\"v1-gz\"")
    #expect(packed.headers["content-encoding"] == "gzip")
    #expect(plain.headers["vary"] == "Accept-Encoding")
    #expect(packed.headers["vary"] == "Accept-Encoding")
    #expect(packed.headers["accept-ranges"] == nil)
  }

  @Test(arguments: [
    ("gzip", true), ("x-gzip", true), ("br, GZIP ;q=0.5", true), ("*", true),
    ("gzip;q=1.000", true),
    ("gzip;q=0", false), ("gzip; q=0.000", false), ("gzip;Q=0", false), ("*;q=0", false),
    ("gzip;q=0, *", false), ("*, gzip;q=0", false), ("*;q=0, gzip", true), ("identity", false),
    ("", false), ("br", false), ("gzip;q=", false), ("gzip;q=x", false), ("gzip;q=0x1", false),
    ("gzip;q=2", false), ("gzip;q=-1", false), ("gzipped", false),
    ("gzip;q=0.001", true), ("gzip;q=0.0001", false), ("gzip;q=1.001", false),
  ])
  func gzipIsSentToClientsThatAcceptIt(_ field: String, isTaken: Bool) throws {
    let response = try get(["Accept-Encoding": field])
    #expect((response.headers["content-encoding"] == "gzip") == isTaken)
  }

  @Test func bothFieldsCount() throws {
    #expect(
      try get(["Accept-Encoding": "br", "accept-encoding": "gzip"]).headers["content-encoding"]
        == "gzip")
  }

  @Test(arguments: [511, 512])
  func smallBodiesAreNotCompressed(size: Int) throws {
    let bytes = [UInt8](repeating: 0x61, count: size)
    let small = Representation(.bytes(bytes), contentType: "text/plain", tag: "v")
    #expect((small.gzip != nil) == (size == 512))
    #expect(small.plain.headers.contains("vary") == (size == 512))
  }

  @Test func incompressibleBodiesAreNotCompressed() {
    var random = SeededGenerator(seed: 7)
    let noise = (0..<4096).map { _ in UInt8(random.below(256)) }
    #expect(Representation(.bytes(noise), contentType: "text/plain", tag: "v").gzip == nil)
    let picture = [UInt8](repeating: 0, count: 4096)
    #expect(Representation(.bytes(picture), contentType: "image/png", tag: "v").gzip == nil)
  }

  // MARK: Conditions

  @Test func aTagIsThatOfTheCodingThatWouldBeSent() throws {
    let gzip = ("Accept-Encoding", "gzip")
    func status(_ headers: Headers) throws -> Int { try get(headers).status.code }
    #expect(try status(["If-None-Match": "\"v1\""]) == 304)
    #expect(try status(["If-None-Match": "\"v1\"", gzip.0: gzip.1]) == 200)
    #expect(try status(["If-None-Match": "\"v1-gz\"", gzip.0: gzip.1]) == 304)
    #expect(try status(["If-None-Match": "\"v1-gz\""]) == 200)
    #expect(try status(["If-None-Match": "\"v0\", W/\"v1-gz\"", gzip.0: gzip.1]) == 304)
    #expect(try status(["If-Match": "\"v1-gz\""]) == 412)
    #expect(try status(["If-Match": "\"v1-gz\"", gzip.0: gzip.1]) == 200)
  }

  @Test func notModifiedKeepsTheFieldsForCaches() throws {
    let response = try get(["If-None-Match": "\"v1-gz\"", "Accept-Encoding": "gzip"])
    #expect(response.headers["etag"] == "\"v1-gz\"")
    #expect(response.headers["vary"] == "Accept-Encoding")
    #expect(response.headers["cache-control"] == "no-cache")
    #expect(!response.headers.contains("content-encoding"))
    #expect(!response.headers.contains("content-type"))
    #expect(response.body.count == 0)
  }

  // MARK: Ranges

  @Test func aRangeIsOfThePlainBytes() throws {
    let response = try get(["Range": "bytes=0-4", "Accept-Encoding": "gzip"])
    #expect(response.status == .partialContent)
    #expect(response.headers["etag"] == "\"v1\"")
    #expect(response.headers["content-range"] == "bytes 0-4/1000")
    #expect(!response.headers.contains("content-encoding"))
    guard case .bytes(let bytes) = response.body else { throw Failure() }
    #expect(bytes == Array("01234".utf8))
  }

  @Test func aRangeOfAnotherCodingIsTheWhole() throws {
    let range = ("Range", "bytes=0-4")
    #expect(try get([range.0: range.1, "If-Range": "\"v1\""]).status == .partialContent)
    // The client's part belongs to the compressed form.
    let whole = try get([range.0: range.1, "If-Range": "\"v1-gz\"", "Accept-Encoding": "gzip"])
    #expect(whole.status == .ok)
    #expect(whole.body.count == 1000)
  }

  @Test func aConditionComesBeforeTheRange() throws {
    #expect(try get(["Range": "bytes=0-4", "If-None-Match": "\"v1\""]).status == .notModified)
    #expect(try get(["Range": "bytes=0-4", "If-Match": "\"v0\""]).status == .preconditionFailed)
    #expect(try get(["Range": "bytes=5000-", "If-None-Match": "\"v1\""]).status == .notModified)
  }

  @Test func aRangeIsForGETOnly() throws {
    let response = try get(["Range": "bytes=0-4"], .head)
    #expect(response.status == .ok)
    #expect(response.body.count == 1000)
    let packed = try get(["Range": "bytes=0-4", "Accept-Encoding": "gzip"], .head)
    #expect(packed.headers["content-encoding"] == "gzip")
  }

  @Test func refusalsKeepTheFieldsOfEveryResponse() throws {
    let beyond = try get(["Range": "bytes=1000-"])
    #expect(beyond.status == .rangeNotSatisfiable)
    #expect(beyond.headers["content-range"] == "bytes */1000")
    #expect(beyond.headers["x-content-type-options"] == "nosniff")
    #expect(!beyond.headers.contains("etag"))
    let post = try get([:], .post)
    #expect(post.status == .methodNotAllowed)
    #expect(post.headers["allow"] == "GET, HEAD")
  }

  private struct Failure: Error {}

  /// Bytes with about 7.6 bits of information each, of which compression saves less than a tenth.
  @Test func bodiesThatHardlyShrinkAreNotCompressed() {
    var random = SeededGenerator(seed: 7)
    let hardly = (0..<8192).map { _ in UInt8(random.below(200)) }
    #expect((Gzip.compressed(hardly)?.count ?? 0) < hardly.count)
    #expect(Representation(.bytes(hardly), contentType: "text/plain", tag: "v").gzip == nil)
    let better = hardly.map { $0 % 64 }
    #expect(Representation(.bytes(better), contentType: "text/plain", tag: "v").gzip != nil)
  }

  @Test func theWholeBodyIsShared() throws {
    #expect(try get([:]).sharesBody)
    #expect(try get(["Accept-Encoding": "gzip"]).sharesBody)
    #expect(try !get(["Range": "bytes=0-4"]).sharesBody)
  }

  @Test func aChangedFieldIsThatOfBothCodings() throws {
    let lasting = page.with("Cache-Control", "immutable")
    for coding in ["gzip", "identity"] {
      let request = try Request(.get, "/", headers: ["Accept-Encoding": coding])
      #expect(lasting.response(to: request).headers.values(of: "cache-control") == ["immutable"])
    }
  }

  @Test func aRangeOfAPartOfAFileIsCountedFromThePart() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    let file = try #require(FileSlice(path: folder.path + "/file"))
    let part = FileSlice(file: file.file, offset: 2, count: 6)
    let response = Representation(.file(part), contentType: "text/plain", tag: "v")
      .response(to: try Request(.get, "/", headers: ["Range": "bytes=1-2"]))
    #expect(response.headers["content-range"] == "bytes 1-2/6")
    guard case .file(let slice) = response.body else { throw Failure() }
    #expect((slice.offset, slice.count) == (3, 2))
  }
}
