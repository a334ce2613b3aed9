import Synchronization
import Trellis

/// The starred packages: one set for all users, as long as the application runs.
final class StarStore: Sendable {
  /// Published after each change, in every tab.
  let changes = Topic<Void>()

  private let packages = Mutex<Set<Package.ID>>([])

  /// The starred packages.
  var starred: Set<Package.ID> { packages.withLock { $0 } }

  /// Adds a star, or removes it.
  func toggle(_ id: Package.ID) {
    packages.withLock { packages in
      if packages.remove(id) == nil { packages.insert(id) }
    }
    changes.publish(())
  }
}
