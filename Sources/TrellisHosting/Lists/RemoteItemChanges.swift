import Synchronization

/// The items with state updates from other tasks.
final class RemoteItemChanges: Sendable {
  private struct Content {
    var items: Set<Int> = []
    var wake: (@Sendable () -> Void)?
    var presenterWake: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  func setWakeHandler(_ wake: (@Sendable () -> Void)?) { content.withLock { $0.wake = wake } }

  func setPresenterWake(_ wake: (@Sendable () -> Void)?) {
    content.withLock { $0.presenterWake = wake }
  }

  var isEmpty: Bool { content.withLock { $0.items.isEmpty } }

  /// Adds an item, and wakes the owner of the data source if it is the first one. Called on any thread.
  func insert(_ item: Int) {
    let wakes = content.withLock { content in
      content.items.insert(item).inserted && content.items.count == 1
        ? [content.wake, content.presenterWake] : []
    }
    for wake in wakes { wake?() }
  }

  /// Returns and removes the items.
  func consume() -> Set<Int> {
    content.withLock { content in
      defer { content.items = [] }
      return content.items
    }
  }
}
