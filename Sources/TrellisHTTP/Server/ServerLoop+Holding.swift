/// The accounting of bytes that are kept for clients: of requests until they are answered, and of answers
/// until they are taken. Where it is too much, the client that holds most gives way.
extension ServerLoop {
  /// Brings the sums up to date after a change of the connection.
  func countHeld(by connection: Connection) {
    let input = HeldBytes.Amount(
      total: connection.machine.inputCount, releasable: connection.machine.readingCount)
    let waiting = connection.output?.byteCount ?? 0
    let output = HeldBytes.Amount(total: waiting, releasable: waiting)
    guard input != connection.input || output != connection.pending else { return }
    if connection.holdsNothing, let head = connection.machine.head,
      head.storage.hasForwardedFields
    {
      setGroup(of: connection, to: forwarding.request(head, [], from: connection.peer))
    }
    heldInput.change(connection.slot, of: connection.group, from: connection.input, to: input)
    heldOutput.change(connection.slot, of: connection.group, from: connection.pending, to: output)
    connection.input = input
    connection.pending = output
    counters.noteHeld(heldInput.total + heldOutput.total)
  }

  /// Counts a request that is handed to the handler.
  func charge(_ connection: Connection, for request: Request) {
    if connection.holdsNothing { setGroup(of: connection, to: request) }
    countHeld(by: connection)
  }

  /// Has the connection charge the client that a trusted proxy names.
  private func setGroup(of connection: Connection, to request: Request) {
    guard request.forwarded != nil else { return }
    connection.group = request.clientGroup
    connection.isOfClient = connection.group != connection.peer.group
  }

  // MARK: Too much

  /// Refuses requests that are being read, where more is kept than may be.
  ///
  /// - Complexity: O(log *n*) in the connections for each request that is refused.
  func relieveInput(of connection: Connection) {
    let limits = configuration.limits
    guard connection.input.total > 0 else { return }
    while connection.isOfClient,
      heldInput.amount(of: connection.group) > limits.bodyBytesPerAddress,
      heldInput.holders(of: connection.group) > 1, refuseLargestRequest(of: connection.group)
    {}
    while heldInput.total > limits.bodyBytesInAll, let heaviest = heldInput.heaviest,
      refuseLargestRequest(of: heaviest)
    {}
  }

  /// - Returns: whether there was one to refuse.
  private func refuseLargestRequest(of client: AddressGroup) -> Bool {
    guard let slot = heldInput.largest(of: client), let largest = connections[Int(slot)] else {
      return false
    }
    carryOut(largest.machine.overload(), on: largest)
    countHeld(by: largest)
    return true
  }

  /// Ends connections whose answers wait, where more is kept than may be.
  ///
  /// - Complexity: O(log *n*) in the connections for each connection that is ended.
  func relieveOutput(of connection: Connection) {
    let limits = configuration.limits
    guard connection.pending.total > 0 else { return }
    while connection.isOfClient,
      heldOutput.amount(of: connection.group) > limits.outputBytesPerAddress,
      heldOutput.holders(of: connection.group) > 1, endLargestAnswer(of: connection.group)
    {}
    while heldOutput.total > limits.outputBytesInAll, let heaviest = heldOutput.heaviest,
      heldOutput.clientCount > 1 || heldOutput.holders(of: heaviest) > 1,
      endLargestAnswer(of: heaviest)
    {}
  }

  /// - Returns: whether there was one to end.
  private func endLargestAnswer(of client: AddressGroup) -> Bool {
    guard let slot = heldOutput.largest(of: client), let largest = connections[Int(slot)] else {
      return false
    }
    counters.noteCutOff()
    carryOut(.reset, on: largest)
    return true
  }
}
