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
    connections[Int(connection.slot)] = nil
    freeSlots.append(connection.slot)
    connectionCount -= 1
    counters.noteClosed()
    forget(connection)
    notify(connection)
  }

  func notify(_ connection: Connection) {
    guard let action = connection.onDisconnect else { return }
    connection.onDisconnect = nil
    action()
  }

  /// Accepts no further connections, closes those that wait for a request, and lets the others finish until
  /// `deadline`.
  func drain(until deadline: SteadyTime, _ whenDone: @escaping @Sendable () -> Void) {
    whenDrained.append(whenDone)
    drainDeadline = Swift.min(drainDeadline ?? .never, deadline)
    guard isAccepting else { return }
    isAccepting = false
    for listener in listeners {
      poller.remove(listener.descriptor)
      listener.close()
    }
    for connection in connections {
      guard let connection else { continue }
      carryOut(connection.machine.drain(), on: connection)
    }
  }

  /// Whether the server is shutting down, and no connection is left.
  var hasDrained: Bool {
    guard let drainDeadline else { return false }
    return connectionCount == 0 || now >= drainDeadline
  }

  /// Closes all remaining connections.
  func end() {
    for connection in connections {
      guard let connection else { continue }
      if connection.machine.phase == .answering {
        answer(connection, with: refusal(.serviceUnavailable))
      }
      if connections[Int(connection.slot)] === connection { drop(connection) }
    }
    if spareDescriptor >= 0 { close(spareDescriptor) }
    for job in ownJobs + inbox.close() { Self.abandon(job) }
    for action in whenDrained { action() }
  }
}
