import TrellisComponents
import TrellisDOM

/// The polls of the session's tab.
extension Session {
  /// Responds when there is a batch, or when the time of the poll is over.
  ///
  /// - Parameters:
  ///   - onUse: called before the response if the tab is the session's, unless it was called within the last 4 s.
  ///   - whenTaken: called once, when the poll waits or has a response.
  func poll(
    _ request: ClientMessage.Poll, now: Moment, onUse: () -> Void = {}, whenTaken: () -> Void = {},
    respond: @escaping Respond
  ) async {
    if !line.enter() { await waitForTurn() }
    defer {
      endTurn()
      whenTaken()
    }
    guard case .live(let page) = phase, link.isTab(request.header.tab) else {
      return respond(absence)
    }
    reportUse(onUse, now)
    if let refusal = link.admitPoll(request.header, now: now) { return respond(refuse(refusal)) }
    appear(page)
    render(page, hasInput: false)
    let (superseded, decision) = link.poll(request, now: now, respond: respond)
    end(superseded, with: .superseded)
    switch decision {
    case .superseded: respond(.superseded)
    case .nothing:
      hibernateIfQuiet(page, now: now)
      respond(.nothing)
    case .deliver: respond(response(page, after: request.header.acknowledged, now))
    case .wait(let deadline):
      hibernateUnchangedContents(of: page)
      reminders.remind(self, of: deadline, now: now)
      // Last, because tests advance the clock when they see the poll counted.
      configuration.metrics.waitingPolls.add(1)
    }
  }

  /// Handles the disconnect of a poll's client, which may be handled before the poll.
  ///
  /// - Parameter tab: the tab of the poll; ignored if it is not the session's.
  func pollDisconnected(_ poll: UInt64, of tab: String) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard link.isTab(tab) else { return }
    end(link.hangUp(poll), with: .nothing)
  }

  /// Responds to the waiting poll if held-back batches may be sent, or if its time is over.
  func timeOut(now: Moment) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase else { return }
    if reminders.isRenderDue(at: now) { render(page) }
    respondToPoll(page, now)
    if let late = link.releaseIfLate(now: now) {
      end(late, with: .nothing)
      hibernateIfQuiet(page, now: now)
    } else if let deadline = link.polls.waiting?.deadline {
      reminders.remind(self, of: deadline, now: now)
    }
  }

  /// Ends the waiting poll at once; a tab whose poll ends without batches polls again.
  func endWaiting(with response: LiveResponse = .nothing) { end(link.release(), with: response) }

  /// Responds to the waiting poll if there are batches for it.
  func respondToPoll(_ page: Page, _ now: Moment) {
    guard let poll = link.releaseForDelivery(now: now) else { return }
    end(poll, with: response(page, after: poll.acknowledged, now))
  }

  private func end(_ poll: PollSlot.Waiting?, with response: LiveResponse) {
    guard let poll else { return }
    configuration.metrics.waitingPolls.add(-1)
    poll.respond(response)
  }
}
