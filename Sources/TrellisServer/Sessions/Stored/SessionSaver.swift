import Foundation
import Synchronization
import TrellisBase
import TrellisDOM
import TrellisHosting
import TrellisSessions

/// What the last commit of one session contained, and what is committed next.
///
/// Used in turns of the session only.
final class SessionSaver {
  let durable: DurableSessions
  let name: String
  /// The screen of the tab.
  var screen: ClientMessage.Screen?
  /// The responses of this turn with batches, which leave after the commit.
  var deferred: [(respond: Session.Respond, response: LiveResponse)] = []
  /// The response in place of all others, while the store refuses commits.
  private(set) var refusal: LiveResponse?

  /// The version that the session had when this server got it; 0 for a new session.
  let firstVersion: UInt64
  private var version: UInt64
  private var former: SavedHeader?
  private var numbers: StoredNumbers?
  /// The code of the last change.
  private var chain: [UInt8] = []
  /// The bytes of the last whole change, and of all changes since then.
  private var wholeBytes = 0
  private var changeBytes = 0
  private var needsWhole = true
  /// Whether the last increment was whole.
  private var isWhole = true
  private var lastCommit: Moment?
  /// The commit that has not ended within the time limit, with its version.
  private var late: (end: LateEnd, version: UInt64)?
  /// The time of the next attempt after a failure.
  private var retry: Moment?
  /// Whether the session is too large for the store.
  private var isGivenUp = false
  /// Whether the store has a commit of the session.
  private var isStored = false {
    didSet { durable.metrics.stored.add((isStored ? 1 : 0) - (oldValue ? 1 : 0)) }
  }
  private var hasReportedProblems = false

  /// - Parameter version: the version of the stored session; 0 for a session that is not stored.
  init(_ durable: DurableSessions, of token: SessionToken, version: UInt64 = 0) {
    self.durable = durable
    name = durable.seal.name(of: token)
    firstVersion = version
    self.version = version
  }

  deinit { if isStored { durable.metrics.stored.add(-1) } }

  /// The bytes of changes at which the next one is whole, if they also exceed ``wholeFactor`` times the last whole one.
  private static let leastCompactedBytes = 16 << 10
  private static let wholeFactor = 4

  // MARK: Increments

  /// Whether something changed since the last commit.
  ///
  /// - Complexity: O(1).
  func isDue(_ page: Page, _ connection: ClientConnection, now: Moment) -> Bool {
    guard !isGivenUp, late == nil, connection.tab != nil, screen != nil else { return false }
    if let retry, durable.failure == .goOn, now < retry { return false }
    guard let former, retry == nil, !needsWhole else { return true }
    let isOld = lastCommit.map { $0.advanced(by: durable.retention / 4) <= now } ?? true
    return isOld || former.done != connection.sequence.done || former.last != connection.queue.last
      || former.move != connection.lastBatch || former.screen != screen
      // States whose render may wait are committed with it.
      || (page.host.hasStorableChanges && !page.host.renderMayWait)
      || !former.title.isExactly(page.title)
      || !former.target.isExactly(page.target)
  }

  /// The next increment.
  ///
  /// - Throws: an error of the encoding.
  func increment(
    of page: Page, _ connection: ClientConnection, script: String
  ) throws -> SessionIncrement? {
    guard let tab = connection.tab, let screen else { return nil }
    let isWhole =
      needsWhole
      || changeBytes > max(Self.leastCompactedBytes, Self.wholeFactor * wholeBytes)
    let taken = page.host.takeStoredChanges(whole: isWhole, after: numbers)
    self.isWhole = taken.isWhole
    numbers = taken.numbers
    // Until the commit has succeeded, the store may lack what was taken.
    needsWhole = true
    report(taken.problems, of: page)
    var change = SavedChange(states: taken.changes)
    let known = taken.isWhole ? 0 : former?.last ?? 0
    for batch in connection.queue.kept
    where batch.number > known && batch.operations.count <= SavedChange.batchLimit {
      change.batches.append(
        SavedChange.Batch(
          number: batch.number, operations: String(decoding: batch.operations, as: UTF8.self)))
    }
    var sealed: [UInt8]?
    if taken.isWhole { chain = [] }
    if taken.isWhole || !change.states.isEmpty || !change.batches.isEmpty {
      let bytes = durable.seal.sealed(
        try SavedSession.encode(change), .change(previous: chain), of: name)
      chain = Array(bytes.prefix(SessionSeal.codeBytes))
      changeBytes = taken.isWhole ? 0 : changeBytes + bytes.count
      if taken.isWhole { wholeBytes = bytes.count }
      sealed = bytes
    }
    let splice = connection.splicedValue
    let keepsSplice = splice.number > 0 && splice.byteCount <= SavedHeader.spliceLimit
    let document = page.host.document
    let header = SavedHeader(
      script: script, tab: tab, user: page.identity, signIn: page.userIdentity?.signInName,
      target: page.target, title: page.title, languages: page.preferredLanguages,
      base: document.basePath.text, screen: screen, done: connection.sequence.done,
      splice: keepsSplice ? splice.number : nil, spliced: keepsSplice ? splice.text : nil,
      last: connection.queue.last, lastReset: connection.queue.lastReset,
      acknowledged: connection.queue.acknowledged, move: connection.lastBatch,
      document: taken.document,
      isExact: !document.hasChanges && !connection.queue.isResetDemanded && !page.host.needsRender,
      chain: Data(chain))
    former = header
    version += 1
    return SessionIncrement(
      id: name, version: version, isWhole: taken.isWhole,
      header: durable.seal.sealed(try SavedSession.encode(header), .header, of: name),
      change: sealed, expiry: Date().addingTimeInterval(durable.retention / .seconds(1)))
  }

