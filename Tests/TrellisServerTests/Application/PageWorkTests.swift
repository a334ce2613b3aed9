import Dispatch
import Logging
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisUI

@testable import TrellisServer

/// Timers, subscriptions and functions of pages, and their bounds.
struct PageWorkTests {
  private static let empty = Route("/") { _ in { nil } }

  /// The end of a timer that does not wait for its interval. A timer without any wait would keep a thread busy while
  /// the test waits for a turn beside the other tests.
  @Sendable private static func shortSleep() async throws {
    try await Task.sleep(for: .milliseconds(1))
  }

  /// Runs the mail of a page, like a turn of its session.
  private func consumeMail(of page: Page) throws {
    for job in try #require(page.mailbox.consumeJobs()) { page.run { try job(page) } }
  }

  @Test func aTimerHasAtMostOneOutstandingCall() async throws {
    let sleeps = CallCounter()
    let page = try Page.test(Self.empty) { _ in
      {
        try await Self.shortSleep()
        sleeps.add()
      }
    }
    var calls = 0
    page.every(.seconds(1)) {
      calls += 1
      // The timer of the running call goes on.
      let now = sleeps.count
      while sleeps.count < now + 5 {}
      #expect(page.mailbox.count == 0)
    }
    for turn in 1...3 {
      let now = sleeps.count
      await waitUntil { sleeps.count >= now + 20 && page.mailbox.count > 0 }
      #expect(page.mailbox.count == 1)
      try consumeMail(of: page)
      #expect(calls == turn)
    }
    page.end()
  }

  @Test func aTimerContinuesAfterAnError() async throws {
    struct Failure: Error {}
    let page = try Page.test(Self.empty) { _ in
      { try await Self.shortSleep() }
    }
    var calls = 0
    page.every(.seconds(1)) {
      calls += 1
      throw Failure()
    }
    try await waitUntil {
      try consumeMail(of: page)
      return calls >= 3
    }
    #expect(page.failure is Failure)
    page.end()
  }

