import Foundation
import Synchronization
import TrellisBase
import TrellisSessions

/// The messages between this server and those with the same store and the same secret.
///
/// Each message has a code of the secret, the name of its server, a number and a time, so a message of others is dropped,
/// and one that arrives again, too. A server that has started since does not know the numbers, so a message of another
/// time is not used (`docs/THREATS.md`). A missing number shows a lost message.
final class NodeLink: Sendable {
  /// What a part of the application gets.
  enum Event {
    case message([UInt8])
    /// Messages may have been lost.
    case gap
  }

  typealias Receive = @Sendable (Event) -> Void

  /// The beginning of a message; its body follows after a line feed.
  private struct Header: Codable {
    /// The name of the server among all processes.
    var node: String
    var number: UInt64
    /// The seconds since 1970, by the clock of the server.
    var time: Double
    /// The kind and the name of the part.
    var part: String
  }

  private struct State {
    var number: UInt64 = 0
    var receivers: [String: Receive] = [:]
    /// Whether the parts were told of a gap.
    var hadGap = false
    /// The number of the last message of each server.
    var last: [String: UInt64] = [:]
  }

  /// The maximum bytes of a body, and of all messages that are not sent yet.
  static let bodyLimit = 1 << 20
  static let waitingLimit = 8 << 20
  /// The maximum difference between the time of a message and the present one.
  static let ageLimit = Duration.seconds(300)
  /// The maximum number of servers whose last message is known; beyond it all are forgotten.
  private static let nodeLimit = 1000

  private let channel: any NodeChannel
  private let seal: SessionSeal
  let report: @Sendable (String) -> Void
  private let date: @Sendable () -> Date
  private let node = SessionToken.random().text
  private let state = Mutex(State())
  private let waitingBytes = Atomic<Int>(0)
  /// Whether a message was not sent since the last ``advance()``.
  private let hasLost = Atomic<Bool>(false)

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - date: the present time.
  ///   - report: logs a problem, and limits the rate of its lines.
  init(
    _ channel: any NodeChannel, seal: SessionSeal,
    date: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (String) -> Void
  ) {
    self.date = date
    self.channel = channel
    self.seal = seal
    self.report = report
    channel.listen(to: seal.serversName) { [weak self] message in
      switch message {
      case .gap: self?.tellGap()
      case .bytes(let bytes): self?.receive(bytes)
      }
    }
  }

  /// A code of `text` with the secret of the servers, equal at all of them.
  func code(of text: String) -> String { seal.code(of: text) }

  /// Sets the function that gets the messages for `part`, one after the other; it must return soon. It gets a gap, maybe before this
  /// function returns, if there was one before.
  func receive(_ part: String, _ body: @escaping Receive) {
    let hadGap = state.withLock { state in
      state.receivers[part] = body
      return state.hadGap
    }
    if hadGap { body(.gap) }
  }

  /// Sends a message to all other servers, after the messages of earlier calls; does not wait. A message that cannot be sent is lost, with a
  /// line in the log.
  func send(_ body: [UInt8], to part: String) {
    guard body.count <= Self.bodyLimit else {
      report(
        "A message of \(body.count) bytes for \(part) is not sent to other servers: at most \(Self.bodyLimit) are allowed"
      )
      return
    }
    let count = body.count
    let waiting = waitingBytes.add(count, ordering: .relaxed).newValue
    // The lock keeps the order of the numbers; `end` does not take it.
    let isSent = state.withLock { state in
      state.number += 1
      guard waiting <= Self.waitingLimit,
        let header = try? SavedSession.encode(
          Header(
            node: node, number: state.number, time: date().timeIntervalSince1970, part: part))
      else { return false }
      channel.publish(
        seal.sealed(header + [10] + body, .message, of: seal.serversName), to: seal.serversName,
        completion: { [weak self] in self?.end($0, count, part) })
      return true
    }
    if !isSent { end(.failure(Overflow()), count, part) }
  }

  /// Records the end of a message of `count` bytes.
  private func end(_ result: Result<Void, any Error>, _ count: Int, _ part: String) {
    waitingBytes.subtract(count, ordering: .relaxed)
    guard case .failure(let error) = result else { return }
    hasLost.store(true, ordering: .relaxed)
    report("A message for \(part) was not sent to other servers: \(error)")
  }

  /// Sends a message without effect after one that was lost, so that the others learn of the loss; to be called about every second.
  func advance() {
    if hasLost.exchange(false, ordering: .relaxed) { send([], to: "") }
  }

  private struct Overflow: Error, CustomStringConvertible {
    var description: String { "more than \(NodeLink.waitingLimit) bytes wait" }
  }

  // MARK: Receiving

  private func tellGap() {
    let receivers = state.withLock { state in
      state.hadGap = true
      return Array(state.receivers.values)
    }
    for receive in receivers { receive(.gap) }
  }

  private func receive(_ sealed: [UInt8]) {
    guard let bytes = seal.opened(sealed, .message, of: seal.serversName),
      let end = bytes.firstIndex(of: 10),
      let header = try? SavedSession.decode(Header.self, Array(bytes[..<end]))
    else {
      report("A message with another secret than this server's was not used")
      return
    }
    guard !header.node.isExactly(node) else { return }
    let age = date().timeIntervalSince1970 - header.time
    guard abs(age) <= Self.ageLimit / .seconds(1) else {
      report(
        "A message that another server sent \(age.rounded()) s ago by its clock was not used: set the clocks"
      )
      // Not so for a repeated one.
      if state.withLock({ header.number > $0.last[header.node] ?? 0 }) { tellGap() }
      return
    }
    let (isNew, isGap, receive) = state.withLock { state -> (Bool, Bool, Receive?) in
      let last = state.last[header.node]
      if header.number <= last ?? 0 { return (false, false, nil) }
      if last == nil, state.last.count >= Self.nodeLimit { state.last = [:] }
      state.last[header.node] = header.number
      return (true, last ?? 0 < header.number - 1, state.receivers[header.part])
    }
    guard isNew else { return }
    if isGap { tellGap() }
    receive?(.message(Array(bytes[(end + 1)...])))
  }
}
