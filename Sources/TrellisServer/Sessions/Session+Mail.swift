import TrellisHosting

extension Session {
  /// The turn that processes the mailbox.
  func takeMail() async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase else { return }
    guard let jobs = page.mailbox.take() else {
      page.onFailure?(Mailbox.Overflow())
      return end()
    }
    let tracer = startTurn("mail", page)
    defer { tracer?.finishTurn() }
    noteActivity(configuration.clock())
    let wasHibernating = page.host.isHibernating
    // Jobs change the values that components are built from.
    if !jobs.isEmpty { page.host.wake() }
    // A turn of one job has no place to pause.
    var start = jobs.count > 1 ? configuration.turns.clock() : 0
    for (index, job) in jobs.enumerated() {
      page.run { try job(page) }
      if index < jobs.count - 1 { await pauseIfLong(since: &start) }
      if isEnded { return }
    }
    // A message has woken the page of a tab that has gone: it renders at once, and hibernates again.
    let hasNoTab = wasHibernating && !page.host.isVisible
    if !hasNoTab, waits(page) { return }
    render(page)
    respondToPoll(page, configuration.clock())
    if hasNoTab { hibernate(page) }
  }
}
