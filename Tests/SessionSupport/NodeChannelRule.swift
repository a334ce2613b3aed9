import Synchronization
public import TrellisSessions

/// A rule that each store obeys whose servers send each other messages.
public enum NodeChannelRule: CaseIterable, Sendable {
  case messagesArriveInOrder, bytesAreKept, namesAreSeparate

  /// Checks the rule.
  ///
  /// - Parameter nodes: two stores of one place, which are connected or connect.
  /// - Throws: ``SessionStoreViolation``, or the error of the store.
  public func check(_ nodes: [any SessionStore]) async throws {
    let channels = nodes.compactMap(\.nodeChannel)
    // The messages of other tests reach the same server.
    let name = "rule-\(UInt64.random(in: 0...UInt64.max))"
    let inbox = NodeInbox()
    channels[1].listen(to: name) { inbox.add($0) }
    // An operation ends after the connection is made.
    for node in nodes { try await node.delete("none") }
    let last: [UInt8] = [1, 2, 3]
    switch self {
    case .messagesArriveInOrder:
      for number in 0..<2000 { channels[0].publish(Array("\(number)".utf8), to: name) { _ in } }
      try await send(last, to: name, channels[0])
      await inbox.wait(for: last)
      try expect(inbox.messages.count == 2001)
      try expect(
        inbox.messages.dropLast().map { String(decoding: $0, as: UTF8.self) }
          == (0..<2000).map { "\($0)" })
    case .bytesAreKept:
      // Sizes around the limit of a payload of PostgreSQL, and the greatest one.
      let sizes = [0, 1, 5_899, 5_900, 5_901, 8_000, 200_000, 2 << 20]
      let messages = sizes.map { size in (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) } }
      for message in messages { try await send(message, to: name, channels[0]) }
      try await send(last, to: name, channels[0])
      await inbox.wait(for: last)
      try expect(inbox.messages == messages + [last])
    case .namesAreSeparate:
      try await send([9], to: name + "-other", channels[0])
      try await send([9], to: String(name.dropLast()), channels[0])
      try await send(last, to: name, channels[0])
      await inbox.wait(for: last)
      try expect(inbox.messages == [last])
    }
  }

  private func send(
    _ message: [UInt8], to name: String, _ channel: any NodeChannel
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      channel.publish(message, to: name) { continuation.resume(with: $0) }
    }
  }

  private func expect(_ condition: Bool, line: Int = #line) throws {
    if !condition { throw SessionStoreViolation(rule: self, line: line, error: nil) }
  }
}

/// The messages that a server has got.
public final class NodeInbox: Sendable {
  private let all = Mutex<[NodeMessage]>([])

  /// Makes an empty inbox.
  public init() {}

  /// The messages without the gaps.
  public var messages: [[UInt8]] {
    all.withLock { $0.compactMap { if case .bytes(let bytes) = $0 { bytes } else { nil } } }
  }
  /// The number of gaps.
  public var gaps: Int { all.withLock { $0.count { $0 == .gap } } }

  /// Adds what a listener has got.
  public func add(_ message: NodeMessage) { all.withLock { $0.append(message) } }

  /// Waits until `message` is the last one.
  func wait(for message: [UInt8]) async {
    while messages.last != message, !Task.isCancelled { await Task.yield() }
  }
}
