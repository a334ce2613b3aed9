import Foundation
import TrellisSessions

/// A connection for commands, and one for notices, because a connection that is subscribed takes no commands.
final class RedisConnection: EngineConnection {
  private let context: EngineContext
  private let commands: RedisLink
  private let subscription: RedisLink
  /// The scripts' names at the server.
  private var scripts: [RedisScript: String] = [:]

  /// - Throws: `EngineLost`.
  init(_ address: RedisAddress, _ context: EngineContext, wait: @escaping Wait) throws {
    self.context = context
    let deadline = Instant.now + context.timeLimit
    commands = try RedisLink(address, until: deadline, wait: wait)
    subscription = try RedisLink(address, until: deadline, wait: wait)
    for channel in [RedisScript.notices + context.owner, RedisScript.messages] {
      _ = try subscription.ask("SUBSCRIBE", [channel], until: deadline)
    }
    for script in RedisScript.allCases {
      scripts[script] = try commands.ask("SCRIPT", ["LOAD", script.source], until: deadline).text
    }
  }

  var descriptor: Int32 { subscription.descriptor }

  func notices(reading isReadable: Bool) throws -> [EngineNotice] {
    if isReadable { try subscription.read() }
    var found: [EngineNotice] = []
    while let reply = try subscription.received() { found += notice(reply) }
    return found
  }

  /// The notice in `message`, the channel, and the text.
  private func notice(_ reply: RedisReply) -> [EngineNotice] {
    guard reply.list.count == 3, let bytes = reply.list[2].bytes else { return [] }
    guard reply.list[1].bytes == Self.bytes(RedisScript.messages) else {
      return [.takeover(String(decoding: bytes, as: UTF8.self))]
    }
    guard let end = bytes.firstIndex(of: 32) else { return [] }
    return [
      .message(
        Array(bytes[(end + 1)...]), to: String(decoding: bytes[..<end], as: UTF8.self))
    ]
  }

  // MARK: Operations

  /// Sends all operations before the first answer. The server does each at once, and others in between.
  func run(
    _ group: [EngineOperation], until deadline: Instant
  ) throws -> [Result<EngineAnswer, any Error>] {
    for operation in group { try commands.send(command(operation)) }
    return try group.map { operation in
      let reply = try commands.reply(until: deadline)
      if case .error(let code, let message) = reply {
        guard !Self.temporary.contains(code) else {
          throw EngineLost(reason: "\(code) \(message)")
        }
        return .failure(RedisError.refused(code: code, message: message))
      }
      return Result { try answer(operation, reply) }
    }
  }

  /// The errors after which a new connection may succeed: the server starts, is a replica now, has lost the scripts or runs a
  /// long one.
  private static let temporary: Set = [
    "LOADING", "READONLY", "MASTERDOWN", "NOSCRIPT", "BUSY", "NOAUTH",
  ]

  private func command(_ operation: EngineOperation) -> [[UInt8]] {
    let id = operation.name
    let session = RedisScript.sessions + id
    switch operation {
    case .commit(let increment):
      let life = increment.expiry.timeIntervalSinceNow * 1000
      return call(.commit, [session, RedisScript.expiries], [id, context.owner])
        + [
          "\(increment.version)", increment.isWhole ? "" : "\(increment.version &- 1)",
        ].map(Self.bytes)
        + [increment.header, increment.change ?? []]
        + [
          "\(increment.expiry.timeIntervalSince1970)", "\(Int64(min(max(life, 1), 1e14)))",
          "\(context.limits.bytesPerSession)", increment.change == nil ? "0" : "1",
        ].map(Self.bytes)
    case .load: return ["HGETALL", session].map(Self.bytes)
    case .publish(let message, let name):
      return ["PUBLISH", RedisScript.messages].map(Self.bytes) + [Self.bytes(name + " ") + message]
    case .takeOver(_, let version):
      return call(.takeOver, [session], [id, context.owner, "\(version)", "\(version &+ 1)"])
    case .delete:
      return call(.delete, [session, RedisScript.expiries], [id, context.owner])
    case .deleteExpired(let now):
      return call(
        .deleteExpired, [RedisScript.expiries],
        ["\(now.timeIntervalSince1970)", "\(context.limits.sessions)"])
    }
  }

  private func call(
    _ script: RedisScript, _ keys: [String], _ arguments: [String]
  ) -> [[UInt8]] {
    (["EVALSHA", scripts[script] ?? "", "\(keys.count)"] + keys + arguments).map(Self.bytes)
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// - Throws: the refusal of an increment.
  private func answer(_ operation: EngineOperation, _ reply: RedisReply) throws -> EngineAnswer {
    switch operation {
    case .commit(let increment):
      let found = reply.list
      var commit = EngineCommit(isKept: found.first?.number == 1)
      if found.count == 5, let version = found[3].text.flatMap({ UInt64($0) }),
        let bytes = found[4].text.flatMap({ Int($0) })
      {
        (commit.isRepeated, commit.isOwn) = (found[1].number == 1, found[2].number == 1)
        commit.stored = (version, bytes)
      }
      try commit.check(increment, context.limits)
      return .done
    case .load(_, let now): return .session(Self.session(reply.list, now))
    case .takeOver: return .takeOver(reply.number == 1)
    case .delete, .publish: return .done
    case .deleteExpired: return .removal(Int(clamping: reply.number ?? 0))
    }
  }

  /// The session with the fields of a hash, each a name and a value.
  private static func session(_ fields: [RedisReply], _ now: Date) -> StoredSession? {
    var session = StoredSession(version: 0, header: [], changes: [])
    var expiry = -Double.infinity
    var changes: [(version: UInt64, bytes: [UInt8])] = []
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let (name, value) = (fields[index].text ?? "", fields[index + 1])
      switch name {
      case "version": session.version = value.text.flatMap { UInt64($0) } ?? 0
      case "header": session.header = value.bytes ?? []
      case "expiry": expiry = value.text.flatMap { Double($0) } ?? 0
      default:
        if let version = UInt64(name) { changes.append((version, value.bytes ?? [])) }
      }
    }
    guard expiry > now.timeIntervalSince1970 else { return nil }
    session.changes = changes.sorted { $0.version < $1.version }.map(\.bytes)
    return session
  }
}
