import TestSupport
import Trellis
import TrellisDOM

@testable import TrellisServer
@testable import TrellisTesting

/// A tab whose requests and responses are lost or repeated as the test wants; its client follows long lists.
final class LossyTab {
  /// What happens to a request and its response.
  enum Fate: CaseIterable, Sendable {
    case fine, lostRequest, lostResponse, repeatedRequest
  }

  let client = HeadlessClient()
  private let session: Session
  private let version: String
  private let clock: TestClock
  private var applied: UInt64 = 0
  private var polls: UInt64 = 0
  /// The events that the server has not confirmed, and the number of the first of them.
  private var unconfirmed: [LocalTab.Event] = []
  private var first: UInt64 = 1

  /// Opens the page at `/` and attaches the tab.
  ///
  /// - Parameter history: the history of the tab that is loaded again; `nil` for a new one.
  init(
    _ site: LocalSite, clock: TestClock, screen: LocalScreen, history: TabHistory? = nil
  ) async throws {
    let opened = await site.open("/", headers: [], languages: ["en"], screen: screen)
    guard case .page(let tab, _) = opened else { throw ActionError("no page: \(opened)") }
    session = tab.session
    version = site.site.endpoints.live.version
    self.clock = clock
    client.scrolling.isFollowing = true
    client.scrolling.viewport = (screen.width, screen.height)
    if let history {
      client.history = history
      client.wantOffsets(isShown: true)
    }
    var header = header
    header.requestsReset = true
    let message = ClientMessage.Attach(
      header: header, version: version, path: "/", screen: screen.message, next: 1)
    try receive([await session.attach(message, version: version, now: clock.moment)])
  }

  private var header: ClientMessage.Header {
    ClientMessage.Header(session: session.token.text, tab: "test", acknowledged: applied)
  }

  /// Whether the server has all events of the client.
  var isConfirmed: Bool { unconfirmed.isEmpty && client.outbox.isEmpty }

  /// Waits until the session has processed the changes of the model.
  func waitUntilQuiet() async {
    await waitUntil { await session.turn { $0.mailbox.isEmpty } != false }
  }

  /// Sends the events of the client, or polls if there are none.
  ///
  /// - Returns: whether the client received patches.
  @discardableResult
  func exchange(_ fate: Fate) async throws -> Bool {
    unconfirmed += client.outbox
    client.outbox = []
    if fate == .lostRequest { return false }
    let count = min(unconfirmed.count, 64)
    let isPoll = count == 0
    if isPoll { polls += 1 }
    var responses = [isPoll ? await poll() : await sendEvents(count)]
    if fate == .repeatedRequest {
      responses.append(isPoll ? await poll() : await sendEvents(count))
    }
    if fate == .lostResponse { return false }
    unconfirmed.removeFirst(count)
    first += UInt64(count)
    return try receive(responses)
  }

  private func sendEvents(_ count: Int) async -> LiveResponse {
    let events = unconfirmed.prefix(count).map(\.message)
    let message = ClientMessage.Events(header: header, first: first, events: events)
    return await session.events(message, now: clock.moment)
  }

  private func poll() async -> LiveResponse {
    let message = ClientMessage.Poll(header: header, poll: polls, isBrief: true)
    let (session, now) = (session, clock.moment)
    return await withCheckedContinuation { continuation in
      _ = Task {
        await session.poll(message, now: now) { continuation.resume(returning: $0) }
      }
    }
  }

  @discardableResult
  private func receive(_ responses: [LiveResponse]) throws -> Bool {
    let before = applied
    for response in responses {
      switch response {
      case .body(let bytes):
        for batch in LocalBatch.batches(in: bytes)
        where batch.number == applied + 1 || batch.number > applied && batch.isReset {
          try client.apply(batch.operations, isReset: batch.isReset)
          applied = batch.number
        }
        client.followLists()
      case .nothing, .superseded: break
      default: throw ActionError("the session answers \(response)")
      }
    }
    return applied > before
  }

  /// The differences between the page of the tab and the page of the session, and the violated invariants; empty if there are none.
  func differences() async -> [String] {
    var all = await session.checkInvariants()
    let own = client.replica.root.description.split(separator: "\n")
    let theirs = (await session.treeDescription ?? "").split(separator: "\n")
    // The user sets the scroll offsets.
    func isOwn(_ line: Substring) -> Bool { line.utf8.contains(UInt8(ascii: ".")) }
    if own.count != theirs.count { all.append("\(own.count) and \(theirs.count) elements") }
    for (mine, their) in zip(own, theirs) where mine != their && !isOwn(mine) {
      all.append("the tab has \(mine), the session \(their)")
      break
    }
    return all
  }

  func leave() async {
    let message = ClientMessage.Leave(session: session.token.text, tab: "test")
    _ = await session.leave(message, identity: nil)
    await session.end()
  }
}
