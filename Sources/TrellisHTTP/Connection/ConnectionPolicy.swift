/// The limits and deadlines of connections, in the machine's units.
final class ConnectionPolicy: Sendable {
  let parser: ParserLimits
  let bodyLimit: @Sendable (Request.Head) -> Int
  let requests: Int
  let allowsPipelining: Bool
  let connect: Int64
  let head: Int64
  let body: Int64
  let bodyRate: Int64
  let idle: Int64
  let response: Int64
  let chunk: Int64
  let write: Int64
  /// The bytes that a client must take within `write` milliseconds.
  let writeBytes: Int64
  let linger: Int64

  init(_ configuration: HTTPServer.Configuration) {
    let limits = configuration.limits
    let deadlines = configuration.deadlines
    parser = ParserLimits(
      headBytes: limits.headBytes, fieldCount: limits.fieldCount, targetBytes: limits.targetBytes)
    bodyLimit = configuration.bodyLimit
    requests = Swift.min(limits.requestsPerConnection, Int(Int32.max))
    allowsPipelining = limits.allowsPipelining
    connect = deadlines.connect.milliseconds
    head = deadlines.head.milliseconds
    body = deadlines.body.milliseconds
    bodyRate = Int64(Swift.max(1, deadlines.bodyBytesPerSecond))
    idle = deadlines.idle.milliseconds
    response = deadlines.response.milliseconds
    chunk = deadlines.chunk.milliseconds
    write = deadlines.write.milliseconds
    let (bytes, overflow) = write.multipliedReportingOverflow(
      by: Int64(Swift.max(0, deadlines.writeBytesPerSecond)))
    writeBytes = Swift.max(1, overflow ? .max : bytes / 1000)
    linger = deadlines.linger.milliseconds
  }
}
