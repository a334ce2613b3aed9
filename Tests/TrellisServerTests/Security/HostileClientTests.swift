import SocketClient
import Testing
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// Hostile clients over real sockets: each gets the right status, its memory on the server is bounded, and
/// another tab is served normally.
@Suite(.timeLimit(.minutes(20)))
struct HostileClientTests {
  private let pages = TestPages()

  /// A whole visit of another client: page, attach, click, patch.
  private func expectOthersAreServed(_ served: ServedSite) async throws {
    let client = try await served.open()
    client.click(.button)
    try client.receive(.body(try await served.post("event", client.events()).body))
    #expect(client.mirror.root.description.contains("row 0"))
  }

  private func batches(in response: SocketResponse) -> Int {
    // Each batch is a number with a list of operations: `[7,[[`.
    response.text.matches(of: /\[[0-9]+,\[\[/).count
  }

  // MARK: Connections

  @Test func aSlowHeadGets408() async throws {
    let hasty = ServedSite.configuration { $0.deadlines.head = .milliseconds(10) }
    try await ServedSite.serving(pages, hasty) { served in
      let lorises = try (0..<20).map { _ in try SocketClient(served.address) }
      for (index, loris) in lorises.enumerated() {
        loris.send("GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: index))
      }
      try await expectOthersAreServed(served)
      for loris in lorises { #expect(try await loris.response().status == 408) }
      try await expectOthersAreServed(served)
    }
  }

  @Test func aSlowBodyGets408() async throws {
    let hasty = ServedSite.configuration { $0.deadlines.body = .milliseconds(10) }
    try await ServedSite.serving(pages, hasty) { served in
      let loris = try SocketClient(served.address)
      loris.send(Array(served.request("event", [UInt8](repeating: 0x20, count: 1000)).dropLast()))
      #expect(try await loris.response().status == 408)
      try await expectOthersAreServed(served)
    }
  }

  /// 500 connections, a fortieth of 20,000, which would use this machine's ports for a minute.
  @Test func connectionsBeyondTheShareOfAnAddressGet503() async throws {
    let narrow = ServedSite.configuration { $0.limits.connectionsPerAddress = 40 }
    try await ServedSite.serving(pages, narrow) { served in
      var held: [SocketClient] = []
      for _ in 0..<40 {
        let client = try SocketClient(served.address, from: "127.0.0.2")
        client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await client.response().status == 200)
        held.append(client)
      }
      var refused = 0
      for _ in 0..<500 {
        let response = try await SocketClient(served.address, from: "127.0.0.2").response()
        if response.status == 503, response["retry-after"] != nil { refused += 1 }
      }
      #expect(refused == 500)
      #expect(served.statistics.connections == 40)
      try await expectOthersAreServed(served)
    }
  }

  // MARK: Sizes

  @Test(arguments: ["Content-Length: 1073741824", "Transfer-Encoding: chunked"])
  func aBodyOfAGigabyteIsRefusedEarly(framing: String) async throws {
    try await ServedSite.serving(pages) { served in
      let client = try SocketClient(served.address)
      client.send(
        "POST /_trellis/event HTTP/1.1\r\nHost: \(served.authority)\r\n"
          + "Content-Type: application/json\r\n\(framing)\r\n\r\n")
      let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 0x20, count: 65_536) + [13, 10]
      let sent = await client.flood(chunk, total: 1 << 30)
      #expect(sent < 64 << 20, "the flood was taken: \(sent) bytes")
      #expect(try await client.response().status == 413)
      try await expectOthersAreServed(served)
    }
  }

  @Test func aHeadOfTenMegabytesIsRefusedEarly() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try SocketClient(served.address)
      client.send("GET / HTTP/1.1\r\nHost: \(served.authority)\r\nX: ")
      let sent = await client.flood([UInt8](repeating: 0x61, count: 65_536), total: 10 << 20)
      #expect(sent < 10 << 20, "the flood was taken: \(sent) bytes")
      #expect(try await client.response().status == 431)
      try await expectOthersAreServed(served)
    }
  }

  @Test func tenThousandEventsInOneBodyAreRefused() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      client.click(.button)
      let one = String(decoding: client.events(), as: UTF8.self)
      let event = try #require(one.firstMatch(of: /\{"type[^}]*\}/)).0
      func body(_ event: Substring, _ count: Int) -> [UInt8] {
        let events = Array(repeating: event, count: count).joined(separator: ",")
        return Array(one.replacing(/\{"type[^}]*\}/, with: events).utf8)
      }
      // Larger than the maximum body; and with more events than the maximum.
      #expect(try await served.post("event", body(event, 10_000)).status == 413)
      #expect(try await served.post("event", body("{}", 10_000)).status == 400)
      #expect(try await served.post("event", body(event, 65)).status == 400)
      #expect(pages.recorder.entries.isEmpty)
      try client.receive(.body(try await served.post("event", client.events()).body))
      #expect(pages.recorder.entries == ["click"])
      try await expectOthersAreServed(served)
    }
  }

  // MARK: The protocol

  @Test func aClientThatNeverAcknowledgesGetsAtMostTenBatches() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      let header = client.events()
      let acknowledgement =
        String(decoding: header, as: UTF8.self)
        .firstMatch(of: /"ack":[0-9]+/)?.0 ?? ""
      var last: SocketResponse?
      for _ in 0..<100 {
        client.click(.button)
        // Each response is read, and none is acknowledged.
        let body = String(decoding: client.events(), as: UTF8.self)
          .replacing(/"ack":[0-9]+/, with: acknowledgement)
        let response = try await served.post("event", Array(body.utf8))
        #expect(response.status == 200)
        #expect(batches(in: response) <= 10)
        try client.receive(.body(response.body))
        last = response
      }
      #expect(pages.recorder.entries.count == 100)
      let bytes = try #require(last).body.count
      #expect(bytes < 300 << 10, "\(bytes) bytes are kept")
      try await expectOthersAreServed(served)
      // After an acknowledgement it gets the rest, and is in step.
      try client.receive(.body(try await served.post("event", client.events()).body))
      let token = try #require(SessionToken(client.session))
      let tree = await served.site.endpoints.live.session(token)?.treeDescription
      #expect(client.mirror.root.description == tree)
    }
  }

