public import Foundation
public import TrellisSessions

/// A rule that each store obeys.
public enum SessionStoreRule: CaseIterable, Sendable {
  case incrementsAreReturnedInOrder, wholeIncrementsReplaceOthers, formerOwnersAreRefused
  case missingIncrementsAreNoticed, sessionsAreBounded, expiredSessionsAreGone, bytesAreKept
  case commitsOfManySessionsAreKept, onlyThePresentVersionIsTakenOver, loadsDuringCommitsAreWhole

  /// The time of the checks: tomorrow, so that an engine that removes sessions by its own clock does not during a check.
  public static let now = Date(
    timeIntervalSince1970: (Date().timeIntervalSince1970 + 86_400).rounded())

  /// Makes an increment with the header `header VERSION`.
  public static func increment(
    _ version: UInt64, whole isWhole: Bool = false, _ change: String? = nil, of id: String = "a",
    life: Double = 60
  ) -> SessionIncrement {
    SessionIncrement(
      id: id, version: version, isWhole: isWhole, header: Array("header \(version)".utf8),
      change: change.map { Array($0.utf8) }, expiry: now.addingTimeInterval(life))
  }

  /// Checks the rule.
  ///
  /// - Parameter open: returns an empty store with the limits.
  /// - Throws: ``SessionStoreViolation``, or the error of the store.
  public func check(_ open: (SessionStoreLimits) async throws -> any SessionStore) async throws {
    let isBounded = self == .sessionsAreBounded
    let store = try await open(
      isBounded ? SessionStoreLimits(bytesPerSession: 100, sessions: 2) : SessionStoreLimits())
    switch self {
    case .incrementsAreReturnedInOrder: try await checkOrder(store)
    case .wholeIncrementsReplaceOthers: try await checkReplacement(store)
    case .formerOwnersAreRefused: try await checkFormerOwner(store)
    case .missingIncrementsAreNoticed: try await checkGaps(store)
    case .sessionsAreBounded: try await checkBounds(store)
    case .expiredSessionsAreGone: try await checkExpiry(store)
    case .bytesAreKept: try await checkBytes(store)
    case .commitsOfManySessionsAreKept: try await checkMany(store)
    case .onlyThePresentVersionIsTakenOver: try await checkTakeOver(store)
    case .loadsDuringCommitsAreWhole: try await checkLoads(store)
    }
  }

