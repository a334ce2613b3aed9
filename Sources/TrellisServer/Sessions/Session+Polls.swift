import TrellisComponents
import TrellisDOM
import TrellisHosting

/// The attachment of the session's tab, its polls, and the responses to its requests.
extension Session {
  /// Attaches a tab, or reconnects the attached tab.
  ///
  /// - Parameter handoff: the state that the previous page of the tab left for this one.
  func attach(
    _ request: ClientMessage.Attach, version: String, handoff: (any Sendable)? = nil, now: Moment
  ) async -> LiveResponse {
    let response = await turn { page -> LiveResponse in
      guard connection.canAttach(request.header.tab) else { return .unknown }
      if let refusal = connection.attach(request.header, now: now) {
        let response = refuse(refusal, of: page)
        // The tab is already moving, and requests the next page.
        return response == .moved && request.isMove ? .unknown : response
      }
      activity.record(now)
      let tracer = startTurn("attach", page)
      defer { tracer?.finishTurn() }
      appear(page)
      if connection.sequence.done < request.next ?? .max {
        page.apply(request.screen)
        recordScreen(request.screen)
      }
      if let handoff { page.adopt(handoff) }
      render(page)
      respondToPoll(page, now)
      return self.response(page, after: request.header.acknowledged, now, attaching: version)
    }
    return response.map { committed($0) } ?? .unknown
  }

  /// Responds when there is a batch, or when the poll times out.
  ///
  /// - Parameters:
  ///   - onUse: called before the response if the tab is attached to this session, unless it was called within the last
  ///     4 s.
  ///   - isCurrent: whether no user has signed out since the user of the request was found.
  ///   - onHandled: called once, when the poll waits or has been answered.
  func poll(
    _ request: ClientMessage.Poll, now: Moment, onUse: () -> Void = {},
    isCurrent: () -> Bool = { true }, onHandled: () -> Void = {}, respond: @escaping Respond
  ) async {
    defer { onHandled() }
    let isLive: Void? = await turn { page in
      guard connection.isTab(request.header.tab) else { return respond(endedResponse) }
      reportUse(onUse, now)
      if let refusal = connection.admitPoll(request.header, now: now) {
        return respond(refuse(refusal, of: page))
      }
      appear(page)
      render(page, hasInput: false)
      let (superseded, decision) = connection.poll(request, now: now, respond: respond)
      end(superseded, with: .superseded)
      switch decision {
      case .superseded: respond(.superseded)
      case .nothing:
        hibernateIfQuiet(page, now: now)
        respond(.nothing)
      case .deliver: send(response(page, after: request.header.acknowledged, now), to: respond)
      case .wait(let deadline):
        hibernateUnchangedContents(of: page)
        reminders.remind(self, of: deadline, now: now)
        // Last, because tests advance the clock when they see the poll counted.
        configuration.metrics.waitingPolls.add(1)
        // A sign-out that ended the waiting polls before this one waited would be noticed at its end only.
        if !isCurrent() { endWaiting() }
      }
    }
    // A tab whose session is lost sends its next poll, and takes the session over.
    if isLive == nil { respond(isLost ? .elsewhere : endedResponse) }
  }

  /// Handles the disconnect of a poll's client, possibly before the poll itself.
  ///
  /// - Parameter tab: the tab of the poll; another tab's disconnect is ignored.
  func pollDisconnected(_ poll: UInt64, of tab: String) async {
    await turn { _ in
      if connection.isTab(tab) { end(connection.clientDisconnected(poll), with: .nothing) }
    }
  }

  /// Responds to the waiting poll if held-back batches may be sent now, or if it has timed out.
  func timeOut(now: Moment) async {
    await turn { page in
      if reminders.isRenderDue(at: now) { render(page) }
      respondToPoll(page, now)
      if let late = connection.releaseIfLate(now: now) {
        end(late, with: .nothing)
        hibernateIfQuiet(page, now: now)
      } else if let deadline = connection.polls.waiting?.deadline {
        reminders.remind(self, of: deadline, now: now)
      }
    }
  }

  /// Ends the waiting poll at once. A tab whose poll ends without batches polls again.
  func endWaiting(with response: LiveResponse = .nothing) {
    end(connection.release(), with: response)
  }

  /// Responds to the waiting poll if there are batches for it.
  func respondToPoll(_ page: Page, _ now: Moment) {
    guard let poll = connection.releaseForDelivery(now: now) else { return }
    end(poll, with: response(page, after: poll.acknowledged, now))
  }

  private func end(_ poll: PollSlot.Waiting?, with response: LiveResponse) {
    guard let poll else { return }
    configuration.metrics.waitingPolls.add(-1)
    send(response == .nothing && isLost ? .elsewhere : response, to: poll.respond)
  }

  // MARK: Responses

  /// Returns `response`, and ends the session if its tab has moved to another page.
  func refuse(_ response: LiveResponse, of page: Page) -> LiveResponse {
    guard response == .moved else { return response }
    let response: LiveResponse = page.loadsDocument ? .loading : .moved
    end(response)
    return response
  }

  /// Calls `onUse`, at most once in 4 s (``SessionActivity``).
  func reportUse(_ onUse: () -> Void, _ now: Moment) {
    if activity.consumeReport(now) { onUse() }
  }

  func response(
    _ page: Page, after acknowledged: UInt64, _ now: Moment, attaching version: String? = nil
  ) -> LiveResponse {
    let attaching = version.map { (token: token.text, version: $0) }
    var isReset = false
    let response = connection.response(after: acknowledged, now: now, attaching: attaching) {
      staleNodeIDs in
      isReset = true
      let document = page.host.document
      return staleNodeIDs.resetting(document) { document.resetPatch() }.wire
    }
    if isReset {
      configuration.metrics.resets.add(1)
      updateMemoryEstimate(of: page)
    }
    return response
  }
}
