/// What is kept for clients: bytes of requests until they are answered, and of answers until they are
/// taken. Where it is too much, the client that holds most gives way.
extension ServerLoop {
  /// Brings the sums up to date after a change of the connection.
  func countHeld(by connection: Connection) {
    let input = connection.machine.inputCount
    let output = connection.output?.byteCount ?? 0
    guard input != connection.inputBytes || output != connection.outputBytes else { return }
    if connection.inputBytes == 0, connection.outputBytes == 0,
      let head = connection.machine.head, head.storage.hasForwardedFields
    {
      setGroup(of: connection, to: forwarding.request(head, [], from: connection.peer))
    }
    heldInput.change(from: connection.inputBytes, to: input, of: connection.group)
    heldOutput.change(from: connection.outputBytes, to: output, of: connection.group)
    connection.inputBytes = input
    connection.outputBytes = output
  }

  /// Counts a request that is handed to the handler.
  func charge(_ connection: Connection, for request: Request) {
    if connection.inputBytes == 0, connection.outputBytes == 0 {
      setGroup(of: connection, to: request)
    }
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
  func relieveInput(of connection: Connection) {
    let limits = configuration.limits
    guard connection.inputBytes > 0 else { return }
    while connection.isOfClient,
      heldInput.amount(of: connection.group) > limits.bodyBytesPerAddress,
      refuseLargestRequest(of: connection.group, sparingTheOnlyOne: true)
    {}
    while heldInput.total > limits.bodyBytesInAll, let heaviest = heldInput.heaviest {
      // All requests of that client may be in the handler's hands, where they cannot be refused.
      if refuseLargestRequest(of: heaviest) { continue }
      guard connection.machine.readingCount > 0 else { return }
      refuse(connection)
    }
  }

  /// - Returns: whether there was one to refuse.
  private func refuseLargestRequest(
    of group: AddressGroup, sparingTheOnlyOne isSparing: Bool = false
  ) -> Bool {
    var largest: Connection?
    var holders = 0
    for case let connection? in connections
    where connection.group == group && connection.inputBytes > 0 {
      holders += 1
      if connection.machine.readingCount > largest?.machine.readingCount ?? 0 {
        largest = connection
      }
    }
    guard let largest, holders > 1 || !isSparing else { return false }
    refuse(largest)
    return true
  }

  private func refuse(_ connection: Connection) {
    carryOut(connection.machine.overload(), on: connection)
    countHeld(by: connection)
  }

  /// Ends connections whose answers wait, where more is kept than may be.
  func relieveOutput(of connection: Connection) {
    let limits = configuration.limits
    guard connection.outputBytes > 0 else { return }
    while connection.isOfClient,
      heldOutput.amount(of: connection.group) > limits.outputBytesPerAddress,
      endLargestAnswer(of: connection.group, sparingTheOnlyOne: true)
    {}
    while heldOutput.total > limits.outputBytesInAll, let heaviest = heldOutput.heaviest,
      endLargestAnswer(of: heaviest, sparingTheOnlyOne: heldOutput.count == 1)
    {}
  }

  /// - Returns: whether there was one to end.
  private func endLargestAnswer(
    of group: AddressGroup, sparingTheOnlyOne isSparing: Bool
  ) -> Bool {
    var largest: Connection?
    var holders = 0
    for case let connection? in connections
    where connection.group == group && connection.outputBytes > 0 {
      holders += 1
      if connection.outputBytes > largest?.outputBytes ?? 0 { largest = connection }
    }
    guard let largest, holders > 1 || !isSparing else { return false }
    counters.noteCutOff()
    carryOut(.reset, on: largest)
    return true
  }
}
