/// Keeps the bytes that are held for clients within the limits (``BufferQuota``).
extension ServerLoop {
  /// Updates the counts of held bytes after a change of the connection.
  func countHeld(by connection: Connection) {
    let input = BufferedBytes.Amount(
      total: connection.machine.inputCount, releasable: connection.machine.readingCount)
    let waiting = connection.output?.byteCount ?? 0
    let output = BufferedBytes.Amount(total: waiting, releasable: waiting)
    guard input != connection.input || output != connection.pending else { return }
    if connection.holdsNothing, let head = connection.machine.head,
      head.storage.hasForwardedFields
    {
      setGroup(of: connection, to: forwarding.request(head, [], from: connection.peer))
    }
    held.change(connection, input: input, output: output)
    counters.recordHeld(held.total)
  }

  /// Counts a request that is passed to the handler.
  func charge(_ connection: Connection, for request: Request) {
    if connection.holdsNothing { setGroup(of: connection, to: request) }
    countHeld(by: connection)
  }

  /// Charges the connection to the client that a trusted proxy names.
  private func setGroup(of connection: Connection, to request: Request) {
    guard request.forwarded != nil else { return }
    connection.group = request.clientGroup
    connection.isOfClient = connection.group != connection.peer.group
  }

  // MARK: Limits

  /// Refuses incomplete requests until the held bytes are within the limits.
  ///
  /// - Complexity: O(log *n*) in the connections for each refused request.
  func enforceInputQuota(of connection: Connection) {
    guard connection.input.total > 0 else { return }
    while let slot = held.requestToRefuse(after: connection), let largest = connections[slot: slot]
    {
      execute(largest.machine.refuseOverQuota(), on: largest)
      countHeld(by: largest)
    }
  }

  /// Closes connections with pending responses, until the held bytes are within the limits.
  ///
  /// - Complexity: O(log *n*) in the connections for each closed connection.
  func enforceOutputQuota(of connection: Connection) {
    guard connection.pending.total > 0 else { return }
    while let slot = held.responseToEnd(after: connection), let largest = connections[slot: slot] {
      counters.recordCutOff()
      execute(.reset, on: largest)
    }
  }
}
