import TestSupport
import TrellisServer

/// The requests of tabs, and the proxy.
extension Simulation {
  /// A random tab clicks.
  func click() {
    let next = now + time(mean: options.clickSeconds * 1_000_000 / Double(options.tabs))
    if next < options.seconds * 1_000_000 { schedule(.click, in: next - now) }
    let tab = random.below(tabs.count)
    tabs[tab].clicks += 1
    if tabs[tab].since == nil {
      tabs[tab].since = now
      send(tab)
    }
  }

  /// Sends all events that are not answered; at most 32, as a request has a limit.
  func send(_ tab: Int) {
    tabs[tab].attempt += 1
    let state = tabs[tab]
    guard let node = route(state) else { return fail(tab, state.attempt, in: 250_000) }
    arrive(tab, at: node, in: 500 + time(mean: 500))
    // A proxy repeats the request at another server.
    if random.chance(5), let other = route(nil) { arrive(tab, at: other, in: time(mean: 20_000)) }
    schedule(.expire(tab: tab, attempt: state.attempt), in: 10_000_000)
  }

  private func arrive(_ tab: Int, at node: SimulatedNode, in delay: Int) {
    let state = tabs[tab]
    let turn = Turn(
      tab: tab, attempt: state.attempt, node: node.number, epoch: node.epoch,
      first: state.answered + 1, count: Int(min(state.clicks - state.answered, 32)),
      acknowledged: state.applied)
    schedule(.arrive(turn), in: delay)
  }

  /// The server of a request: any server in use, or more often the server of the last answer. The proxy does not notice a pause.
  private func route(_ tab: SimulatedTab?) -> SimulatedNode? {
    if let tab, tab.failures == 0, random.chance(options.sticky) {
      let node = nodes[Int(tab.node)]
      if node.isUp, !node.isDraining { return node }
    }
    for _ in 0..<20 {
      let node = nodes[random.below(nodes.count)]
      if node.isUp, !node.isDraining { return node }
    }
    return nil
  }

  /// Sends the request again after the pause of a tab, unless it has another request meanwhile.
  func fail(_ tab: Int, _ attempt: Int32, in delay: Int) {
    guard tabs[tab].attempt == attempt, tabs[tab].since != nil else { return }
    // The answer of this attempt is dropped, if it comes.
    tabs[tab].attempt += 1
    let pause = min(250_000 << Int(min(tabs[tab].failures, 6)), 10_000_000)
    tabs[tab].failures += 1
    schedule(.send(tab: tab, attempt: tabs[tab].attempt), in: max(delay, random.below(pause)))
  }

  /// Applies the response as the client script does.
  func answer(_ turn: Turn) throws {
    guard tabs[turn.tab].attempt == turn.attempt, tabs[turn.tab].since != nil else { return }
    guard let answer = turn.answer else {
      checks.figures.add(.busy, now)
      return fail(turn.tab, turn.attempt, in: 1_000_000)
    }
    var tab = tabs[turn.tab]
    for batch in answer.batches where answer.isReset || batch.number > tab.applied {
      let count = batch.operations.number(at: 0)
      try checks.applied(
        turn.tab, tab, batch: batch.number, count: count, isReset: answer.isReset)
      tab.applied = batch.number
      tab.shown = count
    }
    try checks.answered(turn.tab, tab, done: answer.done)
    tab.answered = answer.done
    tab.node = Int32(turn.node)
    tab.failures = 0
    checks.figures.pauses.append(Int32(now - (tab.since ?? now)))
    checks.figures.digest(now, turn.tab, tab.answered)
    tab.since = tab.clicks > tab.answered ? now : nil
    tabs[turn.tab] = tab
    if tab.since != nil { send(turn.tab) }
  }
}
