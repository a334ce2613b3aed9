import Synchronization
import Trellis

/// The starred packages: one set for all users, as long as the application runs.
final class StarStore: Sendable {
  /// Published after each change, in every tab.
  let changes = Topic<Void>()

  private let packages = Mutex<Set<Package.ID>>([])

  /// The starred packages.
  var starred: Set<Package.ID> { packages.withLock { $0 } }

  /// Adds a star, or removes it. A user means the star to be there or not, whatever others do meanwhile, so that there is
  /// no function that toggles it.
  func set(_ id: Package.ID, isStarred: Bool) {
    packages.withLock { packages in
      if isStarred { packages.insert(id) } else { packages.remove(id) }
    }
    changes.publish(())
  }
}