  private func checkOrder(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, "one"))
    try await store.commit(Self.increment(2, "two"))
    try await store.commit(Self.increment(3))
    let expected = StoredSession(
      version: 3, header: Array("header 3".utf8), changes: [Array("one".utf8), Array("two".utf8)])
    try expect(try await store.load("a", now: Self.now) == expected)
    try expect(try await store.load("b", now: Self.now) == nil)
    try await store.delete("a")
    try expect(try await store.load("a", now: Self.now) == nil)
    try await store.delete("a")
  }

  private func checkReplacement(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, "one"))
    try await store.commit(Self.increment(2, "two"))
    try await store.commit(Self.increment(7, whole: true, "all"))
    try expect(try await store.load("a", now: Self.now)?.changes == [Array("all".utf8)])
    try await store.commit(Self.increment(9, whole: true))
    try expect(try await store.load("a", now: Self.now)?.changes == [])
  }

  /// The former owner of a session cannot commit once it is taken over, by the same process too.
  private func checkFormerOwner(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, "one"))
    try expect(try await store.takeOver("a", version: 1))
    try expect(try await store.load("a", now: Self.now)?.version == 2)
    for isWhole in [false, true] {
      try await expect(.superseded) {
        try await store.commit(Self.increment(2, whole: isWhole, "late"))
      }
    }
    try await store.commit(Self.increment(3, "new owner"))
    try expect(try await store.load("a", now: Self.now)?.changes.count == 2)
  }

  private func checkGaps(_ store: any SessionStore) async throws {
    try await expect(.incomplete) { try await store.commit(Self.increment(2, "two")) }
    try await store.commit(Self.increment(1, whole: true, "one"))
    try await expect(.incomplete) { try await store.commit(Self.increment(3, "three")) }
    try expect(
      try await store.load("a", now: Self.now)?.header == Array("header 1".utf8))
  }

  private func checkBounds(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, String(repeating: "x", count: 60)))
    let long = String(repeating: "x", count: 40)
    try await expect(.tooLarge(limit: 100)) { try await store.commit(Self.increment(2, long)) }
    try await expect(.tooLarge(limit: 100)) {
      try await store.commit(Self.increment(2, whole: true, long + long + long))
    }
    try await store.commit(Self.increment(2, "x"))
    for (index, id) in ["b", "c"].enumerated() {
      try await store.commit(Self.increment(1, whole: true, of: id, life: 70 + Double(index)))
    }
    try await store.deleteExpired(at: Self.now)
    try expect(try await store.load("a", now: Self.now) == nil)
    try expect(try await store.load("b", now: Self.now) != nil)
  }

  private func checkExpiry(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, "one", life: 10))
    try await store.commit(Self.increment(1, whole: true, "one", of: "b", life: 20))
    try expect(try await store.load("a", now: Self.now.addingTimeInterval(10)) == nil)
    try await store.deleteExpired(at: Self.now.addingTimeInterval(15))
    try expect(try await store.load("a", now: Self.now) == nil)
    try expect(try await store.load("b", now: Self.now) != nil)
  }

  private func checkBytes(_ store: any SessionStore) async throws {
    var increment = Self.increment(1, whole: true)
    increment.header = (0...255).map { UInt8($0) }
    increment.change = []
    try await store.commit(increment)
    increment = Self.increment(2)
    increment.header = increment.header + [0, 255, 39, 92]
    increment.change = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try await store.commit(increment)
    let stored = try await store.load("a", now: Self.now)
    try expect(stored?.header == increment.header)
    try expect(stored?.changes == [[], increment.change ?? []])
  }

  /// A refused increment among others leaves these.
  private func checkMany(_ store: any SessionStore) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<400 {
        let id = "s\(index)"
        group.addTask {
          try await store.commit(Self.increment(1, whole: true, "one", of: id))
          try await store.commit(Self.increment(2, "two", of: id))
        }
      }
      group.addTask { [self] in
        try await expect(.incomplete) { try await store.commit(Self.increment(9, "late")) }
      }
      try await group.waitForAll()
    }
    for id in ["s0", "s399"] {
      try expect(try await store.load(id, now: Self.now)?.changes.count == 2)
    }
  }

  /// Who only reads a session, or has read an older version of it, does not take it over.
  private func checkTakeOver(_ store: any SessionStore) async throws {
    try await store.commit(Self.increment(1, whole: true, "one"))
    try expect(try await store.load("a", now: Self.now)?.version == 1)
    try await store.commit(Self.increment(2, "two"))
    for version in [0, 1, 3, .max] as [UInt64] {
      try expect(try await !store.takeOver("a", version: version))
    }
    try expect(try await !store.takeOver("b", version: 2))
    try await store.commit(Self.increment(3, "three"))
    try expect(try await store.takeOver("a", version: 3))
    try expect(try await !store.takeOver("a", version: 3))
    try expect(try await store.load("a", now: Self.now)?.version == 4)
  }

  /// The version, the header and the changes of a load are from one commit.
  private func checkLoads(_ store: any SessionStore) async throws {
    let last = 200 as UInt64
    try await store.commit(Self.increment(1, whole: true, "1"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for version in 2...last { try await store.commit(Self.increment(version, "\(version)")) }
      }
      group.addTask { [self] in
        var version = 0 as UInt64
        while version < last {
          let stored = try await store.load("a", now: Self.now)
          version = stored?.version ?? last
          try expect(stored?.header == Array("header \(version)".utf8))
          try expect(stored?.changes == (1...version).map { Array("\($0)".utf8) })
        }
      }
      try await group.waitForAll()
    }
  }

  // MARK: Expectations

  private func expect(_ condition: Bool, line: Int = #line) throws {
    if !condition { throw SessionStoreViolation(rule: self, line: line, error: nil) }
  }

  private func expect(
    _ refusal: SessionStoreError, line: Int = #line, _ body: () async throws -> Void
  ) async throws {
    var found: (any Error)?
    do { try await body() } catch { found = error }
    guard (found as? SessionStoreError) == refusal else {
      throw SessionStoreViolation(rule: self, line: line, error: found.map { "\($0)" } ?? "none")
    }
  }
}

extension SessionStore {
  /// Reads a session and takes it over, again if another one commits or takes it over meanwhile.
  ///
  /// - Returns: the session with its new version; `nil` if there is none.
  /// - Throws: the error of the store.
  public func take(_ id: String = "a") async throws -> StoredSession? {
    while var stored = try await load(id, now: SessionStoreRule.now) {
      guard try await takeOver(id, version: stored.version) else { continue }
      stored.version += 1
      return stored
    }
    return nil
  }
}

/// A store that does not obey a rule.
public struct SessionStoreViolation: Error, CustomStringConvertible {
  let rule: any Sendable
  /// The line of the check in the file of the rules.
  let line: Int
  /// The error in place of the expected refusal.
  let error: String?

  public var description: String {
    "\(rule), line \(line) of \(type(of: rule)).swift"
      + (error.map { ": the error is \($0)" } ?? "")
  }
}