  @Test func anAcknowledgementOfAFutureBatchGets400() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      for verb in ["poll", "event"] {
        let body = String(
          decoding: verb == "poll" ? client.poll() : client.events(), as: UTF8.self
        ).replacing(/"ack":[0-9]+/, with: "\"ack\":4000000000")
        #expect(try await served.post(verb, Array(body.utf8)).status == 400)
      }
      client.click(.button)
      try client.receive(.body(try await served.post("event", client.events()).body))
      #expect(client.mirror.root.description.contains("row 0"))
      try await expectOthersAreServed(served)
    }
  }

  @Test func forgedTokensReachNoSession() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      let near = client.session.dropLast() + (client.session.last == "0" ? "1" : "0")
      let forged = [String(near), SessionToken.random().text, client.session.uppercased(), ""]
      for token in forged where token != client.session {
        let forger = SimulatedClient(session: token)
        forger.send(#"{"type":"click","target":3}"#)
        #expect(try await served.post("event", forger.events()).status == 404)
        #expect(try await served.post("poll", forger.poll()).status == 404)
        #expect(try await served.post("leave", forger.leave()).status == 204)
      }
      #expect(pages.recorder.entries.isEmpty)
      client.click(.button)
      #expect(try await served.post("event", client.events()).status == 200)
      #expect(pages.recorder.entries == ["click"])
      try await expectOthersAreServed(served)
    }
  }

  @Test func eventsForMissingNodesOrListenersHaveNoEffect() async throws {
    try await ServedSite.serving(pages) { served in
      let client = try await served.open()
      client.send("click", .nowhere)
      client.send("click", .field)
      client.send("keydown", .button)
      client.send("click", .disabledButton)
      client.send("click", .root)
      let response = try await served.post("event", client.events())
      #expect(response.status == 200)
      #expect(response.text.hasPrefix(#"{"done":5,"#))
      #expect(pages.recorder.entries.isEmpty)
      #expect(served.site.endpoints.live.metrics.refusedEvents.value == 5)
      try client.receive(.body(response.body))
      client.click(.button)
      _ = try await served.post("event", client.events())
      #expect(pages.recorder.entries == ["click"])
      try await expectOthersAreServed(served)
    }
  }
}
