import Synchronization
import Trellis

/// The packages that were given a star: one set for everybody, as long as the application runs.
final class StarStore: Sendable {
  /// Told after each change, in every tab.
  let changes = Topic<Void>()

  private let packages = Mutex<Set<Package.ID>>([])

  /// The packages that have a star now.
  var starred: Set<Package.ID> { packages.withLock { $0 } }

  /// Gives a star, or takes it back.
  func toggle(_ id: Package.ID) {
    packages.withLock { packages in
      if packages.remove(id) == nil { packages.insert(id) }
    }
    changes.publish(())
  }
}
