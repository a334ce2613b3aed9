import TestSupport
import Testing
import TrellisDOM

@testable import TrellisServer

/// The last events of a tab, in its leave request.
struct LeavingTests {
  private let pages = TestPages()
  private let service: SessionManager

  init() { service = .test(pages.routes) }

  private func open(identity: UserIdentity? = nil) async throws -> SimulatedClient {
    let opened = try #require(try await service.open("/", screen: nil, identity: identity))
    return SimulatedClient(session: opened.token)
  }

  private func attached(identity: UserIdentity? = nil) async throws -> SimulatedClient {
    let client = try await open(identity: identity)
    try client.receive(await service.attach(client.attach(), identity: identity))
    return client
  }

  private func expectNoSession() async {
    #expect(service.counts.map(\.count) == [0, 0, 0])
    #expect(pages.news.subscriberCount == 0)
  }

  @Test func isDoneInOrderBeforeTheSessionEnds() async throws {
    let client = try await attached()
    client.type("typed")
    client.click(.button)
    #expect(await service.leave(client.leave()) == .nothing)
    #expect(pages.recorder.entries == ["input typed", "click"])
    await expectNoSession()
  }

  @Test func isDoneUpToTheSizeOfOneRequest() async throws {
    let client = try await attached()
    let count = Rounds.areLong ? 1_000 : 200
    for _ in 0..<count { client.click(.button) }
    #expect(await service.leave(client.leave()) == .nothing)
    #expect(pages.recorder.entries.count == count)
    await expectNoSession()
  }

  @Test func isNotDoneAgainAfterAnEarlierRequest() async throws {
    let client = try await attached()
    client.click(.button)
    _ = await service.events(client.events())
    // The response is lost.
    client.type("typed")
    _ = await service.leave(client.leave())
    #expect(pages.recorder.entries == ["click", "input typed"])
  }

  @Test func isNotDoneAgainIfOvertakenOrRepeated() async throws {
    let client = try await attached()
    client.click(.button)
    let events = client.events()
    client.type("typed")
    let leave = client.leave()
    _ = await service.leave(leave)
    #expect(await service.events(events) == .unknown)
    #expect(await service.leave(leave) == .nothing)
    #expect(pages.recorder.entries == ["click", "input typed"])
  }

  @Test func isDoneForATabThatNeverAttached() async throws {
    let client = try await open()
    let body =
      #"{"session":"\#(client.session)","tab":"tab","first":1,"events":"#
      + #"[{"type":"click","target":4}]}"#
    #expect(await service.leave(Array(body.utf8)) == .nothing)
    #expect(pages.recorder.entries == ["click"])
    await expectNoSession()
  }

  @Test func isIgnoredAfterAGap() async throws {
    let client = try await attached()
    client.click(.button)
    let gap = String(decoding: client.leave(), as: UTF8.self)
      .replacing("\"first\":1", with: "\"first\":3")
    #expect(await service.leave(Array(gap.utf8)) == .nothing)
    #expect(pages.recorder.entries.isEmpty)
    await expectNoSession()
  }

  @Test(arguments: [
    #""first":0,"events":[]"#, #""first":1"#, #""events":[]"#, #""first":-1,"events":[]"#,
    #""first":1,"events":[{"type":"click"}]"#, #""first":1,"first":1,"events":[]"#,
    #""first":1,"events":["#
      + Array(repeating: #"{"type":"a","target":1}"#, count: 1001)
      .joined(separator: ",") + "]",
  ])
  func isRefusedIfInvalid(members: String) async throws {
    let client = try await attached()
    let body = #"{"session":"\#(client.session)","tab":"tab",\#(members)}"#
    guard case .invalid = await service.leave(Array(body.utf8)) else {
      Issue.record("taken: \(members)")
      return
    }
    client.click(.button)
    #expect(await service.events(client.events()) != .unknown)
    #expect(pages.recorder.entries == ["click"])
  }

  @Test func ofAnotherTabIsIgnored() async throws {
    let client = try await attached()
    client.click(.button)
    let forged = String(decoding: client.leave(), as: UTF8.self)
      .replacing("\"tab\":\"tab\"", with: "\"tab\":\"other\"")
    #expect(await service.leave(Array(forged.utf8)) == .nothing)
    #expect(pages.recorder.entries.isEmpty)
    #expect(await service.events(client.events()) != .unknown)
  }

  @Test func ofASignedOutUserIsNotDone() async throws {
    let client = try await attached(identity: "ada")
    client.click(.button)
    #expect(await service.leave(client.leave(), identity: nil) == .nothing)
    #expect(pages.recorder.entries.isEmpty)
    await expectNoSession()
    let other = try await attached(identity: "ada")
    other.click(.button)
    _ = await service.leave(other.leave(), identity: "ada")
    #expect(pages.recorder.entries == ["click"])
  }

  @Test func mayOpenAnotherPage() async throws {
    let client = try await attached()
    client.send(#"{"type":"location","path":"/mine"}"#)
    client.click(.button)
    #expect(await service.leave(client.leave()) == .nothing)
    #expect(pages.recorder.entries == ["click"])
    await expectNoSession()
  }
}
