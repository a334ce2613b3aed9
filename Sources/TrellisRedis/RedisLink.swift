import CHiredis
import Foundation
import TrellisSessions

/// One connection to the server, which is signed in.
///
/// All calls are on one thread. None waits beyond its deadline, except for the resolution of the host's name.
final class RedisLink {
  typealias Instant = ContinuousClock.Instant

  private let context: UnsafeMutablePointer<redisContext>
  private let wait: (any EngineConnection).Wait

  /// - Throws: `EngineLost`.
  init(
    _ address: RedisAddress, until deadline: Instant, wait: @escaping (any EngineConnection).Wait
  ) throws {
    let context =
      switch address.place {
      case .host(let host, let port): redisConnectNonBlock(host, port)
      case .socket(let path): redisConnectUnixNonBlock(path)
      }
    guard let context else { throw EngineLost(reason: "there is no memory for a connection") }
    self.context = context
    self.wait = wait
    guard context.pointee.err == 0 else { throw lost() }
    // hiredis leaves the descriptor open in programs that the process starts, such as workers.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try wait(descriptor, Int32(POLLOUT), deadline)
    if let password = address.password {
      _ = try ask("AUTH", (address.user.map { [$0] } ?? []) + [password], until: deadline)
    }
    if address.database != 0 {
      _ = try ask("SELECT", ["\(address.database)"], until: deadline)
    }
    // Finds the end of a machine whose connection has no traffic.
    if case .host = address.place { _ = redisEnableKeepAlive(context) }
  }

  deinit { redisFree(context) }

  var descriptor: Int32 { context.pointee.fd }

  /// Adds a command to those that the next call of ``reply(until:)`` sends.
  func send(_ arguments: [[UInt8]]) throws {
    let bytes = arguments.flatMap(\.self) + [0]
    let isAdded = bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var start = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
      var places = arguments.map { argument -> UnsafePointer<CChar>? in
        defer { start += argument.count }
        return start
      }
      let counts = arguments.map(\.count)
      return redisAppendCommandArgv(context, Int32(places.count), &places, counts) == REDIS_OK
    }
    guard isAdded else { throw lost() }
  }

  /// The answer to the oldest command without one.
  ///
  /// - Throws: `EngineLost`.
  func reply(until deadline: Instant) throws -> RedisReply {
    while true {
      if let reply = try received() { return reply }
      var isFlushed: Int32 = 0
      guard redisBufferWrite(context, &isFlushed) == REDIS_OK else { throw lost() }
      // Answers are read while commands are sent, so that neither side waits for the other.
      try wait(descriptor, Int32(isFlushed == 1 ? POLLIN : POLLIN | POLLOUT), deadline)
      try read()
    }
  }

  /// Reads what has arrived.
  func read() throws {
    guard redisBufferRead(context) == REDIS_OK else { throw lost() }
  }

  /// An answer or a message that was read; `nil` if there is none.
  func received() throws -> RedisReply? {
    var reply: UnsafeMutableRawPointer?
    guard redisGetReply(context, &reply) == REDIS_OK else { throw lost() }
    guard let reply else { return nil }
    defer { freeReplyObject(reply) }
    return RedisReply(reply.assumingMemoryBound(to: redisReply.self))
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Throws: `EngineLost`, also for an error that the server answers.
  func ask(_ command: String, _ arguments: [String], until deadline: Instant) throws -> RedisReply {
    try send(([command] + arguments).map { Array($0.utf8) })
    let reply = try reply(until: deadline)
    if case .error(let code, let message) = reply {
      throw EngineLost(reason: "\(command): \(code) \(message)")
    }
    return reply
  }

  private func lost() -> EngineLost {
    let message = withUnsafeBytes(of: context.pointee.errstr) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return EngineLost(reason: message.isEmpty ? "the connection has failed" : message)
  }
}
