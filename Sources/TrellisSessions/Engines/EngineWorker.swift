import Foundation

/// The thread of an engine: connects, does the operations of the queue in groups, and receives notices.
struct EngineWorker: Sendable {
  typealias Instant = ContinuousClock.Instant

  let context: EngineContext
  let queue: EngineQueue
  let connect: SharedSessionStore.Connect

  /// The pause before the second attempt to connect; it doubles up to the last one.
  private static let firstPause = Duration.milliseconds(50)
  private static let longestPause = Duration.seconds(5)

  func start(_ name: String) {
    let thread = Thread { run() }
    thread.name = name
    thread.start()
  }

  private func run() {
    EngineSignal.ignoreBrokenPipes()
    var pause = Self.firstPause
    while !queue.isClosed {
      do {
        let connection = try connect(context, wait)
        queue.didConnect()
        pause = Self.firstPause
        while !queue.isClosed { try work(connection) }
      } catch {
        queue.didDisconnect((error as? EngineLost)?.reason ?? "\(error)")
        sleep(pause * Double.random(in: 0.5...1))
        pause = min(pause * 2, Self.longestPause)
      }
    }
    // The store has ended: what still waits, such as messages, fails.
    queue.didDisconnect("the store is closed")
  }

  private func sleep(_ duration: Duration) {
    let end = Instant.now + duration
    while !queue.isClosed, Instant.now < end {
      _ = queue.signal.wait(for: -1, 0, milliseconds: 20, consuming: false)
      queue.expire()
    }
  }

  /// Waits for the connection, at most until `deadline`.
  private func wait(_ descriptor: Int32, _ events: Int32, _ deadline: Instant) throws {
    while !queue.signal.wait(for: descriptor, events, milliseconds: 100, consuming: false) {
      queue.expire()
      if queue.isClosed { throw EngineLost(reason: "the store is closed") }
      if Instant.now >= deadline {
        throw EngineLost(reason: "the server has not answered within \(queue.timeLimit)")
      }
    }
  }

  private func work(_ connection: any EngineConnection) throws {
    let group = queue.takeGroup()
    if group.isEmpty {
      let isReadable = queue.signal.wait(
        for: connection.descriptor, Int32(POLLIN), milliseconds: -1, consuming: true)
      queue.notify(try connection.notices(reading: isReadable))
      return
    }
    let results: [Result<EngineAnswer, any Error>]
    do {
      results = try connection.run(group.map(\.operation), until: .now + queue.timeLimit)
    } catch {
      // An operation without an answer is repeated: the second time it has no other effect. A take-over that has had its effect
      // is then refused, and the server reads the session again.
      queue.putBack(group)
      throw error
    }
    for (waiting, result) in zip(group, results) { waiting.complete(result) }
    // While one group follows another, there is no wait that would find that notices have arrived.
    let isReadable = queue.signal.wait(
      for: connection.descriptor, Int32(POLLIN), milliseconds: 0, consuming: false)
    queue.notify(try connection.notices(reading: isReadable))
  }
}
