import ComponentSupport
import SocketClient
import TestSupport
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// From socket to patch: the whole server on a free local port.
@Suite(.timeLimit(.minutes(20)))
struct ServingTests {
  private let pages = TestPages()

  @Test func aClickInOneTabAndAMessageInAnother() async throws {
    try await ServedSite.serving(pages) { served in
      let first = try await served.open()
      let second = try await served.open()
      #expect(first.session != second.session)

      first.click(.button)
      try first.receive(.body(try await served.post("event", first.events()).body))
      #expect(first.mirror.root.description.contains("row 0"))

      let poll = second.poll()
      async let waiting = served.post("poll", poll)
      pages.news.publish("hello")
      try second.receive(.body(try await waiting.body))
      #expect(second.mirror.root.description.contains("hello"))
    }
  }

  @Test func refusalsHaveTheSecurityFieldsToo() async throws {
    try await ServedSite.serving(pages) { served in
      for request in [
        "nonsense\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n",
      ] {
        let client = try SocketClient(served.address)
        client.send(request)
        let response = try await client.response()
        #expect((400...413).contains(response.status))
        #expect(response["x-content-type-options"] == "nosniff")
        #expect(response["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'")
        #expect(response["cache-control"] == "no-store")
      }
    }
  }

  /// Over sockets, with a route that throws and a render with a programmer's mistake.
  @Test(arguments: ["/failing", "/mistaken"])
  func aPageThatFailsIsAnErrorPageWithStatus500(path: String) async throws {
    try await ServedSite.serving(pages) { served in
      let response = try await served.get(path)
      #expect(response.status == 500)
      #expect(response["content-type"]?.hasPrefix("text/html") == true)
      #expect(response.text.contains("Something went wrong"))
      #expect(!response.text.contains("UnfinishedComponent"), "the message is in the log only")
      #expect(!response.text.contains("trellis-session"), "no tab attaches to it")
      #expect(response["x-content-type-options"] == "nosniff")

      let version = served.site.endpoints.live.version
      let client = SimulatedClient(session: SessionToken.random().text)
      let attach = try await served.post("attach", client.attach(version: version, path: path))
      #expect(attach.status == 500)
      // The server continues, and so do its sessions.
      let other = try await served.open()
      other.click(.button)
      try other.receive(.body(try await served.post("event", other.events()).body))
      #expect(other.mirror.root.description.contains("row 0"))
      #expect(served.site.endpoints.live.metrics.failures.value == 2)
    }
  }

  @Test func aLongPollIsRefusedBeforeItIsRead() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      func poll(_ count: Int) -> [UInt8] {
        let poll = client.poll(isBrief: true)
        return poll + [UInt8](repeating: UInt8(ascii: " "), count: count - poll.count)
      }
      #expect(try await served.post("poll", poll(4_096)).status == 204)
      #expect(try await served.post("poll", poll(4_097)).status == 413)
    }
  }

  @Test func metricsContainTheCountersOfTheServer() async throws {
    try await ServedSite.serving(pages) { served in
      let refused = try SocketClient(served.address)
      refused.send("nonsense\r\n\r\n")
      #expect(try await refused.response().status == 400)
      let held = try SocketClient(served.address)
      held.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try await held.response().status == 200)
      let text = try await served.get("/metrics").text
      // The first of the three may be closed by now.
      #expect(text.contains(/\ntrellis_connections [23]\n/))
      #expect(text.contains("\ntrellis_connections_total 3\n"))
      #expect(text.contains("\ntrellis_http_refused_total 1\n"))
      #expect(text.contains("\ntrellis_connections_turned_away_total 0\n"))
    }
  }

  @Test func endingRespondsToOpenPollsAtOnce() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      let poll = client.poll()
      async let waiting = served.post("poll", poll)
      await waitUntil { served.site.endpoints.live.metrics.waitingPolls.value > 0 }
      // If the poll were left waiting, the suite's own time limit would end it.
      await served.end(grace: .seconds(600))
      #expect(try await waiting.status == 204)
    }
  }

  @Test func aTabWorksOverManyConnections() async throws {
    let few = ServedSite.configuration { $0.limits.requestsPerConnection = 3 }
    try await ServedSite.serving(pages, few) { served in
      let tab = try await served.open()
      for _ in 0..<2 {
        let connection = try SocketClient(served.address)
        for isLast in [false, false, true] {
          tab.click(.button)
          connection.send(served.request("event", tab.events()))
          let response = try await connection.response()
          #expect((response["connection"] == "close") == isLast)
          try tab.receive(.body(response.body))
        }
        #expect(await connection.readToEnd().isEmpty)
      }
      #expect(pages.recorder.entries == Array(repeating: "click", count: 6))
      #expect(tab.mirror.root.description.contains("row 5"))
    }
  }

  @Test func aPortInUseIsReported() async throws {
    try await ServedSite.serving(pages) { served in
      let port = try #require(served.address.port)
      let error = #expect(throws: HTTPServerError.self) {
        try served.site.makeServer(.init(.tcp(host: "127.0.0.1", port: port))).start()
      }
      #expect(error?.description.contains("in use") == true)
    }
  }

  @Test func aBodyThatIsTooLargeIsRefusedBeforeItIsRead() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try SocketClient(served.address)
      let request = served.request("event", [UInt8](repeating: 0x20, count: 200_000))
      // Only the head is sent.
      client.send(Array(request.dropLast(200_000)))
      #expect(try await client.response().status == 413)
    }
  }
}
