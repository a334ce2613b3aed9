import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Rendering, and the hibernation of the page while the tab is away or quiet.
extension Session {
  /// Renders the changes, and makes a batch of the patch unless the queue is blocked.
  ///
  /// - Parameter hasInput: whether code of the page ran in this turn, so that its memory may have changed.
  package func render(_ page: Page, hasInput: Bool = true) {
    reminders.didRender()
    let host = page.host
    let isRendered = host.renderIfNeeded()
    defer {
      if isRendered || hasInput {
        updateMemoryEstimate(of: page)
      } else {
        memory.record(connection)
      }
    }
    startTasks(of: page)
    // Changes by a controller during this render are rendered in a later turn.
    if host.needsRender { page.mailbox.wake() }
    guard makesBatches, !connection.queue.isBlocked else { return }
    // The tab moves after the newest batch.
    if page.isLeaving, connection.departure == page.departures { return }
    if host.document.needsRenumbering { connection.queue.demandReset() }
    // A pending reset replaces the batch. The batch's one-time requests are sent after the reset.
    let isSuperseded = connection.queue.isResetDemanded && !page.isLeaving
    if host.document.hasChanges, !isSuperseded { enqueue(host.document.takePatch(), of: page) }
    if page.isLeaving { connection.moveAfterNewestBatch(departure: page.departures) }
  }

  /// The first HTML of the page; `nil` if the session has ended. A tab that shows it can attach.
  ///
  /// - Parameter height: the height of the window in CSS px; `nil` if it is unknown.
  func firstPage(inHeight height: Double?) async -> FirstPage? {
    await turn { page in
      defer { updateMemoryEstimate(of: page) }
      makesBatches = true
      return FirstPage(page, inHeight: height)
    }
  }

  private func enqueue(_ patch: Patch, of page: Page) {
    guard !patch.isEmpty else { return }
    let operations = page.listeners?.tracer?.traceEncoding { patch.wire } ?? patch.wire
    connection.queue.enqueue(operations)
    configuration.metrics.batches.add(1)
    configuration.metrics.batchBytes.add(operations.count)
  }

  func updateMemoryEstimate(of page: Page) {
    memory.record(MemoryEstimate(of: page, target: target))
    memory.record(connection)
  }

  /// Whether the render of the current updates waits for another change or a timeout (``SessionReminders``).
  ///
  /// A turn with anything else renders at once: new tasks to start, changes of the document such as a title, or a link
  /// to follow.
  func postponesRender(of page: Page) -> Bool {
    let host = page.host
    guard host.renderMayWait, !host.tasks.hasPending, !host.document.hasChanges, !page.isLeaving
    else { return false }
    return reminders.postponeRender(of: self, now: configuration.clock())
  }

  // MARK: Visibility

  /// Notifies the controllers and hibernates the host, because the tab has sent no request for long.
  func detach() async {
    await turn { page in
      if page.host.isVisible {
        page.host.didDisappear()
        render(page)
      }
      await save(page)
      hibernate(page)
    }
  }

  /// Rebuilds all components of the page, if `isIncluded` accepts the page.
  func reload(_ isIncluded: @Sendable (PageDescription) -> Bool) async {
    await turn { page in
      guard isIncluded(page.summary) else { return }
      let tracer = startTurn("reload", page)
      defer { tracer?.finishTurn() }
      page.reload()
      render(page)
      respondToPoll(page, configuration.clock())
      // A page without a tab was hibernating.
      guard !page.host.isVisible else { return }
      await save(page)
      hibernate(page)
    }
  }

  /// Begins the trace of a turn, if turns are traced.
  func startTurn(_ kind: String, _ page: Page) -> PageTracer? {
    let tracer = page.listeners?.tracer
    tracer?.startTurn(kind)
    return tracer
  }

  /// Notifies the controllers at the end of the session. Wakes the host, because controllers may read their components
  /// when they end.
  func disappear(_ page: Page) {
    page.host.didDisappear()
    if !page.controllers(ComponentController.self).isEmpty { page.host.wake() }
  }

  /// Notifies the controllers at the first request of the tab, and at the first request after ``detach()``.
  func appear(_ page: Page) {
    guard !page.host.isVisible else { return }
    page.host.willAppear()
  }

  // MARK: Hibernation

  /// Hibernates the page, if it can and does not hibernate already.
  func hibernate(_ page: Page) {
    if page.host.hibernate() { updateMemoryEstimate(of: page) }
  }

  /// Hibernates the parts of the page that have not been rendered for some turns.
  func hibernateUnchangedContents(of page: Page) {
    let count = page.host.hibernatingElements
    page.host.hibernateUnchangedContents()
    if page.host.hibernatingElements != count { updateMemoryEstimate(of: page) }
  }

  /// Hibernates the page if the user has done nothing for long.
  func hibernateIfQuiet(_ page: Page, now: Moment) {
    if activity.last.advanced(by: configuration.hibernatesAfter) <= now { hibernate(page) }
  }
}

extension Page {
  /// Schedules a turn for each change outside of a turn.
  func renderAfterChanges(outside turns: TurnOrder) {
    host.onNeedsRender = { [mailbox] in if !turns.isBusy { mailbox.wake() } }
    onRequest = host.onNeedsRender
    if host.needsRender || host.tasks.hasPending { mailbox.wake() }
  }
}
