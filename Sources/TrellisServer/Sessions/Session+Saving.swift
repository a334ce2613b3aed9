import TrellisComponents
import TrellisHosting
import TrellisSessions

/// The commits of the session to the store.
extension Session {
  /// Commits what changed in a turn, and then sends the responses that wait for it. Other sessions are not blocked; the next
  /// turn of this one waits.
  func save(_ page: Page) async {
    guard let saver else { return }
    defer { saver.sendDeferred() }
    if saver.consumeLateEnd() == .isLost { return didLose(saver) }
    guard !isEnded, saver.isDue(page, connection, now: configuration.clock()) else { return }
    await commit(page, saver)
    // Tasks of the page may have changed states meanwhile, without a turn.
    if !isEnded, page.host.needsRender || page.host.tasks.hasPending { page.mailbox.wake() }
  }

  private func commit(_ page: Page, _ saver: SessionSaver) async {
    var repeats = true
    while repeats, !isEnded {
      repeats = false
      do {
        guard
          let increment = try saver.increment(
            of: page, connection, script: configuration.scriptVersion)
        else { return }
        try await saver.commit(increment)
        saver.didCommit(now: configuration.clock())
      } catch SessionStoreError.superseded {
        return didLose(saver)
      } catch {
        repeats = saver.didFail(error, now: configuration.clock())
      }
    }
  }

  private func didLose(_ saver: SessionSaver) {
    if saver.durable.isShared {
      lose()
      return
    }
    configuration.metrics.store.lost.add(1)
    saver.durable.report("A session ends here, because another server has taken it over")
    saver.didLose(answering: .unknown)
    end()
  }

  /// Sends `response`, after the commit of this turn if it has batches.
  func send(_ response: LiveResponse, to respond: @escaping Respond) {
    if let saver, case .body = response {
      saver.deferred.append((respond, response))
    } else {
      respond(response)
    }
  }

  /// `response`, or a refusal while the store refuses commits; the response of an ended session if the commit has ended this
  /// one.
  func committed(_ response: LiveResponse?) -> LiveResponse {
    guard let response else { return endedResponse }
    guard let saver else { return response }
    if isEnded, case .body = response { return endedResponse }
    return saver.answer(response)
  }

  /// Records the screen of the tab.
  func recordScreen(_ screen: ClientMessage.Screen) { saver?.screen = screen }
}

extension UserIdentity {
  /// The identity of the sign-in, without its secret.
  var signInName: String? { signIn.map { String($0.text.prefix(16)) } }
}
