import TrellisComponents
package import TrellisDOM
import TrellisHosting

/// A tab without a browser: sends requests to its session, with numbers and acknowledgements like a browser.
package final class LocalTab {
  package let session: Session
  private let site: Site
  private let identity: UserIdentity?
  private let name = "test"
  private var applied: UInt64 = 0
  private var nextEvent: UInt64 = 1
  private var polls: UInt64 = 0

  init(_ session: Session, site: Site, identity: UserIdentity?) {
    self.session = session
    self.site = site
    self.identity = identity
  }

  /// A message of a tab to its session.
  package enum Event: Sendable {
    case user(UIEvent)
    case screen(LocalScreen)
    /// A step through the history to an address.
    case location(String)
    /// The end of an awaited animation.
    case finish(UInt32)

    var message: ClientMessage.Event {
      switch self {
      case .user(let event): .user(event)
      case .screen(let screen): .screen(screen.message)
      case .location(let path): .location(path)
      case .finish(let number): .finish(number)
      }
    }
  }

  /// The response to a request.
  package enum Delivery: Equatable, Sendable {
    case batches([LocalBatch])
    /// The tab moves to the page at the address that it shows.
    case moved
    /// The session has ended, or refuses the tab.
    case ended(String)
  }

  private var header: ClientMessage.Header {
    ClientMessage.Header(session: session.token.text, tab: name, acknowledged: applied)
  }

  /// Attaches the tab; the response contains the whole tree.
  ///
  /// - Parameter former: the tab with the previous page; this page takes over its toasts.
  package nonisolated(nonsending) func attach(
    screen: LocalScreen, path: String, after former: LocalTab? = nil
  ) async -> Delivery {
    var header = header
    header.requestsReset = true
    let live = site.endpoints.live
    let message = ClientMessage.Attach(
      header: header, version: live.version, path: path, screen: screen.message, next: 1)
    let handoff = await former?.session.consumeHandoff(of: former?.name ?? "")
    return await receive(
      session.attach(
        message, version: live.version, handoff: handoff, now: live.configuration.clock()))
  }

  /// Sends events, which are applied in order.
  package nonisolated(nonsending) func send(_ events: [Event]) async -> Delivery {
    let message = ClientMessage.Events(
      header: header, first: nextEvent, events: events.map(\.message))
    nextEvent += UInt64(events.count)
    return receive(await session.events(message, now: site.endpoints.live.configuration.clock()))
  }

  /// Receives the changes that are ready, without waiting for more.
  package nonisolated(nonsending) func poll() async -> Delivery {
    polls += 1
    let message = ClientMessage.Poll(header: header, poll: polls, isBrief: true)
    let now = site.endpoints.live.configuration.clock()
    let session = session
    let response = await withCheckedContinuation { continuation in
      _ = Task {
        await session.poll(message, now: now) { continuation.resume(returning: $0) }
      }
    }
    return receive(response)
  }

  /// Whether no work waits for a turn of the session. Tasks of the page may still run.
  package nonisolated(nonsending) func isQuiet() async -> Bool { await session.isQuiet }

  /// Whether tasks of the page run.
  package nonisolated(nonsending) func hasTasks() async -> Bool { await session.hasTasks }

  /// Sends a part of a file.
  ///
  /// - Returns: the number of stored bytes; `nil` if the session refuses the part.
  package nonisolated(nonsending) func upload(
    _ bytes: [UInt8], number: UInt64, offset: Int
  ) async -> Int? {
    guard let uploads = await session.uploads(of: name) else { return nil }
    guard case .stored(let count)? = uploads.store(bytes, for: number, at: offset) else {
      return nil
    }
    return count
  }

  /// Ends the session, as a closed tab does.
  package nonisolated(nonsending) func leave() async {
    _ = await session.leave(
      ClientMessage.Leave(session: session.token.text, tab: name), identity: identity)
    await session.end()
  }

  private func receive(_ response: LiveResponse) -> Delivery {
    switch response {
    case .body(let bytes):
      let batches = LocalBatch.batches(in: bytes).filter { $0.number > applied }
      applied = batches.last?.number ?? applied
      return .batches(batches)
    case .nothing, .elsewhere, .superseded: return .batches([])
    case .moved, .loading: return .moved
    case .unknown: return .ended("the session has ended")
    case .signedOut: return .ended("the user is signed out")
    case .invalid(let reason): return .ended(reason)
    case .busy, .overloaded: return .ended("the server limits the rate of requests")
    case .failed: return .ended("the page failed")
    }
  }
}

extension Session {
  /// Whether no turn is scheduled.
  fileprivate var isQuiet: Bool {
    get async { await turn { $0.mailbox.isEmpty } ?? true }
  }

  /// Whether tasks of the page run or wait for their start.
  fileprivate var hasTasks: Bool {
    get async { await turn { $0.host.tasks.count > 0 } ?? false }
  }
}