  @Test func anEndedPageBeginsNoWork() throws {
    final class Witness: Sendable {}
    let topic = Topic<Int>()
    let page = try Page.test(Self.empty)
    page.every(.seconds(60)) {}
    page.after(.seconds(60)) {}
    page.subscribe(topic) { _ in }
    page.perform {
      try await Task.sleep(for: .seconds(60))
    } then: { _ in
    }
    #expect(page.work.count == 4 && topic.subscriberCount == 1)
    page.end()
    #expect(page.work.count == 0 && topic.subscriberCount == 0)
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      page.every(.seconds(60)) { _ = kept }
      page.after(.seconds(60)) { _ = kept }
      page.subscribe(topic) { _ in _ = kept }
      page.perform {
        _ = kept
      } then: { _ in
        _ = kept
      }
      page.onLocationChange = { _ in _ = kept }
      page.onVisibilityChange = { _ in _ = kept }
      page.onSizeInvalidated = { _ = kept }
      page.onAction("save") { _ in _ = kept }
    }
    #expect(page.work.count == 0 && topic.subscriberCount == 0)
    #expect(witness == nil)
  }

  /// A page whose first message blocks its thread.
  private final class Stuck: Sendable {
    let topic = Topic<Int>()
    let entered = CallCounter()
    let gate = DispatchSemaphore(value: 0)

    var route: Route {
      Route("/") { [self] page in
        page.subscribe(topic) { [self] message in
          if message == 0 {
            entered.add()
            gate.wait()
          }
        }
        return { nil }
      }
    }
  }

  private func attached(_ service: SessionManager) async throws -> (SimulatedClient, Session) {
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach()))
    return (client, try #require(SessionToken(client.session).flatMap(service.session)))
  }

  @Test func mailOfAStuckPageIsCountedAndBounded() async throws {
    let stuck = Stuck()
    let service = SessionManager.test([stuck.route])
    let (client, session) = try await attached(service)
    stuck.topic.publish(0)
    await waitUntil { stuck.entered.count > 0 }
    let before = session.bytes
    for number in 1...Mailbox.limit { stuck.topic.publish(number) }
    #expect(session.bytes >= before + Mailbox.limit * MemoryEstimate.bytesPerMail)
    for number in 0..<1_000 { stuck.topic.publish(1 + number) }
    #expect(session.bytes == before, "the messages are dropped at once")
    stuck.gate.signal()
    await waitUntil { await session.isEnded }
    #expect(stuck.topic.subscriberCount == 0)
    #expect(service.metrics.failures.value == 1)
    #expect(await service.events(client.events()) == .unknown)
    let (_, next) = try await attached(service)
    #expect(await !next.isEnded)
    await service.stop()
  }

  @Test func timersAndSubscriptionsAreWeighed() async throws {
    let topic = Topic<Int>()
    let counts = [0, 100]
    var bytes: [Int] = []
    for count in counts {
      let service = SessionManager.test([
        Route("/") { page in
          for _ in 0..<count {
            page.every(.seconds(60)) {}
            page.subscribe(topic) { _ in }
          }
          return { nil }
        }
      ])
      let (_, session) = try await attached(service)
      bytes.append(session.bytes)
      await service.stop()
    }
    #expect(bytes[1] - bytes[0] == 200 * MemoryEstimate.bytesPerTask)
  }

  @Test func aFunctionForLaterIsCalledOnceAndForgotten() throws {
    let page = try Page.test(Self.empty) { _ in {} }
    var calls = 0
    page.after(.seconds(1)) { calls += 1 }
    #expect(page.work.count == 1)
    while page.mailbox.count == 0 {}
    try consumeMail(of: page)
    #expect(calls == 1)
    #expect(page.work.count == 0)
    page.end()
  }

  @Test func aFailureThatIsNotThereIsNotDismissed() throws {
    struct Failure: Error {}
    let page = try Page.test(Self.empty)
    page.dismissFailure()
    #expect(!page.host.needsRender)
    page.fail(Failure())
    page.host.renderIfNeeded()
    page.dismissFailure()
    #expect(page.failure == nil && page.host.needsRender)
    page.end()
  }

  @Test func anEndedPageReleasesItsAttachments() throws {
    final class Witness {}
    let page = try Page.test(Self.empty)
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      page.attachments[ObjectIdentifier(Witness.self)] = kept
    }
    #expect(witness != nil)
    page.end()
    #expect(witness == nil)
  }

  @Test func anIntervalHasAtLeastTenMilliseconds() async {
    await #expect(processExitsWith: .failure) {
      let page = try Page.test(Route("/") { _ in { nil } })
      page.every(.milliseconds(10)) {}
      guard page.work.count == 1 else { return }
      page.every(.milliseconds(9)) {}
    }
  }

  @Test func everyRequestForTheBrowserIsNoted() throws {
    let page = try Page.test(Self.empty)
    var count = 0
    page.onRequest = { count += 1 }
    let requests: [() -> Void] = [
      { page.title = "Title" }, { page.announce("text") }, { page.focus("id") },
      { page.scrollIntoView("id") }, { page.navigate(to: "/other") },
    ]
    for (number, request) in requests.enumerated() {
      request()
      #expect(count == number + 1)
    }
    page.end()
  }

  @Test func onlyALivePageKeepsHiddenElements() throws {
    let configuration = Session.Configuration(
      environment: HostEnvironment(), router: Router(routes: [Self.empty]),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, metrics: Metrics())
    for (medium, keepsHidden) in [(PageMedium.live, true), (.file, false), (.sheet, false)] {
      let request = PageRequest(
        route: Self.empty, location: Location(path: "/"), target: "/", medium: medium)
      let page = try Page.open(
        request, configuration, account: ThreadPool.sessions.account(of: .loopback))
      #expect((page.host.hiddenViewLimit > 0) == keepsHidden)
      page.end()
    }
  }

  @Test func theWorkOfAPageHasAWeight() throws {
    let page = try Page.test(Self.empty)
    func weight() -> Int { MemoryEstimate(of: page, target: "/").bytes }
    let empty = weight()
    page.after(.seconds(60)) {}
    #expect(weight() == empty + MemoryEstimate.bytesPerTask)
    page.subscribe(Topic<Int>()) { _ in }
    #expect(weight() == empty + 2 * MemoryEstimate.bytesPerTask)
    page.end()
  }
}
