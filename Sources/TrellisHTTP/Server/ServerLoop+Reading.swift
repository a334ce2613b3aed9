internal import CTrellisSockets
import Foundation

extension ServerLoop {
  func handle(_ event: Readiness, of connection: Connection) {
    switch connection.machine.phase {
    case .writing:
      if event.hasFailed { return drop(connection) }
      if event.isWritable { flush(connection) }
    case .awaitingChunk:
      if event.hasFailed { return drop(connection) }
      if event.isPeerClosed { execute(connection.machine.peerClosed(), on: connection) }
    case .responding:
      if event.hasFailed { return drop(connection) }
      if event.isPeerClosed { return handlePeerClose(of: connection) }
      // Bytes after the current request wait in the kernel.
      if event.isReadable { updateInterest(of: connection) }
    case .waiting, .readingHead, .readingBody, .lingering:
      if event.isReadable || event.isPeerClosed || event.hasFailed { read(connection) }
    case .closed: break
    }
  }

  /// Does all input and output that is possible without waiting.
  func processPendingIO(of connection: Connection) {
    switch connection.machine.phase {
    case .waiting, .readingHead, .readingBody: read(connection)
    case .writing: flush(connection)
    case .responding, .awaitingChunk, .lingering, .closed: break
    }
  }

  /// Executes a decision of the machine.
  func execute(_ decision: ConnectionMachine.Decision, on connection: Connection) {
    switch decision {
    case .wait: updateInterest(of: connection)
    case .sendContinue:
      let line: StaticString = "HTTP/1.1 100 Continue\r\n\r\n"
      // No other output is pending, so these bytes fit into the socket's buffer.
      _ = trellis_send(connection.descriptor, line.utf8Start, line.utf8CodeUnitCount, nil, 0)
      updateInterest(of: connection)
    case .dispatch(let head, let body): dispatch(head, body, on: connection)
    case .refuse(let status):
      counters.recordRefused()
      connections.beginExchange(of: connection)
      notify(connection)
      respond(to: connection, with: refusal(status))
    case .linger:
      shutdown(connection.descriptor, Int32(SHUT_WR))
      updateInterest(of: connection)
    case .close: drop(connection)
    case .reset:
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        connection.descriptor, SOL_SOCKET, SO_LINGER, &option,
        socklen_t(MemoryLayout<linger>.size))
      drop(connection)
    }
  }

  /// Watches the connection for the events of its phase; calls the system only if they change.
  func updateInterest(of connection: Connection) {
    countHeld(by: connection)
    let wanted: Interest
    switch connection.machine.phase {
    case .waiting, .readingHead, .readingBody: wanted = [.read, .peerClose]
    case .responding: wanted = connection.machine.isPeerClosed ? [] : .peerClose
    case .writing: wanted = .write
    case .awaitingChunk: wanted = .peerClose
    case .lingering: wanted = .read
    case .closed: return
    }
    guard connection.interest != wanted else { return }
    connection.interest = wanted
    poller.modify(connection.descriptor, key: connection.key, wanted)
  }

  private func read(_ connection: Connection) {
    let isBulk =
      connection.machine.phase == .readingBody || connection.machine.phase == .lingering
    let size = isBulk ? readBuffer.count : Self.headReadSize
    let count = recv(connection.descriptor, readBuffer.baseAddress, size, 0)
    if count > 0 {
      let bytes = UnsafeBufferPointer(
        start: readBuffer.baseAddress!.assumingMemoryBound(to: UInt8.self), count: count)
      execute(connection.machine.receive(bytes.span, at: time.now, under: policy), on: connection)
      enforceInputQuota(of: connection)
    } else if count == 0 {
      execute(connection.machine.peerClosed(), on: connection)
    } else if errno != EAGAIN, errno != EINTR {
      drop(connection)
    }
  }

  /// Handles a shutdown of the client's sending side while the response is pending. With a disconnect action, the
  /// client counts as disconnected; otherwise it may still read the response.
  private func handlePeerClose(of connection: Connection) {
    if connection.onDisconnect != nil { return drop(connection) }
    execute(connection.machine.peerClosed(), on: connection)
  }

  private func dispatch(_ head: Request.Head, _ body: [UInt8], on connection: Connection) {
    connections.beginExchange(of: connection)
    let request = forwarding.request(head, body, from: connection.peer)
    charge(connection, for: request)
    let reply = Reply(
      target: self, ticket: .init(slot: connection.slot, exchange: connection.exchange))
    // A response that the handler sends at once becomes a job of this round, because sending it directly would recurse
    // for each pipelined request.
    if head.storage.path == "*" {
      reply.send(withRefusalHeaders(.empty(.noContent, headers: Self.allowedMethods)))
    } else {
      counters.recordRequest()
      handler(request, reply)
    }
  }

  /// A response of the server itself, with the configured header fields for refusals.
  func refusal(_ status: Response.Status) -> Response { withRefusalHeaders(.failure(status)) }

  private func withRefusalHeaders(_ response: Response) -> Response {
    var response = response
    for (name, value) in configuration.refusalHeaders { response.headers.append(name, value) }
    return response
  }

  private static let allowedMethods: Headers = [
    "Allow": Request.Method.allCases.map(\.rawValue).joined(separator: ", ")
  ]

  func startWatching(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    guard let connection = connections[ticket], connection.machine.phase == .responding else {
      return hasResponse(ticket) ? () : action()
    }
    connection.onDisconnect = action
    if connection.machine.isPeerClosed { drop(connection) }
  }

  /// Whether the request of `ticket`, which is no longer current, came on a connection that is still open.
  private func hasResponse(_ ticket: Reply.Ticket) -> Bool {
    guard let connection = connections[slot: ticket.slot] else { return false }
    return ticket.exchange > connection.lastForeignExchange
  }
}
