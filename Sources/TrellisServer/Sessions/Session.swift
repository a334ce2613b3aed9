import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout

/// The live page of one tab.
///
/// All mutable state of the page belongs to this actor and never leaves it: requests come in as records,
/// HTML and patches go out as text. Each request, and the work in the page's mailbox, is one *turn*. A turn
/// takes the input, applies it, renders if something changed, and makes a batch of the patch. Only the
/// session renders its host: at the end of a turn, and before each further event of a request, so that each
/// event sees the effects of the events before it.
///
/// Turns of a session are serial: see ``TurnLine``. A long turn pauses between two events or two jobs, so
/// that other sessions get theirs; the turns of this session wait meanwhile. Only ``end(_:)`` and the page's tasks can
/// run during a pause: a paused turn that finds the session ended stops, and shows the changes of tasks at its end.
actor Session {
  /// Schedules a call of the session's ``timeOut(now:)`` at or after a moment.
  typealias Reminder = @Sendable (Session, Moment) -> Void

  typealias Respond = @Sendable (LiveResponse) -> Void

  enum Phase {
    case live(Page)
    /// The response to all further requests of the tab.
    case ended(LiveResponse)
  }

  nonisolated let token = SessionToken.random()
  /// The user for whom the page was opened.
  nonisolated let identity: UserIdentity?
  /// The thread account for work without a request, such as timers.
  nonisolated let account: ThreadPool.Account
  private nonisolated let memory: SessionMemory
  /// The address at which the page was opened.
  let target: String
  let configuration: Shared<Configuration>
  let line = TurnLine()
  private(set) var phase: Phase
  var link: ClientLink
  /// What the page left to the next page of its tab.
  private var luggage: LeftLuggage?
  var reminders: SessionReminders
  private(set) var activity: SessionActivity
  /// Whether changes make batches; before the first HTML is written, they belong to it.
  private var makesBatches: Bool

  /// Opens a page, to which a tab can attach.
  ///
  /// - Parameter startsWithReset: whether the tab shows something else, so that it needs the whole tree;
  ///   otherwise it shows ``firstPage(inHeight:)``.
  /// - Throws: the error of the route's body, or the first mistake of a programmer in it or in the first render.
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
    var link = ClientLink(limits: configuration.limits)
    if startsWithReset { link.queue.demandReset() }
    makesBatches = startsWithReset
    self.link = link
    memory = SessionMemory(mailbox: mailbox)
    memory.note(SessionWeight(of: page, target: target))
    page.renderAfterChanges(outside: line)
    phase = .live(page)
    mailbox.connect { [weak self, account] in account.run { await self?.takeMail() } }
  }

  /// The page, until the session ends.
  var page: Page? {
    if case .live(let page) = phase { page } else { nil }
  }

  var isEnded: Bool { page == nil }

  /// Whether `tab` is the one that has attached to this session.
  func isTab(_ tab: String) -> Bool { link.isTab(tab) }

  // MARK: Requests

  /// The first HTML of the page, to which a tab can attach.
  ///
  /// - Parameter height: the height of the window in CSS px; `nil` if it is unknown.
  func firstPage(inHeight height: Double?) -> FirstPage? {
    guard case .live(let page) = phase else { return nil }
    defer { noteWeight(of: page) }
    makesBatches = true
    return FirstPage(page, inHeight: height)
  }

  /// Applies the new events of `request`, and calls `respond` in the session's turn, so that the task of the request
  /// does not leave the session for its response.
  func events(
    _ request: ClientMessage.Events, now: Moment, onUse: () -> Void, respond: Respond
  ) async {
    respond(await events(request, now: now, onUse: onUse))
  }

  /// Attaches a tab, or reconnects the attached one.
  ///
  /// - Parameter luggage: what the page before has left to the next page of the tab.
  func attach(
    _ request: ClientMessage.Attach, version: String, luggage: (any Sendable)? = nil, now: Moment
  ) async -> LiveResponse {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase, link.canAttach(request.header.tab) else { return .unknown }
    if let refusal = link.attach(request.header, now: now) {
      let response = refuse(refusal)
      // The tab knows that it moves, and asks for the next page.
      return response == .moved && request.isMove ? .unknown : response
    }
    activity.note(now)
    let tracer = startTurn("attach", page)
    defer { tracer?.finishTurn() }
    appear(page)
    if link.sequence.done < request.next ?? .max { page.take(request.screen) }
    if let luggage { page.takeOver(luggage) }
    render(page)
    respondToPoll(page, now)
    return response(page, after: request.header.acknowledged, now, attaching: version)
  }

  /// Applies the new events of `request`, and responds with the resulting batches.
  ///
  /// - Parameter onUse: called first if the tab is the session's, unless it was called within the last 4 s.
  func events(
    _ request: ClientMessage.Events, now: Moment, onUse: () -> Void = {}
  ) async -> LiveResponse {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase, link.isTab(request.header.tab) else { return absence }
    reportUse(onUse, now)
    let header = request.header
    if let refusal = link.admitEvents(request.events.count, header, now: now) {
      return refuse(refusal)
    }
    let tracer = startTurn("events", page)
    defer { tracer?.finishTurn() }
    appear(page)
    var isWhole = true
    if let range = link.newEvents(request.events.count, from: request.first) {
      // A call that may suspend allocates memory, which one event does not need.
      if range.count == 1 {
        isWhole = apply(request.events, range.lowerBound, from: request.first, page)
      } else {
        isWhole = await apply(request.events, range, from: request.first, page)
      }
      activity.note(now)
    }
    guard !isEnded else { return absence }
    render(page)
    if link.hasMoved(after: header.acknowledged) { return refuse(.moved) }
    if !isWhole { return .invalid("an event changes a value that the session does not have") }
    if link.lastBatch != nil { respondToPoll(page, now) }
    return response(page, after: header.acknowledged, now)
  }

  /// Handles the leaving of the session's tab: applies its last events, and ends the session.
  ///
  /// Not rate-limited: the events are bounded, and sent once, then the session ends.
  ///
  /// - Parameter identity: the user of the request; nothing is applied if the page belongs to another user.
  /// - Returns: whether the session belonged to this tab.
  func leave(_ request: ClientMessage.Leave, identity: UserIdentity?) async -> Bool {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase else {
      // The session of a tab that moved to another page has ended, and is still listed.
      return (absence == .moved || absence == .loading) && link.isTab(request.tab)
    }
    guard link.canAttach(request.tab) else { return false }
    if self.identity == identity,
      let range = link.newEvents(request.events.count, from: request.first)
    {
      _ = await apply(request.events, range, from: request.first, page, takingScreens: false)
      if !isEnded { render(page) }
    }
    end()
    return true
  }

  /// Ends the session: responds to the waiting poll and releases the page.
  func end(_ response: LiveResponse = .unknown) {
    guard case .live(let page) = phase else { return }
    if response == .moved { leaveLuggage(of: page) }
    phase = .ended(response == .moved || response == .loading ? response : .unknown)
    endWaiting(with: response)
    disappear(page)
    page.end()
  }

  private func leaveLuggage(of page: Page) {
    guard let pack = page.pack else { return }
    luggage = LeftLuggage(
      pack { [account] number in account.run { await self.runLeft(number) } }, of: page)
  }

  private func runLeft(_ number: Int) { luggage?.run(number) }

  /// What the page left to the next page of `tab`, once.
  func takeLuggage(of tab: String) -> (any Sendable)? {
    link.isTab(tab) ? luggage?.take() : nil
  }

  // MARK: Turns

  func endTurn() { line.leave()?.resume() }

  /// Applies the events at the positions `range`.
  ///
  /// If this takes long, the turn pauses after an event. Applied events are marked, and the others follow
  /// before any other turn of this session. The client saw no render between these events, so that of several screens
  /// only the last one is taken: a change of the screen lays out the whole page.
  ///
  /// - Parameter takesScreens: whether the client will see a render.
  /// - Returns: whether no event was refused; those after a refused one are not applied.
  private func apply(
    _ events: [ClientMessage.Event], _ range: Range<Int>, from first: UInt64, _ page: Page,
    takingScreens takesScreens: Bool = true
  ) async -> Bool {
    var start = configuration.turns.clock()
    let lastScreen = takesScreens ? range.last { events[$0].isScreen } : nil
    for index in range {
      if events[index].isScreen, index != lastScreen {
        link.begin(first + UInt64(index))
        continue
      }
      // An event sees the effects of the events before it.
      if index > range.lowerBound { page.host.renderIfNeeded() }
      guard apply(events, index, from: first, page) else { return false }
      guard index < range.upperBound - 1 else { break }
      await pauseIfLong(since: &start)
      if isEnded { break }
    }
    return true
  }

  /// - Returns: whether the event was not refused.
  private func apply(
    _ events: [ClientMessage.Event], _ index: Int, from first: UInt64, _ page: Page
  ) -> Bool {
    let number = first + UInt64(index)
    if case .edit(let event, let splice) = events[index] {
      return apply(event, splice, number, page)
    }
    link.begin(number)
    switch events[index] {
    case .user(let event): handle(link.translated(event), page)
    case .edit: break
    case .screen(let screen): page.take(screen)
    case .finish(let animation): page.host.animationEnded(animation)
    case .location(let target): page.userWent(to: target, of: configuration.router)
    case .open(let target): page.userOpened(target)
    }
    return true
  }

  /// Applies an event with the value that `splice` makes; refuses it if the session does not have the base of the splice.
  private func apply(
    _ event: UIEvent, _ splice: TextSplice, _ number: UInt64, _ page: Page
  ) -> Bool {
    var event = link.translated(event)
    let target = event.target
    let value = link.splicedValue.value(of: splice) {
      page.host.document.element(for: target)?.knownValue
    }
    guard let value else { return false }
    event.value = value
    link.begin(number, splicing: value)
    handle(event, page)
    return true
  }

  private func handle(_ event: UIEvent, _ page: Page) {
    let isAccepted = page.host.handle(event)
    configuration.metrics.events.add(1)
    if !isAccepted { configuration.metrics.refusedEvents.add(1) }
  }

  /// Renders the changes, and makes a batch of the patch unless the queue is blocked.
  ///
  /// - Parameter hasInput: whether code of the page ran in this turn, so that its memory may have changed.
  func render(_ page: Page, hasInput: Bool = true) {
    reminders.didRender()
    let host = page.host
    let isRendered = host.renderIfNeeded()
    defer {
      if isRendered || hasInput {
        noteWeight(of: page)
      } else {
        memory.note(link)
      }
    }
    startTasks(of: page)
    // Changes by a controller during this render are rendered in another turn.
    if host.needsRender { page.mailbox.wake() }
    guard makesBatches, !link.queue.isBlocked else { return }
    // The tab moves after the newest batch.
    if page.isLeft, link.departure == page.departures { return }
    if host.document.needsRenumbering { link.queue.demandReset() }
    // A pending reset replaces the batch, and its one-time requests: these are sent after it.
    let isSuperseded = link.queue.isResetDemanded && !page.isLeft
    if host.document.hasChanges, !isSuperseded { enqueue(host.document.takePatch(), of: page) }
    if page.isLeft { link.moveAfterNewestBatch(departure: page.departures) }
  }

  private func enqueue(_ patch: Patch, of page: Page) {
    guard !patch.isEmpty else { return }
    let operations = page.listeners?.tracer?.traceEncoding { patch.wire } ?? patch.wire
    link.queue.enqueue(operations)
    configuration.metrics.batches.add(1)
    configuration.metrics.batchBytes.add(operations.count)
  }

  func noteWeight(of page: Page) {
    memory.note(SessionWeight(of: page, target: target))
    memory.note(link)
  }

  /// The approximate memory of the session in bytes, for the common budget.
  nonisolated var bytes: Int { memory.bytes }

  /// Records an input of the user or of the application.
  func noteActivity(_ now: Moment) { activity.note(now) }

  // MARK: Responses

  /// The response to a tab whose session has ended, or that does not own this session.
  var absence: LiveResponse {
    if case .ended(let response) = phase { response } else { .unknown }
  }

  /// Ends the session if its tab has moved to another page.
  func refuse(_ response: LiveResponse) -> LiveResponse {
    guard response == .moved else { return response }
    let response: LiveResponse = page?.loadsDocument == true ? .loading : .moved
    end(response)
    return response
  }

  /// Calls `onUse`, at most once in 4 s (``SessionActivity``).
  func reportUse(_ onUse: () -> Void, _ now: Moment) {
    if activity.takeReport(now) { onUse() }
  }

  func response(
    _ page: Page, after acknowledged: UInt64, _ now: Moment, attaching version: String? = nil
  ) -> LiveResponse {
    let attaching = version.map { (token: token.text, version: $0) }
    var isReset = false
    let response = link.response(after: acknowledged, now: now, attaching: attaching) {
      staleNodeIDs in
      isReset = true
      let document = page.host.document
      return staleNodeIDs.resetting(document) { document.resetPatch() }.wire
    }
    if isReset {
      configuration.metrics.resets.add(1)
      noteWeight(of: page)
    }
    return response
  }
}
