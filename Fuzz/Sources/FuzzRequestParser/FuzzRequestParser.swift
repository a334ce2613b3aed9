import CLibFuzzer

@testable import TrellisHTTP

/// Passes bytes to a parser and to a connection.
///
/// Checked: no trap; the result does not depend on how the bytes are split; and all properties of parsed
/// requests can be read.
@main
enum FuzzRequestParser {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { data, count in
      guard let data, count > 1 else { return 0 }
      let piece = Int(data[0] % 32) + 1
      let bytes = Array(UnsafeBufferPointer(start: data + 1, count: count - 1))
      let whole = outcome(of: bytes, piece: bytes.count)
      let cut = outcome(of: bytes, piece: piece)
      precondition(whole == cut, "in pieces of \(piece): \(cut), but \(whole) in one")
      drive(bytes, piece: piece)
      return 0
    }
  }
}

private let limits = ParserLimits(headBytes: 600, fieldCount: 12, targetBytes: 200)
private let bodyLimit = 300

/// The parsed requests, and the failure that ended the parser.
private func outcome(of bytes: [UInt8], piece size: Int) -> [String] {
  var parser = RequestParser()
  var results: [String] = []
  var start = 0
  while start < bytes.count {
    let piece = Array(bytes[start..<min(bytes.count, start + size)])
    start += piece.count
    var offset = 0
    feeding: while true {
      switch parser.next(piece.span, from: &offset, limits: limits) {
      case .needsMore:
        precondition(offset == piece.count, "bytes were left without a reason")
        break feeding
      case .failed(let error):
        return results + ["\(error)"]
      case .body(let body):
        precondition(body.count <= bodyLimit)
        results.append("\(body)")
      case .head(let head):
        results.append(describe(head))
        if head.storage.framing != .none,
          let error = parser.expectBody(of: head, limit: bodyLimit)
        {
          return results + ["\(error)"]
        }
      }
    }
  }
  return results
}

private func describe(_ head: Request.Head) -> String {
  let request = ForwardedFields(trusted: AddressRange.loopback)
    .request(head, [], from: .loopback)
  let conditions = Conditions(tag: "\"a\"", modified: 0)
  let values: [Any?] = [
    head.method, head.target, head.path, head.pathSegments, head.queryItems, head.authority,
    Array(head.headers.map { "\($0.name): \($0.value)" }), head.storage.keepsAlive,
    request.acceptsGzip, request.clientAddress, request.host, request.isSecure,
    ByteRange(head.headers["range"], size: 100), conditions.evaluate(head.headers),
    conditions.allowsRange(head.headers),
  ]
  return "\(values)"
}

/// Responds to each request of a connection, and advances the time beyond its deadlines.
private func drive(_ bytes: [UInt8], piece size: Int) {
  var configuration = HTTPServer.Configuration()
  configuration.limits.headBytes = 600
  configuration.bodyLimit = { _ in bodyLimit }
  let policy = ConnectionPolicy(configuration)
  var now = SteadyTime(milliseconds: 0)
  var machine = ConnectionMachine(at: now, under: policy)
  var start = 0
  while start < bytes.count, machine.needsBytes {
    let piece = Array(bytes[start..<min(bytes.count, start + size)])
    start += piece.count
    now = now.advanced(by: 1)
    var decision = machine.receive(piece.span, at: now, under: policy)
    while true {
      switch decision {
      case .dispatch, .refuse:
        precondition(machine.phase == .responding)
        _ = machine.willRespond(endsByClosing: false)
        decision = machine.wroteAll(at: now, under: policy)
        continue
      case .wait, .sendContinue, .linger, .close, .reset: break
      }
      break
    }
  }
  while machine.phase != .closed {
    now = machine.deadline
    precondition(now != .never, "\(machine.phase) has no end")
    if case .refuse = machine.expire(at: now, under: policy) {
      _ = machine.wroteAll(at: now, under: policy)
    }
  }
}
