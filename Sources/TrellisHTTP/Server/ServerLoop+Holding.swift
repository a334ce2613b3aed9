/// Accounts for the bytes held for clients: of requests until the response, and of responses until the
/// client has taken them. Beyond the limits, the client with the most bytes loses a request or a
/// connection.
extension ServerLoop {
  /// Updates the sums after a change of the connection.
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

  /// Refuses requests that are being read, until the held bytes are within the limits.
  ///
  /// - Complexity: O(log *n*) in the connections for each refused request.
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

  /// - Returns: whether there was a request to refuse.
  private func refuseLargestRequest(of client: AddressGroup) -> Bool {
    guard let slot = heldInput.largest(of: client), let largest = connections[slot: slot] else {
      return false
    }
    carryOut(largest.machine.overload(), on: largest)
    countHeld(by: largest)
    return true
  }

  /// Closes connections with pending responses, until the held bytes are within the limits.
  ///
  /// - Complexity: O(log *n*) in the connections for each closed connection.
  func relieveOutput(of connection: Connection) {
    let limits = configuration.limits
    guard connection.pending.total > 0 else { return }
    while connection.isOfClient,
      heldOutput.amount(of: connection.group) > limits.outputBytesPerAddress,
      heldOutput.holders(of: connection.group) > 1, endLargestResponse(of: connection.group)
    {}
    while heldOutput.total > limits.outputBytesInAll, let heaviest = heldOutput.heaviest,
      heldOutput.clientCount > 1 || heldOutput.holders(of: heaviest) > 1,
      endLargestResponse(of: heaviest)
    {}
  }

  /// - Returns: whether there was a connection to close.
  private func endLargestResponse(of client: AddressGroup) -> Bool {
    guard let slot = heldOutput.largest(of: client), let largest = connections[slot: slot] else {
      return false
    }
    counters.noteCutOff()
    carryOut(.reset, on: largest)
    return true
  }
}
