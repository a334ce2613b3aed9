import Foundation
import SocketClient
import TestSupport
import Testing

@testable import TrellisHTTP

@Suite(.timeLimit(.minutes(20)))
struct ResponseFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/data.bin" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("0123456789", to: "data.bin", age: 1000)
  }

  private func response(
    _ headers: Headers = [:], _ method: Request.Method = .get, named name: String? = nil,
    contentType: String? = nil
  ) throws -> Response {
    Response.file(
      at: path, named: name, contentType: contentType,
      to: try Request(method, "/", headers: headers))
  }

  private func text(_ response: Response) throws -> String {
    guard case .file(let slice) = response.body else { return "" }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 100, alignment: 1)
    defer { buffer.deallocate() }
    return String(decoding: buffer.prefix(slice.read(at: 0, into: buffer)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("bytes=0-2", 206, "012", "bytes 0-2/10"), ("bytes=8-", 206, "89", "bytes 8-9/10"),
      ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=5-100", 206, "56789", "bytes 5-9/10"),
      ("bytes=10-", 416, "", "bytes */10"), ("bytes=0-1,3-4", 200, "0123456789", nil),
      ("lines=1-2", 200, "0123456789", nil),
    ] as [(String, Int, String, String?)])
  func aRangeIsAPartOfTheFile(
    range: String, status: Int, content: String, field: String?
  ) throws {
    let response = try response(["Range": range], named: "a.bin")
    #expect(response.status.code == status)
    #expect(response.headers["content-range"] == field)
    #expect(try text(response) == content)
    #expect(response.headers.contains("content-disposition") == (status < 300))
  }

  @Test func conditionsAreThoseOfTheFile() throws {
    let whole = try response()
    let (tag, date) = (whole.headers["etag"] ?? "", whole.headers["last-modified"] ?? "")
    #expect(whole.status == .ok && whole.headers["accept-ranges"] == "bytes")
    #expect(try #require(HTTPDate.seconds(date)) < SteadyClock.secondsSince1970() - 900)
    #expect(try response(["If-None-Match": tag]).status == .notModified)
    #expect(try response(["If-None-Match": tag], .head).status == .notModified)
    #expect(try response(["If-Modified-Since": date]).status == .notModified)
    #expect(try response(["If-Match": "\"x\""]).status == .preconditionFailed)
    #expect(try response(["If-Range": tag, "Range": "bytes=0-0"]).status == .partialContent)
    #expect(try response(["If-Range": "\"x\"", "Range": "bytes=0-0"]).status == .ok)
    #expect(try response([:], .post).status == .methodNotAllowed)
  }

  /// Each change of a file, also one that keeps its size or its time, changes the tag.
  @Test func theTagChangesWithTheFile() throws {
    let time = Date(timeIntervalSince1970: 1_000_000_000)
    var tags: Set<String> = []
    func record() throws { tags.insert(try #require(try response().headers["etag"])) }
    try record()
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    try record()
    try record()
    #expect(tags.count == 2)
    try folder.write("9876543210", to: "other")
    try FileManager.default.setAttributes(
      [.modificationDate: time], ofItemAtPath: folder.path + "/other")
    #expect(rename(folder.path + "/other", path) == 0)
    try record()
    #expect(tags.count == 3, "another file with the same size and time")
    try folder.write("9876543210+", to: "data.bin")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    try record()
    #expect(tags.count == 4, "another size")
  }

  @Test func aTimeInTheFutureIsNow() throws {
    try folder.write("new", to: "data.bin", age: -100_000)
    let date = try #require(try response().headers["last-modified"].flatMap(HTTPDate.seconds))
    #expect(date <= SteadyClock.secondsSince1970())
  }

  @Test(
    arguments: [
      (nil, nil, "application/octet-stream"), ("a.PDF", nil, "application/pdf"),
      ("a.pdf", "text/plain", "text/plain"), (nil, "image/png", "image/png"),
    ] as [(String?, String?, String)])
  func theTypeIsGivenOrThatOfTheName(name: String?, given: String?, type: String) throws {
    let response = try response(named: name, contentType: given)
    #expect(response.headers["content-type"] == type)
    #expect(response.headers.contains("content-disposition") == (name != nil))
  }

  @Test(arguments: ["/missing", "", "/data.bin/x"])
  func anythingElseIsNotFound(name: String) throws {
    let response = Response.file(
      at: folder.path + name, named: "a", to: try Request(.get, "/"))
    #expect(response.status == .notFound)
    #expect(!response.headers.contains("content-disposition"))
  }

  /// The names are those of a route `/files/*path` after decoding.
  @Test(arguments: [
    "../secret", "..", ".", "", "/", "sub/../../secret", "sub/..", "./data.bin", "sub//a", "sub/",
    "/etc/passwd", "sub\\..\\..\\secret", "a\u{0}.txt", ".hidden", "sub/.hidden", "link",
    "links/secret",
    "%2e%2e/secret", "sub", "missing", "..\u{301}/secret",
  ])
  func aNameLeadsToNoFileOutsideOfItsFolder(name: String) throws {
    let manager = FileManager.default
    let base = folder.path + "/base"
    try manager.createDirectory(atPath: base + "/sub", withIntermediateDirectories: true)
    for file in ["secret", "base/data.bin", "base/sub/a", "base/.hidden", "base/sub/.hidden"] {
      try folder.write("secret", to: file, age: 1000)
    }
    try manager.createSymbolicLink(
      atPath: base + "/link", withDestinationPath: folder.path + "/secret")
    try manager.createSymbolicLink(atPath: base + "/links", withDestinationPath: folder.path)
    let request = try Request(.get, "/")
    #expect(Response.file(name, below: base, to: request).status == .notFound)
    for known in ["data.bin", "sub/a"] {
      #expect(Response.file(known, below: base, to: request).status == .ok)
      #expect(Response.file(known, below: base + "/", to: request).status == .ok)
    }
    #expect(Response.file("a", below: base + "/missing", to: request).status == .notFound)
  }

  /// A download of 64 MiB, or of 1 GiB in the long form, by bytes that the server holds.
  @Test func aDownloadTakesConstantMemory() async throws {
    let isLong = ProcessInfo.processInfo.environment["TRELLIS_SLOW_TESTS"] == "1"
    let size = isLong ? 1 << 30 : 64 << 20
    #expect(truncate(path, off_t(size)) == 0)
    let path = path
    let handler: HTTPServer.Handler = { $1.send(.file(at: path, to: $0)) }
    try await serve(handler: handler) { address, server in
      let client = try SocketClient(address)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let start = await client.bytes(count: 4096)
      let text = String(decoding: start, as: UTF8.self)
      let head = text[..<(try #require(text.range(of: "\r\n\r\n"))).upperBound]
      #expect(head.contains("\r\nContent-Length: \(size)\r\n"))
      var received = start.count - head.utf8.count
      var most = 0
      while received < size {
        let part = await client.bytes(count: min(1 << 20, size - received))
        most = max(most, server.statistics.bytesHeld)
        guard !part.isEmpty else { break }
        received += part.count
      }
      #expect(received == size)
      #expect(most <= 65_536)
      await waitUntil { server.statistics.bytesHeld == 0 }
    }
  }

  /// A file of 1 GiB without content on the disk: its end is sent without what precedes it, and its whole takes no memory.
  @Test func aLargeFileTakesNoMemory() async throws {
    #expect(truncate(path, 1 << 30) == 0)
    let path = path
    let handler: HTTPServer.Handler = { $1.send(.file(at: path, to: $0)) }
    try await serve(handler: handler) { address, server in
      let client = try SocketClient(address, receiveBuffer: 4096)
      client.send("GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=-5\r\n\r\n")
      let end = try await client.response()
      #expect(end.status == 206 && end.body == [0, 0, 0, 0, 0])
      #expect(end["content-range"] == "bytes 1073741819-1073741823/1073741824")
      client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      await waitUntil { server.statistics.bytesHeld > 0 }
      #expect(server.statistics.bytesHeld <= 65_536)
    }
  }
}
