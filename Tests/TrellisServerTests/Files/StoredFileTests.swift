import ArgumentParser
import ComponentSupport
import Foundation
import ServerSupport
import Synchronization
import Testing
import TrellisComponents
import TrellisDOM
import TrellisUI

@testable import TrellisHTTP
@testable import TrellisServer

/// A page that shows the address of a file to the users of an album.
private struct Album: Application {
  static let commandName = "album"

  final class Shelf: Sendable {
    let folder = UploadFolder()
    let addresses = Mutex<[String]>([])
    let file = Mutex<StoredFile?>(nil)
    let readers = Mutex(FileReaders.page)
    var store: FolderUploadStore { FolderUploadStore(path: folder.path) }
  }

  struct Member: User {
    let id: String
    var name: String { id }
    var roles: [String] { id == "boss" ? ["manager"] : [] }
  }

  var shelf = Shelf()

  init() {}
  init(shelf: Shelf) { self.shelf = shelf }
  init(from decoder: any Decoder) throws {}

  func user(id: String) async throws -> (any User)? { id == "gone" ? nil : Member(id: id) }

  var uploadStore: any UploadStore { shelf.store }

  func routes() -> [Route] {
    [
      Route("/sign-in") { _ in { Box("p", [.text("sign in")]) } },
      Route("/") { [shelf] page in
        var source = ""
        if let file = shelf.file.withLock({ $0 }) {
          let address = page.address(of: file, for: shelf.readers.withLock { $0 })
          #expect(page.address(of: file, for: shelf.readers.withLock { $0 }) == address)
          shelf.addresses.withLock { $0.append(address) }
          source = address
        }
        return { [source] in Box("img", [.attribute("src", source)]) }
      },
    ]
      + Route.group(requires: .role("manager")) {
        Route.response("/photos/:id") { [shelf] request in
          let id = request.parameters["id"] ?? ""
          let file = StoredFile(id: id, name: "a.png", contentType: "image/png", size: 1)
          return .stored(file, in: shelf.store, to: request.request)
        }
      }
  }
}

