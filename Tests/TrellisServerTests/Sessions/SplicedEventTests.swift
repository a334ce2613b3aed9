import Testing
import TrellisDOM

@testable import TrellisServer

/// Events whose value is a change of a text that the session has.
struct SplicedEventTests {
  private let pages = TestPages()
  private let service: SessionManager
  private let client = SimulatedClient(session: "")

  init() async throws {
    service = .test(pages.routes)
    try client.receive(await service.attach(client.attach()))
  }

  private func add(_ splice: String, edit: Int = 1) {
    let target = client.id(.field).rawValue
    client.send(
      #"{"type":"input","target":\#(target),"edit":\#(edit),"splice":\#(splice)}"#)
  }

  private func send() async throws -> LiveResponse {
    let response = await service.events(client.events())
    try client.receive(response)
    return response
  }

  private func isRefused(_ response: LiveResponse) -> Bool {
    if case .invalid = response { true } else { false }
  }

  private var session: Session? { SessionToken(client.session).flatMap(service.session) }

  @Test func eachEventChangesTheValueOfTheOneBeforeIt() async throws {
    add(#"[0,0,0,"a sentence"]"#)
    add(#"[1,10,0,"s"]"#)
    client.click(.button)
    _ = try await send()
    add(#"[2,0,1,"the"]"#)
    _ = try await send()
    #expect(
      pages.recorder.entries == [
        "input a sentence", "input a sentences", "click", "input the sentences",
      ])
    #expect(!client.hasUnsentEvents)
    #expect(await session?.checkInvariants() == [])
  }

  @Test func aRepeatedRequestChangesNothing() async throws {
    add(#"[0,0,0,"a sentence"]"#)
    add(#"[1,10,0,"s"]"#)
    let body = client.events()
    _ = try await send()
    #expect(!isRefused(await service.events(body)))
    add(#"[2,11,0,"!"]"#)
    _ = try await send()
    #expect(pages.recorder.entries.last == "input a sentences!")
  }

  @Test func aChangeOfAValueThatTheSessionDoesNotHaveIsRefused() async throws {
    add(#"[0,0,0,"a sentence"]"#)
    add(#"[7,0,0,"s"]"#)
    client.click(.button)
    #expect(isRefused(try await send()))
    #expect(pages.recorder.entries == ["input a sentence"], "the events before it are done")
    try client.receive(await service.attach(client.attach()))
    #expect(client.outbox.count == 2, "the attach confirms the first event")
    #expect(await session?.connection.sequence.done == 1)
    #expect(await session?.checkInvariants() == [])
  }

  @Test func aRefusedLoneEventIsNotDone() async throws {
    add(#"[3,0,0,"s"]"#)
    #expect(isRefused(try await send()))
    #expect(await session?.connection.sequence.done == 0)
    #expect(pages.recorder.entries.isEmpty)
  }

  @Test func theFirstChangeIsOneOfTheServersValue() async throws {
    client.type("typed")
    _ = try await send()
    let sum = TextSplice.checksum(of: "typed")
    add(#"[0,5,0," text",\#(sum)]"#, edit: 2)
    _ = try await send()
    #expect(pages.recorder.entries.last == "input typed text")
    add(#"[0,5,0," text",\#(sum)]"#, edit: 3)
    #expect(isRefused(try await send()), "the value is another one now")
  }

  @Test func anEventWithoutAnEffectIsABase() async throws {
    client.send(#"{"type":"input","target":99999,"splice":[0,0,0,"a sentence"]}"#)
    add(#"[1,10,0,"s"]"#)
    _ = try await send()
    #expect(pages.recorder.entries == ["input a sentences"])
  }

  @Test func aValueThatIsSentWholeIsNoBase() async throws {
    add(#"[0,0,0,"a sentence"]"#)
    client.type("secret")
    add(#"[1,10,0,"s"]"#, edit: 3)
    _ = try await send()
    #expect(pages.recorder.entries == ["input a sentence", "input secret", "input a sentences"])
    #expect(await session?.connection.splicedValue.text == "a sentences")
  }

  @Test func aTabThatLeavesSendsChanges() async throws {
    add(#"[0,0,0,"a sentence"]"#)
    add(#"[1,10,0,"s"]"#)
    add(#"[9,0,0,"never"]"#)
    client.click(.button)
    _ = await service.leave(client.leave())
    #expect(pages.recorder.entries == ["input a sentence", "input a sentences"])
    #expect(await session?.isEnded ?? true)
  }

  /// Each of many small events makes a long value: the session has the last one alone.
  @Test func manyChangesOfALongValueKeepOneValue() async throws {
    let long = String(repeating: "x", count: 60_000)
    add(#"[0,0,0,"\#(long)"]"#)
    _ = try await send()
    for number in 1...150 {
      add(#"[\#(number),60000,\#(number > 1 ? 1 : 0),"\#(number % 10)"]"#, edit: number + 1)
      if number % 50 == 0 { _ = try await send() }
    }
    #expect(pages.recorder.entries.count == 151)
    #expect(await session?.connection.splicedValue.byteCount == 60_001)
    #expect(await session?.checkInvariants() == [])
  }
}
