internal import Synchronization

/// The queue of remote updates for an owner of a tree that has no other queue.
///
/// A lock keeps the updates of one task in order; messages to an actor would not.
package final class RemoteUpdateBuffer: RemoteUpdateQueue {
  private struct Content {
    var updates: [RemoteUpdate] = []
    var wake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  package init() {}

  /// Sets a function that is called from any thread when the queue is no longer empty.
  package func setWakeHandler(_ wake: (@Sendable () -> Void)?) {
    content.withLock { $0.wake = wake }
  }

  package var hasUpdates: Bool { content.withLock { !$0.updates.isEmpty } }

  package func post(_ update: RemoteUpdate) {
    let wake = content.withLock { content in
      content.updates.append(update)
      return content.updates.count == 1 ? content.wake : nil
    }
    wake?()
  }

  package func consumeUpdates() -> [RemoteUpdate] {
    content.withLock { content in
      defer { content.updates = [] }
      return content.updates
    }
  }
}