/// Files of users at their addresses, and attacks on them.
struct StoredFileTests {
  private let clock = TestClock()
  private let shelf = Album.Shelf()
  private let site: Site
  private let transport: TestTransport
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]

  init() throws {
    let album = Album(shelf: shelf)
    site = try Site(
      routes: album.routes(), application: album, folders: .repository, origins: [],
      loadShedding: .endless, clock: { [clock] in clock.now })
    transport = TestTransport(site)
  }

  /// Stores a file, which the next pages show.
  @discardableResult private func store(
    _ bytes: [UInt8], named name: String = "a.png", type: String = "image/png"
  ) throws -> StoredFile {
    let description = try #require(UploadDescription(name: name, type: type, size: bytes.count))
    let store = shelf.store
    let id = try store.begin(description)
    try store.append(bytes, to: id, at: 0)
    _ = try store.finish(id)
    let file = StoredFile(id: id, name: name, contentType: type, size: bytes.count)
    shelf.file.withLock { $0 = file }
    return file
  }

  /// The cookie of a new browser of a user.
  private func cookie(_ user: String) async throws -> Headers {
    let ticket = try #require(site.endpoints.signIns).grant(user, to: .loopback, target: "/")
    let response = try await transport.send(.get, ticket)
    return ["Cookie": String(try #require(response.headers["Set-Cookie"]).prefix { $0 != ";" })]
  }

  /// The address that a new page shows.
  private func address(
    for readers: FileReaders = .page, _ headers: Headers = [:]
  ) async throws -> String {
    shelf.readers.withLock { $0 = readers }
    #expect(try await transport.send(.get, "/", headers: headers).status == .ok)
    return try #require(shelf.addresses.withLock { $0.last })
  }

  private func bytes(_ response: Response) -> [UInt8]? {
    guard case .file(let slice) = response.body else { return nil }
    return slice.bytes(in: 0..<Int.max)
  }

  private func status(_ address: String, _ headers: Headers = [:]) async throws -> Int {
    Int(try await transport.send(.get, address, headers: headers).status.code)
  }

  // MARK: Readers

  @Test func aPageShowsAFileToItsUserAsOftenAsNeeded() async throws {
    try store(Self.picture)
    let ada = try await cookie("ada")
    let address = try await address(ada)
    for _ in 0..<3 {
      let response = try await transport.send(.get, address, headers: ada)
      #expect(response.status == .ok && bytes(response) == Self.picture)
    }
    let head = try await transport.send(.head, address, headers: ada)
    #expect(head.status == .ok && head.headers["Content-Type"] == "image/png")
    #expect(try await status(address) == 404, "signed out")
    #expect(try await status(address, cookie("eve")) == 404, "another user")
    #expect(try await status(address, cookie("ada")) == 404, "another browser of the user")
    #expect(try await transport.send(.post, address, headers: ada).status.code >= 400)
  }

  @Test func theAddressOfAPageEndsWithTheSignIn() async throws {
    try store(Self.picture)
    let ada = try await cookie("ada")
    let address = try await address(ada)
    let signIns = try #require(site.endpoints.signIns)
    let identity = signIns.identity(of: try Request(.get, "/", headers: ada))
    signIns.end(try #require(identity?.signIn), of: try #require(identity))
    #expect(try await status(address, ada) == 404)
  }

  @Test func theAddressOfAPageEndsAfterThePage() async throws {
    try store(Self.picture)
    let address = try await address()
    #expect(try await status(address) == 200)
    #expect(try await status(address, cookie("ada")) == 404)
    await site.endpoints.live.stop()
    clock.advance(FileAddresses.afterPage - .seconds(1))
    #expect(try await status(address) == 200)
    clock.advance(.seconds(1))
    #expect(try await status(address) == 404)
  }

  @Test func twoPagesHaveTwoAddresses() async throws {
    try store(Self.picture)
    #expect(try await address() != address())
    #expect(try await address(for: .signedIn) == address(for: .signedIn))
  }

  @Test func aStableAddressIsForUsersWhoMeetItsCondition() async throws {
    try store(Self.picture)
    let (ada, boss) = (try await cookie("ada"), try await cookie("boss"))
    let (signedIn, manager) = (
      try await address(for: .signedIn), try await address(for: .role("manager"))
    )
    let everyone = try await address(for: .public)
    await site.endpoints.live.stop()
    clock.advance(.seconds(86_400))
    for (address, expected) in [
      (signedIn, [403, 200, 200]), (manager, [403, 403, 200]), (everyone, [200, 200, 200]),
    ] {
      var found: [Int] = []
      for headers in [[:], ada, boss] as [Headers] {
        found.append(try await status(address, headers))
      }
      #expect(found == expected)
    }
    #expect(try await status(signedIn, cookie("gone")) == 403, "the user no longer exists")
    let response = try await transport.send(.get, everyone)
    #expect(response.headers["Cache-Control"] == "public, max-age=3600")
  }

  @Test func guessedAndAlteredAddressesAreUnknown() async throws {
    let file = try store(Self.picture)
    let address = try await address(for: .role("manager"))
    let boss = try await cookie("boss")
    let digits = String(repeating: "0", count: 48)
    for altered in [
      FileAddress.prefix, FileAddress.prefix + file.id, FileAddress.prefix + "e/\(file.id)",
      FileAddress.prefix + "e/\(file.id)/\(digits)/a.png",
      FileAddress.prefix + "p0/\(file.id)//a.png", FileAddress.prefix + "../../etc/passwd",
      FileAddress.prefix + "e/..%2F..%2Fetc%2Fpasswd/\(digits)/a",
      address.replacing("/rmanager/", with: "/e/"),
      address.replacing("/rmanager/", with: "/r/"), address + "x", address + "/..%2f",
      String(address.dropLast()), address.replacing("a.png", with: "a.html"),
    ] {
      #expect(altered != address)
      #expect(try await status(altered, boss) == 404, "\(altered)")
    }
    #expect(try await status(address, boss) == 200)
  }

  @Test func aRemovedFileIsUnknown() async throws {
    let file = try store(Self.picture)
    let address = try await address()
    #expect(try await status(address) == 200)
    shelf.store.remove(file.id)
    #expect(try await status(address) == 404)
  }

  @Test func aRouteDecidesForEachRequest() async throws {
    let file = try store(Self.picture)
    let boss = try await cookie("boss")
    let response = try await transport.send(.get, "/photos/\(file.id)", headers: boss)
    #expect(response.status == .ok && bytes(response) == Self.picture)
    #expect(response.headers["Cache-Control"] == "private, no-cache")
    #expect(response.headers.values(of: "X-Content-Type-Options") == ["nosniff"])
    #expect(try await status("/photos/\(file.id)", ["Sec-Fetch-Dest": "image"]) == 401)
    #expect(try await status("/photos/..%2F..%2Fetc%2Fpasswd", boss) == 404)
  }

  @Test func anAddressIsBelowThePathOfTheSite() async throws {
    try store(Self.picture)
    let album = Album(shelf: shelf)
    let transport = TestTransport(
      try Site(
        routes: album.routes(), application: album, folders: .repository, origins: [],
        deployment: Deployment(base: try #require(BasePath("/app"))), loadShedding: .endless))
    let page = try await transport.send(.get, "/app/")
    let address = try #require(shelf.addresses.withLock { $0.last })
    #expect(page.text.contains(" src=\"/app\(address)\""))
    #expect(try await transport.send(.get, "/app" + address).status == .ok)
    #expect(try await status(address) == 404, "a page of another process")
  }

  // MARK: Content

  @Test(arguments: [
    ("<!DOCTYPE html><script>alert(1)</script>", "a.html", "text/html", "application/octet-stream"),
    ("<!DOCTYPE html><script>alert(1)</script>", "a.png", "image/png", "application/octet-stream"),
    ("<svg onload=\"alert(1)\"/>", "a.svg", "image/svg+xml", "image/svg+xml"),
    ("<svg onload=\"alert(1)\"/>", "a.png", "image/svg+xml", "application/octet-stream"),
    ("<html xmlns=\"http://www.w3.org/1999/xhtml\"/>", "a.svg", "image/png", "image/svg+xml"),
    ("alert(1)", "a.js", "text/javascript", "application/octet-stream"),
    ("", "a.png", "image/png", "application/octet-stream"),
  ])
  func activeFilesAreSavedAndSandboxed(
    _ text: String, name: String, claim: String, type: String
  ) async throws {
    try store(Array(text.utf8), named: name, type: claim)
    let headers = try await transport.send(.get, try await address()).headers
    #expect(headers["Content-Type"] == type)
    #expect(headers["Content-Disposition"]?.hasPrefix("attachment; ") == true)
    #expect(headers["Content-Security-Policy"]?.hasPrefix("sandbox; default-src 'none'; ") == true)
    #expect(headers.values(of: "X-Content-Type-Options") == ["nosniff"])
    #expect(headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(headers["Cache-Control"] == "private, no-cache")
  }

  @Test func aPictureIsShownAndSandboxed() async throws {
    try store(Self.picture + Array("<script>".utf8), named: "a.html", type: "text/html")
    let headers = try await transport.send(.get, try await address()).headers
    #expect(headers["Content-Type"] == "image/png")
    #expect(headers["Content-Disposition"]?.hasPrefix("inline; filename=\"a.html\"") == true)
    #expect(headers["Content-Security-Policy"]?.hasPrefix("sandbox; ") == true)
    #expect(headers.values(of: "X-Content-Type-Options") == ["nosniff"])
  }

  @Test func aDocumentInPDFIsShownWithoutASandbox() async throws {
    try store(Array("%PDF-1.7".utf8), named: "a.pdf")
    let headers = try await transport.send(.get, try await address()).headers
    #expect(headers["Content-Type"] == "application/pdf")
    #expect(headers["Content-Security-Policy"] == "frame-ancestors 'none'")
  }

  @Test(arguments: ["a\r\nSet-Cookie: b=1\".png", "“ä”\".png", "../../b.png", "\u{202E}gnp.exe"])
  func aHostileNameAddsNoField(_ name: String) async throws {
    try store(Self.picture, named: "x.png")
    shelf.file.withLock { $0?.name = name }
    let response = try await transport.send(.get, try await address())
    #expect(response.status == .ok && !response.headers.contains("Set-Cookie"))
    let field = try #require(response.headers["Content-Disposition"])
    #expect(field.utf8.allSatisfy { $0 >= 32 && $0 < 127 } && field.contains("filename*=UTF-8''"))
    #expect(field.filter { $0 == "\"" }.count == 2 && !field.contains("/"))
  }

  // MARK: Ranges and conditions

  @Test(
    arguments: [
      ("bytes=0-1", 206, 2), ("bytes=-2", 206, 2), ("bytes=8-99999999999999999999", 206, 2),
      ("bytes=10-", 416, nil), ("bytes=5-1", 200, 10), ("bytes=0-1,3-4", 200, 10),
      ("bytes=-0", 416, nil), ("nonsense", 200, 10),
    ] as [(String, Int, Int?)])
  func rangesArePartsOfTheFile(_ range: String, _ status: Int, _ count: Int?) async throws {
    try store(Self.picture)
    let response = try await transport.send(
      .get, try await address(), headers: ["Range": range])
    #expect(response.status.code == status)
    #expect(bytes(response)?.count == count)
  }

  @Test func aCachedFileIsConfirmedForItsReadersOnly() async throws {
    let file = try store(Self.picture)
    let ada = try await cookie("ada")
    let address = try await address(ada)
    let tag = try #require(
      try await transport.send(.get, address, headers: ada).headers["ETag"])
    #expect(tag == "\"\(file.id)\"")
    var fields = ada
    fields.append("If-None-Match", tag)
    #expect(try await status(address, fields) == 304)
    #expect(try await status(address, ["If-None-Match": tag]) == 404)
  }

  @Test func aHugeFileIsReadInParts() async throws {
    let file = try store(Self.picture)
    let size = 1 << 33
    #expect(truncate(shelf.folder.path + "/" + file.id, off_t(size)) == 0)
    let response = try await transport.send(.get, try await address())
    guard case .file(let slice) = response.body else {
      return #expect(Bool(false), "the body is in memory")
    }
    #expect(slice.count == size)
    #expect(slice.bytes(in: size - 2..<size + 5) == [0, 0])
    #expect(slice.bytes(in: size + 1..<size + 5).isEmpty)
  }
}
