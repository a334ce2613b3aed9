import Foundation

extension ServerLoop {
  /// Closes a connection at once, and calls the disconnect action of its current request.
  func drop(_ connection: Connection) {
    connection.machine.close()
    connection.exchange = 0
    connection.output = nil
    countHeld(by: connection)
    poller.remove(connection.descriptor)
    close(connection.descriptor)
    remove(connection)
    counters.recordClosed()
    notify(connection)
  }

  func notify(_ connection: Connection) {
    guard let action = connection.onDisconnect else { return }
    connection.onDisconnect = nil
    action()
  }

  /// Accepts no further connections, closes idle connections, and keeps the others until `deadline`.
  func beginDrain(until deadline: SteadyTime, _ whenDone: @escaping @Sendable () -> Void) {
    drain.begin(until: deadline, whenDone)
    guard acceptor.isOpen else { return }
    acceptor.close()
    for connection in connections.all {
      execute(connection.machine.drain(), on: connection)
    }
  }

  /// Ends the remaining connections, and closes the queue of jobs.
  func end() {
    for connection in connections.all {
      if connection.machine.phase == .responding {
        respond(to: connection, with: refusal(.serviceUnavailable))
      }
      guard connections[slot: connection.slot] === connection else { continue }
      // The end of the connection would look like the end of a body without a length.
      if connection.output == nil { drop(connection) } else { execute(.reset, on: connection) }
    }
    endJobs()
    drain.finish()
  }
}
