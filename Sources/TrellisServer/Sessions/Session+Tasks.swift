import TrellisBase
import TrellisComponents
import TrellisHosting

extension Session {
  /// Starts the new tasks of the page. They run on this actor, between turns or during the pause of one; a state that
  /// they change outside of a turn schedules one (``renderAfterChanges(of:)``).
  ///
  /// A task keeps the actor alive while it is suspended, but not the page: ``end(_:)`` releases the page and cancels
  /// its tasks.
  func startTasks(of page: Page) {
    let tasks = page.host.tasks
    guard tasks.hasPending else { return }
    for id in tasks.takePending() {
      // A task inherits the receiver. An asynchronous closure around the work would leave this actor.
      let task = Mistake.$receiver.withValue(mistakeReceiver) {
        Task(executorPreference: account) { [weak self] in await self?.run(id) }
      }
      tasks.didStart(id) { task.cancel() }
    }
  }

  private func run(_ id: TreeTasks.ID) async {
    // No constant of this function refers to the page, so that the end of the session releases the page.
    guard let work = page?.host.tasks.work(of: id) else { return }
    await work.run()
    page?.host.tasks.didFinish(id)
  }

  /// Shows the failure notice for mistakes of tasks; `nil` if they stop the program.
  private var mistakeReceiver: MistakeReceiver? {
    guard !configuration.stopsAtMistakes, let mailbox = page?.mailbox else { return nil }
    return MistakeReceiver { mistake in mailbox.post { $0.fail(mistake) } }
  }
}

extension Page {
  /// Schedules a turn for each change outside of the turns of `line`.
  func renderAfterChanges(outside line: TurnLine) {
    host.onNeedsRender = { [mailbox] in if !line.isTaken { mailbox.wake() } }
    onRequest = host.onNeedsRender
    if host.needsRender || host.tasks.hasPending { mailbox.wake() }
  }
}