  /// Logs the states that cannot be stored.
  private func report(_ problems: [String], of page: Page) {
    guard !problems.isEmpty, !hasReportedProblems else { return }
    hasReportedProblems = true
    durable.warnOnce(
      "\(page.summary.route): states that are lost at a restart: \(problems.joined(separator: "; "))"
    )
  }

  // MARK: Commits

  /// The result of a commit that has ended after its time limit.
  private final class LateEnd: Sendable {
    let result = Mutex<Result<Void, any Error>?>(nil)
  }

  /// The state of a commit that has not ended within the time limit.
  enum Lateness { case isOver, isLate, isLost }

  /// Commits `increment`. A session has one commit at a time, so the caller must not call this function while a commit is late
  /// (``isDue(_:_:now:)``).
  ///
  /// - Throws: the error of the store or of ``StoreCalls``.
  nonisolated(nonsending) func commit(_ increment: SessionIncrement) async throws {
    let end = LateEnd()
    do {
      try await durable.commit(increment) { result in end.result.withLock { $0 = result } }
    } catch let error as StoreCalls.Late {
      late = (end, increment.version)
      throw error
    }
  }

  /// Records the result of a late commit that has ended: the store may have the increment.
  func consumeLateEnd() -> Lateness {
    guard let late else { return .isOver }
    guard let result = late.end.result.withLock({ $0 }) else { return .isLate }
    self.late = nil
    do { try result.get() } catch SessionStoreError.superseded { return .isLost } catch {
      return .isOver
    }
    version = late.version
    return .isOver
  }

  // MARK: Outcomes

  func didCommit(now: Moment) {
    needsWhole = false
    isStored = true
    retry = nil
    refusal = nil
    lastCommit = now
  }

  /// Records that another process has the session; the responses that wait are replaced by `response`.
  func didLose(answering response: LiveResponse) { refusal = response }

  /// Records that the commit failed.
  ///
  /// - Returns: whether a whole increment must be committed at once.
  func didFail(_ error: any Error, now: Moment) -> Bool {
    version -= 1
    switch error {
    // Once, as an engine may wrongly refuse a whole increment, too.
    case SessionStoreError.incomplete where !isWhole: return true
    case SessionStoreError.tooLarge:
      durable.report("A session goes on without the store: \(error)", now: now)
      isGivenUp = true
      isStored = false
      refusal = nil
      durable.forget(name)
    default:
      durable.report(
        "A session was not committed\(durable.failure == .goOn ? ", and goes on in memory" : ""): \(error)",
        now: now)
      retry = now.advanced(by: .seconds(1))
      // The engine may have stored the increment although its answer is missing. A shared store knows the owner, so the whole
      // increment that follows may have any greater version.
      if durable.isShared { version += 1 }
      if durable.failure == .refuse { refusal = .overloaded(.seconds(1)) }
    }
    return false
  }

  /// Sends the responses that waited for the commit.
  func sendDeferred() {
    let waiting = deferred
    deferred = []
    for (respond, response) in waiting { respond(answer(response)) }
  }

  /// `response`, or a refusal while the store refuses commits.
  func answer(_ response: LiveResponse) -> LiveResponse {
    guard let refusal, case .body = response else { return response }
    return refusal
  }
}
