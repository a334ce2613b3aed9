import Synchronization
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout

/// The live page of one tab.
///
/// All mutable state of the page belongs to this actor and never leaves it: requests come in as records, HTML and
/// patches go out as text. Each request is one *turn*, as is the work in the page's mailbox. A turn applies its input,
/// renders if something changed, and makes a batch of the patch. Only the session renders its host: at the end of a
/// turn, and before each further event of a request, so that each event sees the effects of the events before it.
///
/// Turns of a session are serial: see ``TurnOrder``. A long turn pauses between two events or two jobs, so
/// that other sessions get theirs; the turns of this session wait meanwhile. Only ``end(_:)`` and the page's tasks can
/// run during a pause: a paused turn that finds the session ended stops, and shows the changes of tasks at its end.
package actor Session {
  /// Schedules a call of the session's ``timeOut(now:)`` at or after a moment.
  typealias Reminder = @Sendable (Session, Moment) -> Void

  typealias Respond = @Sendable (LiveResponse) -> Void

  private enum Phase {
    case live(Page)
    /// The response to all further requests of the tab.
    case ended(LiveResponse)
  }

  nonisolated let token: SessionToken
  /// The user for whom the page was opened.
  nonisolated let identity: UserIdentity?
  /// The thread account for work without a request, such as timers.
  nonisolated let account: ThreadPool.Account
  nonisolated let memory: SessionMemory
  /// The address at which the page was opened.
  let target: String
  let configuration: Shared<Configuration>
  let turns = TurnOrder()
  /// Accessed by ``turn(_:)`` and ``outsideOfTurns(_:)``, and at the start and the end of the session.
  private var phase: Phase
  var connection: ClientConnection
  /// The state that the ended page left for the next page of its tab.
  private var handoff: PendingHandoff?
  var reminders: SessionReminders
  var activity: SessionActivity
  /// The commits to the store; `nil` without a store.
  let saver: SessionSaver?
  /// Whether the session goes on from the store (``isLost``).
  nonisolated let lost = Atomic(false)
  /// Whether changes make batches. Changes before the first HTML is written are part of it.
  var makesBatches: Bool

  /// Opens a page for a tab.
  ///
  /// - Parameter startsWithReset: whether the tab needs the whole tree, because it does not show
  ///   ``firstPage(inHeight:)``.
  /// - Throws: the error of the route's body, or the first programmer error in it or in the first render.
  init(
    _ request: PageRequest, _ configuration: Shared<Configuration>, reminder: Reminder?,
    startsWithReset: Bool = false
  ) throws {
    let account = ThreadPool.sessions.account(of: request.client)
    let page = try Page.open(request, configuration.value, account: account)
    let mailbox = page.mailbox
    self.account = account
    self.configuration = configuration
    reminders = SessionReminders(reminder)
    identity = request.identity
    target = request.target
    activity = SessionActivity(now: configuration.clock())
    let continued = request.saved.flatMap { page.continues($0) ? $0 : nil }
    if let continued {
      connection = ClientConnection(
        limits: configuration.limits, continued.page, acknowledged: continued.acknowledged)
      makesBatches = true
    } else {
      connection = ClientConnection(limits: configuration.limits)
      if startsWithReset { connection.queue.demandReset() }
      makesBatches = startsWithReset
    }
    let token = continued?.token ?? SessionToken.random()
    self.token = token
    let saver = configuration.durable.map {
      SessionSaver($0, of: token, version: continued?.page.version ?? 0)
    }
    if continued != nil { saver?.screen = request.screen }
    self.saver = saver
    memory = SessionMemory(mailbox: mailbox)
    memory.record(MemoryEstimate(of: page, target: target))
    page.renderAfterChanges(outside: turns)
    phase = .live(page)
    mailbox.connect { [weak self, account] in account.run { await self?.consumeMail() } }
  }

  var isEnded: Bool {
    if case .live = phase { false } else { true }
  }

  /// Whether the session serves the requests of `other`: of the same user, by the same sign-in.
  nonisolated func serves(_ other: UserIdentity?) -> Bool {
    identity == other && identity?.signIn?.identifier == other?.signIn?.identifier
  }

  /// The response to a request of another user or sign-in: where a cookie tells the user, the browser loads its document
  /// for the present user, or the sign-in page; otherwise the page shows that its user is signed out.
  nonisolated func refusal(of other: UserIdentity?) -> LiveResponse {
    identity?.signIn == nil && other?.signIn == nil ? .signedOut : .loading
  }

  /// Whether `tab` has attached to this session.
  func isTab(_ tab: String) -> Bool { connection.isTab(tab) }

  /// The approximate memory of the session in bytes, charged to the budget of all sessions.
  nonisolated var bytes: Int { memory.bytes }

  /// The response if the session has ended, or if the tab is not attached to it.
  var endedResponse: LiveResponse {
    if case .ended(let response) = phase { response } else { .unknown }
  }

  // MARK: Turns

  /// Runs `body` with the page as one turn, after all earlier turns and before all later ones. With a store, the turn ends
  /// when its changes are committed.
  ///
  /// - Returns: the result of `body`; `nil` if the session has ended.
  package func turn<Result>(
    _ body: nonisolated(nonsending) (Page) async -> Result
  ) async -> Result? {
    if !turns.enter() { await waitForTurn() }
    defer { turns.leave()?.resume() }
    guard case .live(let page) = phase else { return nil }
    let result = await body(page)
    if saver != nil { await save(page) }
    return result
  }

  /// Runs `body` with the page as one turn without pauses.
  func turn<Result>(_ body: (Page) -> Result) async -> Result? {
    if !turns.enter() { await waitForTurn() }
    defer { turns.leave()?.resume() }
    guard case .live(let page) = phase else { return nil }
    let result = body(page)
    if saver != nil { await save(page) }
    return result
  }

  /// Runs `body` with the page at once, possibly while a turn pauses: for the tasks of the page, and for tests.
  ///
  /// - Returns: the result of `body`; `nil` if the session has ended.
  func outsideOfTurns<Result>(_ body: (Page) -> Result) -> Result? {
    if case .live(let page) = phase { body(page) } else { nil }
  }

  /// Waits until the earlier turns have ended.
  private func waitForTurn() async {
    await withCheckedContinuation { turns.wait($0) }
  }

  /// Lets other sessions run if this turn has used its time.
  func pauseIfLong(since start: inout Int) async {
    guard configuration.turns.clock() - start >= configuration.turns.length else { return }
    configuration.metrics.pausedTurns.add(1)
    await configuration.turns.pause()
    // The turn may continue on another thread, and each thread has its own clock.
    start = configuration.turns.clock()
  }

  /// The turn that processes the mailbox.
  func consumeMail() async {
    await turn { page in
      guard let jobs = page.mailbox.consumeJobs() else {
        page.onFailure?(HandlerFailure(Mailbox.Overflow()))
        return end()
      }
      let tracer = startTurn("mail", page)
      defer { tracer?.finishTurn() }
      activity.record(configuration.clock())
      let wasHibernating = page.host.isHibernating
      // Jobs may change values from which components are built.
      if !jobs.isEmpty { page.host.wake() }
      // A turn with one job never pauses.
      var start = jobs.count > 1 ? configuration.turns.clock() : 0
      for (index, job) in jobs.enumerated() {
        page.run { try job(page) }
        if index < jobs.count - 1 { await pauseIfLong(since: &start) }
        if isEnded { return }
      }
      // The message woke the page of a tab that is gone: the page renders at once, and hibernates again.
      let hasNoTab = wasHibernating && !page.host.isVisible
      if !hasNoTab, postponesRender(of: page) { return }
      render(page)
      respondToPoll(page, configuration.clock())
      if hasNoTab {
        await save(page)
        hibernate(page)
      }
    }
  }

  // MARK: Tasks

  /// Starts the new tasks of the page. They run on this actor, between turns or while a turn pauses; a state change
  /// outside of a turn schedules a turn (``Page/renderAfterChanges(outside:)``).
  ///
  /// A suspended task keeps the actor alive, but not the page: ``end(_:)`` releases the page and cancels its tasks.
  func startTasks(of page: Page) {
    let tasks = page.host.tasks
    guard tasks.hasPending else { return }
    for id in tasks.consumePending() {
      // The task inherits the receiver. Setting it in an asynchronous closure around the work would leave this actor.
      let task = ProgrammerError.$receiver.withValue(errorReceiver(of: page)) {
        EventID.$current.withValue(tasks.eventID(of: id)) {
          Task(executorPreference: account) { [weak self] in await self?.run(id) }
        }
      }
      tasks.didStart(id) { task.cancel() }
    }
  }

  private func run(_ id: TreeTasks.ID) async {
    // No local constant refers to the page, so that the end of the session releases it.
    guard let work = tasks?.work(of: id) else { return }
    do { try await work.run() } catch { tasks?.didFail(id, error) }
    tasks?.didFinish(id)
  }

  /// The tasks of the page; `nil` if the session has ended.
  var tasks: TreeTasks? { outsideOfTurns { $0.host.tasks } }

  /// Shows the failure notice for programmer errors in tasks; `nil` if they stop the program.
  private func errorReceiver(of page: Page) -> ProgrammerErrorReceiver? {
    guard !configuration.stopsAtProgrammerErrors else { return nil }
    return ProgrammerErrorReceiver { [mailbox = page.mailbox] error in
      mailbox.post { $0.fail(HandlerFailure(error)) }
    }
  }

  // MARK: End

  /// Ends the session: responds to the waiting poll and releases the page.
  func end(_ response: LiveResponse = .unknown) {
    guard case .live(let page) = phase else { return }
    if response == .moved { storeHandoff(of: page) }
    phase = .ended(response == .moved || response == .loading ? response : .unknown)
    endWaiting(with: response)
    disappear(page)
    page.end()
  }

  private func storeHandoff(of page: Page) {
    guard let pack = page.pack else { return }
    handoff = PendingHandoff(
      pack { [account] number in account.run { await self.runHandoffAction(number) } }, of: page)
  }

  private func runHandoffAction(_ number: Int) { handoff?.run(number) }

  /// Returns the state that the page left for the next page of `tab`, at the first call only.
  func consumeHandoff(of tab: String) -> (any Sendable)? {
    connection.isTab(tab) ? handoff?.consume() : nil
  }
}
