import Foundation
import Logging
import ServerSupport
import Testing
import TrellisComponents
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct PageWriterTests {
  private let pages = TestPages()

  /// A page that is larger than one packet.
  private func page(_ headers: Headers) async throws -> Response {
    let text = String(repeating: "words and ", count: 500)
    let site = try Site(
      routes: [Route("/") { _ in { ViewComponent("p", attributes: [.text(text)]) } }],
      application: TestApplication(), folders: .repository, origins: [])
    return try await TestTransport(site).send(.get, "/", headers: headers)
  }

  // MARK: Compression

  @Test(arguments: ["none", "same-origin"])
  func aPageRequestedByTheUserIsCompressed(site: String) async throws {
    let response = try await page(["Accept-Encoding": "gzip, br", "Sec-Fetch-Site": site])
    #expect(response.headers["Content-Encoding"] == "gzip")
    #expect(
      response.headers["Vary"]?.hasPrefix(
        "Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, ") == true)
    guard case .bytes(let bytes) = response.body else { throw Failure() }
    #expect(bytes.prefix(2) == [0x1F, 0x8B])
  }

  /// Another site's page could request pages repeatedly with chosen text in the address, and derive their
  /// content from the compressed length.
  @Test(arguments: ["cross-site", "same-site", nil])
  func aPageRequestedByAnotherSiteIsNotCompressed(site: String?) async throws {
    var headers: Headers = ["Accept-Encoding": "gzip"]
    if let site { headers.append("Sec-Fetch-Site", site) }
    let response = try await page(headers)
    #expect(!response.headers.contains("Content-Encoding"))
    #expect(
      response.headers["Vary"]?.hasPrefix(
        "Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, ") == true)
    #expect(response.text.contains("</html>"))
  }

  @Test func liveResponsesAreNeverCompressed() async throws {
    let text = String(repeating: "words and ", count: 500)
    let site = try Site(
      routes: [Route("/") { _ in { ViewComponent("p", attributes: [.text(text)]) } }],
      application: TestApplication(), folders: .repository, origins: [])
    let client = SimulatedClient(session: SessionToken.random().text)
    let body = client.attach(version: site.endpoints.live.version)
    let response = try await TestTransport(site).post(
      "attach", body, headers: ["Accept-Encoding": "gzip", "Sec-Fetch-Site": "same-origin"])
    #expect(response.status == .ok)
    #expect(response.text.contains(text), "the whole tree")
    #expect(!response.headers.contains("Content-Encoding"))
  }

  @Test(arguments: ["", "br", "gzip;q=0", "identity"])
  func aClientWithoutGzipGetsPlainBytes(field: String) async throws {
    let response = try await page(["Accept-Encoding": field, "Sec-Fetch-Site": "none"])
    #expect(!response.headers.contains("Content-Encoding"))
  }

  @Test func smallBodiesAreNotCompressed() async throws {
    let transport = try TestTransport(.test(pages))
    let headers: Headers = ["Accept-Encoding": "gzip", "Sec-Fetch-Site": "none"]
    for target in ["/nowhere", "/healthz"] {
      let response = try await transport.send(.get, target, headers: headers)
      #expect(!response.headers.contains("Content-Encoding"))
    }
  }

  // MARK: HEAD

  @Test func aHeadRequestGetsTheFieldsOfThePageWithoutASession() async throws {
    let transport = try TestTransport(.test(pages))
    let head = try await transport.send(.head, "/")
    let metrics = try await transport.send(.get, "/metrics").text
    #expect(metrics.contains("trellis_sessions{phase=\"provisional\"} 0\n"))
    #expect(pages.news.subscriberCount == 0)
    let page = try await transport.send(.get, "/")
    #expect(head.status == page.status)
    #expect(head.body.count == page.body.count)
    #expect(head.headers.map(\.name) == page.headers.map(\.name))
    #expect(try await transport.send(.head, "/missing").status == .notFound)
    #expect(try await transport.send(.head, "/moved/%2F").headers["Location"] == "/")
  }

  private struct Failure: Error {}

  @Test(arguments: [(1_400, false), (1_401, true)])
  func onlyAPageBeyondOnePacketIsCompressed(size: Int, isCompressed: Bool) async throws {
    let folder = NSTemporaryDirectory() + "trellis-templates-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["page", "error"] {
      try Data(String(repeating: "a", count: size).utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/\(name).mustache"))
    }
    let writer = PageWriter(
      shell: try PageShell(folder: folder), assets: AssetCatalog(),
      slices: FontSliceStore([:], folder: nil, logger: Logger(label: "test")), version: "v1",
      styleSheets: [])
    let opened = try #require(
      try await SessionManager.test(pages.routes).open("/mine", screen: nil))
    let request = try Request(
      .get, "/mine", headers: ["Accept-Encoding": "gzip", "Sec-Fetch-Site": "none"])
    let response = writer.response(
      opened, screen: FirstScreen(screen: .init(width: 9, height: 9)), to: request, owner: "")
    #expect(response.headers.contains("Content-Encoding") == isCompressed)
  }
}
