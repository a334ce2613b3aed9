@testable import TrellisServer

/// Scheduled actions in virtual time, which advances only when there is nothing else to do.
final class Agenda {
  typealias Action = () async throws -> Void

  private struct Entry {
    let moment: Duration
    let order: Int
    let action: Action
  }

  private(set) var now: Duration = .zero
  private var entries: [Int: Entry] = [:]
  private var next = 0

  /// - Returns: the number for ``cancel(_:)``.
  @discardableResult
  func after(_ delay: Duration, _ action: @escaping Action) -> Int {
    next += 1
    entries[next] = Entry(moment: now + max(.zero, delay), order: next, action: action)
    return next
  }

  func cancel(_ number: Int) { entries[number] = nil }

  /// Runs the next action, unless it is after `end`; of actions at the same time, the one that was
  /// scheduled first.
  func step(until end: Duration) async throws -> Bool {
    let due = entries.values.min { ($0.moment, $0.order) < ($1.moment, $1.order) }
    guard let due, due.moment <= end else { return false }
    entries[due.order] = nil
    now = max(now, due.moment)
    try await due.action()
    return true
  }
}
