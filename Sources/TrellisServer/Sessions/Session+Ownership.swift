import Synchronization

/// The end of a session that another server has taken over, with a store that several servers share.
///
/// What this server answers without a commit was committed before the take-over, so the new owner has it too. What needs a
/// commit is refused by the store. So an owner needs no lease in time, and nothing here depends on clocks.
extension Session {
  /// Ends the session without a response that its tab would take for the loss of the page: the waiting poll ends without
  /// batches, and the tab's next request takes the session over again, at any server.
  ///
  /// - Parameter version: the version of the take-over; `nil` if the store has refused a commit.
  /// - Returns: whether another server has the session.
  @discardableResult
  func lose(to version: UInt64? = nil) -> Bool {
    if isEnded { return isLost }
    // This server has taken the session over later.
    if let version, let saver, saver.firstVersion >= version { return false }
    lost.store(true, ordering: .releasing)
    configuration.metrics.store.lost.add(1)
    saver?.didLose(answering: .elsewhere)
    end(.nothing)
    return true
  }

  /// Ends the session because this server stops or needs its memory. A stored session stays in the store, and the tab's next
  /// request takes it over.
  func release() {
    if isEnded { return }
    if saver != nil { lost.store(true, ordering: .releasing) }
    end(.nothing)
  }

  /// Whether the session goes on from the store, at another server or at this one; its response `unknown` is then not for the
  /// tab.
  nonisolated var isLost: Bool { lost.load(ordering: .acquiring) }

  /// Whether another server has the session, or the tab has seen more than this session: then this one ends as lost, so that
  /// the stored session decides.
  ///
  /// - Parameter event: the number of the first event of the request; `nil` for a request without events.
  func wasTakenOver(_ header: ClientMessage.Header, event: UInt64?) async -> Bool {
    if isLost { return true }
    return await turn { _ in
      guard connection.isTab(header.tab) else { return false }
      let acknowledged = header.acknowledged == .max ? 0 : header.acknowledged
      guard acknowledged > connection.queue.last || event ?? 1 > connection.sequence.done + 1 else {
        return false
      }
      return lose()
    } ?? isLost
  }
}
