import Foundation
import Logging
import Synchronization
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout

/// One tab's live copy of a page.
///
/// Everything that is mutable about the page belongs to this actor and never leaves it: requests
/// come in as records, HTML and patches go out as text. Each request is one *turn*, and turns follow one
/// another: see ``TurnLine``. A turn that takes long pauses between two events or two jobs, so that other
/// sessions have theirs; the turns of this session wait meanwhile. Only ``end(_:)`` comes in between: the
/// turn that pauses finds the session ended and does nothing more.
actor Session {
  /// The services that a session shares with all others.
  struct Configuration: Sendable {
    var environment: Environment
    var limits = DeliveryQueue.Limits()
    var logger: Logger
    var metrics: Metrics
    var assets = AssetCatalog()
    /// How long a session is quiet before it lets go of what can be computed again.
    var compactAfter: Duration = .seconds(20)
    var turns = TurnBudget()
    var renderLimits = PassLimits()
    var clock: @Sendable () -> Moment = { .now }
    /// Whether a programmer's mistake stops the program rather than failing its page.
    var stopsAtMistakes = ProcessInfo.processInfo.environment["TRELLIS_STRICT"] == "1"
  }

  /// Has the session's ``timeOut(now:)`` called at or after a moment.
  typealias Reminder = @Sendable (Session, Moment) -> Void

  /// The first HTML of a page.
  struct FirstPage: Sendable {
    let title: String
    let description: String?
    let language: String
    let direction: WritingDirection
    let html: RenderedHTML
    /// The font files that the texts are painted with.
    let fonts: PageFonts
  }

  nonisolated let token = SessionToken.random()
  /// Whom the page was opened for.
  nonisolated let identity: String?
  /// Where the session does what no request asks for, such as timers.
  nonisolated let account: ThreadPool.Account
  /// About how many bytes of memory the session takes, for the budget of all.
  nonisolated let weight = Atomic<Int>(0)
  private let route: Route
  private let configuration: Configuration
  private let location: Location
  private let target: String
  private let client: AddressGroup
  private var line = TurnLine()
  private(set) var page: Page?
  private(set) var queue: DeliveryQueue
  private var inbox = EventInbox()
  private var requests = RateLimit(perSecond: 100, burst: 400)
  private var resets = RateLimit(perSecond: 1, burst: 20)
  private var events = RateLimit(perSecond: 200, burst: 1000)
  private(set) var staleNodeIDs = StaleNodeIDs()
  private var tab: String?
  private var waiting: (poll: UInt64, respond: Respond)?
  private var reminder: Reminder?
  private(set) var isEnded = false
  /// The batch with which the tab leaves for another page; once it has that, the session ends.
  private var lastBatch: UInt64?
  /// When something was last done here.
  private var lastActivity: Moment
  /// When the store of sessions was told last that the tab was heard of.
  private var lastHeard: Moment?

  typealias Respond = @Sendable (LiveResponse) -> Void

  /// - Parameters:
  ///   - target: the address of `location` as it was sent, with its query.
  ///   - client: who opens the session, and has its work charged.
  init(
    route: Route, location: Location, target: String, identity: String? = nil,
    client: AddressGroup = .loopback, configuration: Configuration
  ) {
    self.identity = identity
    self.client = client
    account = ThreadPool.sessions.account(of: client)
    self.route = route
    self.location = location
    self.target = target
    self.configuration = configuration
    lastActivity = configuration.clock()
    queue = DeliveryQueue(limits: configuration.limits)
  }

  // MARK: First page

  /// Sets the page up, builds it once for `screen`, and returns its HTML, which a tab can attach
  /// to.
  ///
  /// - Parameter scrollBar: CSS px of the screen's width that a page higher than the screen leaves to a
  ///   scroll bar; such a page is laid out twice.
  /// - Throws: what the route's body throws.
  func open(
    screen: ClientMessage.Screen?, scrollBar: Double = 0, reminder: Reminder?
  ) throws -> FirstPage {
    let page = try makePage(screen: screen, scrollBar: scrollBar, reminder: reminder)
    guard let host = page.host else { preconditionFailure("a page that was opened has a host") }
    host.document.announceAll()
    noteWeight(of: host)
    let html = HTMLWriter.page(host.document)
    return FirstPage(
      title: page.title, description: page.description, language: page.language,
      direction: host.environment.traits.writingDirection, html: html,
      fonts: PageFonts(of: host, inHeight: screen?.height ?? Self.usualHeight))
  }

  /// The height of a window of which nothing is known, in CSS pixels.
  private static let usualHeight = 1200.0

  /// Sets the page up for a tab that shows something else: it will be sent the whole tree.
  func openAfresh(screen: ClientMessage.Screen, reminder: Reminder?) throws {
    let page = try makePage(screen: screen, reminder: reminder)
    if let host = page.host { noteWeight(of: host) }
    queue.demandReset(after: 0)
  }

  private func makePage(
    screen: ClientMessage.Screen?, scrollBar: Double = 0, reminder: Reminder?
  ) throws -> Page {
    self.reminder = reminder
    precondition(page == nil, "a session is opened once")
    let mailbox = Mailbox { [weak self, account] in
      account.run { await self?.turn() }
    }
    let page = Page(
      route: route, location: location, identity: identity, assets: configuration.assets,
      mailbox: mailbox, account: account, client: client)
    let provider = try provider(of: page)
    var environment = configuration.environment
    environment.traits.language = page.language
    if let screen { environment.traits.take(screen) }
    let host = ComponentHost(environment: environment) { [unowned page] in
      withContext(page) { provider() }
    }
    host.limits = configuration.renderLimits
    host.cover = { [unowned page] in page.shown($0) }
    host.document.noteHandler = { [logger = configuration.logger] in logger.debug("\($0)") }
    host.document.title = page.title
    host.document.clientNavigated(to: target)
    page.onFailure = {
      [metrics = configuration.metrics, logger = configuration.logger, pattern = route.pattern] in
      metrics.failures.add(1)
      logger.error("\(pattern.text): \($0)")
    }
    host.onRemoteUpdate = { mailbox.post { _ in } }
    page.host = host
    var mistake: Mistake?
    if !configuration.stopsAtMistakes { host.onMistake = { mistake = mistake ?? $0 } }
    host.renderIfNeeded()
    if scrollBar > 0 { leaveRoom(for: scrollBar, host) }
    host.willAppear()
    if let mistake {
      page.end()
      throw mistake
    }
    if !configuration.stopsAtMistakes { host.onMistake = { [weak page] in page?.fail($0) } }
    self.page = page
    return page
  }

  /// The component provider that the route's body returns for `page`.
  ///
  /// - Throws: what the body throws, or the first mistake in it.
  private func provider(of page: Page) throws -> () -> Component? {
    if configuration.stopsAtMistakes { return try route.body(page) }
    let recorder = MistakeRecorder()
    let provider = try recorder.record { try route.body(page) }
    if let mistake = recorder.mistakes.first { throw mistake }
    return provider
  }

  /// Runs code of the application that is not part of a render; the page shows what it throws.
  private func run(_ page: Page, _ body: () throws -> Void) {
    do { try page.host?.takingMistakes(body) } catch { page.fail(error) }
  }

  /// Lays a page that is higher than its screen out for the width that a scroll bar leaves.
  private func leaveRoom(for scrollBar: Double, _ host: ComponentHost) {
    var traits = host.environment.traits
    guard let frame = host.document.root.frame, frame.height > traits.viewport.height else {
      return
    }
    traits.viewport.width = max(1, traits.viewport.width - scrollBar)
    host.update(traits: traits)
    host.renderIfNeeded()
  }

  // MARK: Requests

  /// A tab takes the session over, or comes back to it.
  func attach(_ request: ClientMessage.Attach, version: String, now: Moment) async -> LiveResponse {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page, !isEnded, tab == nil || tab == request.header.tab else { return .unknown }
    if let wait = requests.take(1, now: now) { return .busy(wait) }
    tab = request.header.tab
    lastActivity = now
    if let answer = accept(request.header, now: now) { return answer }
    if inbox.done < request.next ?? .max { take(request.screen, page) }
    render(page)
    wake(now)
    return answer(after: request.header.acknowledged, now, attaching: version)
  }

  /// Answers when there is something, or when the time is over.
  ///
  /// - Parameter heard: called if the tab is the session's, before it is answered; at most once a second.
  func poll(
    _ request: ClientMessage.Poll, now: Moment, heard: () -> Void = {}, respond: @escaping Respond
  ) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page, !isEnded, tab == request.header.tab else { return respond(absence) }
    tell(heard, now)
    if let wait = requests.take(1, now: now) { return respond(.busy(wait)) }
    if let answer = accept(request.header, now: now) { return respond(answer) }
    render(page)
    let turn = queue.poll(
      request.poll, after: request.header.acknowledged, isBrief: request.isBrief, now: now)
    if turn.superseded != nil { endPoll(.superseded) }
    switch turn.decision {
    case .superseded: respond(.superseded)
    case .answerNothing:
      compactIfQuiet(now: now)
      respond(.nothing)
    case .answer: respond(answer(after: request.header.acknowledged, now))
    case .wait(let deadline):
      waiting = (request.poll, respond)
      reminder?(self, deadline)
      // Last: whoever sees it counted may let the time pass.
      configuration.metrics.waitingPolls.add(1)
    }
  }

  /// Does what is new among `request`'s events, and answers with what came of it.
  ///
  /// - Parameter heard: called if the tab is the session's, before anything is done; at most once a second.
  func events(_ request: ClientMessage.Events, now: Moment, heard: () -> Void = {}) async
    -> LiveResponse
  {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page, !isEnded, tab == request.header.tab else { return absence }
    tell(heard, now)
    if let wait = events.take(max(1, request.events.count), now: now) { return .busy(wait) }
    if let answer = accept(request.header, now: now) { return answer }
    if let range = newEvents(request.events, from: request.first) {
      // A call that may wait takes memory of its own, which one event has no use for.
      if range.count == 1 {
        begin(request.events, range.lowerBound, from: request.first, page)
      } else {
        await perform(request.events, range, from: request.first, page)
      }
      lastActivity = now
    }
    guard !isEnded else { return absence }
    render(page)
    if let answer = leave(after: request.header.acknowledged) { return answer }
    if lastBatch != nil { wake(now) }
    return answer(after: request.header.acknowledged, now)
  }

  /// Calls `heard`, unless that was done less than a second ago: each call takes the lock of the list of all
  /// sessions, and the list needs a session's last use to a second only.
  private func tell(_ heard: () -> Void, _ now: Moment) {
    if let lastHeard, lastHeard <= now, now < lastHeard.advanced(by: .seconds(1)) { return }
    lastHeard = now
    heard()
  }

  /// The positions of what is new among `events`, which are numbered from `first`; `nil` if nothing is.
  private func newEvents(_ events: [ClientMessage.Event], from first: UInt64) -> Range<Int>? {
    guard case .perform(let range) = inbox.admit(first: first, count: events.count),
      !range.isEmpty
    else { return nil }
    return range
  }

  /// Does the events at the positions `range`.
  ///
  /// Where that takes long, the turn pauses after an event: what is done is noted, and what is not done
  /// follows before any other turn of this session.
  private func perform(
    _ events: [ClientMessage.Event], _ range: Range<Int>, from first: UInt64, _ page: Page
  ) async {
    var start = configuration.turns.clock()
    for index in range {
      begin(events, index, from: first, page)
      guard index < range.upperBound - 1 else { return }
      await pauseIfLong(since: &start)
      if isEnded { return }
    }
  }

  private func begin(
    _ events: [ClientMessage.Event], _ index: Int, from first: UInt64, _ page: Page
  ) {
    inbox.begin(first + UInt64(index))
    handle(events[index], page)
  }

  /// Lets others have their turns if this one has computed for long.
  private func pauseIfLong(since start: inout Int) async {
    guard configuration.turns.clock() - start >= configuration.turns.length else { return }
    configuration.metrics.pausedTurns.add(1)
    await configuration.turns.pause()
    // Another thread may go on, whose clock shows another time.
    start = configuration.turns.clock()
  }

  /// Waits until the turns that came before have ended.
  private func waitForTurn() async {
    await withCheckedContinuation { line.wait($0) }
  }

  private func endTurn() { line.leave()?.resume() }

  /// The answer to a tab whose session has ended.
  private var absence: LiveResponse { isEnded && lastBatch != nil ? .moved : .unknown }

  /// Ends the session if its tab has all that it needs for going elsewhere.
  private func leave(after acknowledged: UInt64) -> LiveResponse? {
    guard let lastBatch, acknowledged >= lastBatch else { return nil }
    end(.moved)
    return .moved
  }

  /// The tab that holds the session goes away: does what it tells last, and ends.
  ///
  /// No rate holds these events up, as there are few of them, nobody tries again, and it is but once.
  ///
  /// - Parameter identity: who says so; nothing is done for another than whom the page was opened for.
  /// - Returns: whether it was this tab's session.
  func leave(_ request: ClientMessage.Leave, identity: String?) async -> Bool {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    // The session of a tab that went to another page has ended, and is still listed.
    if isEnded { return lastBatch != nil && tab == request.tab }
    guard let page, tab == nil || tab == request.tab else { return false }
    if self.identity == identity, let range = newEvents(request.events, from: request.first) {
      await perform(request.events, range, from: request.first, page)
      render(page)
    }
    end()
    return true
  }

  /// The client of a waiting poll has gone.
  ///
  /// - Parameter tab: the name that the poll gave; the poll of another tab is not the session's.
  func forget(poll: UInt64, of tab: String) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard tab == self.tab else { return }
    queue.forget(poll: poll)
    if waiting?.poll == poll { endPoll(.nothing) }
  }

  /// Answers the waiting poll if what was held back for it may be sent, or if its time is over.
  func timeOut(now: Moment) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    wake(now)
    if queue.timeOut(now: now) != nil {
      endPoll(.nothing)
      compactIfQuiet(now: now)
    } else if let deadline = queue.deadline {
      reminder?(self, deadline)
    }
  }

  /// Ends the waiting poll, whatever its time; a tab that is told nothing asks again at once.
  func endWaiting(with answer: LiveResponse = .nothing) {
    if queue.endPoll() != nil { endPoll(answer) }
  }

  private func compactIfQuiet(now: Moment) {
    if lastActivity.advanced(by: configuration.compactAfter) <= now { letGo() }
  }

  /// Lets go of what can be computed again, as nobody needs it for now.
  func compact() async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    letGo()
  }

  private func letGo() {
    guard let host = page?.host, !isEnded, host.compact() else { return }
    noteWeight(of: host)
  }

  private func noteWeight(of host: ComponentHost) {
    let bytes = SessionWeight(
      host: host, queue: queue, staleNodeIDs: staleNodeIDs, target: target
    ).bytes
    weight.store(bytes, ordering: .relaxed)
  }

  /// Answers the waiting poll and lets go of the page.
  func end(_ answer: LiveResponse = .unknown) {
    guard !isEnded else { return }
    isEnded = true
    endWaiting(with: answer)
    if let host = page?.host {
      // A controller may ask for its component at its end.
      if !host.controllers(ComponentController.self).isEmpty { host.restore() }
      host.didDisappear()
    }
    page?.end()
    page = nil
  }

  /// The tree as text, an element a line, for tests and for logs; `nil` once the session ended.
  var treeDescription: String? {
    (page?.host?.document).map { ReplicaDocument(of: $0).root.description }
  }

  /// The number of the poll that waits for an answer.
  var waitingPoll: UInt64? { waiting?.poll }

  // MARK: Turns

  /// Does what came in from outside, and tells the tab.
  private func turn() async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page, !isEnded else { return }
    let jobs = page.takeJobs()
    if !jobs.isEmpty {
      lastActivity = configuration.clock()
      // Jobs change the values that components are built from.
      page.host?.restore()
    }
    // A turn of one job has no place to pause at.
    var start = jobs.count > 1 ? configuration.turns.clock() : 0
    for (index, job) in jobs.enumerated() {
      run(page) { try job(page) }
      if index < jobs.count - 1 { await pauseIfLong(since: &start) }
      if isEnded { return }
    }
    render(page)
    wake(configuration.clock())
  }

  private func handle(_ event: ClientMessage.Event, _ page: Page) {
    switch event {
    case .user(let event):
      let isAccepted = page.host?.handle(staleNodeIDs.translated(event)) ?? false
      configuration.metrics.events.add(1)
      if !isAccepted { configuration.metrics.refusedEvents.add(1) }
    case .screen(let screen): take(screen, page)
    case .finish(let animation): page.host?.animationEnded(animation)
    case .location(let target):
      page.host?.restore()
      page.host?.document.clientNavigated(to: target)
      guard let location = Router(routes: [route]).route(for: target)?.location else {
        page.isLeft = true
        return
      }
      page.location = location
      run(page) { try page.onLocationChange?(location) }
    }
  }

  private func take(_ screen: ClientMessage.Screen, _ page: Page) {
    guard let host = page.host else { return }
    var traits = host.environment.traits
    traits.take(screen)
    host.update(traits: traits)
  }

  /// Renders what changed, and makes a batch of it unless too many are on their way.
  private func render(_ page: Page) {
    guard let host = page.host else { return }
    defer { noteWeight(of: host) }
    host.renderIfNeeded()
    // Changes that a controller made during this render have a turn of their own.
    if host.needsRender { page.updater { _ in } }
    guard !queue.isBlocked else { return }
    if host.document.needsRenumbering { queue.demandReset() }
    // A reset would take the place of the batch, and of what is asked for once: that comes after it.
    let isSuperseded = queue.isResetDemanded && !page.isLeft
    if host.document.hasChanges, !isSuperseded { enqueue(host.document.takePatch()) }
    if page.isLeft { lastBatch = queue.last }
  }

  private func enqueue(_ patch: Patch) {
    guard !patch.isEmpty else { return }
    let operations = patch.wire
    queue.enqueue(operations)
    configuration.metrics.batches.add(1)
    configuration.metrics.batchBytes.add(operations.count)
  }

  // MARK: Answers

  /// - Returns: what to answer if the header is not in order.
  private func accept(_ header: ClientMessage.Header, now: Moment) -> LiveResponse? {
    switch queue.acknowledge(header.acknowledged) {
    case .accepted:
      if let answer = leave(after: header.acknowledged) { return answer }
      guard header.wantsReset else { return nil }
      if let wait = resets.take(1, now: now) { return .busy(wait) }
      queue.demandReset(after: header.acknowledged)
      return nil
    case .ofTheFuture: return .invalid("batch \(header.acknowledged) was never sent")
    }
  }

  private func answer(
    after acknowledged: UInt64, _ now: Moment, attaching version: String? = nil
  ) -> LiveResponse {
    let session = version == nil ? nil : token.text
    switch queue.deliver(after: acknowledged, now: now) {
    case .nothing:
      return .delivery([], done: inbox.done, session: session, version: version)
    case .batches(let batches):
      return .delivery(batches, done: inbox.done, session: session, version: version)
    case .reset:
      configuration.metrics.resets.add(1)
      let operations = page?.host.map(reset) ?? []
      let number = queue.beginReset(of: operations.count, now: now)
      if let host = page?.host { noteWeight(of: host) }
      let reset = DeliveryQueue.Batch(number: number, operations: operations)
      return .delivery([], reset: reset, done: inbox.done, session: session, version: version)
    }
  }

  /// The whole tree; its elements get new numbers.
  private func reset(_ host: ComponentHost) -> [UInt8] {
    staleNodeIDs.resetting(host.document) { host.document.resetPatch() }.wire
  }

  /// Answers the waiting poll if there is something for it.
  private func wake(_ now: Moment) {
    guard let acknowledged = queue.wake(now: now) else { return }
    endPoll(answer(after: acknowledged, now))
  }

  private func endPoll(_ answer: LiveResponse) {
    guard let respond = waiting?.respond else { return }
    waiting = nil
    configuration.metrics.waitingPolls.add(-1)
    respond(answer)
  }
}
