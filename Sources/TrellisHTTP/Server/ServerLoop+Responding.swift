internal import CTrellisSockets
import Foundation

extension ServerLoop {
  /// Sends the response to the current request, as far as the client takes it now.
  func respond(to connection: Connection, with response: Response) {
    let exchange = connection.exchange
    connection.exchange = 0
    connection.onDisconnect = nil
    let isVersion11 = connection.machine.isVersion11
    let omitsBody = connection.machine.omitsBody
    let framing = ResponseWriter.framing(of: response, isVersion11: isVersion11)
    let keepsAlive = connection.machine.willRespond(
      endsByClosing: response.endsConnection || framing == .close && !omitsBody)
    responseHead.write(
      response, framing: framing, under: .init(isVersion11: isVersion11, keepsAlive: keepsAlive),
      at: time.secondsSince1970)
    guard !omitsBody, framing != .none else {
      return send([], .nothing, on: connection)
    }
    let isShared = response.sharesBody
    switch response.body {
    case .empty: send([], .nothing, on: connection)
    case .bytes(let bytes) where bytes.count <= 2048:
      responseHead.append(bytes)
      send([], .nothing, on: connection)
    case .bytes(let bytes): send(bytes, .nothing, isShared: isShared, on: connection)
    case .file(let slice): send([], .file(slice, position: 0), on: connection)
    case .chunks(let produce):
      send([], .chunks(produce, isChunked: framing == .chunked), on: connection)
    case .stream(let stream):
      let buffer = StreamBuffer(stream) { [weak self, key = connection.key] in
        self?.post(.continueStream(connection: key, exchange: exchange))
      }
      send(
        [], .stream(buffer, isChunked: framing == .chunked), exchange: exchange, on: connection)
    }
  }

  /// Sends the head and `body` in one call, and keeps the rest.
  private func send(
    _ body: [UInt8], _ source: PendingOutput.Source, isShared: Bool = false,
    exchange: UInt64 = 0, on connection: Connection
  ) {
    let total = responseHead.count + body.count
    let sent = responseHead.send(with: body, to: connection.descriptor)
    if sent == total, case .nothing = source { return finish(connection) }
    guard sent >= 0 || errno == EAGAIN || errno == EINTR else { return drop(connection) }
    let done = Swift.max(0, sent)
    if done >= responseHead.count {
      connection.output = PendingOutput(
        bytes: body, offset: done - responseHead.count, next: [], source: source,
        isShared: isShared, exchange: exchange)
    } else {
      connection.output = PendingOutput(
        bytes: responseHead.rest(after: done), offset: 0, next: body, source: source,
        isShared: isShared, exchange: exchange)
    }
    connection.sentBytes = Int64(done)
    let acknowledged = acknowledgedBytes(of: connection)
    connection.machine.beganWriting(acknowledged: acknowledged, at: time.now, under: policy)
    if sent == total { return flush(connection) }
    updateInterest(of: connection)
    enforceOutputQuota(of: connection)
  }

  /// The response bytes that the client's system has acknowledged, for the current response and possibly earlier ones;
  /// only differences are meaningful.
  func acknowledgedBytes(of connection: Connection) -> Int64 {
    guard connection.machine.phase == .writing || connection.output != nil else { return 0 }
    return connection.sentBytes - Int64(trellis_unconfirmed(connection.descriptor))
  }

  /// Sends more of a pending response; stops after some pieces, for fairness.
  func flush(_ connection: Connection) {
    guard let output = connection.output else { return }
    for _ in 0..<8 {
      while output.offset < output.bytes.count {
        let sent = output.bytes.withUnsafeBytes {
          trellis_send(
            connection.descriptor, $0.baseAddress! + output.offset, $0.count - output.offset, nil, 0
          )
        }
        guard sent >= 0 else {
          guard errno == EAGAIN || errno == EINTR else { return drop(connection) }
          updateInterest(of: connection)
          return enforceOutputQuota(of: connection)
        }
        output.offset += sent
        connection.sentBytes += Int64(sent)
      }
      switch output.refill(using: readBuffer) {
      case .filled: continue
      case .finished: return finish(connection)
      case .waiting:
        let decision = connection.machine.beganAwaitingChunk(at: time.now, under: policy)
        return execute(decision, on: connection)
      // The client cannot know otherwise that the response is incomplete.
      case .failed: return execute(.reset, on: connection)
      }
    }
    updateInterest(of: connection)
    enforceOutputQuota(of: connection)
  }

  /// Sends more of a stream that has a further chunk or has ended.
  ///
  /// - Parameter exchange: the number of the stream's request, which may have ended.
  func continueStream(_ exchange: UInt64, on connection: Connection) {
    guard connection.machine.phase == .awaitingChunk, connection.output?.exchange == exchange else {
      return
    }
    connection.machine.endedAwaitingChunk(at: time.now)
    flush(connection)
  }

  private func finish(_ connection: Connection) {
    connection.output = nil
    // A pipelining client gets one request handled in each round.
    if connection.machine.hasBacklog { return round.postpone(connection.key) }
    resume(connection)
  }

  /// Continues after a response: with the next request in the backlog, or by waiting.
  func resume(_ connection: Connection) {
    execute(connection.machine.wroteAll(at: time.now, under: policy), on: connection)
  }
}
