import Synchronization

/// A cache of files with a limit in bytes; the least recently used file is dropped first.
final class FileCache: Sendable {
  private struct Entry {
    var file: StaticFile
    var checked: SteadyTime
    var lastUse: UInt64
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var cost = 0
    var uses: UInt64 = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) { self.capacity = capacity }

  /// The file at `path`, and whether it was found unchanged within the last second before `now`.
  func file(at path: String, now: SteadyTime) -> (file: StaticFile, isFresh: Bool)? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: path) else { return nil }
      state.uses += 1
      state.entries.values[index].lastUse = state.uses
      let entry = state.entries.values[index]
      return (entry.file, now < entry.checked.advanced(by: 1000))
    }
  }

  /// Stores `file`, and drops others to make room.
  ///
  /// - Complexity: O(files) for each file dropped.
  func keep(_ file: StaticFile, at path: String, now: SteadyTime) {
    guard file.isCacheable, file.cost <= capacity else { return remove(path) }
    state.withLock { state in
      state.uses += 1
      let entry = Entry(file: file, checked: now, lastUse: state.uses)
      let old = state.entries.updateValue(entry, forKey: path)
      state.cost += file.cost - (old?.file.cost ?? 0)
      while state.cost > capacity,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.cost -= oldest.value.file.cost
      }
    }
  }

  func remove(_ path: String) {
    state.withLock { state in
      if let old = state.entries.removeValue(forKey: path) { state.cost -= old.file.cost }
    }
  }

  /// The bytes of all stored files.
  var cost: Int { state.withLock { $0.cost } }
}
