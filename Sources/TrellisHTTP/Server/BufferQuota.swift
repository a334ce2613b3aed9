/// The bytes held for the clients of a loop: requests until they have a response, and responses until the client has
/// taken them.
///
/// Beyond the limits, the client with the most bytes loses a request or a connection.
struct BufferQuota {
  private let limits: HTTPServer.Configuration.Limits
  private var requests = BufferedBytes()
  private var responses = BufferedBytes()

  init(limits: HTTPServer.Configuration.Limits) { self.limits = limits }

  /// The bytes of all clients.
  var total: Int { requests.total + responses.total }

  /// Changes the bytes of `connection` to new amounts.
  mutating func change(
    _ connection: Connection, input: BufferedBytes.Amount, output: BufferedBytes.Amount
  ) {
    requests.change(connection.slot, of: connection.group, from: connection.input, to: input)
    responses.change(connection.slot, of: connection.group, from: connection.pending, to: output)
    connection.input = input
    connection.pending = output
  }

  /// The connection, by slot, whose request must be refused because too many bytes are held after input of
  /// `connection`; `nil` if the bytes are within the limits, or if no request can be refused.
  ///
  /// - Complexity: O(1).
  func requestToRefuse(after connection: Connection) -> UInt32? {
    let limit = limits.bodyBytesPerAddress
    if let slot = requests.largest(ofClientOf: connection, over: limit) { return slot }
    guard requests.total > limits.bodyBytesInAll else { return nil }
    return requests.heaviest.flatMap { requests.largest(of: $0) }
  }

  /// The connection, by slot, whose response must be ended because too many bytes wait after output to `connection`;
  /// `nil` if the bytes are within the limits, or if only one connection holds any.
  ///
  /// - Complexity: O(1).
  func responseToEnd(after connection: Connection) -> UInt32? {
    let limit = limits.outputBytesPerAddress
    if let slot = responses.largest(ofClientOf: connection, over: limit) { return slot }
    guard responses.total > limits.outputBytesInAll, let heaviest = responses.heaviest,
      responses.clientCount > 1 || responses.holders(of: heaviest) > 1
    else { return nil }
    return responses.largest(of: heaviest)
  }
}

extension BufferedBytes {
  /// The slot of the client's connection with the most bytes, if several connections of the client together hold more
  /// than `limit` bytes; otherwise `nil`.
  fileprivate func largest(ofClientOf connection: Connection, over limit: Int) -> UInt32? {
    guard connection.isOfClient, amount(of: connection.group) > limit,
      holders(of: connection.group) > 1
    else { return nil }
    return largest(of: connection.group)
  }
}
