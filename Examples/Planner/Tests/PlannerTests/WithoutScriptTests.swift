import Foundation
import Testing
import Trellis

@testable import Planner

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The planner in a browser without scripts: the server answers requests of HTTP alone.
struct WithoutScriptTests {
  /// A server with the planner, and a browser with its cookies.
  private final class Browser: Sendable {
    let port: Int
    private let service: Task<Void, any Error>
    private let session: URLSession

    init() async throws {
      let (ports, continuation) = AsyncStream<Int>.makeStream()
      let pages = try await ApplicationService(
        PlannerApplication.parse([]), configuration: .init(.tcp(host: "127.0.0.1", port: 0))
      ) { address in
        if let port = address.port { continuation.yield(port) }
      }
      service = Task { try await pages.run() }
      port = await ports.first { _ in true } ?? 0
      session = URLSession(configuration: .ephemeral)
    }

    deinit { service.cancel() }

    func open(_ path: String, post fields: [(String, String)] = []) async throws -> (String, URL?) {
      let origin = "http://127.0.0.1:\(port)"
      var request = URLRequest(url: try #require(URL(string: origin + path)))
      if !fields.isEmpty {
        request.httpMethod = "POST"
        request.setValue(origin, forHTTPHeaderField: "Origin")
        request.setValue("multipart/form-data; boundary=b", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(
          (fields.map {
            "--b\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\($1)\r\n"
          }.joined() + "--b--\r\n").utf8)
      }
      let (data, response) = try await session.data(for: request)
      return (String(decoding: data, as: UTF8.self), response.url)
    }

    /// The form of a page, with these values in its fields.
    func submit(_ path: String, _ fields: [(String, String)]) async throws -> (String, URL?) {
      let page = try await open(path).0
      let name = try #require(page.firstMatch(of: /name="trellis-form"[^>]*value="([^"]*)"/))
      return try await open(path, post: fields + [("trellis-form", String(name.1))])
    }
  }

  @Test func aManagerSignsInReadsAndSavesAForm() async throws {
    let browser = try await Browser()
    let refused = try await browser.submit(
      "/sign-in", [("E-mail", "mara@cafe.example"), ("Password", "latte")])
    #expect(refused.0.contains("The e-mail address or the password is wrong."))
    let week = try await browser.submit(
      "/sign-in", [("E-mail", "mara@cafe.example"), ("Password", "espresso")])
    #expect(week.1?.path == "/" && week.0.contains("Anton Weiss"))
    let saved = try await browser.submit(
      "/staff/e1",
      [
        ("Name", "Anton Schwarz"), ("E-mail", "anton@cafe.example"), ("New password", ""),
      ])
    #expect(saved.1?.path == "/staff" && saved.0.contains("Anton Schwarz"))
    let file = try await browser.submit("/history?text=schwarz", []).0
    #expect(file.contains("Name,Shop,Date,Start,Hours\r\nAnton Schwarz,"))
    #expect(!file.contains("Mara Lindholm"))
  }

  @Test func pagesNeedASignIn() async throws {
    let browser = try await Browser()
    let (text, url) = try await browser.open("/history")
    #expect(url?.path == "/sign-in" && text.contains("Password"))
  }
}
