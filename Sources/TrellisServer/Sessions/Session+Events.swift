import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting

/// The events of the session's tab: a request applies its events one after the other.
extension Session {
  /// Applies the new events of `request`, and calls `respond` on the session's executor to save one hop.
  ///
  /// - Returns: `false`, without a response, if the session goes on from the store.
  func events(
    _ request: ClientMessage.Events, now: Moment, onUse: () -> Void, respond: Respond
  ) async -> Bool {
    let response = await events(request, now: now, onUse: onUse)
    if response == .unknown, isLost { return false }
    respond(response)
    return true
  }

  /// Applies the new events of `request`, and responds with the resulting batches.
  ///
  /// - Parameter onUse: called first if the tab is attached to this session, unless it was called within the last 4 s.
  func events(
    _ request: ClientMessage.Events, now: Moment, onUse: () -> Void = {}
  ) async -> LiveResponse {
    let response = await turn { page -> LiveResponse in
      guard connection.isTab(request.header.tab) else { return endedResponse }
      reportUse(onUse, now)
      let header = request.header
      if let refusal = connection.admitEvents(request.events.count, header, now: now) {
        return refuse(refusal, of: page)
      }
      let tracer = startTurn("events", page)
      defer { tracer?.finishTurn() }
      appear(page)
      var isWhole = true
      if let range = connection.newEvents(request.events.count, from: request.first) {
        // A single event is applied without the asynchronous call, which would allocate memory.
        if range.count == 1 {
          isWhole = apply(request.events, range.lowerBound, from: request.first, page)
        } else {
          isWhole = await applyAll(request.events, range, from: request.first, page)
        }
        activity.record(now)
      }
      guard !isEnded else { return endedResponse }
      render(page)
      if connection.hasMoved(after: header.acknowledged) { return refuse(.moved, of: page) }
      if !isWhole { return .invalid("an event changes a value that the session does not have") }
      if connection.lastBatch != nil { respondToPoll(page, now) }
      return self.response(page, after: header.acknowledged, now)
    }
    return committed(response)
  }

  /// Handles the tab's leave request: applies its last events, and ends the session.
  ///
  /// Not rate-limited: the number of events is bounded, and the session then ends.
  ///
  /// - Parameter identity: the user of the request; no event is applied if the page belongs to another user.
  /// - Returns: whether the session belonged to this tab.
  func leave(_ request: ClientMessage.Leave, identity: UserIdentity?) async -> Bool {
    await turn { page in
      guard connection.canAttach(request.tab) else { return false }
      if serves(identity),
        let range = connection.newEvents(request.events.count, from: request.first)
      {
        _ = await applyAll(request.events, range, from: request.first, page, applyingScreens: false)
        if !isEnded { render(page) }
      }
      end()
      return true
      // The session of a tab that moved to another page has ended, and is still listed.
    } ?? ((endedResponse == .moved || endedResponse == .loading) && connection.isTab(request.tab))
  }

  // MARK: One event after the other

  /// Applies the events at the positions `range`.
  ///
  /// If this takes long, the turn pauses after an event. Applied events are marked, and the remaining events follow
  /// before any other turn of this session. Only the last screen event is applied, because each lays out the whole page
  /// and the client sees no render in between.
  ///
  /// - Parameter appliesScreens: whether screen events are applied at all: not if no client will see a render.
  /// - Returns: `false` if an event was refused; later events are then not applied.
  private func applyAll(
    _ events: [ClientMessage.Event], _ range: Range<Int>, from first: UInt64, _ page: Page,
    applyingScreens appliesScreens: Bool = true
  ) async -> Bool {
    var start = configuration.turns.clock()
    let lastScreen = appliesScreens ? range.last { events[$0].isScreen } : nil
    for index in range {
      if events[index].isScreen, index != lastScreen {
        connection.begin(first + UInt64(index))
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

  /// Applies the event at the position `index`.
  ///
  /// - Returns: `false` if the event was refused.
  private func apply(
    _ events: [ClientMessage.Event], _ index: Int, from first: UInt64, _ page: Page
  ) -> Bool {
    let number = first + UInt64(index)
    if case .edit(let event, let splice) = events[index] {
      return applyEdit(event, splice, number, page)
    }
    connection.begin(number)
    switch events[index] {
    case .user(let event): handle(connection.translated(event), number, page)
    case .edit: break
    case .screen(let screen):
      page.apply(screen)
      recordScreen(screen)
    case .finish(let animation): page.host.animationEnded(animation)
    case .location(let target): page.userWent(to: target, of: configuration.router)
    case .open(let target): page.userOpened(target)
    }
    return true
  }

  /// Applies an event with the value from `splice`; refuses the event if the session does not have the base of the
  /// splice.
  private func applyEdit(
    _ event: UIEvent, _ splice: TextSplice, _ number: UInt64, _ page: Page
  ) -> Bool {
    var event = connection.translated(event)
    let target = event.target
    let value = connection.splicedValue.value(of: splice) {
      page.host.document.element(for: target)?.knownValue
    }
    guard let value else { return false }
    event.value = value
    connection.begin(number, splicing: value)
    handle(event, number, page)
    return true
  }

  private func handle(_ event: UIEvent, _ number: UInt64, _ page: Page) {
    recordEvent(event, of: page)
    let id = EventID(session: token.identifier, number: number)
    let isAccepted = EventID.$current.withValue(id) { page.host.handle(event) }
    configuration.metrics.events.add(1)
    if !isAccepted { configuration.metrics.refusedEvents.add(1) }
  }
}
