import Foundation
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// From socket to patch: the whole server on a free port of this machine.
struct ServingTests {
  private let pages = TestPages()

  private func post(
    _ verb: String, _ body: [UInt8], _ address: BoundAddress
  ) async throws -> (status: Int, body: [UInt8]) {
    var request = URLRequest(url: try #require(URL(string: "\(address)/_trellis/\(verb)")))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("\(address)", forHTTPHeaderField: "Origin")
    request.httpBody = Data(body)
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, Array(data))
  }

  private func open(_ address: BoundAddress) async throws -> SimulatedClient {
    let url = try #require(URL(string: "\(address)/"))
    let html = String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
    let page = Response.html(html)
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let answer = try await post("attach", client.attach(version: version), address)
    #expect(answer.status == 200)
    try client.receive(.body(answer.body))
    return client
  }

  @Test func aClickInOneTabAndAMessageInAnother() async throws {
    let site = try Site.test(pages)
    let server = site.makeServer(host: "127.0.0.1", port: 0)
    let address = try server.start()
    let first = try await open(address)
    let second = try await open(address)
    #expect(first.session != second.session)

    first.click(.button)
    try first.receive(.body(try await post("event", first.events(), address).body))
    #expect(first.mirror.root.description.contains("row 0"))

    let poll = second.poll()
    async let waiting = post("poll", poll, address)
    pages.news.publish("hello")
    try second.receive(.body(try await waiting.body))
    #expect(second.mirror.root.description.contains("hello"))
    await server.shutdown()
  }

  @Test func endingAnswersOpenPollsAtOnce() async throws {
    let site = try Site.test(pages)
    let server = site.makeServer(host: "127.0.0.1", port: 0)
    let address = try server.start()
    let client = try await open(address)
    let poll = client.poll()
    async let waiting = post("poll", poll, address)
    while site.endpoints.live.metrics.waitingPolls.value == 0 { await Task.yield() }
    let start = ContinuousClock.now
    await server.shutdown(grace: .seconds(5)) { await site.endpoints.live.stop() }
    #expect(try await waiting.status == 204)
    #expect(start.duration(to: .now) < .seconds(2))
  }

  @Test func aPortInUseIsSaidSo() async throws {
    let site = try Site.test(pages)
    let server = site.makeServer(host: "127.0.0.1", port: 0)
    let address = try server.start()
    let port = UInt16(try #require(address.port))
    let error = #expect(throws: HTTPServerError.self) {
      try site.makeServer(host: "127.0.0.1", port: port).start()
    }
    #expect(error?.description.contains("in use") == true)
    await server.shutdown()
  }

  @Test func aBodyThatIsTooLargeIsRefusedBeforeItIsRead() async throws {
    let site = try Site.test(pages)
    let server = site.makeServer(host: "127.0.0.1", port: 0)
    let address = try server.start()
    let body = Array(repeating: UInt8(ascii: " "), count: 200_000)
    #expect(try await post("event", body, address).status == 413)
    await server.shutdown()
  }
}
